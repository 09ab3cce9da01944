import { expect, test } from 'vitest';
import { distance } from './position.ts';

const dresden = { latitude: 51.05, longitude: 13.74 };

test('a place in the east is as near as it is: degrees of longitude are shorter than those of latitude', () => {
  const leipzig = { latitude: 51.34, longitude: 12.37 };
  const chemnitz = { latitude: 50.83, longitude: 12.92 };
  expect(distance(dresden, leipzig) / 1000).toBeCloseTo(101, -1);
  expect(distance(dresden, chemnitz) / 1000).toBeCloseTo(62, -1);
  expect(distance(dresden, dresden)).toBe(0);
});
