import { escapeHtml } from '@rebhang-solar/content/escape-html';
import { palette } from '@rebhang-solar/content/palette';
import type { Fact, Linked, MailContent, MailPart } from './mail-content.ts';

/** Subject, plain text and HTML of a mail. */
export function renderMail(content: MailContent): { subject: string; text: string; html: string } {
  const parts = content.parts.filter((part) => !!part);
  return {
    subject: forHeader(content.subject),
    text: renderText(parts),
    html: renderHtml(content, parts),
  };
}

/**
 * A text as it can stand in a header. Line breaks and other control characters could start a new
 * one; bidi controls and invisible characters could make it read as something else. The joiners stay:
 * words of some languages and many emoji need them.
 */
export function forHeader(text: string): string {
  const visible = text.replace(/(?![\u200C\u200D])\p{Cf}/gu, '');
  const line = visible.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  // A mail program would decode what looks like an encoded word. The invisible character makes the
  // transport encode the header itself.
  return line.replaceAll('=?', '=\u2060?');
}

function renderText(parts: MailPart[]): string {
  const texts = parts.map((part) => partText(part) + (part.type === 'heading' ? '\n' : '\n\n'));
  return `${texts.join('').trimEnd()}\n`;
}

function partText(part: MailPart): string {
  switch (part.type) {
    case 'title':
      return part.text;
    case 'heading':
      return part.text.toUpperCase();
    case 'paragraph':
      return plain(part.text);
    case 'actions':
      return part.links.map(({ text, href }) => `${text}: ${href}`).join('\n');
    case 'facts':
      return part.facts.map(factText).join('\n');
    case 'steps':
      return part.steps
        .map(({ title, duration }, index) => `${index + 1}. ${labelled(title, duration ?? '')}`)
        .join('\n');
  }
}

/** Further lines are indented, so that no value can look like another fact. */
function factText({ label, value, detail }: Fact): string {
  const lines = value.split(/\r\n|[\r\n\u0085\u2028\u2029]/);
  const text = lines.length === 1 ? labelled(label, value) : [`${label}:`, ...lines].join('\n  ');
  return detail ? `${text}\n  ${plain(detail)}` : text;
}

const plain = (text: string | readonly Linked[]) =>
  linked(text)
    .map(({ text, href }) => (href?.startsWith('http') ? `${text}: ${href}` : text))
    .join('');

function labelled(label: string, value: string): string {
  if (value === '') return label;
  return `${label}${label.endsWith('?') ? '' : ':'} ${value}`;
}

/** The colours of the site's design (docs/design.md): light and dark. */
const colours = {
  paper: [palette.paper[1], palette.slate[7]],
  plate: [palette.paper[0], palette.slate[6]],
  line: [palette.paper[4], palette.slate[5]],
  text: [palette.slate[6], palette.paper[1]],
  quiet: [palette.slate[5], palette.paper[4]],
  link: [palette.tile[7], palette.sun[6]],
} as const;
type Colour = keyof typeof colours;

const font = 'Arial, Helvetica, sans-serif';
const bold = `bold 16px/20px ${font}`;
const large = `bold 30px/36px ${font}`;
const width = 600;

/**
 * The same as HTML that mail programs can show: tables, styles at each element, nothing to be loaded
 * from anywhere. Light colours stand at the elements, dark ones in a media query. Outlook on Windows
 * ignores `max-width`: it gets a table around the content, in comments that only Outlook reads.
 */
