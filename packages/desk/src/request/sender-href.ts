import { deskRequest } from '@rebhang-solar/content/desk-words';
import { mailtoHref } from '@rebhang-solar/content/mailto-href';
import type { Details } from './details.ts';

/** A mail to the sender, with the reference in its subject and a greeting to begin with. */
export function senderHref({
  email,
  name,
  kind,
  reference,
}: Pick<Details, 'email' | 'name' | 'kind' | 'reference'>): string | undefined {
  if (!email) return undefined;
  return mailtoHref(email, {
    subject: deskRequest.mailSubject(kind, reference),
    body: deskRequest.mailBody(name, reference).replaceAll('\n', '\r\n'),
  });
}
