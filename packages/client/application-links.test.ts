import { paths } from '@rebhang-solar/content/paths';
import { expect, test } from 'vitest';
import { applicationLinks } from './application-links.ts';

const chunk = (file: string, imports: string[] = []) => ({ file, imports });
const pages = [
  ['consultation', paths.consultation],
  ['maintenance', paths.maintenance],
  ['grid-connection', paths.gridConnection],
  ['solar-calculator', paths.solarCalculator],
  ['offer-check', paths.offerCheck],
] as const;

test('a page to fill in names the files of the application and its own, each once, without the script it has', () => {
  const manifest = {
    'src/entry-client.tsx': chunk('client.js', ['_shared', 'index.html']),
    'index.html': { ...chunk('index.js'), isEntry: true },
    _shared: chunk('shared.js', ['_deep', 'src/entry-client.tsx']),
    _deep: chunk('deep.js'),
    ...Object.fromEntries(
      pages.map(([name]) => [
        `src/pages/${name}/${name}-page.tsx`,
        { ...chunk(`${name}.js`, ['_shared']), isDynamicEntry: true },
      ]),
    ),
  };
  const links = applicationLinks(manifest);
  expect(Object.keys(links).toSorted()).toEqual(pages.map(([, path]) => path).toSorted());
  for (const [name, path] of pages) {
    const files = [...(links[path] ?? '').matchAll(/href="([^"]+)"/g)].map(([, file]) => file);
    expect(files).toEqual(['/client.js', '/shared.js', '/deep.js', `/${name}.js`]);
  }
  expect(() => applicationLinks({})).toThrow('src/entry-client.tsx');
});
