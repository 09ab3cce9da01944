import { expect, test, vi } from 'vitest';
import { figuresToCheck, ledgerEntries } from './ledger.ts';

// No figure of the ledger holds in this state alone.
vi.mock('../company/region.ts', async (original) => {
  const { region, ...rest } = await original<typeof import('../company/region.ts')>();
  return { ...rest, region: { ...region, state: 'HH' } };
});

test('a company looks after no figure that holds in another state alone', () => {
  const due = figuresToCheck(new Date('2040-01-01T12:00:00Z')).map(({ key }) => key);
  const elsewhere = ledgerEntries.filter(({ figure }) => figure.state).map(({ key }) => key);
  expect(elsewhere).toContain('subsidies.dresdenMax');
  expect(due).toContain('subsidies.kfwRate');
  expect(due.filter((key) => elsewhere.includes(key))).toEqual([]);
});
