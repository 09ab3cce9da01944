import { parseArgs } from 'node:util';
import { inboxHelp, inboxKinds, inboxMessages } from '@rebhang-solar/content/inbox';
import type { MailRecipient } from '../../delivery/mail/mail-job.ts';
import type { SubmissionKind } from '../../requests/submission.entity.ts';
import type { RequestFilter } from '../../requests/submission.repository.ts';

export const commandNames = [
  'list',
  'show',
  'export',
  'paperwork',
  'resend',
  'erase',
  'purge',
] as const;
export type CommandName = (typeof commandNames)[number];

export type ExportFormat = 'csv' | 'json' | 'jsonl';

/** What the operator asks for, checked. */
export type Invocation =
  | { command: 'help'; about: CommandName | undefined }
  | { command: 'list'; filter: RequestFilter; page: number; limit: number; json: boolean }
  | { command: 'show'; reference: string; json: boolean }
  | { command: 'export'; filter: RequestFilter; format: ExportFormat; output: string | undefined }
  | {
      command: 'paperwork';
      reference: string;
      /** Folder; undefined: the one in which the command was called. */
      output: string | undefined;
      json: boolean;
    }
  | {
      command: 'resend';
      /** Undefined: all whose delivery was given up. */
      reference: string | undefined;
      /** Undefined: as when the request came in. */
      recipient: MailRecipient | undefined;
      json: boolean;
    }
  | {
      command: 'erase';
      /** Reference or e-mail address; undefined: only show the record of what was erased when. */
      target: string | undefined;
      yes: boolean;
      json: boolean;
    }
  | { command: 'purge'; json: boolean };

/** The call makes no sense; the message says what to do instead. */
export class UsageError extends Error {
  /** The command whose help would help. */
  readonly command: CommandName | undefined;

  constructor(message: string, command?: CommandName) {
    super(message);
    this.command = command;
  }
}

type Option = { type: 'string' | 'boolean'; placeholder?: string; says: string };

const { flags, placeholders } = inboxHelp;
const options = {
  kind: { type: 'string', placeholder: placeholders.kind, says: flags.kind },
  since: { type: 'string', placeholder: placeholders.since, says: flags.since },
  search: { type: 'string', placeholder: placeholders.search, says: flags.search },
  page: { type: 'string', placeholder: placeholders.number, says: flags.page },
  limit: { type: 'string', placeholder: placeholders.number, says: flags.limit },
  output: { type: 'string', placeholder: placeholders.output, says: flags.output },
  folder: { type: 'string', placeholder: placeholders.folder, says: flags.folder },
  to: { type: 'string', placeholder: placeholders.to, says: flags.to },
  dead: { type: 'boolean', says: flags.dead },
  history: { type: 'boolean', says: flags.history },
  yes: { type: 'boolean', says: flags.yes },
  json: { type: 'boolean', says: flags.json },
  jsonl: { type: 'boolean', says: flags.jsonLines },
  help: { type: 'boolean', says: flags.help },
} as const satisfies Record<string, Option>;
type OptionName = keyof typeof options;

const filterOptions = ['kind', 'since', 'search'] as const;
const optionsOf: Record<CommandName, readonly OptionName[]> = {
  list: [...filterOptions, 'page', 'limit', 'json', 'help'],
  show: ['json', 'help'],
  export: [...filterOptions, 'output', 'json', 'jsonl', 'help'],
  paperwork: ['folder', 'json', 'help'],
  resend: ['to', 'dead', 'json', 'help'],
  erase: ['yes', 'history', 'json', 'help'],
  purge: ['json', 'help'],
};

const pageSize = { usual: 20, most: 1_000 };

/** @throws UsageError */
export function parseCommandLine(args: string[]): Invocation {
  const [name, ...rest] = args;
  if (name === undefined) throw new UsageError(inboxMessages.usage.noCommand);
  if (['--help', '-h', 'help'].includes(name)) {
    return { command: 'help', about: commandNames.find((known) => known === rest[0]) };
  }
  const command = commandNames.find((known) => known === name);
  if (!command) throw new UsageError(inboxMessages.usage.unknownCommand(name));
  const call = readCall(command, rest);
  if (call.is('help')) return { command: 'help', about: command };
  return interpret[command](call);
}

/** The words of a call, sorted into options and the rest. */
type Call = {
  is(name: OptionName): boolean;
  value(name: OptionName): string | undefined;
  /** The one word without a name, if there is one. */
  target: string | undefined;
  refuse(message: string): never;
};

