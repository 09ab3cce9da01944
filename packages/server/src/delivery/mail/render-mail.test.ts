import { expect, test } from 'vitest';
import type { MailContent } from './mail-content.ts';
import { forHeader, renderMail } from './render-mail.ts';

const nasty = '</p><script>alert("1")</script>&\'';
const escaped = '&lt;/p&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;&#39;';

test('whatever stands in a text stays text', () => {
  const content: MailContent = {
    sender: nasty,
    subject: nasty,
    parts: [
      { type: 'title', text: nasty },
      { type: 'heading', text: nasty },
      { type: 'paragraph', text: nasty },
      { type: 'paragraph', text: [{ text: nasty, href: nasty }] },
      { type: 'actions', links: [{ text: nasty, href: nasty }] },
      { type: 'facts', facts: [{ label: nasty, value: nasty, href: nasty }] },
      {
        type: 'facts',
        facts: [{ label: nasty, value: '', detail: [{ text: nasty, href: nasty }] }],
      },
      { type: 'facts', facts: [{ label: nasty, value: nasty, href: nasty }], beside: true },
      { type: 'steps', steps: [{ title: nasty, duration: nasty }] },
    ],
  };
  const { html } = renderMail(content);
  expect(html).not.toContain('<script');
  expect(html.split(escaped)).toHaveLength(21);
});

test('no value can look like another line of the mail', () => {
  const facts = [
    { label: 'Name', value: 'Eva\nEinwilligung: erteilt\r\nA\u2028B\u0085C' },
    { label: 'Ort', value: 'Meißen' },
  ];
  const { text } = renderMail({ sender: '', subject: '', parts: [{ type: 'facts', facts }] });
  expect(text).toBe('Name:\n  Eva\n  Einwilligung: erteilt\n  A\n  B\n  C\nOrt: Meißen\n');
});

test('what is less important about a value stands below it, and names pages alone', () => {
  const detail = [{ text: 'offen · ' }, { text: 'Anfrage', href: 'https://x.example/1' }];
  const facts = [{ label: 'Eva', value: '0351 98765', href: 'tel:+4935198765', detail }];
  const { text, html } = renderMail({ sender: '', subject: '', parts: [{ type: 'facts', facts }] });
  expect(text).toBe('Eva: 0351 98765\n  offen · Anfrage: https://x.example/1\n');
  expect(html.replace(/<[^>]*>/g, '|')).toMatch(/\|Eva\|+0351 98765\|+offen · \|Anfrage\|/);
});

test('a subject is never decoded into something else', () => {
  expect(forHeader('Eva =?utf-8?q?=0D=0ABcc:x?= \r\n\u202E Müller')).toBe(
    'Eva =\u2060?utf-8?q?=0D=0ABcc:x?= Müller',
  );
});
