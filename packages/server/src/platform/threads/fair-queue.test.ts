import { expect, test } from 'vitest';
import { networksOf } from '../networks.ts';
import { FairQueue } from './fair-queue.ts';

/** Adds items, each named after its address and a number. @returns those that have lost their place */
function addAll(queue: FairQueue<string>, address: string, count: number): string[] {
  const items = Array.from({ length: count }, (_, index) => `${address} ${index + 1}`);
  return items.flatMap((item) => queue.add(item, networksOf(address)) ?? []);
}

function takeAll(queue: FairQueue<string>): string[] {
  const item = queue.take();
  return item === undefined ? [] : [item, ...takeAll(queue)];
}

const [flooding, visitor, other] = ['203.0.113.7', '198.51.100.1', '192.0.2.1'];

test('clients take turns, whoever came first and however many each has waiting', () => {
  const queue = new FairQueue<string>(10);
  addAll(queue, flooding, 4);
  addAll(queue, visitor, 1);
  addAll(queue, other, 2);
  expect(takeAll(queue)).toEqual([
    `${flooding} 1`,
    `${visitor} 1`,
    `${other} 1`,
    `${flooding} 2`,
    `${other} 2`,
    `${flooding} 3`,
    `${flooding} 4`,
  ]);
});

test('one client may use every place, and loses them to others when these come', () => {
  const queue = new FairQueue<string>(3);
  expect(addAll(queue, flooding, 4)).toEqual([`${flooding} 4`]);
  expect(addAll(queue, visitor, 2)).toEqual([`${flooding} 3`, `${visitor} 2`]);
  expect(addAll(queue, other, 1)).toEqual([`${flooding} 2`]);
  expect(takeAll(queue)).toEqual([`${flooding} 1`, `${visitor} 1`, `${other} 1`]);
});

test('what was rejected costs no turn', () => {
  const queue = new FairQueue<string>(2);
  addAll(queue, flooding, 100);
  queue.take();
  queue.add('late', networksOf(flooding));
  addAll(queue, visitor, 2);
  expect(takeAll(queue)).toEqual([`${visitor} 1`, `${flooding} 2`]);
});

test.each([
  [
    'addresses of one /56',
    (index: number) => `2001:db8:1:2${index.toString(16).padStart(2, '0')}::1`,
  ],
  ['a /48', (index: number) => `2001:db8:1:${index.toString(16)}00::1`],
  ['a /24', (index: number) => `203.0.113.${index}`],
])('however many clients come from %s, somebody else is next', (_network, addressOf) => {
  const queue = new FairQueue<string>(10);
  for (let index = 1; index <= 40; index += 1) addAll(queue, addressOf(index), 2);
  queue.take();
  queue.take();
  expect(addAll(queue, visitor, 1)).toEqual([]);
  expect(takeAll(queue).indexOf(`${visitor} 1`)).toBeLessThan(2);
});

test('a /24 has ten times the share of a client, and every place that is free', () => {
  const queue = new FairQueue<string>(100);
  for (let index = 1; index <= 60; index += 1) {
    expect(addAll(queue, `203.0.113.${index}`, 1)).toEqual([]);
  }
  addAll(queue, visitor, 3);
  const taken = takeAll(queue);
  const [, second, third] = [1, 2, 3].map((number) => taken.indexOf(`${visitor} ${number}`));
  expect((third ?? 0) - (second ?? 0)).toBe(11);
});

test('work of the site itself takes its turn among the clients, and always has a place', () => {
  const queue = new FairQueue<string>(1);
  for (const mail of ['mail 1', 'mail 2', 'mail 3']) expect(queue.add(mail)).toBeUndefined();
  expect(addAll(queue, flooding, 2)).toEqual([`${flooding} 2`]);
  expect(takeAll(queue)).toEqual(['mail 1', `${flooding} 1`, 'mail 2', 'mail 3']);
});
