import { expect, test } from 'vitest';
import config from '../../mikro-orm.config.ts';
import { createOrm } from './orm.ts';

test.each([
  ['a visitor waits four seconds', undefined, 4_000, 3_500],
  ['the operator waits longer', 120, 120_000, 119_500],
])('%s for an answer, and the database gives up before', async (_who, patience, driver, server) => {
  const orm = await createOrm('postgresql://site@db.firma.example/site', config, patience);
  expect(orm.config.get('driverOptions')).toMatchObject({
    application_name: 'site',
    connectionTimeoutMillis: driver,
    query_timeout: driver,
    statement_timeout: server,
    keepAlive: true,
  });
  await orm.close();
});
