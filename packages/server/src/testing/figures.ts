/** Writes what an endurance test has measured, one figure a line, for docs/reliability.md. */
export function figure(name: string, value: number | string, unit = ''): void {
  const text = typeof value === 'number' ? String(Math.round(value * 10) / 10) : value;
  process.stdout.write(`  ${name}: ${text}${unit ? ` ${unit}` : ''}\n`);
}
