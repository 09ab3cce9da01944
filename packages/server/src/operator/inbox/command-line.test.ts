import { expect, test } from 'vitest';
import { UsageError } from '../run-command.ts';
import { commandNames, helpText, parseCommandLine } from './command-line.ts';

const parse = (line: string) => parseCommandLine(line.split(' ').filter(Boolean));

test('each option arrives', () => {
  expect(
    parse('list --kind Netzanschluss --since 1.12.2026 --search=Müller --page 2 --limit 5 --json'),
  ).toEqual({
    command: 'list',
    asked: {
      kind: 'gridConnection',
      since: '2026-12-01',
      search: 'Müller',
      due: false,
      page: 2,
      limit: 5,
      json: true,
    },
  });
  expect(parse('export --jsonl --output x.jsonl --since 2026-12-01')).toMatchObject({
    asked: {
      jsonl: true,
      json: false,
      'all-columns': false,
      output: 'x.jsonl',
      since: '2026-12-01',
    },
  });
  expect(parse('list --due')).toMatchObject({ asked: { due: true, page: 1, limit: 20 } });
  expect(parse('resend PV-1 --to absender')).toMatchObject({
    asked: { reference: 'PV-1', to: 'visitor' },
  });
  expect(parse('resend --dead')).toMatchObject({ asked: { dead: true, json: false } });
  expect(parse('erase a@b.example --yes')).toMatchObject({
    asked: { target: 'a@b.example', yes: true },
  });
  expect(parse('purge --json')).toMatchObject({ asked: { json: true } });
});

test('a name may be written without quotes', () => {
  expect(parse('sign-in Anna Vogel --json')).toMatchObject({
    asked: { name: 'Anna Vogel', json: true },
  });
});

test.each([
  ['', 'Bitte nennen Sie einen Befehl.'],
  ['lösche', 'Den Befehl „lösche“ gibt es nicht. Es gibt: list, show, export, '],
  ['list --foo', 'Die Option „--foo“ gibt es hier nicht.'],
  ['purge --yes', 'Die Option „--yes“ gibt es hier nicht.'],
  ['list --search', 'Die Option „--search“ braucht einen Wert.'],
  ['list --search --json', 'Die Option „--search“ braucht einen Wert.'],
  ['list --json=x', 'Die Option „--json“ hat keinen Wert.'],
  ['list müller', '„müller“ ist zu viel.'],
  ['show a b', '„b“ ist zu viel.'],
  ['show', 'Bitte nennen Sie eine Vorgangsnummer.'],
  ['sign-in', 'Bitte nennen Sie, wer sich anmeldet.'],
  ['take PV-1', 'Den Befehl „take“ gibt es nicht.'],
  ['erase', 'Bitte nennen Sie eine Vorgangsnummer oder eine E-Mail-Adresse.'],
  ['list --kind dach', 'Das Formular „dach“ gibt es nicht.'],
  ['list --since gestern', '„gestern“ ist kein Tag.'],
  ['list --since 31.02.2026', '„31.02.2026“ ist kein Tag.'],
  ['list --limit 0', '„--limit“ braucht eine ganze Zahl'],
  ['list --page 1.5', '„--page“ braucht eine ganze Zahl'],
  ['export --json --jsonl', 'Bitte nur eines von beiden'],
  ['resend', 'Bitte nennen Sie eine Vorgangsnummer.'],
  ['resend PV-1 --dead', '„--dead“ geht nicht zusammen mit einer Vorgangsnummer.'],
  ['resend --dead --to firma', '„--dead“ geht nicht zusammen mit „--to“.'],
  ['resend PV-1 --to allen', '„allen“ ist nicht „firma“ oder „absender“.'],
])('„%s“ is rejected in German', (line, message) => {
  expect(() => parse(line)).toThrow(UsageError);
  expect(() => parse(line)).toThrow(message);
});

test('each command explains itself and is in the overview', () => {
  for (const name of commandNames) {
    expect(parse(`${name} --help`)).toEqual({ command: 'help', about: name });
    expect(helpText(name)).toContain(`pnpm inbox ${name}`);
    expect(helpText(undefined)).toContain(`  ${name} `);
  }
});
