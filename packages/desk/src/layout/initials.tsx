import { Avatar } from '@mantine/core';
import classes from './initials.module.css';

/** The first letters of a colleague's names, on a square; one's own is filled. Their name stands beside it. */
export function Initials({ name, look }: { name: string; look: 'mine' | 'other' | 'head' }) {
  return (
    <Avatar
      name={name}
      className={classes.square}
      size={look === 'head' ? '2rem' : '1.625rem'}
      data-look={look}
      aria-hidden="true"
    />
  );
}

/** „Anna“: in a list the first name is enough. */
export const firstName = (name: string) => name.split(/\s+/)[0] ?? name;
