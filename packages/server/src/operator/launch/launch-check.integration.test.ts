import { expect } from 'vitest';
import { readEnvironment } from '../../environment.ts';
import { callCommand } from '../../testing/call-command.ts';
import { test } from '../../testing/fixtures.ts';
import { runLaunchCheck } from './launch-check-cli.ts';
import { settingsToMend } from './settings-to-mend.ts';

const launchCheck = (args: string[], settings: Record<string, string> = {}) =>
  callCommand(runLaunchCheck, args, settings);

const online = {
  PUBLIC_URL: 'https://www.firma.de',
  DESK_URL: 'https://buero.firma.de',
  DESK_USERS: 'Anna Berger <anna@firma.de>',
  TRUST_PROXY: '127.0.0.1',
  SMTP_URL: 'smtps://user:password@mail.firma.de',
  MAIL_FROM: 'website@firma.de',
  MAIL_TO: 'buero@firma.de',
  ALERT_WEBHOOK: 'https://ntfy.sh/firma',
};

/** The settings that the sentences begin with. */
const toMend = (changed: Record<string, string>) =>
  settingsToMend(readEnvironment({ ...online, ...changed })).map((text) => text.split(' ')[0]);

test('a site with all that it needs has no setting to mend', () => {
  expect(toMend({})).toEqual([]);
  expect(toMend({ SMTP_URL: 'smtp://mail.firma.de?requireTLS=true' })).toEqual([]);
  expect(toMend({ SMTP_URL: 'smtp://127.0.0.1:25' })).toEqual([]);
  expect(toMend({ SMTP_URL: 'smtp://[::1]:25' })).toEqual([]);
  expect(toMend({ SMTP_URL: 'smtp://localhost:25' })).toEqual([]);
  expect(toMend({ PUBLIC_URL: 'https://www.example.de', MAIL_TO: 'buero@example.de' })).toEqual([]);
  // One way to be told is enough, and an office may want no desk.
  expect(toMend({ ALERT_WEBHOOK: '', ALERT_SMTP_URL: 'smtps://mail.anderswo.de' })).toEqual([]);
  expect(toMend({ DESK_URL: '', DESK_PORT: 'off' })).toEqual([]);
});

test.for<[changed: Record<string, string>, setting: string]>([
  [{ PUBLIC_URL: '' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'http://www.firma.de' }, 'PUBLIC_URL'],
  [{ DESK_URL: '' }, 'DESK_URL'],
  [{ DESK_URL: 'http://buero.firma.de' }, 'DESK_URL'],
  [{ TRUST_PROXY: '' }, 'TRUST_PROXY'],
  [{ SMTP_URL: '' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp://mail.firma.de:587' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp://mail.firma.de?requireTLS=false' }, 'SMTP_URL'],
  [{ MAIL_TO: 'buero@firma.de, chefin@firma.example' }, 'PUBLIC_URL,'],
  [{ DESK_URL: 'https://buero.firma.example/' }, 'PUBLIC_URL,'],
  [{ MAIL_FROM: 'website@firma.example' }, 'PUBLIC_URL,'],
  [{ ALERT_WEBHOOK: '' }, 'ALERT_WEBHOOK'],
  [{ RATE_LIMIT: '0' }, 'RATE_LIMIT'],
  [{ RETENTION_MONTHS: '12' }, 'RETENTION_MONTHS'],
  [{ RETENTION_MONTHS: '36' }, 'RETENTION_MONTHS'],
])('%j is to be mended', ([changed, setting]) => {
  expect(toMend(changed)).toEqual([setting]);
});

test('the command names settings that are missing, and one that is wrong', async () => {
  const { code, out } = await launchCheck([]);
  expect(code).toBe(1);
  expect(out).toContain('PUBLIC_URL fehlt: Verweise in E-Mails');
  const wrong = await launchCheck([], { PORT: 'abc' });
  expect(wrong.code).toBe(1);
  expect(wrong.out).toContain('PORT must be a port from 0 to 65535, such as 3000');
});

test('what it does not know, it answers with what was expected', async () => {
  const { code, err } = await launchCheck(['--test-mail']);
  expect(code).toBe(2);
  expect(err).toContain('Die Option „--test-mail“ gibt es hier nicht.\n\npnpm launch-check');
  expect(await launchCheck(['--help'])).toMatchObject({ code: 0, err: '' });
});

test('a test mail goes through the mail server of the settings', async ({ mailServer }) => {
  const { out } = await launchCheck(['--send-test-mail'], {
    ...online,
    SMTP_URL: mailServer.url,
    MAIL_TO: 'buero@firma.de, chefin@firma.de',
  });
  expect(out).toContain('Testmail an buero@firma.de, chefin@firma.de: Der Mailserver hat sie an');
  expect(mailServer.received).toHaveLength(1);
  expect(mailServer.received[0]).toMatchObject({
    from: 'website@firma.de',
    recipients: ['buero@firma.de', 'chefin@firma.de'],
    mail: { subject: 'Testmail Ihrer Website' },
  });
});

test('a mail server that refuses is named with its words, a missing one with its settings', async ({
  mailServer,
}) => {
  mailServer.answer = 'refuse recipient for good';
  const refused = await launchCheck(['--send-test-mail'], { ...online, SMTP_URL: mailServer.url });
  expect(refused.code).toBe(1);
  const { host } = new URL(mailServer.url);
  expect(refused.out).toContain(`buero@firma.de: ${host} hat sie nicht angenommen: `);
  expect(refused.out).toMatch(/is not accepted by this test server/);
  const missing = await launchCheck(['--send-test-mail']);
  expect(missing.code).toBe(1);
  expect(missing.out).toContain('Erwartet werden SMTP_URL, MAIL_FROM und MAIL_TO.');
});
