import { MantineProvider } from '@mantine/core';
import { faqPage } from '@rebhang-solar/content/pages/faq';
import { faqSlugs } from '@rebhang-solar/content/paths';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { QuestionRows } from './question-rows.tsx';

test('what is found keeps its number among all questions, and names the further question that matched', () => {
  const [, second, , fourth] = faqSlugs;
  const html = renderToStaticMarkup(
    <MantineProvider>
      <MemoryRouter>
        <QuestionRows slugs={[second, fourth]} found={new Map([[fourth, ['Und wenn?']]])} />
      </MemoryRouter>
    </MantineProvider>,
  );
  const rows = html.split('<li').slice(1);
  expect(rows.map((row) => /counter-set:\s*row (\d+)/.exec(row)?.[1])).toEqual(['2', '4']);
  expect(rows.map((row) => row.includes(faqPage.search.further))).toEqual([false, true]);
  expect(rows[1]).toContain('Und wenn?');
});

test('a row leads to its article and to what was found in it; in brief it is the question alone', () => {
  const [first] = faqSlugs;
  const rows = (more: object) =>
    renderToStaticMarkup(
      <MantineProvider>
        <MemoryRouter>
          <QuestionRows slugs={[first]} {...more} />
        </MemoryRouter>
      </MantineProvider>,
    );
  const sections = new Map([[first, [{ slug: first, section: 'preis', title: 'Der Preis' }]]]);
  const links = [...rows({ sections }).matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  expect(links).toEqual([`/faq/${first}`, `/faq/${first}#preis`]);
  const preview = /Das hängt von Ihrem Verbrauch/;
  expect(rows({})).toMatch(preview);
  expect(rows({ brief: true })).not.toMatch(preview);
});
