import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Stars } from './stars.tsx';

test('stars are filled as far as the rating goes', () => {
  expect(renderToStaticMarkup(<Stars rating={4.5} />)).toMatch(/<svg[^>]*width="108"/);
});
