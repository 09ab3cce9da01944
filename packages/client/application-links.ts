import { paths } from '@rebhang-solar/content/paths';
import type { Manifest } from 'vite';

const entry = 'src/entry-client.tsx';

/** Pages that are opened in order to fill something in, and the module that routes.tsx loads for each. */
const pageModules: Record<string, string> = {
  [paths.consultation]: 'src/pages/consultation/consultation-page.tsx',
  [paths.maintenance]: 'src/pages/maintenance/maintenance-page.tsx',
  [paths.gridConnection]: 'src/pages/grid-connection/grid-connection-page.tsx',
  [paths.solarCalculator]: 'src/pages/solar-calculator/solar-calculator-page.tsx',
  [paths.offerCheck]: 'src/pages/offer-check/offer-check-page.tsx',
};

/**
 * The links that fetch the application without running it, by the path of their page. They do nothing within
 * their template; `boot.ts` takes them out of it once the page has arrived.
 *
 * @param manifest of the client's build: the file of each module, and those that it imports
 * @returns nothing for pages that are only read
 */
export function applicationLinks(manifest: Manifest): Record<string, string> {
  return Object.fromEntries(
    Object.entries(pageModules).map(([path, page]) => [path, linksOf(page, manifest)]),
  );
}

function linksOf(page: string, manifest: Manifest): string {
  const modules = new Set<string>();
  const add = (name: string) => {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`The build has no ${name}`);
    if (modules.has(chunk.file) || chunk.isEntry) return;
    modules.add(chunk.file);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  for (const name of [entry, page]) add(name);
  const links = [...modules].map(
    (file) => `<link rel="modulepreload" fetchpriority="low" href="/${file}">`,
  );
  return `<template data-application>${links.join('')}</template>`;
}
