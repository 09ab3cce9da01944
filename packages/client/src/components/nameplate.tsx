import classes from './nameplate.module.css';
import { Unbroken } from './unbroken.tsx';

/** Figures on a plate, as on the side of an inverter: what they are in small, their value in large. */
export function Nameplate({ entries }: { entries: readonly { label: string; value: string }[] }) {
  return (
    <dl className={classes.plate}>
      {entries.map(({ label, value }) => (
        <div key={label} className={classes.entry}>
          <dt>{label}</dt>
          <dd>
            <Unbroken text={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
