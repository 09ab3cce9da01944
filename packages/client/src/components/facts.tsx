import { DataList, type DataListProps } from '@mantine/core';
import type { ReactNode } from 'react';

type FactsProps = DataListProps & {
  /** What each is called, and what it is. */
  facts: readonly (readonly [label: string, value: ReactNode])[];
};

/** Mantine's `DataList` of plain pairs. */
export function Facts({ facts, ...props }: FactsProps) {
  return (
    <DataList {...props}>
      {facts.map(([label, value]) => (
        <DataList.Item key={label}>
          <DataList.ItemLabel>{label}</DataList.ItemLabel>
          <DataList.ItemValue>{value}</DataList.ItemValue>
        </DataList.Item>
      ))}
    </DataList>
  );
}
