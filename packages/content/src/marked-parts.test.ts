import { expect, test } from 'vitest';
import { markedParts } from './marked-parts.ts';

const partsOf = (source: string) =>
  markedParts(source).map(({ state, start, end }) => `${state}: ${source.slice(start, end)}`);

test('a part reaches to its own closing bracket', () => {
  expect(partsOf("a(inState('SN', [f(1), { a: 2 }]) ?? b(), inState('BY', c))")).toEqual([
    "SN: inState('SN', [f(1), { a: 2 }])",
    "BY: inState('BY', c)",
  ]);
  expect(partsOf("inState<readonly A[]>('SN', [a])")).toEqual([
    "SN: inState<readonly A[]>('SN', [a])",
  ]);
  expect(partsOf("inState(\n  'SN',\n  text,\n);")).toEqual(["SN: inState(\n  'SN',\n  text,\n)"]);
});

test.each([
  "inState('SN', 'a smile :)')",
  "inState('SN', \"it's ( open\")",
  `inState('SN', \`\${f(')')} and it's\`)`,
  `inState('SN', \`a \${\`b ) \${c}\`} )\`)`,
  "inState('SN', 'it\\'s )')",
  "inState('SN', /* ) */ a)",
])('brackets within texts and comments are none: %s', (part) => {
  expect(partsOf(`[${part}, more()]`)).toEqual([`SN: ${part}`]);
});
