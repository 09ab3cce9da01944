import { describe, expect, test } from 'vitest';
import { region } from './company/region.ts';
import { leftOutSoFar } from './in-state.ts';
import { blocks, inline, md, picture } from './md.ts';
import type { State } from './states.ts';

const own: State = region.state;
const other: State = own === 'HH' ? 'HB' : 'HH';

/** The text as if it stood in a template, with codes of states that depend on where the company works. */
const written = (text: string) => () => md([text]);

test('a section may be closed at first, with words that say what is inside', () => {
  const sections = md`
## Preise {#preise}
Folded: Was was kostet

Viel.

## Ende {#ende}

Wenig.
`;
  expect(sections.map(({ folded }) => folded)).toEqual(['Was was kostet', undefined]);
});

test('headings part the text into sections, each with its anchor', () => {
  expect(md`
## Fläche und Statik {#flaeche}

Ein Satz.
Noch einer.

Ein Absatz.

## Preis {#preis}
`).toEqual([
    {
      id: 'flaeche',
      title: 'Fläche und Statik',
      blocks: [
        { type: 'text', text: 'Ein Satz. Noch einer.' },
        { type: 'text', text: 'Ein Absatz.' },
      ],
    },
    { id: 'preis', title: 'Preis', blocks: [] },
  ]);
});

test('values are words, whatever they hold, and a link may be one', () => {
  const question = { text: '„Lohnt es sich?“', to: '/faq/x' };
  expect(blocks`
Für ${'[8](9) ~ | **x**'} und ${3} §~14a: ${question}, [oder ${'hier'}](${'/pfad'}#teil), [dort](https://kfw.de/).
`).toEqual([
    {
      type: 'text',
      text: [
        'Für [8](9) ~ | **x** und 3 §\u00A014a: ',
        question,
        ', ',
        { text: 'oder hier', to: '/pfad#teil' },
        ', ',
        { text: 'dort', href: 'https://kfw.de/' },
        '.',
      ],
    },
  ]);
});

test('a link to an address of another kind leaves the site, one to an anchor does not', () => {
  expect(blocks`
[Mail](mailto:a@b.de), [Anruf](tel:+49351), [unten](#teil)

${{ text: 'Allein', to: '/faq' }}

${['Nur ', { text: 'dort', to: '/faq' }]}

${7}
Tage.
`).toEqual([
    {
      type: 'text',
      text: [
        { text: 'Mail', href: 'mailto:a@b.de' },
        ', ',
        { text: 'Anruf', href: 'tel:+49351' },
        ', ',
        { text: 'unten', to: '#teil' },
      ],
    },
    { type: 'text', text: [{ text: 'Allein', to: '/faq' }] },
    { type: 'text', text: ['Nur ', { text: 'dort', to: '/faq' }] },
    { type: 'text', text: '7 Tage.' },
  ]);
  expect(() => written('## A {#a}\n\n[dort](http://kfw.de)\n')()).toThrow(
    'is no address of a link',
  );
  expect(inline`Bis ${3}~Wochen`).toBe('Bis 3\u00A0Wochen');
});

test('a heading, a cell and a caption hold words and numbers, and no link', () => {
  const link = { text: 'hier', to: '/faq' };
  expect(
    () => md`
## Titel ${link} {#titel}
`,
  ).toThrow('line 2: only words and numbers stand here: ## Titel … {#titel}');
  expect(
    () => blocks`
Table: T ${undefined}

| a |
| --- |
`,
  ).toThrow('a value is undefined');
});

