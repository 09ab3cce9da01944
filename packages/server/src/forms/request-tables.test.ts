import { expect, expectTypeOf, test } from 'vitest';
import type { ContactMessage } from './contact/contact-message.entity.ts';
import type { GridConnection } from './grid-connection/grid-connection.entity.ts';
import { otherPersonsIn, type RequestTable, senderOf } from './request-tables.ts';

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
