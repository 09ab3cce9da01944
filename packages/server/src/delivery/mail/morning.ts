import { berlinDate, berlinLongDay } from '@rebhang-solar/content/berlin-clock';
import { morningWords as words } from '@rebhang-solar/content/mails/morning';
import { siteSender } from '@rebhang-solar/content/mails/to-office';
import { nextMomentOf, type StoredRequest } from '../../requests/stored-requests.ts';
import { promisedTo, statusOf } from '../../requests/stored-status.ts';
import { placeOf } from '../../status/place-of.ts';
import { formatDue } from '../../status/reply-due.ts';
import { requestLine } from './about-request.ts';
import { actions, facts, heading, type MailContent, paragraph, title } from './mail-content.ts';

type Group = keyof typeof words.groups;

/** How an office stands in the morning. */
export type Morning = Record<Group, StoredRequest[]> & {
  /** How many more than those in its group nothing has happened to. */
  moreForgotten: number;
  /** Mails that have not gone out. */
  waiting: number;
  /** Mails that no attempt has sent, until somebody decides. */
  givenUp: number;
  /** How many were done since the last list, where nothing is open any more; else 0. */
  allDone: number;
};

/** For the office: its list of the morning. @param desk as in `MailAddresses`. @returns undefined when there is nothing to read */
export function morningMail(
  { waiting, givenUp, allDone, moreForgotten, ...groups }: Morning,
  now: Date,
  desk: string | undefined,
): MailContent | undefined {
  const names = Object.keys(words.groups) as Group[];
  const filled = names.filter((name) => groups[name].length > 0);
  if (filled.length + waiting + givenUp + allDone === 0) return undefined;
  return {
    sender: siteSender,
    subject: words.subject(berlinLongDay(now)),
    parts: [
      title(words.title),
      waiting > 0 && paragraph(words.waiting(waiting)),
      givenUp > 0 && paragraph(words.givenUp(givenUp)),
      allDone > 0 && paragraph(words.allDone(allDone)),
      ...filled.flatMap((name) => [
        heading(words.groups[name]),
        facts(
          ...groups[name].map((request) =>
            requestLine(
              request.submission,
              desk,
              dueTextOf(request) ?? (name === 'forgotten' ? receivedText(request) : undefined),
              request.status.holder,
            ),
          ),
        ),
        name === 'forgotten' && moreForgotten > 0 && paragraph(words.moreForgotten(moreForgotten)),
      ]),
      desk && filled.length > 0 && paragraph(words.done),
      desk && actions({ text: words.openDesk, href: desk }),
    ],
  };
}

const receivedText = ({ submission }: StoredRequest) =>
  words.received(berlinDate(submission.receivedAt));

/** „zugesagt bis …“, or for when somebody has put it off. */
function dueTextOf(request: StoredRequest): string | undefined {
  const moment = nextMomentOf(request);
  if (!moment) return undefined;
  const { isFollowUp } = placeOf(statusOf(request), promisedTo(request));
  if (isFollowUp) return words.followUp(berlinLongDay(moment));
  const { state, until } = request.status;
  const agreed = state === 'appointment' ? words.appointment : words.callAgain;
  return (until ? agreed : words.until)(formatDue(moment));
}
