import {
  type AlertCause,
  type AlertFacts,
  alertTexts,
  alertWords as words,
} from '@rebhang-solar/content/mails/alert';
import { siteSender } from '@rebhang-solar/content/mails/to-office';
import { factsBeside, type MailContent, paragraph, title } from './mail-content.ts';

/** An alert, with figures and without personal data, or its end. */
export type Alert = { cause: AlertCause; facts: AlertFacts; isOver: boolean };

/** For whoever runs the site. @param site its address */
export function alertMail({ cause, facts, isOver }: Alert, site: string): MailContent {
  const alert = alertTexts[cause];
  const { outcome, ...figures } = facts;
  return {
    sender: siteSender,
    subject: isOver ? words.over(alert.title) : words.subject(alert.title),
    parts: [
      title(isOver ? words.over(alert.title) : alert.title),
      paragraph(isOver ? words.overText : alert.advice),
      factsBeside(
        { label: words.site, value: site },
        ...Object.entries(figures).map(([name, value]) => ({
          label: words.facts[name as keyof typeof figures],
          value: String(value),
        })),
        ...(outcome ? [{ label: words.facts.outcome, value: words.outcomes[outcome] }] : []),
      ),
    ],
  };
}
