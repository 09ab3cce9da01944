import { expect, test } from 'vitest';
import {
  desk,
  deskEnter,
  deskList,
  deskMails,
  deskRequest,
  deskSessions,
  deskWeek,
} from './desk-words.ts';
import { additionWords } from './mails/addition.ts';
import { alertWords } from './mails/alert.ts';
import { codeWords } from './mails/code.ts';
import { confirmationWords } from './mails/confirmation.ts';
import { handOverWords } from './mails/hand-over.ts';
import { latePdfWords } from './mails/late-pdf.ts';
import { lostLinkWords } from './mails/lost-link.ts';
import { morningWords } from './mails/morning.ts';
import { newRequestWords } from './mails/new-request.ts';
import { notReachedWords } from './mails/not-reached.ts';
import { noticeWords } from './mails/notice.ts';
import { officeWords } from './mails/to-office.ts';
import { withdrawalWords } from './mails/withdrawal.ts';

const { erase, conflict, toasts, photographs, timeline, mails, asked, actions, by } = deskRequest;
const { events } = timeline;
const said = (text: string) => text.replaceAll('\u00A0', ' ');

test.each([
  [desk.oClock('14:20'), '14:20 Uhr'],
  [deskSessions.since('gestern'), 'seit gestern'],
  [deskSessions.last('heute'), 'zuletzt heute'],
  [deskSessions.until('morgen'), 'längstens bis morgen'],
  [deskList.open(3), '3 offen'],
  [deskList.overdue(3), '3 überfällig'],
  [deskList.updated('14:20'), '14:20 Uhr, aktualisiert sich von selbst'],
  [deskList.stale('14:20'), 'keine Verbindung, Stand 14:20 Uhr'],
  [deskList.left('2 Std.'), 'noch 2 Std.'],
  [deskList.since('2 Std.'), 'seit 2 Std.'],
  [deskList.notReached(2), 'nicht erreicht, 2×'],
  [deskList.of('Ost'), 'Bei Ost'],
  [deskList.takeOf('Ost'), 'Übernehmen: Ost'],
  [deskList.shown(20, 45), '20 von 45'],
  [deskList.empty.today(3, 2), 'Heute sind 3 Anfragen gekommen, 2 sind erledigt.'],
  [deskList.empty.today(0, 1), 'Heute sind 0 Anfragen gekommen, 1 ist erledigt.'],
  [deskList.search.nothing('Ost'), 'Nichts gefunden zu „Ost“.'],
  [deskRequest.received('heute'), 'eingegangen heute'],
  [deskRequest.suits('morgens'), 'Ein Anruf passt: morgens'],
  [by.me('8:00'), 'bei mir seit 8:00'],
  [by.other('Ost', '8:00'), 'bei Ost seit 8:00'],
  [deskRequest.correct.startOf('Dach'), 'Bearbeiten: Dach'],
  [actions.takeFrom('Ost'), 'Von Ost übernehmen'],
  [asked.called('Ost'), 'Ost angerufen:'],
  [asked.wrote('Ost'), 'Ost geschrieben:'],
  [
    deskRequest.notReached.shown('Nicht erreicht', 'Wir rufen an.'),
    'Auf der Seite des Kunden steht dann: „Nicht erreicht. Wir rufen an.“',
  ],
  [deskRequest.notReached.submit('morgen, 9:00'), 'morgen, 9:00 wieder vorlegen'],
  [erase.title('Ost'), 'Anfrage von Ost endgültig löschen?'],
  [erase.done('Ost'), 'Gelöscht: Ost'],
  [conflict.title('Ost', '8:00'), 'Ost war schneller (8:00 Uhr).'],
  [conflict.visitor('8:00'), 'Der Kunde hat inzwischen etwas ergänzt (8:00 Uhr).'],
  [toasts.done('Beantwortet', 'Ost'), 'Beantwortet: Ost'],
  [toasts.next('Ost', '8:00'), 'Danach: Ost, 8:00'],
  [toasts.undo('Ost'), 'Zurückgenommen: Ost'],
  [toasts.take('Ost'), 'Übernommen: Ost'],
  [toasts.reached('Ost'), 'Erreicht: Ost'],
  [toasts.notReached('Ost', 'morgen'), 'Ost: wieder vorgelegt morgen'],
  [toasts.appointment('Ost', 'morgen'), 'Ost: Termin morgen'],
  [toasts.handedOver('Ost', 'West'), 'Ost: jetzt bei West'],
  [toasts.released('Ost'), 'Ost: wieder frei'],
  [toasts.waiting('Ost'), 'Ost: wartet auf den Kunden'],
  [toasts.followUp('Ost', 'morgen'), 'Ost: Wiedervorlage morgen'],
  [toasts.noFollowUp('Ost'), 'Ost: keine Wiedervorlage mehr'],
  [toasts.spam('Ost'), 'Als Spam vermerkt: Ost'],
  [toasts.notSpam('Ost'), 'Kein Spam: Ost'],
  [toasts.reopen('Ost'), 'Wieder offen: Ost'],
  [photographs.all('3 MB'), 'Alle herunterladen (ZIP, 3 MB)'],
  [photographs.open('Dach', 2, 5), 'Dach, Foto 2 von 5, groß ansehen'],
  [events.handedOver('Ost'), 'hat an Ost weitergegeben'],
  [events.notReached('morgen'), 'hat niemanden erreicht, wieder morgen'],
  [events.appointment('morgen'), 'hat einen Termin eingetragen: morgen'],
  [events.correctedField('Dach'), 'hat „Dach“ geändert'],
  [deskRequest.earlier.from('Wartung', '21.11.'), 'Wartung vom 21.11.'],
  [mails.states.sent('8:00'), 'verschickt 8:00'],
  [mails.states.retry(3), 'wird wiederholt, 3× versucht'],
  [
    deskRequest.mailBody('Ost', 'PV-1'),
    'Guten Tag Ost,\n\nvielen Dank für Ihre Anfrage (PV-1).\n\n',
  ],
  [deskEnter.saved('Ost'), 'Gespeichert: Ost'],
  [deskMails.erased('PV-1'), 'PV-1, gelöscht'],
  [deskMails.since('8:00'), 'aufgegeben 8:00'],
  [deskMails.oldest(20, 45), 'Die ältesten 20 von 45'],
  [deskMails.of('Erneut senden', 'PV-1'), 'Erneut senden: PV-1'],
  [deskWeek.number(8), 'KW 8'],
  [deskWeek.days('16. Februar', '22. Februar'), '16. Februar bis 22. Februar.'],
  [deskWeek.of(3, 5), '3 von 5'],
  [
    deskWeek.headline(8, 4, 2, 3, 1),
    'KW 8: 4 neue Anfragen, 2 von 3 Beratungen in der zugesagten Zeit, 1 läuft noch',
  ],
])('the desk says „%s“', (text, expected) => {
  expect(said(text)).toBe(expected);
});

