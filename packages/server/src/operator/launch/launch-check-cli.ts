import { exitCodes, type Run, runAsProcess, runCommand } from '@rebhang-solar/content/command';
import { isReady, launchCheck, launchReport } from '@rebhang-solar/content/launch-check';
import { testMail } from '../../delivery/mail/test-mail.ts';
import { type Environment, EnvironmentError, readEnvironment } from '../../environment.ts';
import { sendMail } from '../send-mail.ts';
import { wrongReplyExample } from './reply-example.ts';
import { settingsToMend } from './settings-to-mend.ts';

const usage = `pnpm launch-check                    was vor dem Start zu tun ist, und in welcher Datei
pnpm launch-check --send-test-mail   dazu eine Testmail über SMTP_URL an MAIL_TO`;

/** `pnpm launch-check`. @returns exit code: 0 ready, 1 something is left to do, 2 wrong usage */
export const runLaunchCheck: Run = (args, terminal, source) =>
  runCommand(args, terminal, {
    language: 'de',
    usage,
    options: { 'send-test-mail': { type: 'boolean' } },
    words: 0,
    failed: (reason) => reason,
    async work({ values }) {
      const print = (text: string) => terminal.stdout.write(`${text}\n`);
      const settings = readSettings(source);
      const toMend = typeof settings === 'string' ? [settings] : settingsToMend(settings);
      const found = await launchCheck(new Date(), toMend);
      const findings = { ...found, mistakes: [...found.mistakes, ...wrongReplyExample()] };
      print(launchReport(findings));
      const isSent = !values['send-test-mail'] || (await sendTestMail(settings, print));
      return isReady(findings) && isSent ? exitCodes.done : exitCodes.failed;
    },
  });

/** @returns the settings, or the one line that says which of them is wrong */
function readSettings(source?: Record<string, string | undefined>): Environment | string {
  try {
    return readEnvironment(source);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message;
    throw error;
  }
}

/** @returns whether the mail server took it */
async function sendTestMail(
  settings: Environment | string,
  print: (text: string) => void,
): Promise<boolean> {
  const { SMTP_URL, MAIL_FROM, MAIL_TO } = typeof settings === 'string' ? {} : settings;
  if (!SMTP_URL || !MAIL_FROM || !MAIL_TO) {
    print('Keine Testmail: Erwartet werden SMTP_URL, MAIL_FROM und MAIL_TO.');
    return false;
  }
  try {
    await sendMail(testMail, { smtpUrl: SMTP_URL, from: MAIL_FROM, to: MAIL_TO });
    print(
      `Testmail an ${MAIL_TO.join(', ')}: Der Mailserver hat sie angenommen. Bitte nachsehen, ob sie ankommt.`,
    );
    return true;
  } catch (error) {
    const { host } = new URL(SMTP_URL);
    print(
      `Testmail an ${MAIL_TO.join(', ')}: ${host} hat sie nicht angenommen: ${error instanceof Error ? error.message : error}`,
    );
    return false;
  }
}

if (import.meta.main) await runAsProcess(runLaunchCheck);
