import { randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { ownPagePath } from '@rebhang-solar/content/own-page-paths';
import { rowNames } from '../../forms/request-tables.ts';
import type { StoredSubmission } from '../find-submissions.ts';
import { RequestStatus } from '../request-status.entity.ts';
import { OwnPage } from './own-page.entity.ts';

/** A submission as it is found by the token in its link. */
export type FoundPage = { page: OwnPage; submission: StoredSubmission; status: RequestStatus };

/** 128 random bits. */
const newToken = () => randomBytes(16).toString('base64url');

/** New ones end what was opened with those before. */
export const newAccessKeys = () => ({ accessKey: newToken(), changeKey: newToken() });

/** What is stored beside a new submission. */
export const newOwnPage = () => ({ token: newToken(), ...newAccessKeys() });

/** @param siteUrl without a slash at its end */
export const ownPageUrl = (siteUrl: string, { token }: Pick<OwnPage, 'token'>) =>
  siteUrl + ownPagePath(token);

/** The page of a submission that is stored. */
export function ownPageOf(em: EntityManager, { id }: { id: string }): Promise<OwnPage> {
  return em.findOneOrFail(OwnPage, id);
}

/** @param token whatever stands in an address; what is none is looked for all the same, so that it takes as long */
export async function findByToken(
  em: EntityManager,
  token: string,
): Promise<FoundPage | undefined> {
  const page = await em.findOne(
    OwnPage,
    // The database takes no NUL.
    { token: /^[\w-]{22}$/.test(token) ? token : '' },
    { populate: rowNames.map((name) => `submission.${name}` as const) },
  );
  if (!page) return undefined;
  const submission = page.submission as StoredSubmission;
  return { page, submission, status: await em.findOneOrFail(RequestStatus, submission.id) };
}
