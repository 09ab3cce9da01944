import { Box, Fieldset, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './form-part.module.css';

/** One part of a form under a heading of its own; its title can be reached by `#id`. */
export function FormPart({
  id,
  above,
  title,
  below,
  children,
}: {
  id?: string;
  /** Above the title: where in the form this is. */
  above?: string;
  title: string;
  below?: string;
  children: ReactNode;
}) {
  return (
    <Fieldset
      classNames={{ root: classes.part, legend: classes.legend }}
      legend={
        <Box component="span" display="block" id={id} tabIndex={id ? -1 : undefined}>
          {above && <Note>{above}</Note>}
          {title}
          {below && <Note>{below}</Note>}
        </Box>
      }
    >
      {children}
    </Fieldset>
  );
}

function Note({ children }: { children: string }) {
  return (
    <Text span display="block" size="sm" lh={1.45} fw={400} c="dimmed">
      {children}
    </Text>
  );
}
