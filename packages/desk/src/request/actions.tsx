import { Button, Menu, UnstyledButton } from '@mantine/core';
import { deskRequest } from '@rebhang-solar/content/desk-words';
import { isOpen } from '@rebhang-solar/server/status/place-of';
import { firstName, Initials } from '../layout/initials.tsx';
import { useSession } from '../layout/signed-in.tsx';
import { useIsNarrow } from '../layout/use-is-narrow.ts';
import { formatMoment } from '../times.ts';
import { useNow } from '../use-now.ts';
import classes from './actions.module.css';
import type { AskedAbout } from './asked.tsx';
import type { Details } from './details.ts';
import { useDownloads } from './downloads.ts';
import type { PanelName } from './panels.tsx';
import { senderHref } from './sender-href.ts';
import type { Act } from './use-change.tsx';

const { actions: copy } = deskRequest;

type Actions = {
  request: Details;
  act: Act;
  finish: (outcome: 'answered' | 'order' | 'without') => void;
  open: (panel: PanelName) => void;
  copy: (text: string) => void;
  erase: () => void;
  toNote: () => void;
  ask: (about: AskedAbout) => void;
};

/** What can be done with the request as it is: the next step first, and in colour. */
export function Actions(actions: Actions) {
  const { request, act, finish, open, toNote } = actions;
  const { user } = useSession();
  const isNarrow = useIsNarrow();
  const now = useNow();
  const { holder, folder } = request;
  const isMine = holder === user.name;
  const isToDo = isOpen(request);

  const take = (
    <Button
      data-size="lg"
      {...(holder ? { variant: 'outline' } : { color: 'tile', radius: 'cut' })}
      onClick={() => act(request, { type: 'take' })}
    >
      {holder ? copy.takeFrom(firstName(holder)) : copy.take}
    </Button>
  );
  const answered = (
    <Button data-size="lg" color="vine" radius="cut" onClick={() => finish('answered')}>
      {request.outcome === 'order' ? copy.order : copy.answered}
    </Button>
  );
  const notReached = (
    <Button data-size="lg" variant="outline" onClick={() => open('notReached')}>
      {isNarrow ? copy.notReachedShort : copy.notReached}
    </Button>
  );
  const next = isMine ? answered : take;

  return (
    <>
      <section className={classes.actions} aria-label={copy.label}>
        {isToDo && !isNarrow && (
          <>
            {next}
            {isMine && notReached}
            {(isMine || !holder) && (
              <Button data-size="lg" variant="default" onClick={() => open('handOver')}>
                {copy.handOver}
              </Button>
            )}
          </>
        )}
        {folder === 'done' && (
          <Button data-size="lg" variant="outline" onClick={() => act(request, { type: 'reopen' })}>
            {copy.reopen}
          </Button>
        )}
        {request.hasDocuments && <Documents request={request} />}
        <MoreMenu {...actions} isMine={isMine} isToDo={isToDo} />
        {holder && (
          <span className={classes.holder}>
            <Initials name={holder} look={isMine ? 'mine' : 'other'} />
            {since(request, now, isMine)}
          </span>
        )}
      </section>
      {isNarrow && (
        <div className={classes.foot} data-tone="slate">
          {isToDo && next}
          {isToDo && (isMine || !holder) && notReached}
          <Button data-size="lg" variant="outline" onClick={toNote}>
            {deskRequest.note.title}
          </Button>
        </div>
      )}
    </>
  );
}

/** „bei mir seit 11:04“ */
function since({ holder, history }: Details, now: Date, isMine: boolean): string {
  const taken = history.find(
    ({ type, by, to }) =>
      ((type === 'taken' || type === 'entered') && by === holder) ||
      (type === 'handedOver' && to === holder),
  );
  const time = taken ? formatMoment(new Date(taken.at), now).replace(/^heute, /, '') : '';
  if (!holder) return '';
  if (time === '') return firstName(holder);
  return isMine ? deskRequest.by.me(time) : deskRequest.by.other(firstName(holder), time);
}

function Documents({ request: { reference } }: { request: Details }) {
  const { download, isLoading } = useDownloads(reference);
  return (
    <>
      <Button variant="default" loading={isLoading} onClick={() => download('form')}>
        {copy.pdf}
      </Button>
      <Menu position="bottom-start">
        <Menu.Target>
          <Button variant="default">{copy.powerOfAttorney}</Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => download('powerOfAttorneyPdf')}>
            {copy.powerOfAttorneyPdf}
          </Menu.Item>
          <Menu.Item onClick={() => download('powerOfAttorneyWord')}>
            {copy.powerOfAttorneyWord}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  );
}

function MoreMenu({
  request,
  act,
  finish,
  open,
  copy: copyText,
  erase,
  ask,
  isMine,
  isToDo,
}: Actions & { isMine: boolean; isToDo: boolean }) {
  const isNarrow = useIsNarrow();
  const { downloadCsv } = useDownloads(request.reference);
  const mail = senderHref(request);
  return (
    <Menu>
      <Menu.Target>
        <UnstyledButton data-underline className={classes.more}>
          {copy.more}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {isToDo && (
          <>
            {(!isMine || isNarrow) && (
              <>
                <Menu.Item onClick={() => finish('answered')}>{copy.answered}</Menu.Item>
                <Menu.Item onClick={() => open('notReached')}>{copy.notReached}</Menu.Item>
                <Menu.Item onClick={() => open('handOver')}>{copy.handOver}</Menu.Item>
              </>
            )}
            <Menu.Item onClick={() => open('appointment')}>{copy.appointment}</Menu.Item>
            <Menu.Item onClick={() => open('waiting')}>{copy.waiting}</Menu.Item>
            <Menu.Item onClick={() => open('followUp')}>{copy.followUp}</Menu.Item>
            <Menu.Item onClick={() => finish('order')}>{copy.order}</Menu.Item>
            <Menu.Item onClick={() => finish('without')}>{copy.without}</Menu.Item>
            <Menu.Divider />
          </>
        )}
        {mail && (
          <Menu.Item component="a" href={mail} onClick={() => ask('mail')}>
            {copy.mail}
          </Menu.Item>
        )}
        <Menu.Item onClick={() => copyText(request.text)}>{copy.copyAll}</Menu.Item>
        <Menu.Item onClick={downloadCsv}>{copy.csv}</Menu.Item>
        <Menu.Divider />
        {request.folder !== 'spam' && (
          <Menu.Item onClick={() => act(request, { type: 'spam' })}>{copy.spam}</Menu.Item>
        )}
        <Menu.Item color="tile.7" onClick={erase}>
          {copy.erase}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
