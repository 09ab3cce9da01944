import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Secret } from '../platform/database/secret.entity.ts';

/**
 * Nobody reads, fills and sends a form in less, even with the browser's autofill. Kept short on
 * purpose: a person who is taken for a robot gets no confirmation.
 */
const minimumMilliseconds = 250;

const secretName = 'form-token';

/** Tells when a form was first touched, in a way the client cannot make up. */
export type FormTokens = {
  /** A token that says „now“. */
  issue(): string;
  /** What a token that came back says about its sender; undefined when nothing is wrong. */
  check(token: string): 'too-fast' | 'forged-token' | undefined;
};

/** Opens the signing with the secret that all instances share through the database. */
export async function openFormTokens(em: EntityManager): Promise<FormTokens> {
  await em.upsert(
    Secret,
    { name: secretName, value: randomBytes(32).toString('base64url') },
    { onConflictAction: 'ignore' },
  );
  const { value } = await em.findOneOrFail(Secret, { name: secretName });
  return createFormTokens(Buffer.from(value, 'base64url'));
}

export function createFormTokens(key: Buffer, now: () => number = Date.now): FormTokens {
  const signatureOf = (time: string) => createHmac('sha256', key).update(time).digest();
  return {
    issue() {
      const time = now().toString(36);
      return `${time}.${signatureOf(time).toString('base64url')}`;
    },
    check(token) {
      const [time = '', signature = ''] = token.split('.');
      const given = Buffer.from(signature, 'base64url');
      const expected = signatureOf(time);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
        return 'forged-token';
      }
      return now() - Number.parseInt(time, 36) < minimumMilliseconds ? 'too-fast' : undefined;
    },
  };
}
