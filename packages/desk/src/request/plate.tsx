import { Paper } from '@mantine/core';
import { phoneHref } from '@rebhang-solar/content/company-in-texts';
import { deskRequest } from '@rebhang-solar/content/desk-words';
import type { AskedAbout } from './asked.tsx';
import { Changed } from './changed.tsx';
import type { Details } from './details.ts';
import { mailtoHref } from './mailto.ts';
import classes from './plate.module.css';
import { plateWords } from './plate-words.ts';

type Plate = { request: Details; now: Date; ask: (about: AskedAbout) => void };

/** The number to call, and by when: what the eye falls on. */
export function Plate({ request, now, ask }: Plate) {
  const { phone, email } = request;
  const { label, moment, why, isLate } = plateWords(request, now);
  return (
    <Paper variant="plate" p={0} className={classes.plate} data-late={isLate || undefined}>
      <div>
        {phone ? (
          <>
            <p className={classes.label}>{deskRequest.call}</p>
            <a className={classes.number} href={phoneHref(phone)} onClick={() => ask('call')}>
              {phone}
            </a>
            <Changed request={request} field="phone" />
          </>
        ) : (
          email && (
            <>
              <p className={classes.label}>{deskRequest.write}</p>
              <a
                className={classes.number}
                data-long
                href={mailtoHref(request)}
                onClick={() => ask('mail')}
              >
                {email}
              </a>
              <Changed request={request} field="email" />
            </>
          )
        )}
      </div>
      <div>
        <p className={classes.label}>{label}</p>
        <p className={classes.moment}>{moment}</p>
        {why && <p className={classes.why}>{why}</p>}
      </div>
    </Paper>
  );
}
