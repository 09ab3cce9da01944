import { homedir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { retentionMonths } from '@rebhang-solar/content/privacy';
import { z } from 'zod';

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

const port = z.coerce.number().int().min(0).max(65_535);

const cidrList = z.string().transform((value, context) =>
  value.split(',').map((entry) => {
    const cidr = entry.trim();
    if (!z.union([z.cidrv4(), z.cidrv6(), z.ipv4(), z.ipv6()]).safeParse(cidr).success) {
      context.addIssue({ code: 'custom', message: `„${cidr}“ is no address or CIDR` });
    }
    return cidr;
  }),
);

const url = (protocols: RegExp) => z.url({ protocol: protocols });

const settings = z
  .object({
    PORT: port.default(3000),
    HOST: z.string().default('0.0.0.0'),
    DATABASE_URL: url(/^postgres(ql)?$/).optional(),
    DATA_DIR: z
      .string()
      .transform((path) => resolve(path.replace(/^~(?=\/|$)/, homedir())))
      .default(defaultDataDir()),
    SMTP_URL: url(/^smtps?$/).optional(),
    MAIL_FROM: z.email().optional(),
    MAIL_TO: z.email().optional(),
    PUBLIC_URL: url(/^https?$/).optional(),
    ANALYTICS_ID: z
      .string()
      .regex(/^[A-Za-z0-9-]+$/, 'may only hold letters, digits and hyphens')
      .optional(),
    TRUST_PROXY: cidrList.optional(),
    RATE_LIMIT: z.coerce.number().int().min(0).default(20),
    RETENTION_MONTHS: z.coerce.number().int().min(1).default(retentionMonths),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
      .default('info'),
    ADMIN_PORT: port.optional(),
  })
  .refine((values) => !values.SMTP_URL || (values.MAIL_FROM && values.MAIL_TO), {
    path: ['SMTP_URL'],
    message: 'needs MAIL_FROM and MAIL_TO beside it',
  });

/** All settings of the site, validated. Nothing else reads `process.env`. */
export type Environment = z.infer<typeof settings> & {
  /** Origin of the site without a trailing slash, as it stands in links and mails. */
  publicUrl: string;
};

/** A setting is wrong; the message is one line that names it. */
export class EnvironmentError extends Error {}

/**
 * Reads and checks the settings once. An empty value counts as unset.
 * @throws EnvironmentError naming every wrong setting in one line
 */
export function readEnvironment(
  source: Record<string, string | undefined> = process.env,
): Environment {
  const present = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = settings.safeParse(present);
  if (!parsed.success) {
    const reasons = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new EnvironmentError(`Wrong setting: ${reasons.join('; ')}`);
  }
  const values = parsed.data;
  return {
    ...values,
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ''),
  };
}