test.each([
  [additionWords.subject('Ost: Wartung'), 'Ergänzt: Ost: Wartung'],
  [additionWords.text('PV-1'), 'Zur Anfrage PV-1 ist etwas hinzugekommen.'],
  [additionWords.byLink('Neue Fotos'), 'Neue Fotos, nur über den Link'],
  [alertWords.subject('Die Datenbank'), 'ALERT Die Datenbank'],
  [alertWords.over('Die Datenbank'), 'Wieder in Ordnung: Die Datenbank'],
  [codeWords.subject('PV-1'), 'Ihr Code zur Anfrage PV-1'],
  [handOverWords.subject('Ost: Wartung'), 'Für Sie: Ost: Wartung'],
  [handOverWords.text('West', 'PV-1'), 'West hat Ihnen die Anfrage PV-1 weitergegeben.'],
  [latePdfWords.subject('Ost: Netz'), 'Ost: Netz – Formular als PDF'],
  [
    latePdfWords.text('PV-1'),
    'Hier ist das Formular zu PV-1, das in der ersten E-Mail gefehlt hat.',
  ],
  [lostLinkWords.subject('PV-1'), 'Der Link zu Ihrer Anfrage PV-1'],
  [morningWords.subject('Montag'), 'Anfragen von Montag'],
  [morningWords.until('Montag'), 'zugesagt bis Montag'],
  [morningWords.received('Montag'), 'eingegangen am Montag'],
  [morningWords.callAgain('Montag'), 'wieder anrufen: Montag'],
  [morningWords.appointment('Montag'), 'Termin: Montag'],
  [morningWords.followUp('Montag'), 'Wiedervorlage: Montag'],
  [newRequestWords.receivedAt('Montag'), 'eingegangen am Montag'],
  [newRequestWords.until('Montag'), 'bis Montag'],
  [newRequestWords.consentGiven('Montag'), 'erteilt am Montag'],
  [notReachedWords.subject('PV-1'), 'Wann passt Ihnen ein Anruf? PV-1'],
  [noticeWords.subject.changed('PV-1'), 'Ihre Anfrage PV-1 wurde geändert'],
  [noticeWords.subject.withdrawn('PV-1'), 'Ihre Anfrage PV-1 ist zurückgezogen'],
  [
    noticeWords.corrected('PV-1', 'Adresse'),
    'an Ihrer Anfrage PV-1 wurde etwas geändert: Adresse.',
  ],
  [noticeWords.photographs('PV-1'), 'auf der Seite Ihrer Anfrage PV-1 wurden Fotos entfernt.'],
  [officeWords.sender('Ost, Neustadt'), 'Ost, Neustadt (Website)'],
  [officeWords.subject('Ost', 'Wartung', 'PV-1'), 'Ost: Wartung PV-1'],
  [officeWords.call('0351 1'), '0351 1 anrufen'],
  [withdrawalWords.subject('PV-1'), 'Zurückgezogen und gelöscht: PV-1'],
])('a mail says „%s“', (text, expected) => {
  expect(said(text)).toBe(expected);
});

test('a confirmation names reference, form and time, and what is promised only where it is', () => {
  const promised = confirmationWords('consultation', 'PV-1', '21.11.2026', 'Montag, 18:00 Uhr');
  expect(promised.subject).toBe('Eingangsbestätigung PV-1');
  expect(promised.due).toEqual({ label: 'Sie hören von uns', value: 'bis Montag, 18:00 Uhr' });
  expect(promised.facts.map(({ label }) => label)).toEqual([
    ...['Vorgangsnummer', 'Formular', 'Eingegangen am'],
  ]);
  expect(promised.facts[0]?.value).toBe('PV-1');
  expect(promised.facts[2]?.value).toBe('21.11.2026');
  expect(promised.received).toMatch(/ bei uns angekommen und sicher gespeichert\.$/);
  expect(confirmationWords('contact', 'PV-1', '21.11.2026').due).toBeUndefined();
});
