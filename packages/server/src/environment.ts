import { readFileSync } from 'node:fs';
import { homedir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { CommandError, exitCodes } from '@rebhang-solar/content/command';
import { measured } from '@rebhang-solar/content/company-answers';
import { company } from '@rebhang-solar/content/company-in-texts';
import { defaultDeskUser } from '@rebhang-solar/content/desk/sign-in';
import { retentionMonths } from '@rebhang-solar/content/privacy';
import { z } from 'zod';
import { type MailAddresses, recipientsByForm } from './delivery/mail/recipients.ts';
import type { DeskSettings } from './desk/desk-settings.ts';
import type { DeskUser } from './desk/desk-user.ts';
import { isLoopback } from './platform/networks.ts';

const repositoryRoot = resolve(import.meta.dirname, '../../..');

/** Where the embedded database and undelivered mails live unless `DATA_DIR` says otherwise. */
function defaultDataDir(): string {
  // PostgreSQL refuses to run as root, and the user it runs as instead may not be able to enter
  // the folder of the clone (root's home is 0700). /var/lib is open to it.
  return isRoot() ? '/var/lib/rebhang-solar' : join(repositoryRoot, '.data');
}

function isRoot(): boolean {
  return userInfo().uid === 0;
}

/** @param error what the setting has to be, to be read after its name: „PORT must be …“ */
const wholeNumber = (minimum: number, maximum: number, error: string) =>
  z.coerce.number({ error }).int({ error }).min(minimum, { error }).max(maximum, { error });

const port = wholeNumber(0, 65_535, 'must be a port from 0 to 65535, such as 3000');

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Separated by commas. @param error what the setting has to be, given an entry that is something else */
const listOf = (schema: z.ZodType<string>, error: (entry: string) => string) =>
  z.string().transform((value, context) => {
    const entries = value.split(',').map((entry) => entry.trim());
    for (const entry of entries) {
      if (schema.safeParse(entry).success) continue;
      context.addIssue({ code: 'custom', message: error(entry) });
    }
    return entries;
  });

const cidrList = listOf(
  z.union([z.cidrv4(), z.cidrv6(), z.ipv4(), z.ipv6()]),
  (entry) => `must be a list of addresses or CIDRs, such as 10.0.0.0/8, ::1; „${entry}“ is neither`,
);

const url = (protocols: RegExp, example: string) =>
  z.url({ protocol: protocols, abort: true, error: `must be an address such as ${example}` });

const email = z.email({ error: 'must be a mail address, such as info@firma.de' });

const emailList = listOf(
  z.email(),
  (entry) =>
    `must be a list of mail addresses, such as info@firma.de, buero@firma.de; „${entry}“ is none`,
);

function isOrigin(address: string): boolean {
  const { pathname, search, hash, username } = new URL(address);
  return pathname === '/' && `${search}${hash}${username}` === '';
}

const origin = (example: string) =>
  url(/^https?$/, example)
    // The pages and their files lie at the root; below a path no link of theirs would lead anywhere.
    .refine(isOrigin, `must be an address without a path, such as ${example}`)
    .transform((address) => address.replace(/\/+$/, ''));

/** `Anna Berger <anna@firma.de>, Jens Roth <buero@firma.de>` */
const deskUsers = z.string().transform((value, context): DeskUser[] => {
  const users = value.split(',').flatMap((entry): DeskUser[] => {
    const [, name = '', address = ''] =
      /^([^<>\p{Cc}]{1,100}?)\s*<([^<>\s]+)>$/u.exec(entry.trim()) ?? [];
    if (z.email().safeParse(address).success) return [{ name, email: address.toLowerCase() }];
    const message = `must be a list such as Anna Berger <anna@firma.de>, Jens Roth <buero@firma.de>; „${entry.trim()}“ is no such entry`;
    context.addIssue({ code: 'custom', message });
    return [];
  });
  const names = users.map(({ name }) => name);
  for (const name of new Set(names.filter((one, index) => names.indexOf(one) !== index))) {
    context.addIssue({
      code: 'custom',
      message: `must name each person once; „${name}“ is there twice`,
    });
  }
  return users;
});

/** How many mails a day; 0 switches the limit off. */
const perDay = wholeNumber(0, 1_000_000, 'must be a whole number from 0, such as 200');

const settings = z
  .object({
    PORT: port.default(3000),
    HOST: z.string().default('0.0.0.0'),
    DATABASE_URL: url(
      /^postgres(ql)?$/,
      'postgresql://user:password@host:5432/database',
    ).optional(),
    DATA_DIR: z
      .string()
      .transform((path) => resolve(path.replace(/^~(?=\/|$)/, homedir())))
      .default(defaultDataDir()),
    SMTP_URL: url(/^smtps?$/, 'smtp://user:password@mail.firma.de:587').optional(),
    MAIL_FROM: email.optional(),
    MAIL_TO: emailList.optional(),
    MAIL_TO_CONTACT: emailList.optional(),
    MAIL_TO_CONSULTATION: emailList.optional(),
    MAIL_TO_MAINTENANCE: emailList.optional(),
    MAIL_TO_GRID_CONNECTION: emailList.optional(),
    MORNING_MAIL: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
    CONFIRMATIONS_PER_DOMAIN: perDay.default(50),
    CONFIRMATIONS_PER_DAY: perDay.default(200),
    ALERT_WEBHOOK: url(/^https?$/, 'https://ntfy.sh/my-topic').optional(),
    ALERT_SMTP_URL: url(/^smtps?$/, 'smtp://user:password@mail.anderswo.de:587').optional(),
    ALERT_MAIL_TO: emailList.optional(),
    PUBLIC_URL: origin('https://www.firma.de').optional(),
    ANALYTICS_ID: z
      .string()
      .regex(/^[A-Za-z0-9-]+$/, 'must hold only letters, digits and hyphens, such as G-ABC123')
      .refine(() => measured, 'must be left out: company/legal.ts says that no visit is measured')
      .optional(),
    TRUST_PROXY: cidrList.optional(),
    RATE_LIMIT: wholeNumber(0, 1_000_000, 'must be a whole number from 0, such as 20').default(20),
    RETENTION_MONTHS: wholeNumber(
      1,
      1_200,
      'must be a whole number of months from 1, such as 24',
    ).default(retentionMonths),
    LOG_LEVEL: z
      .enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` })
      .default('info'),
    ADMIN_PORT: port.optional(),
    DESK_PORT: z
      .union([z.literal('off'), port], {
        error: 'must be a port from 0 to 65535, such as 3900, or off',
      })
      .optional(),
    DESK_HOST: z.string().default('127.0.0.1'),
    DESK_URL: origin('https://buero.firma.de').optional(),
    DESK_USERS: deskUsers.optional(),
  })
  .refine((values) => !values.SMTP_URL || (values.MAIL_FROM && values.MAIL_TO), {
    path: ['SMTP_URL'],
    message: 'needs MAIL_FROM and MAIL_TO beside it',
  })
  .refine(
    (values) =>
      !values.ALERT_SMTP_URL || (values.MAIL_FROM && (values.ALERT_MAIL_TO ?? values.MAIL_TO)),
    {
      path: ['ALERT_SMTP_URL'],
      message: 'needs MAIL_FROM and ALERT_MAIL_TO (or MAIL_TO) beside it',
    },
  )
  .refine(
    ({ PUBLIC_URL, DESK_URL }) =>
      !PUBLIC_URL ||
      !DESK_URL ||
      isLoopback(PUBLIC_URL) ||
      new URL(PUBLIC_URL).hostname !== new URL(DESK_URL).hostname,
    {
      path: ['DESK_URL'],
      message: 'must be a host name of its own, as ports of one name share their cookies',
    },
  )
  .refine(
    (values) =>
      values.DESK_PORT === 'off' || !values.DESK_URL || values.DESK_USERS || isTriedOut(values),
    {
      path: ['DESK_USERS'],
      message: 'must say who may sign in at DESK_URL, such as Anna Berger <anna@firma.de>',
    },
  );

/** On this machine alone, where a desk needs neither an address nor names. */
function isTriedOut({
  PUBLIC_URL,
  DESK_URL,
}: {
  PUBLIC_URL?: string | undefined;
  DESK_URL?: string | undefined;
}) {
  return [PUBLIC_URL, DESK_URL].every((address) => !address || isLoopback(address));
}

/** The name of every setting. */
export const settingNames: readonly string[] = Object.keys(settings.shape);

/**
 * Names that begin so are settings of the site. A misspelt one is an error: ignored, it would leave a mail
 * or an alert without a recipient.
 */
const ownPrefixes = /^(MAIL_TO_|CONFIRMATIONS_|ALERT_|DESK_)/;

/** Set by cron for what it runs. */
const namesOfOthers = ['MAILTO'];

/** The setting that was meant by a name that none has: the same but for its underscores, a letter or two swapped ones. */
function meantBy(name: string): string | undefined {
  if (namesOfOthers.includes(name)) return undefined;
  return settingNames.find((known) => {
    const [one = '', other = ''] = [name, known].map((text) => text.replaceAll('_', ''));
    if (one === other) return true;
    let start = 0;
    while (one[start] === other[start]) start += 1;
    let end = 0;
    while (one.at(-1 - end) === other.at(-1 - end) && end < other.length - start - 1) end += 1;
    const left = one.slice(start, one.length - end);
    const right = other.slice(start, other.length - end);
    const isSwapped = left.length === 2 && left === [...right].reverse().join('');
    // Short names are near to those of others: HOST is to HOSTS.
    return known.length >= 8 && (isSwapped || Math.max(left.length, right.length) === 1);
  });
}

/** All settings of the site, validated. Nothing else reads `process.env`. */
export type Environment = z.infer<typeof settings> & {
  /** Origin of the site without a trailing slash, as it stands in links and mails. */
  publicUrl: string;
  /** The office's desk; undefined where there is none. */
  desk: DeskSettings | undefined;
};

/** A setting is wrong; the message is one line that names it. */
export class EnvironmentError extends CommandError {
  override readonly exitCode = exitCodes.wrongUsage;
}

/**
 * Reads and checks the settings once. An empty value counts as unset. Any setting can stand in a file
 * that `<NAME>_FILE` names, as containers and systemd hand out secrets.
 * @throws EnvironmentError naming every wrong setting in one line
 */
export function readEnvironment(
  source: Record<string, string | undefined> = process.env,
): Environment {
  const present = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
  const unknown = Object.keys(present).filter((name) => {
    const setting = name.replace(/_FILE$/, '');
    return (
      !settingNames.includes(setting) && (ownPrefixes.test(name) || meantBy(setting) !== undefined)
    );
  });
  const parsed = settings.safeParse({ ...present, ...readFromFiles(present) });
  if (!parsed.success || unknown.length > 0) {
    const issues = parsed.error?.issues ?? [];
    const reasons = [
      ...unknown.map((name) => `${name} is the name of no setting${similarTo(name)}`),
      ...issues.map((issue) => `${issue.path.join('.')} ${issue.message}`),
    ];
    throw new EnvironmentError(`Wrong setting: ${reasons.join('; ')}`);
  }
  const values = parsed.data;
  return {
    ...values,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    desk: deskOf(values),
  };
}

function deskOf(values: z.infer<typeof settings>): DeskSettings | undefined {
  const { PORT, DESK_PORT = PORT === 0 ? 0 : 3900, DESK_HOST, DESK_URL, DESK_USERS } = values;
  if (DESK_PORT === 'off' || (!DESK_URL && !isTriedOut(values))) return undefined;
  return {
    port: DESK_PORT,
    host: DESK_HOST,
    url: DESK_URL ?? `http://localhost:${DESK_PORT}`,
    users: DESK_USERS ?? [{ name: defaultDeskUser, email: company.email.toLowerCase() }],
  };
}

/** The settings that begin alike, to be read after a name that none has. */
function similarTo(name: string): string {
  const meant = meantBy(name.replace(/_FILE$/, ''));
  if (meant) return `, unlike ${meant}`;
  const [prefix = name] = ownPrefixes.exec(name) ?? [];
  const similar = settingNames.filter((known) => known.startsWith(prefix));
  return similar.length > 0 ? `, unlike ${similar.join(', ')}` : '';
}

function readFromFiles(present: Record<string, string | undefined>): Record<string, string> {
  const values: Record<string, string> = {};
  for (const name of settingNames) {
    const file = present[`${name}_FILE`];
    if (file === undefined) continue;
    if (present[name] !== undefined) {
      throw new EnvironmentError(
        `Wrong setting: ${name} and ${name}_FILE are set, one is expected`,
      );
    }
    let value: string;
    try {
      value = readFileSync(file, 'utf8').trim();
    } catch (error) {
      const reason = error instanceof Error && 'code' in error ? error.code : error;
      throw new EnvironmentError(`Wrong setting: ${name}_FILE cannot be read, ${reason}: ${file}`);
    }
    if (value !== '') values[name] = value;
  }
  return values;
}

/**
 * A proxy without TRUST_PROXY: allowed, but probably a mistake. One line, logged at the start.
 * @returns undefined when the settings fit together
 */
export function warningAbout({
  publicUrl,
  TRUST_PROXY,
}: Pick<Environment, 'publicUrl' | 'TRUST_PROXY'>): string | undefined {
  if (!publicUrl.startsWith('https:') || TRUST_PROXY) return undefined;
  return 'PUBLIC_URL is https, but TRUST_PROXY is not set: behind a proxy all visitors count as one address and share one RATE_LIMIT. Name the proxy, and let it overwrite X-Forwarded-For.';
}

/** The sender of the mails, and the office's addresses for each form. */
export function mailAddressesOf(environment: Environment): MailAddresses {
  return {
    from: environment.MAIL_FROM ?? company.email,
    company: recipientsByForm(environment, environment.MAIL_TO ?? [company.email]),
    host: new URL(environment.publicUrl).hostname,
    site: environment.publicUrl,
    desk: environment.desk?.url,
  };
}