test('lists, cards and steps go on indented; an item of undefined is none', () => {
  expect(blocks`
- ${undefined}
- [Noch einer](/faq)
- Ein Punkt,
  der weitergeht

1. Erstens
2. Zweitens

- **Das Dach** (${'30°'})
  Groß und
  eckig.
- **Der Rest**
  Klein.

1. **Messen** (ein Tag)
  Wir messen.
`).toEqual([
    {
      type: 'list',
      items: [[{ text: 'Noch einer', to: '/faq' }], 'Ein Punkt, der weitergeht'],
    },
    { type: 'list', ordered: true, items: ['Erstens', 'Zweitens'] },
    {
      type: 'cards',
      cards: [
        { title: 'Das Dach', figure: '30°', text: 'Groß und eckig.' },
        { title: 'Der Rest', text: 'Klein.' },
      ],
    },
    { type: 'steps', steps: [{ title: 'Messen', duration: 'ein Tag', text: 'Wir messen.' }] },
  ]);
});

test('tables have a caption; rows may be computed, and numbers are said to be ones', () => {
  expect(blocks`
Table: Preise, Stand ${2026}

| Größe | Preis |
| --- | ---: |
| klein, 8:00 bis 18:30 | ${'9 €'} |
${[['groß', 'EEG|KWKG']]}
${undefined}
`).toEqual([
    {
      type: 'table',
      caption: 'Preise, Stand 2026',
      numeric: true,
      head: ['Größe', 'Preis'],
      rows: [
        ['klein, 8:00 bis 18:30', '9 €'],
        ['groß', 'EEG|KWKG'],
      ],
    },
  ]);
});

test('notes, pictures, blocks and sections stand between the paragraphs', () => {
  const section = md`
## Anderswo {#anderswo}
`;
  expect(md`
## Hier {#hier}

> [!DATED] Früher
> Es galt
> etwas anderes.

> [!HINT] Heute
>Es gilt dies.

${picture('beratung')}

${undefined}

${blocks`
Zwei.

Drei.
`}

${section}
`).toEqual([
    {
      id: 'hier',
      title: 'Hier',
      blocks: [
        { type: 'note', kind: 'dated', title: 'Früher', text: 'Es galt etwas anderes.' },
        { type: 'note', kind: 'hint', title: 'Heute', text: 'Es gilt dies.' },
        { type: 'picture', picture: 'beratung' },
        { type: 'text', text: 'Zwei.' },
        { type: 'text', text: 'Drei.' },
      ],
    },
    ...section,
  ]);
});

test('of a part for one state the own is shown; what is left out is put on record', () => {
  const parts = [
    `
## Zuschüsse {#zuschuesse}

::: ${other}
- **Die Aufbaubank** des Landes zahlt `,
    ` dazu.
::: sonst
- Fragen Sie nach.
:::
::: ${own}
- Hier.
::: sonst
- Dort.
:::
`,
  ];
  const before = leftOutSoFar().length;
  expect(md(parts, '500 €')[0]?.blocks).toEqual([
    { type: 'list', items: ['Fragen Sie nach.', 'Hier.'] },
  ]);
  expect(leftOutSoFar().slice(before)).toEqual([
    { state: other, begins: 'Die Aufbaubank des Landes zahlt … dazu.' },
  ]);
});

test('a whole section for another state is put on record by its title, and cut after sixty letters', () => {
  const before = leftOutSoFar().length;
  const title = 'Ein sehr langer Titel, den niemand in einer einzigen Zeile lesen will';
  md([`::: ${other}\n\n## ${title} {#titel}\n\n**Fett.**\n:::\n`]);
  expect(leftOutSoFar().slice(before)).toEqual([
    { state: other, begins: 'Ein sehr langer Titel, den niemand in einer einzigen Zeile l…' },
  ]);
});

