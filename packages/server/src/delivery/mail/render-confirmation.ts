import type { ConfirmationMail } from '@rebhang-solar/content/mails';

/** A confirmation as plain text. */
export function confirmationText(mail: ConfirmationMail): string {
  const { stages } = mail;
  const facts = mail.facts.map(({ label, value }) => `${label}: ${value}`);
  const steps = (stages?.steps ?? []).map(
    ({ title, duration }, index) => `${index + 1}. ${title}${duration ? `: ${duration}` : ''}`,
  );
  return [
    mail.greeting,
    '',
    mail.received,
    '',
    ...facts,
    '',
    mail.nextTitle.toUpperCase(),
    mail.promise,
    '',
    ...(stages ? [stages.title.toUpperCase(), ...steps, stages.total, ''] : []),
    mail.questionsTitle.toUpperCase(),
    mail.questions,
    '',
    mail.notYou,
    '',
    mail.closing,
    ...mail.signature,
  ].join('\n');
}

/** The colours of the site's design (docs/design.md), by day and by night. */
const colours = {
  paper: ['#f4efe3', '#18242b'],
  plate: ['#fdfaf2', '#22313a'],
  line: ['#c9bfa9', '#4d5c64'],
  text: ['#22313a', '#f4efe3'],
  quiet: ['#4d5c64', '#c9bfa9'],
  link: ['#842d18', '#f2b632'],
} as const;
type Colour = keyof typeof colours;

const font = 'Arial, Helvetica, sans-serif';

/**
 * The same as HTML that mail programs can show: tables, styles at each element, nothing to be
 * loaded from anywhere. Programs that know the dark get the dark colours, the others the light ones
 * that stand at the elements.
 */
export function confirmationHtml(mail: ConfirmationMail): string {
  const { stages } = mail;
  const [callBefore = '', callAfter = ''] = mail.questions.split(mail.call.text);
  return `<!DOCTYPE html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(mail.subject)}</title>
<style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
${(Object.keys(colours) as Colour[]).map(nightRules).join('\n')}
}
</style>
</head>
<body class="ground-paper" style="margin:0;padding:0;background-color:${colours.paper[0]};">
${table(
  'ground-paper',
  `width:100%;background-color:${colours.paper[0]};`,
  row(
    cell(
      '',
      'padding:16px 8px;',
      table(
        '',
        'width:100%;max-width:600px;margin:0 auto;',
        [
          row(
            cell(
              '',
              `padding:18px 16px;background-color:#22313a;border-bottom:4px solid #f2b632;font:bold 20px/26px ${font};color:#f4efe3;`,
              escaped(mail.sender),
            ),
          ),
          row(
            cell(
              'ground-plate ink-text',
              `padding:24px 16px;background-color:${colours.plate[0]};${ink('text')}`,
              [
                paragraph(escaped(mail.greeting)),
                paragraph(escaped(mail.received)),
                factTable(mail),
                heading(mail.nextTitle),
                paragraph(unbroken(escaped(mail.promise))),
                ...(stages
                  ? [
                      heading(stages.title),
                      stepTable(stages.steps),
                      paragraph(unbroken(escaped(stages.total))),
                    ]
                  : []),
                heading(mail.questionsTitle),
                paragraph(
                  `${escaped(callBefore)}<a class="ink-link" href="${escaped(mail.call.href)}" style="color:${colours.link[0]};white-space:nowrap;">${escaped(mail.call.text)}</a>${escaped(callAfter)}`,
                ),
                paragraph(escaped(mail.notYou), 'quiet'),
                paragraph(escaped(mail.closing)),
                paragraph(mail.signature.map(escaped).join('<br>'), 'quiet', 14),
              ].join('\n'),
            ),
          ),
        ].join('\n'),
      ),
    ),
  ),
)}
</body>
</html>
`;
}

function factTable({ facts }: ConfirmationMail): string {
  const rows = facts.map(({ label, value }, index) => {
    const line = index > 0 ? `border-top:1px solid ${colours.line[0]};` : '';
    return row(
      cell(
        'edge-line ink-text',
        `padding:8px 12px;${line}${ink('text')}font-weight:bold;`,
        `<span class="ink-quiet" style="${ink('quiet', 14)}font-weight:normal;">${escaped(label)}</span><br>${escaped(value)}`,
      ),
    );
  });
  return table(
    'edge-line',
    `width:100%;margin:0 0 20px;border:1px solid ${colours.line[0]};`,
    rows.join('\n'),
  );
}

function stepTable(steps: readonly { title: string; duration?: string }[]): string {
  const rows = steps.map(({ title, duration }, index) => {
    const padding = `padding:8px 0;vertical-align:top;border-bottom:1px solid ${colours.line[0]};`;
    // The duration stands below: beside it, a long word would not fit on a phone.
    const below = duration
      ? `<br><span class="ink-quiet" style="${ink('quiet', 14)}">${escaped(duration)}</span>`
      : '';
    return row(
      cell('edge-line ink-quiet', `${padding}width:30px;${ink('quiet')}`, `${index + 1}.`) +
        cell('edge-line ink-text', `${padding}${ink('text')}`, escaped(title) + below),
    );
  });
  return table('', 'width:100%;margin:0 0 16px;', rows.join('\n'));
}

/** For layout only, so a screen reader reads it as text. */
function table(className: string, style: string, rows: string): string {
  return `<table role="presentation"${classed(className)} cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse;${style}">
${rows}
</table>`;
}

const row = (cells: string) => `<tr>${cells}</tr>`;
const cell = (className: string, style: string, content: string) =>
  `<td${classed(className)} style="${style}">${content}</td>`;
const classed = (names: string) => (names ? ` class="${names}"` : '');

function heading(text: string): string {
  return `<h2 class="ink-text" style="margin:24px 0 8px;${ink('text', 18)}font-weight:bold;">${escaped(text)}</h2>`;
}

function paragraph(html: string, colour: Colour = 'text', size = 16): string {
  return `<p class="ink-${colour}" style="margin:0 0 16px;${ink(colour, size)}">${html}</p>`;
}

function ink(colour: Colour, size = 16): string {
  return `font:${size}px/${Math.round(size * 1.5)}px ${font};color:${colours[colour][0]};`;
}

function nightRules(colour: Colour): string {
  const [, night] = colours[colour];
  return `.ink-${colour} { color: ${night} !important; } .ground-${colour} { background-color: ${night} !important; } .edge-${colour} { border-color: ${night} !important; }`;
}

/** Keeps a range and its unit on one line: „6–12 Wochen“. */
function unbroken(html: string): string {
  return html.replace(
    /\d+–\d+\u202F\p{L}+/gu,
    (range) => `<span style="white-space:nowrap;">${range}</span>`,
  );
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it can stand in HTML, between tags and in attributes. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
