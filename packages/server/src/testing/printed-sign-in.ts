import { expect, vi } from 'vitest';

/** The line about the desk, which comes after that of the site. */
export const deskLine = (site: { output(): string }) =>
  vi.waitFor(
    () => {
      const line = /^The office's desk: .*$/m.exec(site.output())?.[0];
      return line ?? expect.fail('no line yet');
    },
    { timeout: 40_000 },
  );

/** Presses the button of a link that a start on loopback has printed, where nobody has named the desk's users. */
export const pressSignIn = (href: string) =>
  fetch(href, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ name: 'Büro' }),
    redirect: 'manual',
  });

/** Signs in to the desk of a site that was just started. */
export async function signInByPrintedLink(site: { output(): string }) {
  const [href = ''] = /http:\S+/.exec(await deskLine(site)) ?? [];
  const answer = await pressSignIn(href);
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  return { url: new URL(href).origin, cookie };
}
