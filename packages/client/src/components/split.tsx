import { Container, type ContainerProps } from '@mantine/core';
import classes from './split.module.css';

type SplitProps = ContainerProps & {
  /** The shares of the columns that stand side by side on wide screens, e.g. `4fr 8fr`. */
  columns: string;
};

/** The width of the page, on wide screens in columns of unequal shares. Own for the reason that `Columns` is. */
export function Split({ columns, className = '', ...props }: SplitProps) {
  return (
    <Container
      className={`${classes.split} flow ${className}`}
      __vars={{ '--split-columns': columns }}
      {...props}
    />
  );
}
