import { expect, test, vi } from 'vitest';
import { UploadPlaces } from './upload-places.ts';

const busy = expect.objectContaining({ code: 'busy', retryAfter: 30 });

test('a network with many clients gives one up to a stranger, and not one to its own next client', () => {
  const places = new UploadPlaces({ client: 20, site: 60 });
  const ended = vi.fn<(index: number) => void>();
  for (let index = 0; index < 60; index += 1) {
    places.take(`2001:db8:1:${(0x100 * (index + 1)).toString(16)}::1`, () => ended(index));
  }
  expect(() => places.take('2001:db8:1:ff00::1', () => undefined)).toThrow(busy);
  expect(ended).not.toHaveBeenCalled();
  places.take('203.0.113.1', () => undefined);
  // The last that came: it has lost least.
  expect(ended.mock.calls).toEqual([[59]]);
});

test('where nobody holds more than the newest would, that one has to wait', () => {
  const places = new UploadPlaces({ client: 2, site: 2 });
  const ended = vi.fn();
  const { leave } = places.take('203.0.113.1', ended);
  places.take('198.51.100.1', ended);
  expect(() => places.take('192.0.2.1', ended)).toThrow(busy);
  leave();
  places.take('192.0.2.1', ended);
  expect(ended).not.toHaveBeenCalled();
});

test('what has come is not given up any more', () => {
  const places = new UploadPlaces({ client: 2, site: 2 });
  const ended = vi.fn();
  for (let index = 0; index < 2; index += 1) places.take('203.0.113.1', ended).hasCome();
  expect(() => places.take('192.0.2.1', ended)).toThrow(busy);
  expect(ended).not.toHaveBeenCalled();
});

test('one client has no more than its own places, however many are free', () => {
  const places = new UploadPlaces({ client: 2, site: 60 });
  const { leave } = places.take('2001:db8:1:200::1', () => undefined);
  places.take('2001:db8:1:2ff::1', () => undefined);
  expect(() => places.take('2001:db8:1:201::1', () => undefined)).toThrow(busy);
  places.take('2001:db8:1:300::1', () => undefined);
  leave();
  places.take('2001:db8:1:201::1', () => undefined);
});
