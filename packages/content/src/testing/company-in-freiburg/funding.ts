import type { LocalFunding } from '@rebhang-solar/content/company-types';

export const localFunding: LocalFunding | undefined = undefined as LocalFunding | undefined;
