import { expect, test } from 'vitest';
import { escapeHtml } from './escape-html.ts';

test('every sign that means something in HTML is written as an entity, each time', () => {
  expect(escapeHtml(`<a href="x" title='y'>A & B</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;A &amp; B&lt;/a&gt;',
  );
  expect(escapeHtml('&lt;')).toBe('&amp;lt;');
});
