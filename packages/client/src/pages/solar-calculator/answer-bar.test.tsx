import { MantineProvider } from '@mantine/core';
import type { Answer } from '@rebhang-solar/calculator/answer/answer';
import { exampleQuery } from '@rebhang-solar/calculator/query/query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { AnswerBar, ChapterHead } from './answer-bar.tsx';

const laws = [
  { returnPercent: { value: -0.8 }, payback: { value: null }, left: { value: -1500 } },
  { returnPercent: { value: 3.2 }, payback: { value: 14.5 }, left: { value: 4200 } },
];

const drawn = (element: ReactElement) =>
  renderToStaticMarkup(
    <MantineProvider>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </MantineProvider>,
  ).replaceAll(/[\u00A0\u202F]/g, ' ');

/** The words of the bar, and where its button leads. */
function bar(more: { law?: number; isAnswered?: boolean; faultId?: string; money?: null } = {}) {
  const { law = 0, isAnswered = true, faultId, money = { laws } } = more;
  const element = (
    <AnswerBar
      answer={{ money } as Answer}
      law={law}
      isAnswered={isAnswered}
      faultId={faultId}
      requestTo="/beratung"
    />
  );
  const html = drawn(element);
  const [, words = ''] = /<p>(.*?)<\/p>/s.exec(html) ?? [];
  return [words.replace(/<[^>]*>/g, '|'), /href="([^"]*)"/.exec(html)?.[1]];
}

test('on a phone the bar says the return and the years of the law that is looked at', () => {
  expect(bar()).toEqual(['|−0,8 % im Jahr|in 20 Jahren nicht bezahlt', '/beratung']);
  expect(bar({ law: 1 })).toEqual(['|3,2 % im Jahr|nach 14,5 Jahren bezahlt', '/beratung']);
  // The start may have one law alone.
  expect(bar({ law: 2 })[0]).toMatch(/^\|−0,8 %/);
});

test('while it computes, and where an input is wrong, no figure of another house stands in the bar', () => {
  expect(bar({ isAnswered: false })[0]).not.toMatch(/\d/);
  expect(bar({ money: null })).toEqual(['|Das rechnen wir mit Ihnen durch.|', '/beratung']);
  const [words, target] = bar({ isAnswered: false, faultId: 'rechner-kwp' });
  expect([words, target]).toEqual(['|Eine Angabe stimmt nicht|', '#rechner-kwp']);
});

test('over the chapters stand the figures of the law that is looked at, and its switch where there are two', () => {
  const head = (law: number, of: typeof laws | null = laws) => {
    const answer = { money: of && { verdict: 'rather', laws: of } } as unknown as Answer;
    return drawn(<ChapterHead answer={answer} law={law} query={exampleQuery} onQuery={() => {}} />);
  };
  const figures = (html: string) =>
    [...html.matchAll(/<p aria-hidden="true">(.*?)<\/p>/g)].map(([, words = '']) =>
      words.replaceAll(/<[^>]*>/g, ''),
    );
  expect(figures(head(0))).toEqual(['1.500 € fehlen', 'nicht bezahlt', '−0,8 % im Jahr']);
  expect(figures(head(1))).toEqual(['+4.200 € übrig', '14,5 Jahre', '3,2 % im Jahr']);
  expect(head(1)).toMatch(/aria-current="true"[^>]*>heutiges Gesetz</);
  expect(head(0, laws.slice(0, 1))).not.toContain('<a ');
  expect(head(0, null)).not.toContain('<p');
});
