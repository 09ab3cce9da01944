import { expect, test } from 'vitest';
import { deskFilters, deskKeys, deskRequest } from './desk-words.ts';
import { subjectCopy } from './forms/subjects.ts';
import { alertWords, oldestBackupHours } from './mails/alert.ts';
import { morningWords } from './mails/morning.ts';
import { mostPhotographs, photographKinds, photographNames } from './photograph-kinds.ts';
import { mostMegabytes, photographProblems } from './photograph-problems.ts';
import { confirmationsPerDay, photographDays, retentionMonths } from './privacy.ts';
import { states } from './states.ts';
import { heldBy, statusWords, visitorSteps } from './status-words.ts';

const pairs = (words: Record<string, string>) =>
  Object.entries(words).map(([key, word]) => `${key}: ${word}`);

test('each state has its name', () => {
  expect(pairs(states)).toEqual([
    ...['BW: Baden-Württemberg', 'BY: Bayern', 'BE: Berlin', 'BB: Brandenburg', 'HB: Bremen'],
    ...['HH: Hamburg', 'HE: Hessen', 'MV: Mecklenburg-Vorpommern', 'NI: Niedersachsen'],
    ...['NW: Nordrhein-Westfalen', 'RP: Rheinland-Pfalz', 'SL: Saarland', 'SN: Sachsen'],
    ...['ST: Sachsen-Anhalt', 'SH: Schleswig-Holstein', 'TH: Thüringen'],
  ]);
});

test('office, desk and visitor read of each state of a request what is meant for them', () => {
  expect(
    Object.values(statusWords).map(
      ({ office, desk, visitor }) => `${office} | ${desk} | ${visitor}`,
    ),
  ).toEqual([
    'neu | neu | Eingegangen',
    'übernommen | übernommen | Übernommen',
    'nicht erreicht | nicht erreicht | Nicht erreicht',
    'Termin | Termin | Termin',
    'wartet auf den Kunden | wartet | Wir warten auf Sie',
    'erledigt | erledigt | Abgeschlossen',
    'beantwortet | beantwortet | Beantwortet',
    'Auftrag | Auftrag | Auftrag',
    // The visitor does not read that nobody answered.
    'ohne Antwort | ohne Antwort | Abgeschlossen',
  ]);
  expect(heldBy('Anna')).toBe('bei Anna');
  expect(pairs(visitorSteps)).toEqual([
    'entered: am Telefon aufgenommen',
    'taken: übernommen',
    'handedOver: an jemand anderen im Büro weitergegeben',
    'released: wieder freigegeben',
    'reached: mit Ihnen gesprochen',
    'notReached: angerufen und nicht erreicht',
    'appointment: Termin eingetragen',
    'waiting: wartet auf Sie',
    'done: erledigt',
    'reopened: wieder geöffnet',
  ]);
});

test('photographs are asked for from the roof to the bill, ten at most, of twelve megabytes each', () => {
  expect(photographKinds.map((kind) => photographNames[kind])).toEqual([
    ...['Dach von außen', 'Dach von innen', 'Zählerschrank', 'Platz für den Speicher'],
    'Stromrechnung',
  ]);
  expect([mostPhotographs, mostMegabytes]).toEqual([10, 12]);
  expect(photographProblems.tooLarge).toMatch(/^Das Foto ist größer als 12\u00A0MB\. /);
  expect(photographProblems.tooMany).toMatch(/^10 Fotos sind schon da/);
});

test('what the privacy notice promises is two years, ninety days, and three confirmations', () => {
  expect([retentionMonths, photographDays, confirmationsPerDay]).toEqual([24, 90, 3]);
  expect(oldestBackupHours).toBe(26);
});

test('the desk’s filters, keys and causes of an end have their words', () => {
  expect(pairs(deskFilters)).toEqual([
    ...['offen: Offen', 'neu: Neu', 'uebernommen: Übernommen', 'wartet: Wartet'],
    ...['erledigt: Erledigt', 'verdacht: Verdacht', 'spam: Spam', 'bei-mir: Bei mir'],
  ]);
  const keys = [...deskKeys.hints, ...deskKeys.more].map(
    ([pressed, meaning]) => `${pressed.join('/')}: ${meaning}`,
  );
  expect(keys).toEqual([
    ...['j/k: bewegen', 'Enter: öffnen', 't: übernehmen', 'n: notieren', '/: suchen'],
    ...['?: alle Tasten', 'Esc: Suche oder Fenster schließen', 'l: zur Liste'],
  ]);
  expect(pairs(deskRequest.timeline.events.done)).toEqual([
    'answered: hat beantwortet',
    'order: hat den Auftrag vermerkt',
    'without: hat ohne Antwort erledigt',
  ]);
  expect(pairs(deskRequest.timeline.events.corrected)).toEqual([
    'phone: hat die Telefonnummer geändert',
    'email: hat die E-Mail-Adresse geändert',
    'address: hat die Adresse geändert',
  ]);
});

test('the list of the morning and alerts name their parts', () => {
  expect(pairs(morningWords.groups)).toEqual([
    'overdue: Überfällig',
    'dueToday: Heute fällig',
    'undelivered: Ohne Eingangsbestätigung: bitte anrufen',
    'new: Neu seit der letzten Liste',
    'forgotten: Seit zwei Bürotagen nichts geschehen',
  ]);
  expect(pairs(alertWords.outcomes)).toEqual([
    'old: gelungen',
    'failed: fehlgeschlagen',
    'never: noch keine gemacht',
  ]);
  expect(pairs(alertWords.facts)).toEqual([
    'code: Fehlercode',
    'mails: E-Mails',
    'minutes: Minuten, seit die älteste wartet',
    'unconfirmed: Anfragen ohne Bestätigung',
    'inDigest: Anfragen in einer Sammel-E-Mail',
    'freePercent: Prozent frei',
    'hours: Stunden seit der letzten Sicherung',
    'outcome: Ausgang der letzten Sicherung',
  ]);
});

test('a form that is opened for a subject has its heading, and its message begins with it', () => {
  expect(
    Object.entries(subjectCopy).map(
      ([key, { heading, message }]) => `${key}: ${heading}: ${message.split(':')[0]}`,
    ),
  ).toEqual([
    'garantiefall: Garantiefall melden: Garantiefall',
    'versicherung: Versicherung besprechen: Versicherung',
    'wartung: Wartung anfragen: Wartung',
    'vor-ort-termin: Vor-Ort-Termin vereinbaren: Vor-Ort-Termin',
    'installation: Fragen zur Installation: Frage zur Installation',
    'anmeldung: Beratung zur Anmeldung: Anmeldung der Anlage',
    'abrechnung: Fragen zur Abrechnung: Frage zur Abrechnung',
    'dachpruefung: Kostenlose Dachprüfung anfragen: Dachprüfung',
    'datenblaetter: Datenblätter anfordern: Bitte schicken Sie mir diese Datenblätter',
  ]);
});
