import type { CallToAction } from '@rebhang-solar/content/article';
import { ButtonRow } from './button-row.tsx';
import classes from './closing.module.css';

/** The dark band at the end of a page: one sentence, and where to go from here. */
export function Closing({ text, calls }: { text: string; calls: readonly CallToAction[] }) {
  return (
    <aside className={classes.band}>
      <div className={classes.inner}>
        <p className={classes.text}>{text}</p>
        <ButtonRow calls={calls} />
      </div>
    </aside>
  );
}
