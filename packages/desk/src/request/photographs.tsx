import { Button, Modal } from '@mantine/core';
import {
  photographPath,
  photographPreviewPath,
  photographsPath,
} from '@rebhang-solar/content/desk-paths';
import { desk, deskRequest } from '@rebhang-solar/content/desk-words';
import { photographKinds, photographNames } from '@rebhang-solar/content/photograph-kinds';
import { useEffect, useState } from 'react';
import { formatMoment, megabytes } from '../times.ts';
import type { Details } from './details.ts';
import classes from './photographs.module.css';

const { photographs: copy } = deskRequest;

/** What the visitor has photographed, in the order in which it came; and what was not yet. */
export function Photographs({ request, now }: { request: Details; now: Date }) {
  const { photographs, reference } = request;
  const [shown, setShown] = useState<string>();
  if (photographs.length === 0) return null;
  const missing = photographKinds.filter((kind) => !photographs.some((one) => one.kind === kind));
  const size = photographs.reduce((sum, { bytes }) => sum + bytes, 0);
  return (
    <section className={classes.photographs} aria-labelledby="fotos">
      <div className={classes.head}>
        <h2 id="fotos">{copy.title(photographs.length)}</h2>
        <a href={photographsPath(reference)} download>
          {copy.all(megabytes(size))}
        </a>
      </div>
      <ul>
        {photographs.map((photograph, index) => (
          <li key={photograph.id}>
            <button type="button" onClick={() => setShown(photograph.id)}>
              <img
                src={photographPreviewPath(photograph.id)}
                alt={copy.open(photographNames[photograph.kind], index + 1, photographs.length)}
                width={photograph.width}
                height={photograph.height}
                loading="lazy"
                decoding="async"
              />
            </button>
            <b>{photographNames[photograph.kind]}</b>
            <span>
              {formatMoment(new Date(photograph.addedAt), now)}
              {photograph.byLink && `, ${copy.byLink}`}
            </span>
          </li>
        ))}
        {missing.map((kind) => (
          <li key={kind}>
            <p className={classes.none}>{copy.none}</p>
            <span>{photographNames[kind]}</span>
          </li>
        ))}
      </ul>
      <Large photographs={photographs} shown={shown} show={setShown} />
    </section>
  );
}

/**
 * One of them as large as the window. The arrow keys lead to the others.
 * @param shown its id
 */
function Large({
  photographs,
  shown,
  show,
}: {
  photographs: Details['photographs'];
  shown: string | undefined;
  show: (id: string | undefined) => void;
}) {
  const index = photographs.findIndex(({ id }) => id === shown);
  const photograph = photographs[index];
  const isTakenBack = shown !== undefined && photograph === undefined;
  useEffect(() => {
    if (isTakenBack) show(undefined);
  }, [isTakenBack, show]);
  const by = (steps: number) => show(photographs[index + steps]?.id ?? shown);
  return (
    <Modal
      opened={photograph !== undefined}
      onClose={() => show(undefined)}
      title={
        photograph && (
          <span aria-live="polite">
            {copy.shown(photographNames[photograph.kind], index + 1, photographs.length)}
          </span>
        )
      }
      size="auto"
      classNames={{ content: classes.window, body: classes.large }}
      closeButtonProps={{ 'aria-label': desk.close }}
      onKeyDown={({ key }) => {
        if (key === 'ArrowLeft') by(-1);
        if (key === 'ArrowRight') by(1);
      }}
    >
      {photograph && (
        <>
          <img
            key={photograph.id}
            className={classes.picture}
            src={photographPath(photograph.id)}
            alt={photographNames[photograph.kind]}
            width={photograph.width}
            height={photograph.height}
          />
          <div className={classes.ways}>
            <Button variant="default" aria-disabled={index === 0} onClick={() => by(-1)}>
              {copy.previous}
            </Button>
            <Button
              variant="default"
              aria-disabled={index === photographs.length - 1}
              onClick={() => by(1)}
            >
              {copy.next}
            </Button>
            <a
              href={photographPath(photograph.id)}
              download={`${photographNames[photograph.kind]}.jpg`}
            >
              {copy.save}
            </a>
          </div>
        </>
      )}
    </Modal>
  );
}
