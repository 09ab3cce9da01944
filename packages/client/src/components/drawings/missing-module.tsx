import { notFoundPage } from '@rebhang-solar/content/pages/not-found';
import { paint } from '../../theme/paint.ts';
import { Drawing } from './drawing.tsx';

const rows = 4;
const columns = 7;
/** The module that is not there. */
const missing = { row: 1, column: 4 };
/** Of the drawing: a module with its gap, what is left of it, and how far a row leans. */
const width = 36;
const height = 36;
const gap = 4;
const lean = 13;

/** A roof seen from the side, full of modules but for one. */
export function MissingModule() {
  const modules = Array.from({ length: rows * columns }, (_, index) => ({
    row: Math.floor(index / columns),
    column: index % columns,
  }));
  return (
    <Drawing text={notFoundPage.drawing} viewBox="0 0 345 175">
      <path
        d="M64 3H342L282 172H4z"
        fill="none"
        stroke={paint('slate.6')}
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <g transform="translate(74 17)">
        {modules.map(({ row, column }) => {
          const isMissing = row === missing.row && column === missing.column;
          const x = column * width - row * lean;
          const y = row * height;
          const across = width - gap;
          const down = height - gap;
          const shift = (lean * down) / height;
          return (
            <path
              key={`${row}-${column}`}
              d={`M${x} ${y}h${across}l${-shift} ${down}h${-across}z`}
              {...(isMissing
                ? {
                    fill: 'none',
                    stroke: paint('tile.6'),
                    strokeWidth: 2,
                    strokeDasharray: '4 3',
                  }
                : { fill: paint('slate.6') })}
            />
          );
        })}
      </g>
    </Drawing>
  );
}
