import { Anchor, Box, Button, Paper, Progress, Text, Title, VisuallyHidden } from '@mantine/core';
import { ownPageActionPath, previewPart } from '@rebhang-solar/content/own-page-paths';
import { ownPage } from '@rebhang-solar/content/pages/own-page';
import { type PhotographKind, photographKinds } from '@rebhang-solar/content/photograph-kinds';
import { formatNumber, percent } from '@rebhang-solar/content/typography';
import type { OpenedPage, OwnPageView } from '@rebhang-solar/server/own-page-view';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useHydrated } from '../../components/use-hydrated.ts';
import { Done } from './done.tsx';
import { OwnForm } from './own-form.tsx';
import { PhotographDrawing } from './photograph-drawings.tsx';
import classes from './photographs.module.css';
import { acceptedTypes } from './shrink.ts';
import { type Upload, useUploads } from './use-uploads.ts';

const { photographs: texts } = ownPage;

type Picture = Pick<OpenedPage['photographs'][number], 'id' | 'kind'>;

/**
 * The photographs that help, each with an example of what should be seen. Each row is a form that the browser posts by
 * itself; with a script it sends any number, which stay small, go on after a break, and can be cancelled.
 */
export function Photographs({ view }: { view: OwnPageView }) {
  const [stored, setStored] = useState<(Picture & { file: string })[]>([]);
  const [dropped, setDropped] = useState<{ kind: PhotographKind; left: number }>();
  const { uploads, add, cancel } = useUploads(view.token, (photograph) =>
    setStored((all) => {
      // One that was sent before keeps its id.
      const known = [...(view.opened?.photographs ?? []), ...all];
      return known.some(({ id }) => id === photograph.id) ? all : [...all, photograph];
    }),
  );
  const underWay = uploads.filter(({ state }) => state !== 'failed').length;
  const left = view.photographsLeft - stored.length - underWay;

  const choose = (kind: PhotographKind, files: File[]) => {
    const fitting = files.slice(0, Math.max(0, left));
    setDropped(fitting.length < files.length ? { kind, left: Math.max(0, left) } : undefined);
    add(kind, fitting);
  };

  return (
    <section id="fotos" aria-labelledby="fotos-titel">
      <Title order={2} id="fotos-titel">
        {texts.title(view.kind)}
      </Title>
      <Text mt="xs" maw="40rem">
        {texts.intro}
      </Text>
      {view.done === 'fotos' && <Done>{texts.stored}</Done>}
      <VisuallyHidden role="status">
        {stored.map(({ id, file }) => (
          <p key={id}>{texts.announced(file)}</p>
        ))}
      </VisuallyHidden>
      <ul className={classes.list}>
        {photographKinds.map((kind) => (
          <Row
            key={kind}
            view={view}
            kind={kind}
            count={view.photographCounts[kind] + stored.filter((one) => one.kind === kind).length}
            pictures={[...(view.opened?.photographs ?? []), ...(view.opened ? stored : [])].filter(
              (picture) => picture.kind === kind,
            )}
            uploads={uploads.filter((upload) => upload.kind === kind)}
            isFull={left <= 0}
            dropped={dropped?.kind === kind ? dropped.left : undefined}
            onChoose={(files) => choose(kind, files)}
            onCancel={cancel}
          />
        ))}
      </ul>
      <Text size="sm" c="dimmed" mt="md" maw="40rem">
        {left <= 0 && underWay === 0 ? texts.full : texts.rules}
      </Text>
    </section>
  );
}

type RowProps = {
  view: OwnPageView;
  kind: PhotographKind;
  count: number;
  /** Only where the page is opened. */
  pictures: Picture[];
  uploads: Upload[];
  isFull: boolean;
  /** Too many were chosen: how many still fitted. */
  dropped: number | undefined;
  onChoose: (files: File[]) => void;
  onCancel: (id: number) => void;
};

function Row(props: RowProps) {
  const { view, kind, count, pictures, uploads, isFull, dropped, onChoose, onCancel } = props;
  const { label, hint } = texts.kinds[kind];
  const [first, ...others] = pictures.map((picture, index) => ({ ...picture, number: index + 1 }));
  const { problem } = view;
  const mayRemove = view.opened?.changing === 'free';
  const rejected = problem?.form === 'fotos' && problem.values.art === kind ? problem : undefined;
  const failures = uploads.filter(({ failure }) => failure);
  return (
    <li className={classes.row} id={`foto-${kind}`}>
      {first ? (
        <OwnPicture token={view.token} label={label} {...first} />
      ) : (
        <PhotographDrawing kind={kind} />
      )}
      <div>
        <Title order={3} size="h4" fz="1.0625rem">
          {label}
        </Title>
        <Text c="dimmed" size="sm" lh={1.45}>
          {hint}
        </Text>
      </div>
      <div className={classes.action}>
        {count > 0 && (
          <Text className={classes.arrived}>
            <Check /> {texts.arrived(count)}
          </Text>
        )}
        {uploads
          .filter(({ failure }) => !failure)
          .map((upload) => (
            <UnderWay key={upload.id} upload={upload} onCancel={() => onCancel(upload.id)} />
          ))}
        <div className={count > 0 ? classes.links : undefined}>
          {first && mayRemove && <Remove token={view.token} label={label} {...first} />}
          {!isFull && (
            <Choose
              token={view.token}
              kind={kind}
              words={
                failures.length > 0 || rejected ? texts.other : count > 0 ? texts.more : texts.add
              }
              isFirst={count === 0}
              rejected={rejected?.message}
              onChoose={onChoose}
            />
          )}
        </div>
      </div>
      {others.length > 0 && (
        <ul className={classes.others}>
          {others.map((picture) => (
            <li key={picture.id}>
              <OwnPicture token={view.token} label={label} {...picture} />
              {mayRemove && <Remove token={view.token} label={label} {...picture} />}
            </li>
          ))}
        </ul>
      )}
      <div role="alert" className={classes.failures}>
        {rejected && <Failure id={`foto-${kind}-fehler`}>{rejected.message}</Failure>}
        {dropped !== undefined && <Failure>{texts.failed.tooMany(dropped)}</Failure>}
        {failures.map(({ id, failure }) => (
          <Failure key={id} title={failure?.title} onDismiss={() => onCancel(id)}>
            {failure?.text}
          </Failure>
        ))}
      </div>
    </li>
  );
}

