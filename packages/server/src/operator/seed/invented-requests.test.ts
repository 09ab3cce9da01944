import { expect, test } from 'vitest';
import { forms } from '../../forms/forms.ts';
import { inventedRequest } from './invented-requests.ts';

const submissionId = '00000000-0000-4000-8000-000000000001';

test('every invented request is one that its form takes', () => {
  for (let index = 0; index < 150; index += 1) {
    const { kind, payload } = inventedRequest(index);
    const parsed = forms[kind].submission.safeParse({ ...payload, submissionId });
    expect(parsed.success, `${index} ${kind} ${parsed.error}`).toBe(true);
  }
});

test('they follow each other in circles of seven forms and eighteen people, each with an address of its own', () => {
  const kinds = Array.from({ length: 8 }, (_, index) => inventedRequest(index).kind);
  expect(kinds).toEqual([
    'consultation',
    'consultation',
    'consultation',
    'contact',
    'maintenance',
    'consultation',
    'gridConnection',
    'consultation',
  ]);
  const emails = Array.from({ length: 44 }, (_, index) =>
    JSON.stringify(inventedRequest(index).payload)
      .match(/anfrage-\d+@beispiel\.example/)
      ?.at(0),
  );
  expect(emails[0]).toBe('anfrage-1@beispiel.example');
  expect(new Set(emails).size).toBe(44);
  expect(inventedRequest(0).payload).toMatchObject({
    name: 'Friederike Schönfelder-Weißbach',
    haustyp: 'reihenhaus',
    dachflaeche: 'unter-50',
    stromverbrauch: '3000-5000',
    budget: 'bis-15000',
    zeitrahmen: 'sofort',
    message: '',
    datenschutz: true,
  });
  expect(inventedRequest(18).payload).toMatchObject({ name: 'Friederike Schönfelder-Weißbach' });
  expect(inventedRequest(30)).toEqual(inventedRequest(30));
});

test('whoever has no number leaves a question without one, and any other form with one', () => {
  expect(inventedRequest(101)).toMatchObject({
    kind: 'contact',
    payload: { name: 'Hannelore Sommer', phone: '' },
  });
  expect(inventedRequest(11)).toMatchObject({
    kind: 'maintenance',
    payload: {
      name: 'Hannelore Sommer',
      phone: '030 23125 099',
      anlagengroesse: '5,4',
      anlagenjahr: '',
    },
  });
});

test('a grid registration has its address and its name in parts, the one of who signs like that of the plant', () => {
  const { kind, payload } = inventedRequest(20);
  expect(kind).toBe('gridConnection');
  expect(payload).toMatchObject({
    strasse: 'Weinbergstraße',
    hausnummer: '7 a',
    plz: expect.stringMatching(/^\d{5}$/),
    ort: expect.stringMatching(/\p{L}/u),
    vorname: 'Katrin',
    name: 'und Tobias Weiß',
    anStrase: 'Weinbergstraße',
    anHausnummer: '7 a',
    anTelefon: '0171 39200 24',
    anEmail: 'anfrage-21@beispiel.example',
  });
  const { plz, ort, anPlz, anOrt } = payload as Record<string, string>;
  expect([anPlz, anOrt]).toEqual([plz, ort]);
});
