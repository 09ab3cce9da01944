import { ownPageActions } from '@rebhang-solar/content/own-page-paths';
import sharp from 'sharp';
import { expect } from 'vitest';
import { opened, openedPage, photographedTokens, visitedToken } from './costliest-inputs.ts';
import type { TestDatabase } from './fixtures.ts';
import { contactPayload, specifiedGridPayload } from './payloads.ts';
import { noisy } from './pictures.ts';

/**
 * Stores the requests whose pages the costliest inputs visit. The site has to trust 127.0.0.0/8.
 * @param url of the site
 */
export async function storeVisitedPages(url: string, database: TestDatabase): Promise<void> {
  const store = async (path: string, payload: object, client: number): Promise<string> => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${client}` },
      body: JSON.stringify(payload),
    });
    expect(answer.status).toBe(201);
    const { reference } = (await answer.json()) as { reference: string };
    return reference;
  };
  const ofRequest = 'from submissions where submissions.id = submission_id and reference';
  for (const [index, token] of [visitedToken, ...photographedTokens].entries()) {
    const reference = await store('/api/contact', contactPayload, index);
    await database.query(`update own_pages set token = $1 ${ofRequest} = $2`, [token, reference]);
  }
  const reference = await store('/api/netzanschluss-daten', specifiedGridPayload, 99);
  const { token, accessKey, photograph } = openedPage;
  await database.query(`update own_pages set token = $1, access_key = $2 ${ofRequest} = $3`, [
    token,
    accessKey,
    reference,
  ]);
  // As the site itself stores it.
  const jpeg = await sharp(noisy(0)).jpeg({ quality: 82 }).toBuffer();
  const preview = await sharp(jpeg).resize(480).jpeg({ quality: 75 }).toBuffer();
  await database.query(
    `insert into photographs (id, submission_id, kind, jpeg, preview, width, height, bytes, added_at)
     select case number when 1 then $1::uuid else gen_random_uuid() end, id, 'meter', $2, $3, 2000, 2000,
       length($2::bytea), now() - number * interval '2 days'
     from submissions, generate_series(1, 10) number where reference = $4`,
    [photograph, jpeg, preview, reference],
  );
  // Else a flood would be refused at once, and cost nothing.
  const { path, headers } = opened(`${ownPageActions.photographs}/${photograph}`)();
  expect((await fetch(url + path, { headers })).status).toBe(200);
}
