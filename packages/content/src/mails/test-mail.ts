/** What `launch-check --send-test-mail` sends. */
export const testMailWords = {
  subject: 'Testmail Ihrer Website',
  title: 'Die Website kann E-Mails verschicken',
  text: 'Diese E-Mail kam über den Mailserver, den die Website für Anfragen verwendet. Sehen Sie bitte nach, ob sie im Spam-Ordner liegt: Dann fehlen SPF, DKIM oder DMARC.',
} as const;
