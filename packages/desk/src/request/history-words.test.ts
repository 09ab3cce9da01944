import { expect, test } from 'vitest';
import { wordsOf } from './history-words.ts';

type Event = Parameters<typeof wordsOf>[0];
const until = '2026-11-25T08:00:00Z';

test.each<[Partial<Event>, string]>([
  [{ type: 'handedOver', to: 'Jens Kretzschmar' }, 'hat an Jens weitergegeben'],
  [{ type: 'appointment', until }, 'hat einen Termin eingetragen: morgen, 9:00'],
  [{ type: 'waiting' }, 'wartet auf den Kunden'],
  [{ type: 'waiting', until }, 'wartet auf den Kunden, Wiedervorlage morgen'],
  [{ type: 'followUp', until }, 'hat eine Wiedervorlage eingetragen: morgen'],
  [{ type: 'followUp' }, 'hat die Wiedervorlage gestrichen'],
  [{ type: 'done', outcome: 'order' }, 'hat den Auftrag vermerkt'],
  [{ type: 'done' }, 'hat beantwortet'],
  [{ type: 'done', outcome: 'without' }, 'hat ohne Antwort erledigt'],
  [{ type: 'taken' }, 'hat übernommen'],
  [{ type: 'notReached', until }, 'hat niemanden erreicht, wieder morgen, 9:00'],
  [
    { type: 'notReached', until, isMailed: true },
    'hat niemanden erreicht, wieder morgen, 9:00 und dem Kunden geschrieben',
  ],
  [{ type: 'note', note: 'Ruft an.' }, ''],
  [{ type: 'note', note: null }, 'hat eine Notiz gelöscht'],
  [{ type: 'photographs' }, 'hat 1 Foto hinzugefügt'],
  [{ type: 'times', note: 'ab 16 Uhr' }, 'hat gewählt, wann ein Anruf passt'],
  [{ type: 'times' }, 'hat die gewählten Anrufzeiten zurückgenommen'],
  [{ type: 'photographs', count: 2 }, 'hat 2 Fotos hinzugefügt'],
  [{ type: 'corrected', field: 'email' }, 'hat die E-Mail-Adresse geändert'],
  [{ type: 'corrected', field: 'address' }, 'hat die Adresse geändert'],
  [
    { type: 'corrected', field: 'phone', formerValue: '1' },
    'hat die Telefonnummer geändert, vorher 1',
  ],
  [
    { type: 'corrected', field: 'haustyp', formerValue: 'Reihenhaus' },
    'hat „Art des Hauses“ geändert, vorher Reihenhaus',
  ],
])('the history says what somebody did: %j', (event, words) => {
  const labels = new Map([['haustyp', 'Art des Hauses']]);
  expect(wordsOf(event as Event, new Date('2026-11-24T10:00:00Z'), labels).trim()).toBe(words);
});
