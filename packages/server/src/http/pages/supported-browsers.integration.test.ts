import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const builtAssets = join(import.meta.dirname, '../../../../client/dist/client/assets');

/**
 * What Safari 16.4, Firefox 114 or Chrome 111 lacks. Vite's build target lowers syntax to them; a call of something
 * newer would stop the application there, or a form at its sending.
 */
const newer = [
  ...[
    'Promise\\.(withResolvers|try)',
    '(Object|Map)\\.groupBy',
    'Array\\.fromAsync',
    'Iterator\\.from',
  ],
  ...['\\.(toSorted|toReversed|toSpliced)\\(', '\\.(isWellFormed|toWellFormed)\\('],
  ...['URL\\.(canParse|parse)\\(', 'AbortSignal\\.any', 'RegExp\\.escape', 'Error\\.isError'],
  ...['\\.(isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\\('],
  ...[
    'Intl\\.(Segmenter|DurationFormat)',
    '\\.(fromBase64|toBase64|moveBefore|checkVisibility)\\(',
  ],
  ...[
    '\\.(showPopover|hidePopover|togglePopover)\\(',
    'requestIdleCallback\\(',
    'Symbol\\.(asyncD|d)ispose',
  ],
];

/** A library that asks whether it is there, and does without. */
const asked = [/typeof URL\.canParse==`function`\?URL\.canParse\(\w+\)/g];

test('no script calls what the oldest supported browsers lack', async () => {
  const scripts = (await readdir(builtAssets)).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  const found: string[] = [];
  for (const name of scripts) {
    const script = await readFile(join(builtAssets, name), 'utf8');
    const calls = asked.reduce((text, pattern) => text.replaceAll(pattern, ''), script);
    for (const [call] of calls.matchAll(new RegExp(newer.join('|'), 'g'))) {
      found.push(`${name}: ${call}`);
    }
  }
  expect(found).toEqual([]);
});
