import type { CallToAction } from '@rebhang-solar/content/article';
import { company } from '@rebhang-solar/content/company';
import { formatHours } from '@rebhang-solar/content/opening-hours';
import { shell } from '@rebhang-solar/content/pages/shell';
import { ButtonRow } from './button-row.tsx';
import classes from './closing.module.css';

/** The dark band at the end of a page: one sentence, where to go from here, and the telephone for those who would rather talk. */
export function Closing({ text, calls }: { text: string; calls: readonly CallToAction[] }) {
  return (
    <aside className={classes.band}>
      <div className={classes.inner}>
        <div className={classes.words}>
          <p className={classes.text}>{text}</p>
          <ButtonRow calls={calls} />
        </div>
        <p className={classes.call}>
          {shell.closingCall}
          <a className={classes.phone} href={company.phoneHref}>
            {company.phone}
          </a>
          {company.officeHours.map((hours) => (
            <span key={hours.days} className={classes.hours}>
              {formatHours(hours)}
            </span>
          ))}
        </p>
      </div>
    </aside>
  );
}
