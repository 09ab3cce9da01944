import { Paper, UnstyledButton } from '@mantine/core';
import { appointmentWords } from '@rebhang-solar/content/appointment-words';
import { deskList, deskRequest } from '@rebhang-solar/content/desk-words';
import { telHref } from '@rebhang-solar/content/phone';
import { isOpen, lastMinuteOf } from '@rebhang-solar/server/status/place-of';
import { dayOf } from '../times.ts';
import type { AskedAbout } from './asked.tsx';
import { Changed } from './changed.tsx';
import type { Details } from './details.ts';
import { useDownloads } from './downloads.ts';
import classes from './plate.module.css';
import { plateWords } from './plate-words.ts';
import { senderHref } from './sender-href.ts';

/** In characters; what is longer has words beside it, and stands in the size of a mail address. */
const longestNumber = 22;

type Plate = { request: Details; now: Date; ask: (about: AskedAbout) => void };

/** The number to call, and by when: what the eye falls on. */
export function Plate({ request, now, ask }: Plate) {
  const { reference, phone, email, state, followUpOn, isFollowUp } = request;
  const { downloadCalendar } = useDownloads(reference);
  const shown = phone || email;
  const href = phone ? telHref(phone) : senderHref(request);
  const isLong = !phone || !href || phone.length > longestNumber || undefined;
  const { label, moment, why, isLate } = plateWords(request, now);
  const times = isOpen(request) && request.history.find(({ type }) => type === 'times')?.note;
  return (
    <Paper variant="plate" p={0} className={classes.plate} data-late={isLate || undefined}>
      <div>
        {shown && (
          <>
            <p className={classes.label}>
              {phone ? (href ? deskRequest.call : deskList.columns.phone) : deskRequest.write}
            </p>
            {href ? (
              <a
                className={classes.number}
                data-long={isLong}
                href={href}
                onClick={() => ask(phone ? 'call' : 'mail')}
              >
                {shown}
              </a>
            ) : (
              <p className={classes.number} data-long>
                {shown}
              </p>
            )}
            <Changed request={request} field={phone ? 'phone' : 'email'} />
          </>
        )}
      </div>
      <div>
        <p className={classes.label}>{label}</p>
        <p className={classes.moment}>{moment}</p>
        {state === 'appointment' && (
          <UnstyledButton data-underline className={classes.why} onClick={downloadCalendar}>
            {appointmentWords.add}
          </UnstyledButton>
        )}
        {why && <p className={classes.why}>{why}</p>}
        {followUpOn && !isFollowUp && (
          <p className={classes.why}>
            {deskRequest.followUpOn} {dayOf(new Date(lastMinuteOf(followUpOn)), now)}
          </p>
        )}
        {times && <p className={classes.why}>{deskRequest.suits(times)}</p>}
      </div>
    </Paper>
  );
}
