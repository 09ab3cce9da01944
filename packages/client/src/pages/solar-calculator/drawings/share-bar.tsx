import { Drawing } from '../../../components/drawings/drawing.tsx';
import { inks, type Mark } from '../../../components/drawings/inks.ts';

const height = 34;

/** One bar in parts. */
export function ShareBar({
  title,
  description,
  parts,
  scale,
}: {
  title: string;
  description: string;
  parts: readonly { mark: Mark; amount: number }[];
  /** What the whole width stands for, where neighbours share it; left out, all of the parts. */
  scale?: number;
}) {
  const all = scale || parts.reduce((sum, { amount }) => sum + amount, 0) || 1;
  const at = (amount: number) => `${Math.round((amount / all) * 1000) / 10}%`;
  return (
    <Drawing text={{ title, description }} width="100%" height={height}>
      {parts.map(({ mark, amount }, index) => (
        <rect
          key={mark}
          {...inks[mark]}
          x={at(parts.slice(0, index).reduce((sum, part) => sum + part.amount, 0))}
          y="1"
          width={at(amount)}
          height={height - 2}
        />
      ))}
    </Drawing>
  );
}
