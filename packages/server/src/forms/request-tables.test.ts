import { expect, expectTypeOf, test } from 'vitest';
import { gridConnectionPayload } from '../testing/payloads.ts';
import type { ContactMessage } from './contact/contact-message.entity.ts';
import type { GridConnection } from './grid-connection/grid-connection.entity.ts';
import {
  emailColumns,
  otherPersonsIn,
  type RequestTable,
  requestTables,
  rowOf,
  senderOf,
} from './request-tables.ts';

test('no column but one with a validated e-mail address can be the sender’s', () => {
  expectTypeOf<RequestTable<ContactMessage>['senderEmail']>().toEqualTypeOf<'email'>();
  expectTypeOf<RequestTable<GridConnection>['senderEmail']>().toEqualTypeOf<'anEmail'>();
});

test('another person is found by an address that was typed with capitals', () => {
  const gridConnection = { nutzEmail: 'Mieter@Example.de', eigenEmail: null } as GridConnection;
  const found = (email: string) =>
    otherPersonsIn({ id: '1', gridConnection }, email).map((person) => person.email);
  expect(found('mieter@example.de')).toEqual(['nutzEmail']);
  expect(found('vermieter@example.de')).toEqual([]);
});

test.each([
  ['Bergweg 4, 12345 Bad Neustadt', 'Bad Neustadt'],
  ['Bergweg 4\n12345  Neustadt\nHinterhaus', 'Neustadt'],
  ['12345 Neustadt, Ortsteil Berg', 'Neustadt'],
  ['Bergweg 4, Neustadt', null],
  ['Flurstück 123456 Neustadt', null],
  [null, null],
])('the town of %j is %j', (address, town) => {
  const contactMessage = { name: 'Eva', address, phone: null } as ContactMessage;
  expect(senderOf({ id: '1', contactMessage })).toMatchObject({
    town,
    place: address,
    phone: '',
    shortName: town ? `Eva, ${town}` : 'Eva',
  });
});

test('the sender of a grid registration is who has the connection, where the house stands', () => {
  const gridConnection = {
    ...gridConnectionPayload,
    anOrt: 'Meißen',
    ort: 'Klipphausen',
  } as unknown as GridConnection;
  expect(senderOf({ id: '1', gridConnection, contactMessage: null })).toEqual({
    name: 'Zoë Großmann',
    email: 'zoe@beispiel.example',
    phone: '035204 123',
    place: 'Am Rebhang 12 b, 01665 Klipphausen',
    town: 'Klipphausen',
    shortName: 'Großmann, Klipphausen',
  });
});

test('each person who is named is known by their block and all that is about them', () => {
  const { otherPersons } = requestTables.gridConnection;
  expect(otherPersons.map(({ title, email, fields }) => [title, email, fields.length])).toEqual([
    ['Anschlussnutzer', 'nutzEmail', 9],
    ['Grundstückseigentümer', 'eigenEmail', 9],
  ]);
  expect(emailColumns('gridConnection')).toEqual(['anEmail', 'nutzEmail', 'eigenEmail']);
  expect(emailColumns('contactMessage')).toEqual(['email']);
  const same = { nutzEmail: 'wir@x.example', eigenEmail: 'WIR@x.example' } as GridConnection;
  expect(otherPersonsIn({ id: '1', gridConnection: same }, 'wir@x.example')).toEqual(otherPersons);
});

test('a submission without its row is a fault', () => {
  expect(() => rowOf({ id: '7', contactMessage: null })).toThrow('7');
});