function readCall(command: CommandName, args: string[]): Call {
  const refuse = (message: string): never => {
    throw new UsageError(message, command);
  };
  const { usage } = inboxMessages;
  const known = Object.fromEntries(
    optionsOf[command].map((name) => [name, { type: options[name].type }]),
  );
  // Not strict: its refusals are in English.
  const { tokens } = parseArgs({
    args,
    options: { ...known, help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const values = new Map<string, string | undefined>();
  const words: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const option = known[token.name] ?? refuse(usage.unknownOption(token.rawName));
    if (option.type === 'string' && !token.value) refuse(usage.valueMissing(token.rawName));
    if (option.type === 'boolean' && token.value !== undefined) {
      refuse(usage.noValue(token.rawName));
    }
    values.set(token.name, token.value);
  }
  if (words.length > 1) refuse(usage.surplus(words[1] ?? ''));
  return {
    is: (name) => values.has(name),
    value: (name) => values.get(name),
    target: words[0],
    refuse,
  };
}

const interpret: Record<CommandName, (call: Call) => Invocation> = {
  list: (call) => {
    noTarget(call);
    return {
      command: 'list',
      filter: readFilter(call),
      page: readNumber(call, 'page', 1, 1_000_000) ?? 1,
      limit: readNumber(call, 'limit', 1, pageSize.most) ?? pageSize.usual,
      json: call.is('json'),
    };
  },
  show: (call) => ({
    command: 'show',
    reference: call.target ?? call.refuse(inboxMessages.usage.targetMissing),
    json: call.is('json'),
  }),
  export: (call) => {
    noTarget(call);
    if (call.is('json') && call.is('jsonl')) call.refuse(inboxMessages.usage.oneFormat);
    return {
      command: 'export',
      filter: readFilter(call),
      format: call.is('jsonl') ? 'jsonl' : call.is('json') ? 'json' : 'csv',
      output: call.value('output'),
    };
  },
  paperwork: (call) => ({
    command: 'paperwork',
    reference: call.target ?? call.refuse(inboxMessages.usage.targetMissing),
    output: call.value('folder'),
    json: call.is('json'),
  }),
  resend: (call) => {
    if (call.is('dead')) {
      if (call.target) call.refuse(inboxMessages.usage.notWithTarget('--dead'));
      if (call.is('to')) call.refuse(inboxMessages.usage.unknownOption('--to'));
    } else if (!call.target) {
      call.refuse(inboxMessages.usage.targetMissing);
    }
    return {
      command: 'resend',
      reference: call.target,
      recipient: readRecipient(call),
      json: call.is('json'),
    };
  },
  erase: (call) => {
    if (call.is('history')) {
      if (call.target) call.refuse(inboxMessages.usage.notWithTarget('--history'));
    } else if (!call.target) {
      call.refuse(inboxMessages.usage.targetOrEmailMissing);
    }
    return { command: 'erase', target: call.target, yes: call.is('yes'), json: call.is('json') };
  },
  purge: (call) => {
    noTarget(call);
    return { command: 'purge', json: call.is('json') };
  },
};

function noTarget(call: Call): void {
  if (call.target !== undefined) call.refuse(inboxMessages.usage.surplus(call.target));
}

function readFilter(call: Call): RequestFilter {
  return { kind: readKind(call), since: readSince(call), search: call.value('search') };
}

function readKind(call: Call): SubmissionKind | undefined {
  const value = call.value('kind');
  if (value === undefined) return undefined;
  const isMeant = (kind: SubmissionKind) =>
    [kind, inboxKinds[kind]].some((name) => name.toLowerCase() === value.toLowerCase());
  const kinds = Object.keys(inboxKinds) as (keyof typeof inboxKinds)[];
  return kinds.find(isMeant) ?? call.refuse(inboxMessages.usage.kind(value));
}

/** A day as ISO 8601 writes it. */
function readSince(call: Call): string | undefined {
  const value = call.value('since');
  if (value === undefined) return undefined;
  const german = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(value);
  const iso = german
    ? `${german[3]}-${german[2]?.padStart(2, '0')}-${german[1]?.padStart(2, '0')}`
    : value;
  const day = new Date(`${iso}T00:00:00Z`);
  // The 31st of February would become the 3rd of March.
  const exists = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(iso);
  if (!exists || iso.length !== 10) return call.refuse(inboxMessages.usage.since(value));
  return iso;
}

function readNumber(call: Call, name: OptionName, least: number, most: number): number | undefined {
  const value = call.value(name);
  if (value === undefined) return undefined;
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < least || number > most) {
    return call.refuse(inboxMessages.usage.number(`--${name}`, least, most));
  }
  return number;
}

function readRecipient(call: Call): MailRecipient | undefined {
  const value = call.value('to');
  if (value === undefined) return undefined;
  const recipients: Record<string, MailRecipient> = { firma: 'company', absender: 'visitor' };
  return recipients[value.toLowerCase()] ?? call.refuse(inboxMessages.usage.to(value));
}

/** The overview, or all about one command. */
export function helpText(about: CommandName | undefined): string {
  if (about) {
    return [
      `pnpm inbox ${inboxHelp[about].usage}`,
      '',
      `  ${inboxHelp[about].summary}`,
      '',
      `${inboxHelp.options}:`,
      ...describeAll(optionsOf[about].map((name) => [nameOf(name), options[name].says])),
      '',
      inboxHelp.exitCodes,
    ].join('\n');
  }
  return [
    inboxHelp.title,
    '',
    inboxHelp.usage,
    '',
    `${inboxHelp.commands}:`,
    ...describeAll(commandNames.map((name) => [inboxHelp[name].usage, inboxHelp[name].summary])),
    '',
    inboxHelp.more,
    inboxHelp.exitCodes,
  ].join('\n');
}

function nameOf(name: OptionName): string {
  const option: Option = options[name];
  return option.placeholder ? `--${name} <${option.placeholder}>` : `--${name}`;
}

function describeAll(entries: [name: string, says: string][]): string[] {
  const width = Math.max(...entries.map(([name]) => name.length));
  return entries.map(([name, says]) => `  ${name.padEnd(width)}  ${says}`);
}
