import { expect, test } from 'vitest';
import { dataFiles } from './own-data.ts';

const at = new Date('2026-11-21T23:30:00.000Z');
const iso = '2026-11-21T23:30:00.000Z';
const later = new Date('2026-11-25T08:00:00.000Z');

const events = [
  { type: 'taken', at, by: 'Anna', until: null },
  { type: 'appointment', at, by: 'Anna', until: later },
  { type: 'notReached', at, by: 'Anna', until: later },
  { type: 'followUp', at, by: 'Anna', until: later },
  { type: 'note', at, by: 'Anna', note: 'ruft an' },
  { type: 'corrected', at, by: '', field: 'phone', formerValue: '0351 1' },
  { type: 'corrected', at, by: 'Anna', field: 'haustyp', formerValue: 'Reihenhaus' },
  { type: 'corrected', at, by: 'Anna', field: 'nutzName', formerValue: 'Mieter' },
  { type: 'remark', at, by: '', note: 'abends', byLink: true },
  { type: 'times', at, by: '', note: null, byLink: false },
];

/** As the tables hold them: in no order, and among those of others. */
const stored = [
  { submission: 'andere', id: 0, type: 'remark', at, by: '', note: 'fremd', byLink: false },
  ...events.map((event, index) => ({ ...event, submission: 'kennung', id: index + 1 })).reverse(),
];

const submission = {
  id: 'kennung',
  reference: 'PV-1',
  kind: 'consultation',
  receivedAt: at,
  consentAt: later,
  privacyVersion: 'v2',
};
const status = {
  dueAt: later,
  firstContactAt: at,
  holder: 'Anna',
  doneAt: null,
  followUpOn: '2026-11-26',
};
const shown = [
  { lines: [{ name: 'haustyp', label: 'Haustyp', value: 'Gewerbe' }] },
  { title: 'Leer', lines: [] },
];
const mails = [
  { recipient: 'visitor', subject: 'request', createdAt: iso, completedAt: null },
  { recipient: 'company', subject: 'added', createdAt: iso, completedAt: iso },
];
const photographs = [
  { id: '1', kind: 'meter', width: 40, height: 80, addedAt: later },
  { id: '2', kind: 'bill', width: 80, height: 40, addedAt: at },
];

/** A database that holds these, and the bytes of the second photograph alone. */
const em = {
  async find(_entity: unknown, which: { submission?: string }, { orderBy }: { orderBy: object }) {
    const found = stored.filter(
      (event) => event.submission === (which.submission ?? event.submission),
    );
    const order = Object.entries(orderBy).flat().join(' ') === 'id asc' ? 1 : -1;
    return found.sort((one, other) => order * (one.id - other.id));
  },
  execute: async (_sql: string, values: unknown[]) =>
    values.includes('2') ? [{ part: Buffer.from('jpeg'), length: 4 }] : [],
};

type Taken = Parameters<typeof dataFiles>[1];

async function filesOf(history?: Taken['history']) {
  const taken = { request: { submission, status }, shown, mails, photographs, history };
  const files: { name: string; content: string; modifiedAt: Date }[] = [];
  for await (const file of dataFiles(em as never, taken as unknown as Taken, '203.0.113.7')) {
    const parts: Buffer[] = [];
    for await (const part of file.content) parts.push(part);
    files.push({ ...file, content: Buffer.concat(parts).toString() });
  }
  const [data, ...pictures] = files;
  return { data, pictures, json: JSON.parse(data?.content ?? '') };
}

test('a visitor takes along all that is about them, under German names', async () => {
  const { data, json } = await filesOf();
  expect(data?.name).toBe('anfrage.json');
  expect(data?.content).toMatch(/^\{\n {2}"vorgangsnummer": "PV-1",\n {2}"formular"/);
  const { verantwortlich, hinweise, ...rest } = json;
  expect(verantwortlich).toMatch(/^.+, .+, \S+@\S+$/);
  expect(hinweise).toHaveLength(3);
  expect(rest).toEqual({
    vorgangsnummer: 'PV-1',
    formular: 'Beratungsanfrage',
    eingegangenAm: iso,
    angaben: [
      { felder: [{ feld: 'Haustyp', wert: 'Gewerbe' }] },
      { abschnitt: 'Leer', felder: [] },
    ],
    einwilligungAm: '2026-11-25T08:00:00.000Z',
    datenschutzhinweiseVom: 'v2',
    berichtigungen: [
      { am: iso, feld: 'Telefon', vorher: '0351 1' },
      { am: iso, feld: 'Haustyp', vorher: 'Reihenhaus' },
    ],
    bemerkungen: [{ am: iso, text: 'abends', nurUeberDenLink: true }],
    zeitenFuerEinenAnruf: [{ am: iso, zeiten: null, nurUeberDenLink: false }],
    fotos: [
      {
        datei: 'fotos/01 Zählerschrank.jpg',
        zeigt: 'Zählerschrank',
        breite: 40,
        hoehe: 80,
        hinzugefuegtAm: '2026-11-25T08:00:00.000Z',
      },
      {
        datei: 'fotos/02 Stromrechnung.jpg',
        zeigt: 'Stromrechnung',
        breite: 80,
        hoehe: 40,
        hinzugefuegtAm: iso,
      },
    ],
    stand: {
      antwortZugesagtBis: '2026-11-25T08:00:00.000Z',
      ersterAnrufOderAntwort: iso,
      bearbeitetVon: 'Anna',
      erledigtAm: null,
    },
    verlauf: [
      { am: iso, was: 'übernommen' },
      { am: iso, was: 'Termin eingetragen', fuer: '2026-11-25T08:00:00.000Z' },
      { am: iso, was: 'angerufen und nicht erreicht', fuer: '2026-11-25T08:00:00.000Z' },
    ],
    emails: [
      { an: 'an Sie', worum: 'die Anfrage', angelegtAm: iso, verschicktAm: null },
      { an: 'an unser Büro', worum: 'was Sie ergänzt haben', angelegtAm: iso, verschicktAm: iso },
    ],
  });
});

test('of the photographs each is a file, but one that was taken back meanwhile', async () => {
  expect((await filesOf()).pictures).toEqual([
    { name: 'fotos/02 Stromrechnung.jpg', content: 'jpeg', modifiedAt: at },
  ]);
});

test('whose identity the office has checked has its notes and its day, too', async () => {
  expect((await filesOf('with notes')).json).toMatchObject({
    wiedervorlageAm: '2026-11-26',
    notizen: [{ am: iso, von: 'Anna', text: 'ruft an' }],
    bemerkungen: [{ text: 'abends' }],
  });
});

test('who is only named has nothing of the history', async () => {
  const { json } = await filesOf('none');
  for (const name of ['berichtigungen', 'bemerkungen', 'zeitenFuerEinenAnruf', 'verlauf'])
    expect(json[name], name).toEqual([]);
  expect(json).not.toHaveProperty('notizen');
});
