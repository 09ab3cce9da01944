import { createContext, use } from 'react';

/** Provided by both entries. */
export const SiteUrlContext = createContext('');

/** The address of the site, without a slash at the end. */
export const useSiteUrl = (): string => use(SiteUrlContext);
