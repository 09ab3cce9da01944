import { MantineProvider } from '@mantine/core';
import { ownPage } from '@rebhang-solar/content/pages/own-page';
import type { OpenedPage } from '@rebhang-solar/server/own-page-view';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { embeddedData } from './page-data.ts';
import { Ask, Withdraw } from './small-pages.tsx';
import { now, view } from './testing/view.ts';

const html = (element: ReactNode) =>
  renderToStaticMarkup(<MantineProvider>{element}</MantineProvider>);

test('before a request is taken back all photographs and remarks are counted', () => {
  const remarks = [{ text: 'a', at: now, byLink: false }];
  const shown = {
    ...view,
    photographCounts: { ...view.photographCounts, meter: 2, bill: 1 },
    opened: { canWithdraw: true, remarks } as unknown as OpenedPage,
  };
  const items = [
    ...html(<Withdraw answer={{ shows: 'withdraw', view: shown }} />).matchAll(
      /<li[^>]*>(.*?)<\/li>/g,
    ),
  ].map(([, item]) => item?.replaceAll(/<[^>]+>/g, ''));
  expect(items).toEqual(ownPage.withdraw.list(3, 1));
  // An order is not taken back.
  const order = { ...shown, opened: { ...shown.opened, canWithdraw: false } };
  expect(html(<Withdraw answer={{ shows: 'withdraw', view: order }} />)).not.toContain('<form');
});

test('the question for the link keeps what was typed, and leads to the first field that is wrong', () => {
  const values = { vorgangsnummer: 'PV-7K3M', email: 'ada@' };
  const errors = { vorgangsnummer: 'Zu kurz', email: 'Keine Adresse' };
  const answer = { shows: 'ask', isSent: false, values } as const;
  const fields = (wrong: Partial<typeof errors>) =>
    [...html(<Ask answer={{ ...answer, errors: wrong }} />).matchAll(/<input[^>]*>/g)].map(
      ([input]) =>
        ['value', 'aria-invalid', 'autofocus'].map(
          (name) => new RegExp(` ${name}="([^"]*)"`).exec(input)?.[1],
        ),
    );
  expect(fields(errors)).toEqual([
    ['PV-7K3M', 'true', ''],
    ['ada@', 'true', undefined],
  ]);
  expect(html(<Ask answer={{ ...answer, isSent: true, errors: {} }} />)).not.toContain('<form');
  expect(fields({ email: 'Keine Adresse' })).toEqual([
    ['PV-7K3M', undefined, undefined],
    ['ada@', 'true', ''],
  ]);
});

test('what is embedded for the application cannot end its element, and is read again as it was', () => {
  const data = {
    answer: { shows: 'withdrawn', reference: '</script><script>alert(1)' },
    now,
  } as const;
  const [, json = ''] = /^<script[^>]*>(.*?)<\/script>$/.exec(embeddedData(data)) ?? [];
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual(data);
});
