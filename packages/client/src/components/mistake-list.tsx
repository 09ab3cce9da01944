import { Alert, type AlertProps, Anchor, List } from '@mantine/core';
import type { Ref } from 'react';

type MistakeListProps = AlertProps & {
  ref?: Ref<HTMLDivElement>;
  /** Each with the place in the page where it is put right, if there is one. */
  mistakes: readonly { href: string | undefined; label: string }[];
};

/** What is wrong in a form that a native GET has sent; nothing where nothing is. */
export function MistakeList({ mistakes, ...props }: MistakeListProps) {
  if (mistakes.length === 0) return null;
  return (
    <Alert {...props}>
      <List>
        {mistakes.map(({ href, label }) => (
          <List.Item key={label}>{href ? <Anchor href={href}>{label}</Anchor> : label}</List.Item>
        ))}
      </List>
    </Alert>
  );
}
