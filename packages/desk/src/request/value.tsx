import { Badge } from '@mantine/core';
import { deskRequest } from '@rebhang-solar/content/desk-words';
import { formTexts } from '@rebhang-solar/content/forms/shared';
import { mailtoHref } from '@rebhang-solar/content/mailto-href';
import { telHref } from '@rebhang-solar/content/phone';
import type { AskedAbout } from './asked.tsx';
import type { Details } from './details.ts';
import classes from './fact-blocks.module.css';
import { senderHref } from './sender-href.ts';

/** An answer; what leads to somebody is a link, and what is missing is marked. */
export function Value({
  line: { value, kind },
  request,
  ask,
}: {
  line: Details['blocks'][number]['lines'][number];
  request: Details;
  ask: (about: AskedAbout) => void;
}) {
  if (value.trim() === '') {
    return (
      <span className={classes.missing}>
        {kind === 'choice' && request.kind !== 'gridConnection'
          ? formTexts.notKnownYet
          : deskRequest.notGiven}
        <Badge data-meaning="ask">{deskRequest.clarify}</Badge>
      </span>
    );
  }
  if (kind === 'phone') {
    const href = telHref(value);
    if (!href) return value;
    return (
      <a href={href} onClick={() => ask('call')}>
        {value}
      </a>
    );
  }
  if (kind === 'email') {
    const isSender = value === request.email;
    return (
      <a
        href={isSender ? senderHref(request) : mailtoHref(value)}
        onClick={() => isSender && ask('mail')}
      >
        {value}
      </a>
    );
  }
  return value;
}
