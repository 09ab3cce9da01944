import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Unbroken } from '../../components/unbroken.tsx';
import classes from './rows.module.css';

type RowsProps = {
  rows: readonly (readonly [title: string, text: ReactNode])[];
  /** The titles are figures. */
  large?: boolean;
};

/** Titles with a text each, between lines; on wide screens beside each other. */
export function Rows({ rows, large }: RowsProps) {
  return (
    <ol data-large={large}>
      {rows.map(([title, text]) => (
        <li key={title} className={classes.row}>
          <Title order={3} fz={large ? 'h2' : undefined}>
            <Unbroken text={title} />
          </Title>
          <div>{text}</div>
        </li>
      ))}
    </ol>
  );
}
