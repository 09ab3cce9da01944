// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { Hero } from '../pages/home/hero.tsx';
import { PictureBeside } from '../pages/home/picture-beside.tsx';
import { Picture } from './picture.tsx';

// Each picture three times as wide as high: which the build has made is not known here.
vi.mock('./pictures.ts', () => {
  const file = {
    sources: { avif: '/a.avif 640w, /b.avif 1280w' },
    img: { src: '/a.webp', w: 1500, h: 500 },
  };
  return { pictureFiles: new Proxy({}, { get: () => file }) };
});

/** The first source of a part of the page, and its image. */
function put(element: ReactNode) {
  const router = createMemoryRouter([{ path: '*', element }]);
  document.body.innerHTML = renderToStaticMarkup(
    <MantineProvider withCssVariables={false} withGlobalClasses={false} withStaticClasses={false}>
      <RouterProvider router={router} />
    </MantineProvider>,
  );
  const [source, image] = ['source', 'img'].map((name) => document.querySelector(name));
  return { of: (name: string) => source?.getAttribute(name), image };
}

const dense = '(min-resolution: 2.5dppx) and (max-width: 40em)';

test.each([
  ['(min-width: 64em) 46vw, 92vw', '92vw'],
  ['(min-width: 64em) min(37rem, 46vw), 92vw', '92vw'],
  ['(min-width: 64em) 46vw, max(92vw, 20rem)', 'max(92vw, 20rem)'],
  ['6rem', '6rem'],
])('of the sizes „%s“ a dense phone takes three quarters of %s', (sizes, onPhone) => {
  const { of, image } = put(<Picture name="hero" sizes={sizes} />);
  expect(of('sizes')).toBe(`${dense} calc(0.75 * ${onPhone}), ${sizes}`);
  expect([of('type'), of('srcset')]).toEqual(['image/avif', '/a.avif 640w, /b.avif 1280w']);
  // Its room is kept while it loads.
  expect(['src', 'width', 'height'].map((name) => image?.getAttribute(name))).toEqual([
    '/a.webp',
    '1500',
    '500',
  ]);
});

test.each([
  [true, '1vw'],
  [false, '100vw'],
])('beside words that stand alone on a phone (%s) it is fetched there for %s', (onWide, width) => {
  const { of } = put(
    <PictureBeside name="hero" onWide={onWide}>
      Worte
    </PictureBeside>,
  );
  expect(of('sizes')).toContain(`calc(0.75 * ${width})`);
});

test('a picture to the edge of the window is marked as such', () => {
  put(<Picture name="hero" sizes="100vw" fullWidth />);
  expect(document.querySelector('figure')?.dataset.fullWidth).toBe('true');
});

test('the picture of the home page is as wide as its place is covered by it, on a phone 46 by 25', () => {
  const { of, image } = put(<Hero />);
  expect(of('sizes')).toBe(
    `${dense} calc(0.75 * 164vw), (min-width: 64em) max(55vw, 120rem), 164vw`,
  );
  expect(image?.getAttribute('loading')).toBe('eager');
  expect(document.querySelector('#startseite h1')).not.toBeNull();
});
