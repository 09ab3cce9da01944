import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { company } from '@rebhang-solar/content/company-in-texts';
import { expect, test } from 'vitest';
import {
  EnvironmentError,
  mailAddressesOf,
  readEnvironment,
  settingNames,
  warningAbout,
} from './environment.ts';

test('everything has a default, and an empty value counts as unset', () => {
  const environment = readEnvironment({ PORT: '', DATABASE_URL: '', SMTP_URL: '' });
  expect(environment).toMatchObject({
    PORT: 3000,
    HOST: '0.0.0.0',
    RATE_LIMIT: 20,
    RETENTION_MONTHS: 24,
    LOG_LEVEL: 'info',
    publicUrl: 'http://localhost:3000',
  });
  expect(environment.DATABASE_URL).toBeUndefined();
});

test('the public address is the port’s unless it is set', () => {
  expect(readEnvironment({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
  expect(readEnvironment({ PUBLIC_URL: 'https://www.firma.example/' }).publicUrl).toBe(
    'https://www.firma.example',
  );
});

test('the desk of whoever tries the site out is on loopback, for the office’s own mailbox', () => {
  expect(readEnvironment({}).desk).toEqual({
    port: 3900,
    host: '127.0.0.1',
    url: 'http://localhost:3900',
    users: [{ name: 'Büro', email: company.email }],
  });
  expect(
    readEnvironment({ PUBLIC_URL: 'http://127.0.0.1:3000', DESK_PORT: '4000' }).desk,
  ).toMatchObject({ port: 4000, url: 'http://localhost:4000' });
  expect(readEnvironment({ PORT: '0' }).desk?.port).toBe(0);
  expect(readEnvironment({ DESK_PORT: 'off' }).desk).toBeUndefined();
});

test('a public site has a desk only where its address is named, and who may sign in', () => {
  const PUBLIC_URL = 'https://www.firma.example';
  expect(readEnvironment({ PUBLIC_URL }).desk).toBeUndefined();
  expect(readEnvironment({ PUBLIC_URL, DESK_USERS: 'A <a@firma.example>' }).desk).toBeUndefined();
  const { desk } = readEnvironment({
    PUBLIC_URL,
    DESK_URL: 'https://buero.firma.example/',
    DESK_USERS: 'Anna Berger <Anna@firma.example>,Jens Roth <buero@firma.example>',
  });
  expect(desk).toMatchObject({
    url: 'https://buero.firma.example',
    users: [
      { name: 'Anna Berger', email: 'anna@firma.example' },
      { name: 'Jens Roth', email: 'buero@firma.example' },
    ],
  });
});

test.for([
  ['PORT', { PORT: 'achtzig' }],
  ['PORT', { PORT: '65536' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://x' }],
  ['SMTP_URL', { SMTP_URL: 'smtp://mail.example' }],
  ['SMTP_URL', { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@firma.example' }],
  ['MAIL_TO', { MAIL_TO: 'keine Adresse' }],
  ['MAIL_TO_CONTACT', { MAIL_TO_CONTACT: 'a@firma.example, b' }],
  ['ALERT_SMTP_URL', { ALERT_SMTP_URL: 'smtp://x.example', ALERT_MAIL_TO: 'a@firma.example' }],
  ['ALERT_SMTP_URL', { ALERT_SMTP_URL: 'smtp://x.example', MAIL_FROM: 'a@firma.example' }],
  ['ANALYTICS_ID', { ANALYTICS_ID: 'G-1"></script>' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'firma.example' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'https://firma.example/pfad' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'https://firma.example/?von=hier' }],
  ['MAIL_TO_GRID', { MAIL_TO_GRID: 'netz@firma.example' }],
  ['CONFIRMATIONS_PER_DAYS', { CONFIRMATIONS_PER_DAYS: '5' }],
  ['ALERT_WEBHOOKS_FILE', { ALERT_WEBHOOKS_FILE: '/run/secrets/webhook' }],
  ['DESK_COLOUR', { DESK_COLOUR: 'blau' }],
  ['DESK_PORT', { DESK_PORT: 'aus' }],
  ['DESK_URL', { DESK_URL: 'buero.firma.example' }],
  ['DESK_URL', { DESK_URL: 'https://firma.example/buero' }],
  [
    'DESK_URL',
    {
      PUBLIC_URL: 'https://firma.example',
      DESK_URL: 'https://firma.example:3900',
      DESK_USERS: 'Anna <anna@firma.example>',
    },
  ],
  ['DESK_USERS', { DESK_USERS: 'anna@firma.example' }],
  ['DESK_USERS', { DESK_USERS: 'Anna Berger <anna>' }],
  ['DESK_USERS', { DESK_USERS: '<anna@firma.example>' }],
  ['DESK_USERS', { DESK_USERS: 'Anna <a@firma.example>, Anna <b@firma.example>' }],
  ['DESK_USERS', { DESK_URL: 'https://buero.firma.example' }],
  ['DESK_USERS', { PUBLIC_URL: 'https://firma.example', DESK_URL: 'http://localhost:3900' }],
  ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/8, irgendwer' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'https://anna@firma.example' }],
  ['RATE_LIMIT', { RATE_LIMIT: '-1' }],
  ['RETENTION_MONTHS', { RETENTION_MONTHS: '0' }],
  ['MORNING_MAIL', { MORNING_MAIL: 'nein' }],
  ['LOG_LEVEL', { LOG_LEVEL: 'laut' }],
  ['PORT', { PORT: '-1' }],
  ['ADMIN_PORT', { ADMIN_PORT: '70000' }],
  ['DESK_PORT', { DESK_PORT: '65536' }],
  ['RATE_LIMIT', { RATE_LIMIT: '1000001' }],
  ['RATE_LIMIT', { RATE_LIMIT: '1.5' }],
  ['RETENTION_MONTHS', { RETENTION_MONTHS: '1201' }],
  ['CONFIRMATIONS_PER_DOMAIN', { CONFIRMATIONS_PER_DOMAIN: '-1' }],
  ['CONFIRMATIONS_PER_DAY', { CONFIRMATIONS_PER_DAY: 'viele' }],
  ['CONFIRMATIONS_PER_DAY', { CONFIRMATIONS_PER_DAY: '1000001' }],
  ['SMTP_URL', { SMTP_URL: 'smtp://mail.example', MAIL_TO: 'b@firma.example' }],
  ['SMTP_URL', { SMTP_URL: 'https://mail.example', MAIL_FROM: 'a@x.de', MAIL_TO: 'b@x.de' }],
  ['MAIL_FROM', { MAIL_FROM: 'Büro <a@firma.example>' }],
  ['ALERT_WEBHOOK', { ALERT_WEBHOOK: 'ftp://x.example' }],
  ['ALERT_MAIL_TO', { ALERT_MAIL_TO: 'a@firma.example;b@firma.example' }],
  ['ALERT_SMTP_URL', { ALERT_SMTP_URL: 'smtp://x.example', MAIL_TO: 'a@firma.example' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'https://firma.example/#start' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'ftp://firma.example' }],
  ['DESK_USERS', { DESK_USERS: `${'A'.repeat(101)} <a@firma.example>` }],
  ['DESK_USERS', { DESK_USERS: 'A\u0007 <a@firma.example>' }],
] as const)('a wrong %s is named in one line', ([name, source]) => {
  expect(() => readEnvironment(source)).toThrow(EnvironmentError);
  expect(() => readEnvironment(source)).toThrow(name);
  expect(() => readEnvironment(source)).not.toThrow('\n');
});

test('a wrong setting is reported in a sentence that says what it must be', () => {
  expect(() => readEnvironment({ PORT: 'abc' })).toThrow(
    'Wrong setting: PORT must be a port from 0 to 65535, such as 3000',
  );
  expect(() => readEnvironment({ LOG_LEVEL: 'laut', RETENTION_MONTHS: '2.5' })).toThrow(
    'Wrong setting: RETENTION_MONTHS must be a whole number of months from 1, such as 24; LOG_LEVEL must be one of fatal, error',
  );
});

test('a misspelt name is reported beside the wrong values, with those that exist', () => {
  expect(() => readEnvironment({ MAIL_TO_GRID: 'netz@firma.example', PORT: 'abc' })).toThrow(
    /^Wrong setting: MAIL_TO_GRID is the name of no setting, unlike MAIL_TO_CONTACT, .*MAIL_TO_GRID_CONNECTION; PORT must/,
  );
  // Empty means unset, and what begins otherwise may be anybody's.
  expect(readEnvironment({ MAIL_TO_GRID: '', MAILER: 'x', RATE: '1' }).PORT).toBe(3000);
});

test.each([
  ['MAIL_FORM', 'MAIL_FROM'],
  ['RATELIMIT', 'RATE_LIMIT'],
  ['PUBLICURL', 'PUBLIC_URL'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABASE_URLS', 'DATABASE_URL'],
  ['SMTP_ULR_FILE', 'SMTP_URL'],
  ['LOG_LEVEI', 'LOG_LEVEL'],
  ['SMTP_URLS', 'SMTP_URL'],
  ['ATA_DIR', 'DATA_DIR'],
])('%s is taken for a misspelt %s', (name, meant) => {
  expect(() => readEnvironment({ [name]: 'x' })).toThrow(
    `Wrong setting: ${name} is the name of no setting, unlike ${meant}`,
  );
});

test.each([
  'HOSTS',
  'POST',
  'MAILTO',
  'MAIL_TOO',
  'PATH',
  'HOME',
  'HOSTNAME',
  'LOG_LEVEL_FORMAT',
  'LOG_LEXXL',
  'NGO_LEVEL',
])('%s may be anybody’s', (name) => {
  expect(readEnvironment({ [name]: 'x' }).PORT).toBe(3000);
});

test('proxies are a list of addresses and networks', () => {
  const given = '10.0.0.0/8, ::1,127.0.0.1 , fd00::/8';
  expect(readEnvironment({ TRUST_PROXY: given }).TRUST_PROXY).toEqual([
    '10.0.0.0/8',
    '::1',
    '127.0.0.1',
    'fd00::/8',
  ]);
});

const https = { PUBLIC_URL: 'https://www.firma.example' };
const users = { DESK_USERS: 'Anna <anna@firma.example>' };
const mails = { MAIL_FROM: 'a@x.example', MAIL_TO: 'b@x.example' };

test.each([
  ['the highest port', { PORT: '65535' }, { PORT: 65_535 }],
  ['a desk on any free port', { DESK_PORT: '0' }, { desk: { port: 0 } }],
  ['a desk for the network', { DESK_HOST: '0.0.0.0' }, { desk: { host: '0.0.0.0' } }],
  [
    'no limits',
    { RATE_LIMIT: '0', CONFIRMATIONS_PER_DAY: '0' },
    { RATE_LIMIT: 0, CONFIRMATIONS_PER_DAY: 0 },
  ],
  ['the highest limit', { RATE_LIMIT: '1000000' }, { RATE_LIMIT: 1_000_000 }],
  ['a month', { RETENTION_MONTHS: '1' }, { RETENTION_MONTHS: 1 }],
  ['a century', { RETENTION_MONTHS: '1200' }, { RETENTION_MONTHS: 1_200 }],
  ['a short scheme', { DATABASE_URL: 'postgres://x/y' }, { DATABASE_URL: 'postgres://x/y' }],
  ['a long scheme', { DATABASE_URL: 'postgresql://x/y' }, { DATABASE_URL: 'postgresql://x/y' }],
  ['mail by TLS', { ...mails, SMTP_URL: 'smtps://x.example' }, { SMTP_URL: 'smtps://x.example' }],
  [
    'an alert by HTTP',
    { ALERT_WEBHOOK: 'http://x.example/a' },
    { ALERT_WEBHOOK: 'http://x.example/a' },
  ],
  ['no morning mail', { MORNING_MAIL: 'off' }, { MORNING_MAIL: 'off' }],
  ['no log', { LOG_LEVEL: 'silent' }, { LOG_LEVEL: 'silent' }],
  [
    'a desk switched off, whose address is still there',
    { ...https, DESK_URL: 'https://b.firma.example', DESK_PORT: 'off' },
    { desk: undefined },
  ],
  [
    'a desk beside the site, both on this machine',
    { PUBLIC_URL: 'http://localhost:3000', DESK_URL: 'http://localhost:3900' },
    { desk: { url: 'http://localhost:3900' } },
  ],
  [
    'a name of a hundred letters',
    { DESK_USERS: `${'A'.repeat(100)}<a@x.example>` },
    { desk: { users: [{ name: 'A'.repeat(100), email: 'a@x.example' }] } },
  ],
] as const)('%s is a setting', (_what, source, expected) => {
  expect(readEnvironment(source)).toMatchObject(expected);
});

test('what is not set is as the README says', () => {
  expect(readEnvironment({})).toMatchObject({
    MORNING_MAIL: 'on',
    CONFIRMATIONS_PER_DOMAIN: 50,
    CONFIRMATIONS_PER_DAY: 200,
    DESK_HOST: '127.0.0.1',
    DATA_DIR:
      userInfo().uid === 0 ? '/var/lib/rebhang-solar' : join(import.meta.dirname, '../../../.data'),
  });
});

test('.env.example and the README name every setting', () => {
  const root = join(import.meta.dirname, '../../..');
  const example = readFileSync(join(root, '.env.example'), 'utf8');
  expect([...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name).sort()).toEqual(
    [...settingNames].sort(),
  );
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  expect(settingNames.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

test('a setting can stand in a file, and a wrong one there is named all the same', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-settings-'));
  const file = join(folder, 'smtp-url');
  writeFileSync(file, 'smtps://user:secret@mail.example\n');
  const mail = { MAIL_FROM: 'a@x.example', MAIL_TO: 'b@x.example' };
  expect(readEnvironment({ ...mail, SMTP_URL_FILE: file }).SMTP_URL).toBe(
    'smtps://user:secret@mail.example',
  );
  expect(() => readEnvironment({ ...mail, SMTP_URL: 'smtp://x', SMTP_URL_FILE: file })).toThrow(
    'Wrong setting: SMTP_URL and SMTP_URL_FILE are set, one is expected',
  );
  expect(() => readEnvironment({ DATABASE_URL_FILE: join(folder, 'missing') })).toThrow(
    /^Wrong setting: DATABASE_URL_FILE cannot be read, ENOENT: .*missing$/,
  );
  writeFileSync(file, ' \n');
  expect(readEnvironment({ ...mail, SMTP_URL_FILE: file }).SMTP_URL).toBeUndefined();
  writeFileSync(file, 'no address');
  expect(() => readEnvironment({ ...mail, SMTP_URL_FILE: file })).toThrow(
    'Wrong setting: SMTP_URL',
  );
  rmSync(folder, { recursive: true });
});

test('TLS without a known proxy gives a warning', () => {
  const publicUrl = 'https://www.firma.example';
  expect(warningAbout({ publicUrl, TRUST_PROXY: undefined })).toContain('TRUST_PROXY');
  expect(warningAbout({ publicUrl, TRUST_PROXY: ['10.0.0.1'] })).toBeUndefined();
  expect(warningAbout(readEnvironment({}))).toBeUndefined();
});

test('alerts may go to the office, or to somebody else alone', () => {
  const alerts = { ALERT_SMTP_URL: 'smtp://x.example', MAIL_FROM: 'a@x.example' };
  for (const to of [{ MAIL_TO: 'b@x.example' }, { ALERT_MAIL_TO: 'c@x.example' }])
    expect(readEnvironment({ ...alerts, ...to }).ALERT_SMTP_URL).toBe(alerts.ALERT_SMTP_URL);
});

test('a data folder may begin with a tilde for one’s own home', () => {
  expect(readEnvironment({ DATA_DIR: '~/daten' }).DATA_DIR).toBe(join(homedir(), 'daten'));
  expect(readEnvironment({ DATA_DIR: '~' }).DATA_DIR).toBe(homedir());
  expect(readEnvironment({ DATA_DIR: '~daten' }).DATA_DIR).toBe(join(process.cwd(), '~daten'));
});

test('each form is mailed to its own office where it has one, else to that of all', () => {
  const { company: offices, ...others } = mailAddressesOf(
    readEnvironment({
      PUBLIC_URL: 'https://www.firma.example:8443',
      MAIL_TO: 'buero@firma.example',
      MAIL_TO_CONTACT: 'kontakt@firma.example',
      MAIL_TO_CONSULTATION: 'beratung@firma.example',
      MAIL_TO_MAINTENANCE: 'wartung@firma.example, service@firma.example',
    }),
  );
  expect(offices).toEqual({
    contact: ['kontakt@firma.example'],
    consultation: ['beratung@firma.example'],
    maintenance: ['wartung@firma.example', 'service@firma.example'],
    gridConnection: ['buero@firma.example'],
  });
  expect(others).toEqual({
    from: company.email,
    host: 'www.firma.example',
    site: 'https://www.firma.example:8443',
    desk: undefined,
  });
  expect(mailAddressesOf(readEnvironment({})).company.contact).toEqual([company.email]);
  const own = { ...https, ...users, ...mails, DESK_URL: 'https://b.firma.example' };
  expect(
    mailAddressesOf(readEnvironment({ ...own, MAIL_TO_GRID_CONNECTION: 'netz@x.example' })),
  ).toMatchObject({
    from: 'a@x.example',
    company: { contact: ['b@x.example'], gridConnection: ['netz@x.example'] },
    host: 'www.firma.example',
    desk: 'https://b.firma.example',
  });
});
