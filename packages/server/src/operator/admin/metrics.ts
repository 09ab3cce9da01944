import { Counter, Histogram, Registry } from 'prom-client';
import type { MailOutcome } from '../../requests/mails/mail-job.ts';

/** What this process has counted since its start. Nothing in it names a person. */
export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: 'site_http_request_duration_seconds',
    help: 'Time from the request to the end of its answer, by route pattern and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const submissions = new Counter({
    name: 'site_submissions_total',
    help: 'Requests by form and what became of them',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  const mails = new Counter({
    name: 'site_mails_total',
    help: 'Attempts to send a mail by recipient and result',
    labelNames: ['recipient', 'result'],
    registers,
  });
  const lastMail: {
    sentAt: Date | undefined;
    failedAt: Date | undefined;
    failureCode: string | undefined;
  } = { sentAt: undefined, failedAt: undefined, failureCode: undefined };

  return {
    registry,
    /** When this process last sent a mail, and last failed to. */
    lastMail: lastMail as Readonly<typeof lastMail>,
    /** @param route the pattern, never the address: a query may hold anything */
    requestAnswered(method: string, route: string | undefined, status: number, seconds: number) {
      requests.observe({ method, route: routeLabel(route), status }, seconds);
    },
    /** @param outcome `stored`, `repeated`, or the code of the error */
    submissionHandled(kind: string, outcome: string) {
      submissions.inc({ kind, outcome });
    },
    mailTried(outcome: MailOutcome) {
      mails.inc({ recipient: outcome.recipient, result: outcome.result });
      if (outcome.result === 'sent') {
        lastMail.sentAt = new Date();
      } else {
        lastMail.failedAt = new Date();
        lastMail.failureCode = outcome.code;
      }
    },
  };
}

/** Each built file is a route of its own; one series for each would be hundreds. */
function routeLabel(route: string | undefined): string {
  if (route === undefined) return 'none';
  return route.startsWith('/assets/') ? '/assets/*' : route;
}
