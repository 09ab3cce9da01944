import { company } from './company-in-texts.ts';

const validDays = 180;

/**
 * `/.well-known/security.txt` (RFC 9116): how to report a vulnerability.
 * @param publicUrl origin of the site, without a trailing slash
 * @param start when the site was started; the text holds for half a year from then on
 */
export function securityTextOf(publicUrl: string, start: Date): string {
  const expires = new Date(start.getTime() + validDays * 24 * 60 * 60 * 1_000);
  return [
    `Contact: mailto:${company.securityEmail}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: de, en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
