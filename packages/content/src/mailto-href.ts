/**
 * Leads to a mail to this address alone. As it was typed, `a?cc=b%40x.de&subject=…@y.de`, which a form takes for an
 * address, would write to somebody else too.
 */
export function mailtoHref(email: string, mail: { subject?: string; body?: string } = {}): string {
  const address = email.split('@').map(encodeURIComponent).join('@');
  const query = Object.entries(mail).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  return `mailto:${[address, query.join('&')].filter(Boolean).join('?')}`;
}
