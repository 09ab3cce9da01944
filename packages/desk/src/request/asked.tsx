import { Button, CloseButton, Group } from '@mantine/core';
import { deskRequest } from '@rebhang-solar/content/desk-words';
import { useEffect, useRef } from 'react';
import classes from './asked.module.css';

/** A call, or a mail, that was just begun. */
export type AskedAbout = 'call' | 'mail';

const { asked: copy } = deskRequest;

/** Right after a call or a mail: how it was. One press, and the request is where it belongs. */
export function Asked({
  about,
  name,
  reached,
  notReached,
  answered,
  close,
}: {
  about: AskedAbout;
  name: string;
  reached: () => void;
  notReached: () => void;
  answered: () => void;
  close: () => void;
}) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <section className={classes.asked} aria-label={copy.title}>
      <p>
        {about === 'call' ? copy.called(name) : copy.wrote(name)} <b>{copy.title}</b>
      </p>
      <Group mt="0.5rem" gap="0.5rem">
        {about === 'call' && (
          <>
            <Button ref={first} variant="default" onClick={reached}>
              {copy.reached}
            </Button>
            <Button variant="default" onClick={notReached}>
              {copy.notReached}
            </Button>
          </>
        )}
        <Button ref={about === 'mail' ? first : undefined} variant="default" onClick={answered}>
          {copy.answered}
        </Button>
      </Group>
      <CloseButton
        pos="absolute"
        top="0.4rem"
        right="0.4rem"
        aria-label={copy.close}
        onClick={close}
      />
    </section>
  );
}
