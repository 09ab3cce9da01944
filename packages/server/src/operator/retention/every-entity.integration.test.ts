import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { createFileTransport } from '../../delivery/mail/mail-transport.ts';
import type { Orm } from '../../platform/database/orm.ts';
import { addEvent } from '../../requests/change-status.ts';
import { ErasedReference } from '../../requests/erasing/erased-reference.entity.ts';
import type { StoredSubmission } from '../../requests/find-submissions.ts';
import { OwnPageTries } from '../../requests/own-page/own-page-tries.entity.ts';
import { Photograph } from '../../requests/photographs/photograph.entity.ts';
import { RequestStatus } from '../../requests/request-status.entity.ts';
import { Submission } from '../../requests/submission.entity.ts';
import { dumpDatabase, identifiersOf } from '../../testing/all-traces.ts';
import { type TestDatabase, test } from '../../testing/fixtures.ts';
import { openOrm } from '../../testing/open-orm.ts';
import { payloads } from '../../testing/payloads.ts';
import { carryOut, planErasure } from '../inbox/plan-erasure.ts';
import { purge } from './purge.ts';

const marker = 'Spurensuche';

/** The entities without a row about a request. One that is added has to be filled here, or be named. */
const notAboutRequests = [
  'DeskSession',
  'ErasedReference',
  'Erasure',
  'LastBackup',
  'SignInLink',
  'User',
];

/**
 * Counts of mails stay for their day, or withdrawing would let the next mail out: keyed hashes about no request, of
 * which mail-limits.integration.test.ts shows that they name nobody.
 */
const keptOnPurpose = ['CountedMail', 'CountingKey'];

/** Puts the marker into every text of every row. @returns the entities that have no row */
async function markEveryText(orm: Orm, database: TestDatabase): Promise<string[]> {
  const empty: string[] = [];
  for (const meta of orm.getMetadata().getAll().values()) {
    const { className, tableName, props } = meta;
    if (keptOnPurpose.includes(className)) continue;
    const texts = props.filter(
      (prop) => prop.columnTypes?.[0] === 'text' && !prop.enum && !prop.unique,
    );
    const set = texts.flatMap(({ fieldNames }) => `"${fieldNames[0]}" = '${marker}'`);
    const rows =
      set.length > 0
        ? await database.query(`update "${tableName}" set ${set.join(', ')} returning 1`)
        : await database.query(`select 1 from "${tableName}"`);
    if (rows.length === 0) empty.push(className);
  }
  return empty.sort();
}

const ways = [
  {
    name: 'erase',
    async run(orm: Orm, references: string[], mailFolder: string) {
      for (const reference of references) {
        const em = orm.em.fork();
        await carryOut(em, await planErasure(em, reference), mailFolder);
      }
    },
  },
  {
    name: 'purge',
    async run(orm: Orm, _references: string[], mailFolder: string) {
      const later = new Date();
      later.setFullYear(later.getFullYear() + 3);
      await purge(orm, { months: 24, mailFolder }, later);
    },
  },
];

test.for(ways)(
  '$name leaves nothing of a request in any entity',
  async ({ run }, { database, folder, startSite }) => {
    const mailFolder = join(folder, 'mail');
    const site = await startSite({ transport: createFileTransport(mailFolder) });
    for (const [kind, payload] of Object.entries(payloads)) {
      expect((await site.post(`/trpc/${kind}.submit`, payload)).status, kind).toBe(200);
    }
    const mails = 2 * Object.keys(payloads).length;
    await vi.waitFor(async () => expect(await readdir(mailFolder)).toHaveLength(mails), {
      timeout: 40_000,
    });
    await site.stop();
    const orm = await openOrm(database.url);
    const em = orm.em.fork();
    const stored = await em.find(Submission, {});
    for (const status of await em.find(RequestStatus, {}, { populate: ['submission'] })) {
      const submission = status.submission as StoredSubmission;
      await addEvent(em, { submission, status }, { by: 'Anna' }, { type: 'note', note: marker });
      em.create(OwnPageTries, { submission, network: marker, lastAt: new Date() });
      em.create(Photograph, {
        id: randomUUID(),
        submission,
        kind: 'meter',
        jpeg: Buffer.from(marker),
        width: 1,
        height: 1,
        bytes: marker.length,
        addedAt: new Date(),
      });
    }
    await em.flush();
    expect(await markEveryText(orm, database)).toEqual(notAboutRequests);
    const identifiers = await identifiersOf(database, 'true');

    await run(
      orm,
      stored.map(({ reference }) => reference),
      mailFolder,
    );
    const left = await dumpDatabase(database);
    for (const trace of [marker, ...identifiers]) expect(left).not.toContain(trace);
    // Only which they were, and when they went.
    expect(await em.fork().find(ErasedReference, {}, { orderBy: { reference: 'asc' } })).toEqual(
      stored
        .map(({ reference }) => ({ reference, erasedAt: expect.any(Date) }))
        .sort((one, other) => (one.reference < other.reference ? -1 : 1)),
    );
    // Nor a row that holds no text.
    for (const { className, tableName } of orm.getMetadata().getAll().values()) {
      if ([...notAboutRequests, ...keptOnPurpose].includes(className)) continue;
      expect(await database.query(`select 1 from "${tableName}"`), className).toEqual([]);
    }
    expect(await readdir(mailFolder)).toEqual([]);
    await orm.close();
  },
);
