import { expect, test } from 'vitest';
import { inTurn } from './in-turn.ts';

/** A server that has version 4 of the request, and refuses a change of an older one. */
function server() {
  let version = 4;
  return (named: number) =>
    named === version
      ? Promise.resolve({ version: ++version })
      : Promise.reject(new Error(`conflict: ${named} is not ${version}`));
}

test('a change names what the one before has left while that is under way', async () => {
  const change = server();
  const first = inTurn('PV-A', 4, change);
  const second = inTurn('PV-A', 4, change);
  expect([await first, await second]).toEqual([{ version: 5 }, { version: 6 }]);
});

test('a change names it too when the screen does not show the answer yet', async () => {
  const change = server();
  await inTurn('PV-B', 4, change);
  // All that follows an answer at once has followed.
  await new Promise(setImmediate);
  expect(await inTurn('PV-B', 4, change)).toEqual({ version: 6 });
});

test('a change names what the screen shows after a change that failed, and when a colleague was there meanwhile', async () => {
  const change = server();
  await expect(inTurn('PV-C', 3, change)).rejects.toThrow('conflict');
  expect(await inTurn('PV-C', 4, change)).toEqual({ version: 5 });
  await change(5);
  expect(await inTurn('PV-C', 6, change)).toEqual({ version: 7 });
});
