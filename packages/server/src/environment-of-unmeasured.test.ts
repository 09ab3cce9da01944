import { expect, test, vi } from 'vitest';
import { readEnvironment } from './environment.ts';

vi.mock(import('@rebhang-solar/content/company-answers'), async (original) => ({
  ...(await original()),
  measured: false,
}));

test('where the company measures no visit, a measurement ID stops the start', () => {
  expect(() => readEnvironment({ ANALYTICS_ID: 'G-ABC123' })).toThrow(
    'ANALYTICS_ID must be left out: company/legal.ts says that no visit is measured',
  );
  expect(readEnvironment({}).ANALYTICS_ID).toBeUndefined();
});
