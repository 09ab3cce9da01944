import { expect, test } from 'vitest';
import { projectIds } from './company/project-ids.ts';
import { company } from './company-in-texts.ts';
import { faqSlugs, indexablePaths } from './paths.ts';
import { siteOverview } from './site-overview.ts';

const text = siteOverview('https://firma.example');

test('programs read who this is, and every page that may be found with its whole address, once', () => {
  const [name, summary] = text.split('\n\n');
  expect(name).toBe(`# ${company.name}`);
  expect(summary).toMatch(/^> Solarstrom vom eigenen Dach: /);
  const links = [...text.matchAll(/^- \[[^\]]+\]\(https:\/\/firma\.example(\S+)\): .+$/gm)];
  expect(links.map(([, path]) => path).sort()).toEqual([...indexablePaths].sort());
  expect(text.endsWith('\n')).toBe(true);
});

test('pages, questions and projects stand below their headings', () => {
  const [, ...parts] = text.split('## ');
  expect(parts.map((part) => [part.split('\n')[0], (part.match(/^- /gm) ?? []).length])).toEqual([
    ['Seiten', indexablePaths.length - faqSlugs.length - projectIds.length],
    ['Fragen', faqSlugs.length],
    ['Projekte', projectIds.length],
  ]);
  expect(parts[1]).toContain('?](https://firma.example/faq/');
  expect(parts[0]).not.toContain('analytics-test');
});
