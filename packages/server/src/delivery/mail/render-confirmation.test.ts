import { confirmationMail } from '@rebhang-solar/content/mails';
import { expect, test } from 'vitest';
import { confirmationHtml, confirmationText } from './render-confirmation.ts';

const mail = confirmationMail('consultation', 'PV-7K3M-Q9XD-2R4T', '21.11.2026, 05:03 Uhr');

test('whatever stands in a text stays text', () => {
  const nasty = '</p><script>alert("1")</script>&\'';
  const html = confirmationHtml({
    ...mail,
    subject: nasty,
    received: nasty,
    promise: nasty,
    facts: [{ label: nasty, value: nasty }, mail.facts[1], mail.facts[2]],
  } as unknown as typeof mail);
  expect(html).not.toContain('<script');
  expect(
    html.split('&lt;/p&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;&#39;'),
  ).toHaveLength(6);
});

test('the plain text has every stage with its duration', () => {
  const lines = confirmationText(mail).split('\n');
  for (const [index, { title, duration }] of (mail.stages?.steps ?? []).entries()) {
    expect(lines).toContain(`${index + 1}. ${title}: ${duration}`);
  }
  expect(lines).toContain('Vorgangsnummer: PV-7K3M-Q9XD-2R4T');
});
