/** Prints lines of a report. */
export function say(...lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

/**
 * Prints rows as a Markdown table, so that a run can be put into docs/performance.md as it is.
 * The columns are the keys of the first row.
 */
export function sayTable(rows: Record<string, string | number>[]): void {
  const columns = Object.keys(rows[0] ?? {});
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  say(
    line(columns),
    line(columns.map(() => '---')),
    ...rows.map((row) => line(columns.map((column) => row[column] ?? ''))),
  );
}

/** The middle of several figures; of an even number the lower middle. */
export function median(figures: number[]): number {
  return percentile(figures, 50);
}

/** The smallest figure that is not exceeded by the given share (in percent) of all. */
export function percentile(figures: number[], share: number): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const index = Math.ceil((share / 100) * sorted.length) - 1;
  return sorted[Math.max(0, index)] ?? Number.NaN;
}
