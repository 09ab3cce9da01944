import { expect, test } from 'vitest';
import { commandNames, helpText, parseCommandLine, UsageError } from './command-line.ts';

const parse = (line: string) => parseCommandLine(line.split(' ').filter(Boolean));

test('each option arrives', () => {
  expect(
    parse('list --kind Netzanschluss --since 1.12.2026 --search=Müller --page 2 --limit 5 --json'),
  ).toEqual({
    command: 'list',
    filter: { kind: 'gridConnection', since: '2026-12-01', search: 'Müller' },
    page: 2,
    limit: 5,
    json: true,
  });
  expect(parse('export --jsonl --output x.jsonl --since 2026-12-01')).toMatchObject({
    format: 'jsonl',
    output: 'x.jsonl',
    filter: { since: '2026-12-01' },
  });
  expect(parse('export')).toMatchObject({ format: 'csv', output: undefined });
  expect(parse('resend PV-1 --to absender')).toMatchObject({
    reference: 'PV-1',
    recipient: 'visitor',
  });
  expect(parse('resend --dead')).toMatchObject({ reference: undefined });
  expect(parse('erase a@b.example --yes')).toMatchObject({ target: 'a@b.example', yes: true });
  expect(parse('purge --json')).toEqual({ command: 'purge', json: true });
});

test.each([
  ['', 'Bitte nennen Sie einen Befehl.'],
  ['lösche', 'Den Befehl „lösche“ gibt es nicht.'],
  ['list --foo', 'Die Option „--foo“ gibt es hier nicht.'],
  ['purge --yes', 'Die Option „--yes“ gibt es hier nicht.'],
  ['list --search', 'Die Option „--search“ braucht einen Wert.'],
  ['list --json=x', 'Die Option „--json“ hat keinen Wert.'],
  ['list müller', '„müller“ ist zu viel.'],
  ['show a b', '„b“ ist zu viel.'],
  ['show', 'Bitte nennen Sie eine Vorgangsnummer.'],
  ['erase', 'Bitte nennen Sie eine Vorgangsnummer oder eine E-Mail-Adresse.'],
  ['list --kind dach', 'Das Formular „dach“ gibt es nicht.'],
  ['list --since gestern', '„gestern“ ist kein Tag.'],
  ['list --since 31.02.2026', '„31.02.2026“ ist kein Tag.'],
  ['list --limit 0', '„--limit“ braucht eine ganze Zahl'],
  ['list --page 1.5', '„--page“ braucht eine ganze Zahl'],
  ['export --json --jsonl', 'Bitte nur eines von beiden'],
  ['resend', 'Bitte nennen Sie eine Vorgangsnummer.'],
  ['resend PV-1 --dead', '„--dead“ geht nicht zusammen mit einer Vorgangsnummer.'],
  ['resend PV-1 --to allen', '„allen“ ist nicht „firma“ oder „absender“.'],
])('„%s“ is refused in German', (line, message) => {
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
