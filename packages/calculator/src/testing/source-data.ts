import { readFileSync } from 'node:fs';

/** A file of the package's source data, as text. */
export function sourceData(name: string): string {
  return readFileSync(new URL(`../../data/${name}`, import.meta.url), 'utf8');
}

/** HTW Berlin's published matrix: self-sufficiency by roof and storage for each MWh of consumption. */
interface HtwMatrix {
  kWpPerMWh: number[];
  rows: { kWhPerMWh: number; shares: number[] }[];
}

/** Reads the matrix, the rows by size of the storage. */
export function htwMatrix(): HtwMatrix {
  const { pvKWpPerMWh, selfSufficiencyByStorageKWhPerMWh } = JSON.parse(
    sourceData('htw-autarky.json'),
  ) as {
    pvKWpPerMWh: number[];
    selfSufficiencyByStorageKWhPerMWh: Record<string, number[]>;
  };
  const rows = Object.entries(selfSufficiencyByStorageKWhPerMWh)
    .map(([kWhPerMWh, shares]) => ({ kWhPerMWh: Number(kWhPerMWh), shares }))
    .sort((one, other) => one.kWhPerMWh - other.kWhPerMWh);
  return { kWpPerMWh: pvKWpPerMWh, rows };
}

/** The matrix between its cells, straight from one to the next. */
export function htwShare(matrix: HtwMatrix, kWpPerMWh: number, kWhPerMWh: number): number {
  const along = (values: number[], value: number): [index: number, part: number] => {
    const next = Math.max(
      1,
      values.findIndex((bound) => bound >= value),
    );
    const low = values[next - 1] as number;
    return [next - 1, (value - low) / ((values[next] as number) - low)];
  };
  const [column, right] = along(matrix.kWpPerMWh, kWpPerMWh);
  const [row, down] = along(
    matrix.rows.map((one) => one.kWhPerMWh),
    kWhPerMWh,
  );
  const at = (rowIndex: number) => {
    const shares = matrix.rows[rowIndex]?.shares ?? [];
    return (shares[column] as number) * (1 - right) + (shares[column + 1] as number) * right;
  };
  return at(row) * (1 - down) + at(row + 1) * down;
}
