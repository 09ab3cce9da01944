import { Alert } from '@mantine/core';
import type { ReactNode, RefObject } from 'react';
import { useHydrated } from '../components/use-hydrated.ts';
import classes from './form-notice.module.css';

/**
 * Something that the visitor must read now: it takes the focus as soon as it is there.
 *
 * @param role `region` where it can be found among the page's landmarks; `group` within a live region,
 *   which announces it already
 */
export function FormNotice({
  title,
  role,
  noticeRef,
  children,
}: {
  title: ReactNode;
  role: 'region' | 'group';
  noticeRef: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}) {
  return (
    <Alert
      ref={noticeRef}
      role={role}
      title={title}
      classNames={classes}
      tabIndex={-1}
      // Without JavaScript nothing else would move the focus to the answer.
      autoFocus={!useHydrated()}
    >
      {children}
    </Alert>
  );
}
