import { MantineProvider } from '@mantine/core';
import type { Answer } from '@rebhang-solar/calculator/answer/answer';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { AnswerBar } from './answer-bar.tsx';

const laws = [
  { returnPercent: { value: -0.8 }, payback: { value: null } },
  { returnPercent: { value: 3.2 }, payback: { value: 14.5 } },
];

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
  const html = renderToStaticMarkup(
    <MantineProvider>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </MantineProvider>,
  ).replaceAll(/[\u00A0\u202F]/g, ' ');
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
