import { deskRequest } from '@rebhang-solar/content/desk-words';
import type { Details } from './details.ts';

/** A mail to the sender, with the reference in its subject and a greeting to begin with. */
export function mailtoHref({
  email,
  name,
  kind,
  reference,
}: Pick<Details, 'email' | 'name' | 'kind' | 'reference'>): string | undefined {
  if (!email) return undefined;
  const subject = encodeURIComponent(deskRequest.mailSubject(kind, reference));
  const body = encodeURIComponent(deskRequest.mailBody(name, reference).replaceAll('\n', '\r\n'));
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?subject=${subject}&body=${body}`;
}
