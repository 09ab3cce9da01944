/** Where the prerendered page of a path lies: `/` in `index.html`, `/faq/zusch%C3%BCsse` in `faq/zuschüsse.html`. */
export function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${decodeURIComponent(path).normalize('NFC').slice(1)}.html`;
}
