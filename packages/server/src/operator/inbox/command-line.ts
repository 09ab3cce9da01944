import { parseArgs } from 'node:util';
import { inboxHelp, inboxMessages } from '@rebhang-solar/content/inbox';
import { z } from 'zod';
import { UsageError } from '../run-command.ts';
import { options, word } from './options.ts';

const { usage, seeHelp } = inboxMessages;
const { kind, since, search, json } = options;
const filter = { kind, since, search };
const reference = word(usage.targetMissing);

/** What each command takes: its words in their order, then its options. */
export const commands = {
  list: z.object({ ...filter, due: options.due, page: options.page, limit: options.limit, json }),
  show: z.object({ reference, json }),
  export: z
    .object({
      ...filter,
      output: options.output,
      'all-columns': options['all-columns'],
      json,
      jsonl: options.jsonl,
    })
    .refine((asked) => !(asked.json && asked.jsonl), usage.oneFormat),
  resend: z
    .object({ reference: reference.optional(), to: options.to, dead: options.dead, json })
    .refine((asked) => !(asked.dead && asked.reference), usage.notWithTarget('--dead'))
    .refine((asked) => !(asked.dead && asked.to), usage.notTogether('--dead', '--to'))
    .refine((asked) => asked.dead || asked.reference, usage.targetMissing),
  erase: z
    .object({
      target: word(usage.targetOrEmailMissing).optional(),
      yes: options.yes,
      history: options.history,
      json,
    })
    .refine((asked) => !(asked.history && asked.target), usage.notWithTarget('--history'))
    .refine((asked) => asked.history || asked.target, usage.targetOrEmailMissing),
  'sign-in': z.object({ name: word(usage.nameMissing), json }),
  purge: z.object({ json }),
};

export type CommandName = keyof typeof commands;
export const commandNames = Object.keys(commands) as CommandName[];

/** What was asked of a command, checked. */
export type Asked<Name extends CommandName> = z.output<(typeof commands)[Name]>;
export type Invocation<Name extends CommandName = CommandName> = {
  [Each in Name]: { command: Each; asked: Asked<Each> };
}[Name];
type HelpWanted = { command: 'help'; about: CommandName | undefined };

const named = (name: string | undefined) => commandNames.find((known) => known === name);
const optionsOf = (command: CommandName) =>
  Object.keys(commands[command].shape).filter((key) => key in options);
const wordsOf = (command: CommandName) =>
  Object.keys(commands[command].shape).filter((key) => !(key in options));
const placeholderOf = (option: string) =>
  new Map<string, string>(Object.entries(inboxHelp.placeholders)).get(option);

/** @throws UsageError */
export function parseCommandLine(args: string[]): Invocation | HelpWanted {
  const [name, ...rest] = args;
  if (name === undefined) throw new UsageError(usage.noCommand, helpText(undefined));
  if (['--help', '-h', 'help'].includes(name)) return { command: 'help', about: named(rest[0]) };
  const command = named(name);
  if (!command) throw new UsageError(usage.unknownCommand(name, commandNames), seeHelp());
  const given = readWordsAndOptions(command, rest);
  if (given.help) return { command: 'help', about: command };
  const { data: asked, error } = commands[command].safeParse(given);
  if (error) throw new UsageError(error.issues[0]?.message ?? '', seeHelp(command));
  // What the schema of this name has read.
  return { command, asked } as Invocation;
}

function readWordsAndOptions(command: CommandName, args: string[]): Record<string, unknown> {
  const fail = (message: string) => {
    throw new UsageError(message, seeHelp(command));
  };
  const known: Record<string, { type: 'string' | 'boolean'; short?: string }> = {
    help: { type: 'boolean', short: 'h' },
  };
  for (const name of optionsOf(command)) {
    known[name] = { type: placeholderOf(name) ? 'string' : 'boolean' };
  }
  // Not strict: its errors are in English.
  const parsed = parseArgs({ args, options: known, allowPositionals: true, strict: false });
  for (const [name, value] of Object.entries(parsed.values)) {
    const option = `--${name}`;
    const type = known[name]?.type;
    if (!type) fail(usage.unknownOption(option));
    const isMissing = typeof value !== 'string' || value === '' || value.startsWith('--');
    if (type === 'string' && isMissing) fail(usage.valueMissing(option));
    if (type === 'boolean' && value !== true) fail(usage.noValue(option));
  }
  const [first] = wordsOf(command);
  const [word, ...more] = parsed.positionals;
  // A name may be written without quotes.
  const rest = first === 'name' ? [] : more;
  const surplus = first ? rest[0] : word;
  if (surplus !== undefined) fail(usage.surplus(surplus));
  const value = first === 'name' ? parsed.positionals.join(' ') : word;
  return { ...parsed.values, ...(first && word !== undefined && { [first]: value }) };
}

/** The overview, or all about one command. */
export function helpText(about: CommandName | undefined): string {
  const { flags, exitCodes } = inboxHelp;
  if (!about) {
    const overview = commandNames.map((name) => [inboxHelp[name].usage, inboxHelp[name].summary]);
    const { title, usage: call, commands: heading, more } = inboxHelp;
    return [title, '', call, '', `${heading}:`, ...align(overview), '', more, exitCodes].join('\n');
  }
  const says = new Map<string, string>(Object.entries(flags));
  const lines = [...optionsOf(about), 'help'].map((name) => {
    const placeholder = placeholderOf(name);
    return [placeholder ? `--${name} <${placeholder}>` : `--${name}`, says.get(name) ?? ''];
  });
  const { usage: call, summary } = inboxHelp[about];
  const head = [`pnpm inbox ${call}`, '', `  ${summary}`, '', `${inboxHelp.options}:`];
  return [...head, ...align(lines), '', exitCodes].join('\n');
}

function align(entries: string[][]): string[] {
  const width = Math.max(...entries.map(([name = '']) => name.length));
  return entries.map(([name = '', says]) => `  ${name.padEnd(width)}  ${says}`);
}
