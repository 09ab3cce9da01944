import {
  photographPath,
  photographPreviewPath,
  photographsPath,
} from '@rebhang-solar/content/desk-paths';
import { deskRequest } from '@rebhang-solar/content/desk-words';
import { photographNames } from '@rebhang-solar/content/photograph-kinds';
import { formatMoment, megabytes } from '../times.ts';
import type { Details } from './details.ts';
import classes from './photographs.module.css';

const { photographs: copy } = deskRequest;

/** What the visitor has photographed, in the order in which it came. */
export function Photographs({ request, now }: { request: Details; now: Date }) {
  const { photographs, reference } = request;
  if (photographs.length === 0) return null;
  const size = photographs.reduce((sum, { bytes }) => sum + bytes, 0);
  return (
    <section className={classes.photographs} aria-labelledby="fotos">
      <div className={classes.head}>
        <h2 id="fotos">{copy.title(photographs.length)}</h2>
        <a href={photographsPath(reference)} download>
          {copy.all(megabytes(size))}
        </a>
      </div>
      <ul>
        {photographs.map((photograph, index) => (
          <li key={photograph.id}>
            <a href={photographPath(photograph.id)} target="_blank" rel="noreferrer">
              <img
                src={photographPreviewPath(photograph.id)}
                alt={copy.open(photographNames[photograph.kind], index + 1, photographs.length)}
                width={photograph.width}
                height={photograph.height}
                loading="lazy"
                decoding="async"
              />
            </a>
            <b>{photographNames[photograph.kind]}</b>
            <span>
              {formatMoment(new Date(photograph.addedAt), now)}
              {photograph.byLink && `, ${copy.byLink}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
