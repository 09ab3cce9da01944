import { retentionMonths } from '@rebhang-solar/content/privacy';
import { type Environment, warningAbout } from '../../environment.ts';

/** What a site that is online needs of its settings and does not have, a sentence each. */
export function settingsToMend(settings: Environment): string[] {
  const { publicUrl, PUBLIC_URL, SMTP_URL, MAIL_FROM, MAIL_TO = [], desk, DESK_URL } = settings;
  const checks: [isWrong: boolean, sentence: string][] = [
    [
      !PUBLIC_URL,
      `PUBLIC_URL fehlt: Verweise in E-Mails und bei Suchmaschinen führen nach ${publicUrl}. Erwartet wird die Adresse der Website, z. B. https://www.firma.de.`,
    ],
    [
      /^http:/.test(PUBLIC_URL ?? ''),
      `PUBLIC_URL ist ${PUBLIC_URL}: Formulare gingen unverschlüsselt durchs Netz. Erwartet wird eine Adresse mit https://.`,
    ],
    [
      warningAbout(settings) !== undefined,
      'TRUST_PROXY fehlt: Hinter einem Proxy zählen alle Besucher als einer und teilen sich RATE_LIMIT. Erwartet wird die Adresse des Proxys, z. B. 127.0.0.1; er muss X-Forwarded-For neu schreiben.',
    ],
    [
      !SMTP_URL,
      'SMTP_URL fehlt: E-Mails werden nur zu Dateien, niemand bekommt sie. Erwartet wird der Mailserver, z. B. smtps://user:password@mail.firma.de, daneben MAIL_FROM und MAIL_TO.',
    ],
    [
      isReadable(SMTP_URL),
      'SMTP_URL erlaubt E-Mails ohne Verschlüsselung. Erwartet wird smtps://… oder smtp://…?requireTLS=true.',
    ],
    [
      [PUBLIC_URL, DESK_URL, MAIL_FROM, ...MAIL_TO].some((value) =>
        /\.example\/?$/.test(value ?? ''),
      ),
      'PUBLIC_URL, DESK_URL, MAIL_FROM oder MAIL_TO endet auf .example: Das sind Adressen aus der Anleitung. Erwartet werden die der Firma.',
    ],
    [
      !desk && settings.DESK_PORT !== 'off',
      'DESK_URL fehlt: Das Büro kann die Anfragen nicht im Browser bearbeiten. Erwartet wird ein eigener Name, z. B. https://buero.firma.de, daneben DESK_USERS; wer keinen solchen Zugang will, setzt DESK_PORT=off.',
    ],
    [
      /^http:/.test(DESK_URL ?? ''),
      `DESK_URL ist ${DESK_URL}: Anmeldungen und Anfragen gingen unverschlüsselt durchs Netz. Erwartet wird eine Adresse mit https://.`,
    ],
    [
      !settings.ALERT_WEBHOOK && !settings.ALERT_SMTP_URL,
      'ALERT_WEBHOOK und ALERT_SMTP_URL fehlen: Niemand erfährt, wenn E-Mails liegen bleiben, die Platte voll ist oder die Sicherung ausfällt. Erwartet wird eines von beiden, z. B. https://ntfy.sh/ein-eigenes-thema.',
    ],
    [
      settings.RATE_LIMIT === 0,
      'RATE_LIMIT ist 0: Wer will, schickt tausend Anfragen in der Minute. Erwartet wird eine Zahl über 0; ohne Angabe sind es 20.',
    ],
    [
      settings.RETENTION_MONTHS !== retentionMonths,
      `RETENTION_MONTHS ist ${settings.RETENTION_MONTHS}, /datenschutz verspricht ${retentionMonths} Monate. Erwartet wird beides gleich; der Text nimmt die Zahl aus packages/content/src/privacy.ts.`,
    ],
  ];
  return checks.filter(([isWrong]) => isWrong).map(([, sentence]) => sentence);
}

/** A mail could go in the clear, other than to a server on this machine. */
function isReadable(smtpUrl: string | undefined): boolean {
  if (!smtpUrl) return false;
  const { protocol, hostname, searchParams } = new URL(smtpUrl);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return protocol === 'smtp:' && !isHere && searchParams.get('requireTLS') !== 'true';
}