/** The field for files, behind a label that looks like a button; bare where there is no script. */
function Choose({
  token,
  kind,
  words,
  isFirst,
  rejected,
  onChoose,
}: Pick<RowProps, 'kind' | 'onChoose'> & {
  token: string;
  words: string;
  /** The row has none yet. */
  isFirst: boolean;
  rejected: string | undefined;
}) {
  const hydrated = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  const take = (input: HTMLInputElement) => {
    if (!input.files?.length) return;
    onChoose([...input.files]);
    // The same file may be chosen again.
    input.value = '';
  };
  const takeEarly = useEffectEvent(() => field.current && take(field.current));
  // Chosen while the application was on its way.
  useEffect(() => void takeEarly(), []);
  return (
    <OwnForm
      token={token}
      action="photographs"
      encType="multipart/form-data"
      className={classes.choose}
    >
      <input type="hidden" name="art" value={kind} />
      <Button component="label" variant="outline" className={classes.label} data-quiet={!isFirst}>
        {words}
        <VisuallyHidden>: {texts.kinds[kind].label}</VisuallyHidden>
        <input
          ref={field}
          className={classes.file}
          type="file"
          name="foto"
          accept={acceptedTypes.join()}
          required
          multiple={hydrated}
          aria-invalid={rejected ? true : undefined}
          aria-describedby={rejected ? `foto-${kind}-fehler` : undefined}
          onChange={({ currentTarget }) => take(currentTarget)}
        />
      </Button>
      <Button type="submit" variant="outline" className={classes.send}>
        {texts.send}
      </Button>
    </OwnForm>
  );
}

function UnderWay({ upload, onCancel }: { upload: Upload; onCancel: () => void }) {
  const { state, sent, total, file } = upload;
  const share = total > 0 ? Math.round((100 * sent) / total) : 0;
  return (
    <Box mb="sm">
      <Text fw={650} className={classes.state}>
        {state === 'queued' || state === 'preparing' ? texts[state] : texts.sending}
        {state === 'sending' && <span>{percent(share)}</span>}
      </Text>
      <Progress.Root size="0.6rem" className={classes.progress}>
        <Progress.Section value={share} color="slate" aria-label={file.name} />
      </Progress.Root>
      {(state === 'waiting' || state === 'busy') && (
        <Text size="sm" fw={600} role="status">
          {texts[state]}
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {state === 'sending' && `${texts.progress(megabytes(sent), megabytes(total))}. `}
        <Anchor
          component="button"
          type="button"
          inherit
          py="0.3rem"
          onClick={onCancel}
          aria-label={texts.cancelOf(file.name)}
        >
          {texts.cancel}
        </Anchor>
      </Text>
    </Box>
  );
}

const megabytes = (bytes: number) => formatNumber(bytes / 1024 / 1024, 1);

function OwnPicture({ token, id, number, label }: Named) {
  const source = `${ownPageActionPath(token, 'photographs')}/${id}`;
  return (
    <a href={source}>
      <img
        className={classes.picture}
        src={`${source}/${previewPart}`}
        alt={texts.picture(label, number)}
        loading="lazy"
      />
    </a>
  );
}

type Named = Picture & { token: string; label: string; number: number };

function Remove({ token, id, number, label }: Named) {
  return (
    <form method="post" action={`${ownPageActionPath(token, 'photographs')}/${id}/loeschen`}>
      <Anchor
        component="button"
        type="submit"
        size="sm"
        py="0.3rem"
        aria-label={texts.removeOf(label, number)}
      >
        {texts.remove}
      </Anchor>
    </form>
  );
}

function Failure({
  id,
  title,
  onDismiss,
  children,
}: {
  id?: string;
  title?: string | undefined;
  onDismiss?: () => void;
  children: ReactNode;
}) {
  return (
    <Paper id={id} variant="note" className={classes.failure}>
      {title && (
        <Text fw={650} c="tile.7">
          {title}
        </Text>
      )}
      <Text size="sm" c={title ? undefined : 'tile.7'} fw={title ? undefined : 600}>
        {children}
      </Text>
      {onDismiss && (
        <Anchor component="button" type="button" size="sm" py="0.3rem" onClick={onDismiss}>
          {texts.dismiss}
        </Anchor>
      )}
    </Paper>
  );
}

function Check() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true" focusable="false">
      <path d="m2 9 5 5 9-10" fill="none" stroke="currentColor" strokeWidth="3" />
    </svg>
  );
}
