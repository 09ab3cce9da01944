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
    { label: 'Name', value: 'Eva\nEinwilligung: erteilt\r\nA\u2028B\u0085C\u2029D\rE' },
    { label: 'Ort', value: 'Meißen' },
  ];
  const { text, html } = renderMail({ sender: '', subject: '', parts: [{ type: 'facts', facts }] });
  expect(html).toContain('Eva<br>Einwilligung: erteilt<br>A');
  expect(html).toContain('D<br>E');
  expect(text).toBe(
    'Name:\n  Eva\n  Einwilligung: erteilt\n  A\n  B\n  C\n  D\n  E\nOrt: Meißen\n',
  );
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

test('joiners stay in a subject, as emoji and some languages need them', () => {
  expect(forHeader('👩\u200D👧 می\u200Cخواهم\u200B')).toBe('👩\u200D👧 می\u200Cخواهم');
});

test('steps are numbered, a question needs no colon, and what has no value is its label', () => {
  const parts: MailContent['parts'] = [
    false,
    { type: 'heading', text: 'Größe' },
    { type: 'steps', steps: [{ title: 'Antrag', duration: '2 Wochen' }, { title: 'Fertig' }] },
    {
      type: 'facts',
      facts: [
        { label: 'Keller?', value: 'ja' },
        { label: 'Ohne', value: '' },
      ],
    },
    {
      type: 'paragraph',
      text: [{ text: 'Anruf: ' }, { text: '0351', href: 'tel:+49351' }],
    },
    null,
  ];
  const { text, html } = renderMail({ sender: '', subject: '', parts });
  expect(text).toBe('GRÖSSE\n1. Antrag: 2 Wochen\n2. Fertig\n\nKeller? ja\nOhne\n\nAnruf: 0351\n');
  expect(html).toContain('href="tel:+49351"');
  expect(html).toContain('>Fertig</td>');
});

test('the first of what can be done is a button, a number in large letters, the others are links', () => {
  const links = [
    { text: 'Anrufen', href: 'tel:+49351' },
    { text: 'Öffnen', href: 'https://x.example' },
  ];
  const buttons = (given: typeof links) =>
    renderMail({ sender: '', subject: '', parts: [{ type: 'actions', links: given }] }).html.match(
      /<a [^>]*>/g,
    ) ?? [];
  const [call, open] = buttons(links);
  expect(call).toContain('font:bold 30px/36px');
  expect(open).toContain('class="ink-link"');
  expect(buttons(links.toReversed())[0]).toContain('font:bold 16px/20px');
});
