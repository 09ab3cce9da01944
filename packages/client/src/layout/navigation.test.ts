import { headerNavigation } from '@rebhang-solar/content/navigation';
import { expect, test } from 'vitest';
import { isActive } from './navigation.ts';

function activeAt(pathname: string): string[] {
  return headerNavigation.filter((item) => isActive(item, pathname)).map(({ label }) => label);
}

test('the home link is active only on the home page', () => {
  expect(activeAt('/')).toEqual(['Startseite']);
});

test('any other link is active where the path starts with it', () => {
  expect(activeAt('/faq')).toEqual(['FAQ']);
  expect(activeAt('/faq/photovoltaik-steuern-2025')).toEqual(['FAQ']);
  expect(activeAt('/beratung')).toEqual(['Ihre Anfrage']);
});

test('a page without a link of its own activates none', () => {
  expect(activeAt('/impressum')).toEqual([]);
});
