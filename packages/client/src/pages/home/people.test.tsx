import { MantineProvider } from '@mantine/core';
import { people } from '@rebhang-solar/content/company/people';
import { company } from '@rebhang-solar/content/company-in-texts';
import type { People as PeopleData } from '@rebhang-solar/content/company-types';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { People } from './people.tsx';

const shown = (data: PeopleData) =>
  renderToStaticMarkup(
    <MantineProvider>
      <main>
        <People people={data} />
      </main>
    </MantineProvider>,
  ).replace(/<style.*<\/style>/s, '');

const nobody: PeopleData = { team: [], brands: [], photographs: [] };

test('nothing is shown of what is not given, not even a heading', () => {
  expect(shown(nobody)).toBe('<main></main>');
});

test('everything that is given is shown, and nothing else', () => {
  const html = shown({
    team: [
      { name: 'Anna Beispiel', role: 'Elektrikerin' },
      { name: 'Bert Beispiel', role: 'Dachdecker' },
    ],
    craftRegister: '0000 (Handwerkskammer Dresden)',
    brands: ['Marke A', 'Marke B'],
    photographs: [],
  });
  for (const words of [
    'Anna Beispiel',
    'Dachdecker',
    '0000 (Handwerkskammer Dresden)',
    'Marke A, Marke B',
  ]) {
    expect(html).toContain(words);
  }
  // At the office the number of all, for others their own alone.
  const person = { name: 'Anna', role: 'Büro', phone: undefined };
  const numbers = (data: object) =>
    [
      ...shown({ ...nobody, ...data } as PeopleData).matchAll(/href="tel:[^"]*"[^>]*>([^<]*)</g),
    ].map(([, number]) => number);
  expect(numbers({ adviser: { ...person, name: 'Bert' }, office: person })).toEqual([
    company.phone,
  ]);
  expect(numbers({ office: { ...person, phone: '0351 815' } })).toEqual(['0351 815']);
  const onlyBrands = shown({ ...nobody, brands: ['Marke A'] });
  expect(onlyBrands).toContain('Marke A');
  // „Wer zu Ihnen kommt“ above a brand would name nobody.
  expect(onlyBrands).not.toMatch(/Handwerksrolle|<ul|<h3/);
});

test('the company itself is shown as in its data', () => {
  // Files of pictures are made by the build, which no test of this kind has.
  const html = shown({ ...people, team: [], photographs: [] });
  for (const person of [people.adviser, people.master, people.office]) {
    expect(html).toContain(person?.name ?? '');
    expect(html).toContain(person?.phone ?? '');
  }
});