describe('a mistake is named with its line', () => {
  test.each([
    ['## Ohne Anker\n', 'line 1: a heading is written „## Title {#anchor}“: ## Ohne Anker'],
    ['::: XX \n', 'line 1: an unknown fence „::: XX“'],
    ['::: SN\n', 'line 1: a fence that is not closed: ::: SN'],
    ['## A {#a}\n\nTable: T\n| a |\n', 'line 4: a blank line is missing below the caption'],
    ['## A {#a}\n\n[hier](paths.faq)\n', 'line 3: „paths.faq“ is no address of a link'],
    ['## A {#a}\n\nSehr **fett**.\n', 'line 3: a link is written [words](address)'],
    ['## A {#a}\n\n[hier] (/faq)\n', 'line 3: a link is written [words](address)'],
    ['## A {#a}\n\n[hier](/faq x)\n', 'line 3: a link is written [words](address)'],
    [
      '## A {#a}\n\nTable: T\n\n| a | b |\n| --- | --- |\n| zu breit | 1 | 2 |\n',
      'line 7: the row „zu breit“ has 3 cells, its head 2',
    ],
    [
      '## A {#a}\n\nTable: T\n\n| a | b |\n| --- |\n',
      'line 5: a table has a line „| --- |“ as wide as its head',
    ],
    [
      '## A {#a}\n\nTable: T\n\n| a | b |\n| 1 | 2 |\n',
      'line 5: a table has a line „| --- |“ as wide as its head',
    ],
    ['## A {#a}\n\n| a |\n| --- |\n', 'line 3: a blank line is missing before it, or a caption'],
    ['## A {#a}\n\nText\n- Punkt\n', 'line 4: a blank line is missing before it'],
    ['## A {#a}\n\nText\n1. Punkt\n', 'line 4: a blank line is missing before it'],
    ['## A {#a}\n\nText\n> Notiz\n', 'line 4: a blank line is missing before it'],
    ['## A {#a}\n\nText\n## B {#b}\n', 'line 4: a blank line is missing before it'],
    ['## A {#a}\n\nText\nTable: T\n', 'line 4: a blank line is missing before it'],
    ['## A {#A}\n', 'line 1: a heading is written'],
    ['## A {#a}\nText\n', 'line 2: a blank line is missing below the heading'],
    ['## A {#a}\nFolded: x\nText\n', 'line 3: a blank line is missing below the heading'],
    ['## A {#a}\n\n> Text\n', 'line 3: a note begins „> [!HINT] Title“'],
    ['## A {#a}\n\n- Eins\nzwei\n', 'line 4: a list goes on indented by two spaces'],
    ['## A {#a}\n\n- **Eins**\n- Zwei\n', 'line 4: its neighbours have a title'],
    ['## A {#a}\n\nTable: T\n', 'line 3: a caption without a table'],
    ['## A {#a}\n\nTable: T\n\n| a |b\n', 'line 5: a row begins with „| “'],
    ['## A {#a}\n\n[hier](javascript:1)\n', 'line 3: „javascript:1“ is no address of a link'],
    ['::: sonst\n', 'line 1: an unknown fence „::: sonst“'],
    [':::\n', 'line 1: an unknown fence „:::“'],
    ['::: SN\n::: sonst\n::: sonst\n', 'line 3: an unknown fence „::: sonst“'],
    ['::: SN\n::: SN\n', 'line 2: an unknown fence „::: SN“'],
    ['Text\n', 'a block before the first heading'],
  ])('%j', (text, message) => {
    expect(written(text)).toThrow(message);
  });

  test('a block after a section that is interpolated', () => {
    const section = md`
## Fremd {#fremd}
`;
    expect(
      () => md`
## Eigen {#eigen}

${section}

Wohin gehört das?
`,
    ).toThrow('a block after the interpolated section „Fremd“ needs a heading of its own');
  });

  test('a heading among blocks alone', () => {
    expect(
      () => blocks`
## Eigen {#eigen}
`,
    ).toThrow('blocks: headings belong into md');
  });

  test('a value that is no word within a sentence', () => {
    expect(() => blocks`Bis ${undefined} Jahre.`).toThrow('a value is undefined');
    const drawn = ['Eins', picture('beratung')] as never;
    expect(() => blocks`Bis ${drawn} Jahre.`).toThrow('words, numbers and links alone');
  });
});
