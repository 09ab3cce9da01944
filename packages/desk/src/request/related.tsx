import { berlinDate } from '@rebhang-solar/content/berlin-clock';
import { requestPath } from '@rebhang-solar/content/desk-paths';
import { deskRequest } from '@rebhang-solar/content/desk-words';
import { formKinds } from '@rebhang-solar/content/forms/form-kinds';
import { statusWords } from '@rebhang-solar/content/status-words';
import { Link } from 'react-router-dom';
import { firstName } from '../layout/initials.tsx';
import type { Details } from './details.ts';
import classes from './related.module.css';
import timeline from './timeline.module.css';

const { earlier: copy } = deskRequest;

/** Other requests of the same mailbox or number. */
export function Related({ request: { related } }: { request: Details }) {
  if (related.length === 0) return null;
  return (
    <section>
      <h2 className={timeline.title}>{copy.title}</h2>
      <ul className={classes.related}>
        {related.map(({ reference, kind, receivedAt, state, outcome, holder, about }) => (
          <li key={reference}>
            <Link to={requestPath(reference)}>
              {copy.from(formKinds[kind].name, berlinDate(new Date(receivedAt)))}
            </Link>
            <span>
              {statusWords[outcome ?? state].desk}
              {holder && `, ${firstName(holder)}`}
            </span>
            <p>{about}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
