import { expect, test } from 'vitest';
import { addressOf, readAddress } from './list-address.ts';

test('an address says filter and pages, and is read again as it was written', () => {
  expect(addressOf({ filter: 'offen', pages: 1 })).toBe('/');
  expect(addressOf({ filter: 'neu', pages: 2 })).toBe('/?filter=neu&seite=2');
  expect(addressOf({ filter: 'erledigt', pages: 20 })).toBe('/?filter=erledigt&seite=20');
  expect(addressOf({ holder: 'Jens Kretzschmar' })).toBe('/?bei=Jens+Kretzschmar');
  expect(readAddress('?bei=Jens+Kretzschmar')).toMatchObject({ holder: 'Jens Kretzschmar' });
  expect(readAddress('?filter=erledigt&seite=20')).toEqual({ filter: 'erledigt', pages: 20 });
  expect(readAddress(`?bei=${'x'.repeat(201)}`).holder).toHaveLength(200);
});

test.each([
  '',
  '?bei=',
  '?filter=alles',
  '?filter=toString&seite=-1',
  '?seite=0',
  '?seite=1.5',
  '?seite=21',
  '?seite=zwei',
])('what is no filter or number of pages is all that is open: %s', (search) => {
  expect(readAddress(search)).toEqual({ filter: 'offen', pages: 1 });
});