function renderHtml({ sender, subject }: MailContent, parts: MailPart[]): string {
  const band = `padding:18px 16px;background-color:${palette.slate[6]};border-bottom:4px solid ${palette.sun[6]};font:bold 20px/26px ${font};color:${palette.paper[1]};`;
  const plate = `padding:24px 16px;background-color:${colours.plate[0]};${ink('text')}`;
  return `<!DOCTYPE html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
${(Object.keys(colours) as Colour[]).map(darkRules).join('\n')}
}
</style>
</head>
<body class="ground-paper" style="margin:0;padding:0;background-color:${colours.paper[0]};">
<table role="presentation" class="ground-paper" width="100%" ${tight} style="background-color:${colours.paper[0]};"><tr><td align="center" style="padding:16px 8px;">
<!--[if mso]><table role="presentation" width="${width}" ${tight}><tr><td><![endif]-->
<table role="presentation" ${tight} style="width:100%;max-width:${width}px;text-align:left;">
<tr><td style="${band}">${escapeHtml(sender)}</td></tr>
<tr><td class="ground-plate ink-text" style="${plate}">
${parts.map(partHtml).join('\n')}
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}

function partHtml(part: MailPart): string {
  switch (part.type) {
    case 'title':
      return `<h1 class="ink-text" style="margin:0 0 4px;${ink('text', 24)}font-weight:bold;">${inline(part.text)}</h1>`;
    case 'heading':
      return `<h2 class="ink-text" style="margin:24px 0 8px;${ink('text', 18)}font-weight:bold;">${inline(part.text)}</h2>`;
    case 'paragraph': {
      const [colour, size] = part.quiet ? (['quiet', 14] as const) : (['text', 16] as const);
      return `<p class="ink-${colour}" style="margin:0 0 16px;${ink(colour, size)}">${linked(part.text).map(linkHtml).join('')}</p>`;
    }
    case 'actions':
      return part.links.map(actionHtml).join('\n');
    case 'facts':
      return rows(
        part.facts.map(part.beside ? factBesideHtml : factHtml),
        `border:1px solid ${colours.line[0]};`,
      );
    case 'steps':
      return rows(part.steps.map(stepHtml), '');
  }
}

function rows(cells: readonly string[], border: string): string {
  return `<table role="presentation" class="edge-line" ${tight} style="width:100%;margin:0 0 20px;border-collapse:collapse;${border}">
${cells.map((cell) => `<tr>${cell}</tr>`).join('\n')}
</table>`;
}

function factHtml({ label, value, href, detail }: Fact, index: number): string {
  const small = (text: string | readonly Linked[]) =>
    `<span class="ink-quiet" style="${ink('quiet', 14)}font-weight:normal;">${linked(text).map(linkHtml).join('')}</span>`;
  // With a detail the label is who it is about.
  const lines = detail
    ? [inline(label), valueHtml(value, href), small(detail)]
    : [small(label), valueHtml(value, href)];
  return `<td class="edge-line ink-text" style="${factStyle(index)}font-weight:bold;">${lines.join('<br>')}</td>`;
}

function factBesideHtml({ label, value, href }: Fact, index: number): string {
  return `<td class="edge-line ink-quiet" width="38%" style="${factStyle(index)}${ink('quiet', 14)}word-break:normal;hyphens:auto;">${inline(label)}</td><td class="edge-line ink-text" style="${factStyle(index)}">${valueHtml(value, href)}</td>`;
}

function factStyle(index: number): string {
  const line = index > 0 ? `border-top:1px solid ${colours.line[0]};` : '';
  return `padding:7px 12px;vertical-align:top;${line}${ink('text')}word-break:break-word;`;
}

const valueHtml = (text: string, href: string | undefined) =>
  linkHtml({ text, ...(href && { href }) });

// The duration stands below: beside it, a long word would not fit on a phone.
function stepHtml(step: { title: string; duration?: string | undefined }, index: number): string {
  const cell = `padding:8px 0;vertical-align:top;border-bottom:1px solid ${colours.line[0]};`;
  const duration = `<br><span class="ink-quiet" style="${ink('quiet', 14)}">${inline(step.duration ?? '')}</span>`;
  return `<td class="edge-line ink-quiet" style="${cell}width:30px;${ink('quiet')}">${index + 1}.</td><td class="edge-line ink-text" style="${cell}${ink('text')}">${inline(step.title)}${step.duration ? duration : ''}</td>`;
}

function actionHtml(link: Required<Linked>, index: number): string {
  if (index > 0) return `<p style="margin:0 0 16px;${ink('text')}">${linkHtml(link)}</p>`;
  // A number is also read off the screen.
  const size = link.href.startsWith('tel:') ? large : bold;
  return `<p style="margin:0 0 20px;"><a href="${escapeHtml(link.href)}" style="display:inline-block;padding:12px 18px;background-color:${palette.tile[6]};font:${size};color:${palette.paper[0]};text-decoration:none;">${inline(link.text)}</a></p>`;
}

function linkHtml({ text, href }: Linked): string {
  if (!href) return inline(text);
  return `<a class="ink-link" href="${escapeHtml(href)}" style="color:${colours.link[0]};">${inline(text)}</a>`;
}

const linked = (text: string | readonly Linked[]): readonly Linked[] =>
  typeof text === 'string' ? [{ text }] : text;

/** For layout only, so a screen reader reads it as text. */
const tight = 'cellpadding="0" cellspacing="0" border="0"';

function ink(colour: Colour, size = 16): string {
  return `font:${size}px/${Math.round(size * 1.5)}px ${font};color:${colours[colour][0]};`;
}

function darkRules(colour: Colour): string {
  const [, dark] = colours[colour];
  return `.ink-${colour} { color: ${dark} !important; } .ground-${colour} { background-color: ${dark} !important; } .edge-${colour} { border-color: ${dark} !important; }`;
}

/** Text between tags, its line breaks kept, and a range with its unit on one line: „6–12 Wochen“. */
function inline(text: string): string {
  return escapeHtml(text)
    .replace(/\r\n|[\r\n]/g, '<br>')
    .replace(
      /\d+–\d+\u00A0\p{L}+/gu,
      (range) => `<span style="white-space:nowrap;">${range}</span>`,
    );
}
