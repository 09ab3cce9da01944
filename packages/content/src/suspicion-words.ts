/** What mails, lists and exports say of a request that looks like spam. */
export const suspicionWords = {
  mark: 'Verdacht auf Spam',
  reasons: {
    'hidden-field': 'Das Feld, das Menschen nicht sehen, war ausgefüllt.',
    'too-fast': 'Das Formular wurde schneller abgeschickt, als ein Mensch tippt.',
    'only-link': 'Die Nachricht enthält nichts als Links.',
    'by-hand': 'Im Büro als Spam vermerkt.',
  },
} as const;
