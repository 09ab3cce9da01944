// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cookieBanner } from '@rebhang-solar/content/pages/shell';
import { paths } from '@rebhang-solar/content/paths';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { CookieBanner } from './cookie-banner.tsx';

test('to decline is as easy as to accept: two buttons of one look, and the policy beside them', () => {
  document.body.innerHTML = renderToStaticMarkup(
    <MantineProvider>
      <MemoryRouter>
        <CookieBanner />
      </MemoryRouter>
    </MantineProvider>,
  );
  const buttons = [...document.querySelectorAll('[data-consent]')];
  expect(
    buttons.map((button) => [button.getAttribute('data-consent'), button.textContent]),
  ).toEqual([
    ['declined', cookieBanner.decline],
    ['accepted', cookieBanner.accept],
  ]);
  const looks = buttons.map((button) => {
    button.removeAttribute('data-consent');
    button.textContent = '';
    return button.outerHTML;
  });
  expect(looks[0]).toBe(looks[1]);
  const banner = document.querySelector('section');
  expect(banner?.querySelector('a')?.getAttribute('href')).toBe(paths.cookies);
  expect(banner?.hidden).toBe(true);
  expect(document.getElementById(banner?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
    cookieBanner.title,
  );
});
