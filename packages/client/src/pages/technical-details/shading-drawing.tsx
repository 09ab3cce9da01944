import { Box, Text } from '@mantine/core';
import { technicalDetailsPage } from '@rebhang-solar/content/pages/technical-details';
import drawing from '../../components/drawings/drawing.module.css';
import { Drawing } from '../../components/drawings/drawing.tsx';
import classes from './shading-drawing.module.css';

const { shading } = technicalDetailsPage;

const columns = 6;
const cell = 20;
const width = columns * cell;
const gap = 6;

/** Lines between the cells of a block, as one path. */
function grid(rows: number, rowHeight: number): string {
  const across = Array.from(
    { length: rows - 1 },
    (_, row) => `M0 ${(row + 1) * rowHeight}h${width}`,
  );
  const down = Array.from(
    { length: columns - 1 },
    (_, column) => `M${(column + 1) * cell} 0v${rows * rowHeight}`,
  );
  return [...across, ...down].join('');
}

type BlockProps = { y: number; rows: number; rowHeight: number; works: boolean; shaded: boolean };

/** Cells that carry the same current, with a shadow on the last row. */
function Cells({ y, rows, rowHeight, works, shaded }: BlockProps) {
  const height = rows * rowHeight;
  return (
    <g transform={`translate(0 ${y})`}>
      <rect className={works ? classes.working : classes.idle} width={width} height={height} />
      {shaded && <rect className={classes.shadow} y={height - cell} width={width} height={cell} />}
      <path className={classes.lines} d={grid(rows, rowHeight)} />
    </g>
  );
}

/** Two modules with the same shadow on them: one stands still, the other works on by half. */
export function ShadingDrawing() {
  return (
    <Box component="figure" maw="24rem">
      <Drawing text={shading} viewBox="0 0 320 236">
        <g transform="translate(14 6)">
          <rect className={classes.frame} x="-5" y="-5" width={width + 10} height="176" />
          <Cells y={0} rows={8} rowHeight={20.75} works={false} shaded />
          <text className={drawing.value} x="-6" y="196">
            {shading.fullCells}
          </text>
          <text className={drawing.label} x="-6" y="216">
            {shading.nothing}
          </text>
        </g>
        <g transform="translate(178 6)">
          <rect className={classes.frame} x="-5" y="-5" width={width + 10} height="176" />
          <Cells y={0} rows={8} rowHeight={10} works shaded={false} />
          <Cells y={80 + gap} rows={8} rowHeight={10} works={false} shaded />
          <text className={drawing.value} x="-6" y="196">
            {shading.halfCells}
          </text>
          <text className={drawing.label} x="-6" y="216">
            {shading.half}
          </text>
        </g>
      </Drawing>
      <Text component="figcaption" size="sm" c="dimmed" mt="0.6rem">
        {shading.caption}
      </Text>
    </Box>
  );
}
