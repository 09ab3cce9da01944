import { expect, test } from 'vitest';
import { endOfTicket, ticketFor } from './access.ts';

const keys = { accessKey: 'A'.repeat(22), changeKey: 'B'.repeat(22) };
const now = new Date('2026-11-24T10:00:00.000Z');
const until = new Date('2026-11-25T10:00:00.000Z');

test('what lets a browser change ends by the server’s clock, and cannot be made longer', () => {
  const ticket = ticketFor(keys, 'change', until);
  expect(endOfTicket(keys, 'change', ticket, now)).toEqual(until);
  expect(endOfTicket(keys, 'change', ticket, until)).toBeUndefined();
  const longer = ticket.replace(/^\d+/, (seconds) => String(Number(seconds) + 3_600));
  expect(endOfTicket(keys, 'change', longer, now)).toBeUndefined();
});

test('what shows a page changes nothing, nor does the key that former releases gave to browsers', () => {
  const seeing = ticketFor(keys, 'see', until);
  const forged = ticketFor({ ...keys, changeKey: keys.accessKey }, 'change', until);
  for (const held of [seeing, forged, keys.accessKey, '', '.', undefined]) {
    expect(endOfTicket(keys, 'change', held, now), held).toBeUndefined();
  }
  const others = { accessKey: 'C'.repeat(22), changeKey: 'D'.repeat(22) };
  expect(endOfTicket(others, 'see', seeing, now)).toBeUndefined();
});
