import type { LocalFunding } from '../local-funding.ts';

export const localFunding: LocalFunding | undefined = undefined as LocalFunding | undefined;
