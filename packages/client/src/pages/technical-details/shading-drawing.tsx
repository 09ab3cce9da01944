import { Box, Text } from '@mantine/core';
import { technicalDetailsPage } from '@rebhang-solar/content/pages/technical-details';
import type { ReactNode } from 'react';
import { Drawing } from '../../components/drawings/drawing.tsx';
import { inks } from '../../components/drawings/inks.ts';
import { paint } from '../../theme/paint.ts';

const { shading } = technicalDetailsPage;

const columns = 6;
const rows = 8;
const cell = 20;
const width = columns * cell;
const gap = 6;

/** Lines between the cells of a block, as one path. */
function grid(rowHeight: number): string {
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

type BlockProps = { y: number; rowHeight: number; works: boolean; shaded: boolean };

/** Cells that carry the same current, with a shadow on the last row. */
function Cells({ y, rowHeight, works, shaded }: BlockProps) {
  const height = rows * rowHeight;
  return (
    <g transform={`translate(0 ${y})`}>
      <rect fill={works ? paint('sun.6') : paint('slate.3')} width={width} height={height} />
      {shaded && <rect fill={paint('slate.6')} y={height - cell} width={width} height={cell} />}
      <path {...inks.cell} d={grid(rowHeight)} />
    </g>
  );
}

type ModuleProps = { x: number; name: string; yields: string; children: ReactNode };

/** A framed module, below it what it is and what it still yields. */
function Module({ x, name, yields, children }: ModuleProps) {
  return (
    <g transform={`translate(${x} 6)`}>
      <rect fill={paint('slate.6')} x="-5" y="-5" width={width + 10} height="176" />
      {children}
      <text {...inks.value} x="-6" y="196">
        {name}
      </text>
      <text {...inks.label} x="-6" y="216">
        {yields}
      </text>
    </g>
  );
}

/** Two modules with the same shadow on them: one stands still, the other works on by half. */
export function ShadingDrawing() {
  return (
    <Box component="figure" maw="24rem">
      <Drawing text={shading} viewBox="0 0 320 236">
        <Module x={14} name={shading.fullCells} yields={shading.nothing}>
          <Cells y={0} rowHeight={20.75} works={false} shaded />
        </Module>
        <Module x={178} name={shading.halfCells} yields={shading.half}>
          <Cells y={0} rowHeight={10} works shaded={false} />
          <Cells y={80 + gap} rowHeight={10} works={false} shaded />
        </Module>
      </Drawing>
      <Text component="figcaption" size="sm" c="dimmed" mt="0.6rem">
        {shading.caption}
      </Text>
    </Box>
  );
}
