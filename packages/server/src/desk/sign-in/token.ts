import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, as they stand in a link or a cookie. */
export const newToken = () => randomBytes(32).toString('base64url');

/** What is stored of a token. It is random, so no slow hash is needed to keep it from being guessed. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
