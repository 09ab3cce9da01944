import { Badge } from '@mantine/core';
import { deskRequest } from '@rebhang-solar/content/desk-words';
import { formatMoment } from '../times.ts';
import { useNow } from '../use-now.ts';
import classes from './changed.module.css';
import type { Details } from './details.ts';

type Correction = Details['corrections'][number];

/** Of contact data that the visitor has corrected: since when, and what it was. */
export function Changed({
  request: { corrections },
  field,
}: {
  request: Details;
  field: Correction['field'];
}) {
  const now = useNow();
  const correction = corrections.find((one) => one.field === field);
  if (!correction) return null;
  const { tag, before } = deskRequest.changed;
  return (
    <span className={classes.changed}>
      <Badge component="span" data-meaning="new">
        {tag}
      </Badge>
      <span>{before(formatMoment(new Date(correction.at), now), correction.before)}</span>
    </span>
  );
}
