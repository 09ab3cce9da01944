import { expect, test } from 'vitest';
import { mailtoHref } from './mailto-href.ts';

test('a mail goes to one address, whatever stands before its @', () => {
  expect(mailtoHref('anna@firma.de')).toBe('mailto:anna@firma.de');
  expect(mailtoHref('a?cc=b%40x.de&subject=c@y.de')).toBe(
    'mailto:a%3Fcc%3Db%2540x.de%26subject%3Dc@y.de',
  );
});

test('subject and text go along, each encoded', () => {
  expect(mailtoHref('a@b.de', { subject: 'Dach & Haus', body: 'Guten Tag,\n100 %?' })).toBe(
    'mailto:a@b.de?subject=Dach%20%26%20Haus&body=Guten%20Tag%2C%0A100%20%25%3F',
  );
  expect(mailtoHref('a@b.de', { body: 'Ja' })).toBe('mailto:a@b.de?body=Ja');
});
