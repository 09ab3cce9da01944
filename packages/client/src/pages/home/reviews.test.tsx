// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { HydratedContext } from '../../components/use-hydrated.ts';
import { Reviews } from './reviews.tsx';

vi.mock('@rebhang-solar/content/company/reviews', () => ({
  reviewsCheck: 'Geprüft.',
  reviews: [
    { id: 'a', author: 'Ada Eins', avatar: 'AE', rating: 5, text: 'Gut.', date: '2026-05-12' },
    { id: 'b', author: 'Bert Zwei', avatar: 'BZ', rating: 4, text: 'Recht.', date: '2026-04-30' },
  ],
}));

afterEach(() => void vi.useRealTimers());

function show(isHydrated: boolean) {
  document.body.innerHTML = renderToStaticMarkup(
    <MantineProvider withCssVariables={false} withGlobalClasses={false} withStaticClasses={false}>
      <HydratedContext value={isHydrated}>
        <Reviews />
      </HydratedContext>
    </MantineProvider>,
  );
}

const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) =>
    (textContent ?? '').replaceAll(/[\u00a0\u202f]/g, ' '),
  );

test('the first review stands alone, the others in a row that a keyboard can push', () => {
  show(false);
  expect(texts('blockquote')).toEqual(['„Gut.“', '„Recht.“']);
  expect(texts('li blockquote')).toEqual(['„Recht.“']);
  expect(document.querySelector('li')?.parentElement?.tabIndex).toBe(0);
  expect(texts('b')).toEqual(['Ada Eins (AE), 5 von 5 Sternen', 'Bert Zwei (BZ), 4 von 5 Sternen']);
});

test('how long ago a review was written is known in the browser, before it is the month', () => {
  vi.useFakeTimers({ now: new Date('2026-05-26T12:00:00Z') });
  show(false);
  expect(texts('b + span')).toEqual(['im Mai 2026', 'im April 2026']);
  show(true);
  expect(texts('b + span')).toEqual(['vor 2 Wochen', 'vor 3 Wochen']);
});

test('all reviews are read elsewhere, in a new tab, which is said', () => {
  show(false);
  const links = [...document.querySelectorAll('section a')];
  expect(links.map((link) => link.textContent)).toEqual([
    'Alle Bewertungen lesen (öffnet in einem neuen Tab)',
    'Bewertung schreiben (öffnet in einem neuen Tab)',
  ]);
  for (const link of links) {
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
  }
  expect(document.querySelector('svg[role="img"]')?.getAttribute('aria-label')).toMatch(
    /^4,9 von 5/,
  );
});
