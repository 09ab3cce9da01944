import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { CommandError, inColumns, runCommand, UsageError } from './command.ts';

const options = {
  kind: { type: 'string', short: 'k' },
  yes: { type: 'boolean', short: 'y' },
} as const;

type Given = { values: { kind?: string; yes?: boolean }; positionals: string[] };

/** One call of a command that takes two words. */
async function called(
  args: string[],
  work: (given: Given) => Promise<string | number> = async ({ values, positionals }) =>
    JSON.stringify([values, positionals]),
  language: 'de' | 'en' = 'de',
) {
  const written = { out: '', err: '' };
  const into = (name: keyof typeof written) =>
    new Writable({
      write(chunk, _encoding, done) {
        written[name] += chunk;
        done();
      },
    });
  const code = await runCommand(
    args,
    { stdout: into('out'), stderr: into('err') },
    {
      language,
      usage: 'Aufruf: pnpm etwas',
      options,
      words: 2,
      failed: (reason) => `Fehlgeschlagen: ${reason}`,
      work,
    },
  );
  return { code, ...written };
}

test('a command prints what it returns, with a line’s end', async () => {
  expect(await called(['eins', 'zwei', '--kind', 'kontakt', '-y'])).toEqual({
    code: 0,
    out: '[{"kind":"kontakt","yes":true},["eins","zwei"]]\n',
    err: '',
  });
});

test('where it has printed all by itself, its exit code is that of the process', async () => {
  expect(await called([], async () => 1)).toEqual({ code: 1, out: '', err: '' });
});

test.each([[['--help']], [['-h']], [['eins', 'zwei', 'drei', '--help']]])(
  '%j prints how it is called and does nothing',
  async (args) => {
    const work = () => Promise.reject(new Error('was run'));
    expect(await called(args, work)).toEqual({ code: 0, out: 'Aufruf: pnpm etwas\n', err: '' });
  },
);

test.each([
  [['--art'], 'Die Option „--art“ gibt es hier nicht.', 'There is no option --art'],
  [['-x'], 'Die Option „-x“ gibt es hier nicht.', 'There is no option -x'],
  [['--kind'], 'Die Option „--kind“ braucht einen Wert.', '--kind needs a value'],
  [['--kind='], 'Die Option „--kind“ braucht einen Wert.', '--kind needs a value'],
  [['--kind', '--yes'], 'Die Option „--kind“ braucht einen Wert.', '--kind needs a value'],
  [['--yes=ja'], 'Die Option „--yes“ hat keinen Wert.', '--yes takes no value'],
  [
    ['a', 'b', 'c'],
    '„c“ ist zu viel. Mehrere Wörter gehören in Anführungszeichen.',
    '“c” is one word too many',
  ],
])('a wrong call, %j, is told with how it is called: %s', async (args, german, english) => {
  const usage = 'Aufruf: pnpm etwas';
  expect(await called(args)).toEqual({ code: 2, out: '', err: `${german}\n\n${usage}\n` });
  expect((await called(args, undefined, 'en')).err).toBe(`${english}\n\n${usage}\n`);
});

test('a value may begin with a dash where it is written into the option', async () => {
  expect((await called(['--kind=-5'])).out).toBe('[{"kind":"-5"},[]]\n');
});

test.each([
  [new UsageError('Bitte einen Namen.'), 2, 'Bitte einen Namen.\n\nAufruf: pnpm etwas\n'],
  [new CommandError('Das geht nicht.'), 1, 'Das geht nicht.\n'],
  [new Error('kaputt'), 1, 'Fehlgeschlagen: kaputt\n'],
  [new Error(''), 1, 'Fehlgeschlagen: Error\n'],
  ['nur ein Text', 1, 'Fehlgeschlagen: nur ein Text\n'],
])('%o ends a command with %d and its words', async (error, code, err) => {
  expect(await called([], () => Promise.reject(error))).toEqual({ code, out: '', err });
});

test('it is no failure that the reader of the output has closed it', async () => {
  const closed = Object.assign(new Error('write EPIPE'), { code: 'EPIPE' });
  expect(await called([], () => Promise.reject(closed))).toEqual({ code: 0, out: '', err: '' });
});

test('columns stand below each other, two spaces apart, without spaces at the end', () => {
  expect(
    inColumns([['Name', 'Ort', 'Jahr'], ['Anna', 'Riesa', '2026'], ['Bernd Ost', '', ''], ['C']]),
  ).toBe('Name       Ort    Jahr\nAnna       Riesa  2026\nBernd Ost\nC');
});
