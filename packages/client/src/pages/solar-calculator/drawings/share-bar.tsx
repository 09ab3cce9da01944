import { Drawing, type Mark } from './mark.tsx';
import classes from './marks.module.css';

const height = 34;

/** One bar of a hundred per cent, in parts. */
export function ShareBar({
  title,
  description,
  parts,
}: {
  title: string;
  description: string;
  parts: readonly { mark: Mark; amount: number }[];
}) {
  const all = parts.reduce((sum, { amount }) => sum + amount, 0) || 1;
  const at = (amount: number) => `${Math.round((amount / all) * 1000) / 10}%`;
  const shown = parts.filter(({ amount }) => amount > 0);
  return (
    <Drawing title={title} description={description} width="100%" height={height}>
      {shown.map(({ mark, amount }, index) => (
        <rect
          key={mark}
          className={classes[mark]}
          x={at(shown.slice(0, index).reduce((sum, part) => sum + part.amount, 0))}
          y="1"
          width={at(amount)}
          height={height - 2}
        />
      ))}
    </Drawing>
  );
}
