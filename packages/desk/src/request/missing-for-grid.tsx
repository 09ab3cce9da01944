import { deskRequest } from '@rebhang-solar/content/desk-words';
import type { Details } from './details.ts';
import { isGiven, linesOf } from './fact-blocks.tsx';
import classes from './mails.module.css';
import timeline from './timeline.module.css';

/** What a registration lacks, person by person; the plant's own data the office fills in itself. */
export function MissingForGrid({ request }: { request: Details }) {
  if (request.kind !== 'gridConnection') return null;
  const missing = request.blocks.slice(0, -1).flatMap((block) =>
    linesOf(block, request)
      .filter((line) => !isGiven(line))
      .map(({ label }) => ({ label, block: block.title ?? '' })),
  );
  if (missing.length === 0) return null;
  return (
    <section>
      <h2 className={timeline.title}>{deskRequest.missingForGrid}</h2>
      <ul className={classes.mails}>
        {missing.map(({ label, block }) => (
          <li key={block + label}>
            <span>{label}</span>
            <span className={classes.state}>{block}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
