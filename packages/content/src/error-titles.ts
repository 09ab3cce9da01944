/** Titles of error answers, by the code of the error in the server. */
export const errorTitles = {
  invalid: 'Bitte prüfen Sie Ihre Angaben.',
  signedOut: 'Sie sind nicht angemeldet. Bitte melden Sie sich neu an.',
  foreignOrigin: 'Diese Anfrage kam nicht von unserer Internetseite und wurde nicht angenommen.',
  notFound: 'Diese Adresse gibt es nicht.',
  methodNotAllowed: 'Diese Adresse nimmt keine solche Anfrage an.',
  conflict: 'Jemand anders hat die Anfrage inzwischen geändert.',
  tooLarge: 'Die Anfrage ist zu groß. Bitte kürzen Sie Ihren Text.',
  wrongType: 'Anfragen werden nur als JSON oder als Formular angenommen.',
  keyReused:
    'Unter dieser Kennung liegt uns schon eine andere Anfrage vor. Bitte senden Sie sie neu.',
  tooManyRequests: 'Von Ihrem Anschluss kamen sehr viele Anfragen. Bitte warten Sie eine Minute.',
  busy: 'Gerade kommen sehr viele Anfragen bei uns an. Bitte versuchen Sie es in einer Minute erneut oder rufen Sie uns an.',
  internal:
    'Bei uns ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut oder rufen Sie uns an.',
  unavailable:
    'Wir können Ihre Anfrage gerade nicht annehmen. Bitte versuchen Sie es in einer Minute erneut oder rufen Sie uns an.',
} as const;
