import {
  Button,
  Checkbox,
  Group,
  Input,
  Modal,
  Popover,
  Radio,
  Stack,
  Text,
  TextInput,
  Title,
  UnstyledButton,
} from '@mantine/core';
import {
  berlinDay,
  berlinLongDay,
  berlinTime,
  daysBetween,
  momentAt,
} from '@rebhang-solar/content/berlin-clock';
import { laterSuggestions, recallSuggestions } from '@rebhang-solar/content/call-suggestions';
import { desk, deskRequest } from '@rebhang-solar/content/desk-words';
import { ownPageMoments, ownPageStates } from '@rebhang-solar/content/pages/own-page';
import { hasAppointmentAhead } from '@rebhang-solar/server/status/apply-action';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { NoteDraft } from '../drafts.ts';
import { Initials } from '../layout/initials.tsx';
import { useSession } from '../layout/signed-in.tsx';
import { useIsNarrow } from '../layout/use-is-narrow.ts';
import { dayOf, formatMoment } from '../times.ts';
import type { Details } from './details.ts';
import classes from './panels.module.css';
import type { Act } from './use-change.tsx';

export type PanelName = 'notReached' | 'appointment' | 'waiting' | 'followUp' | 'handOver';

type Panel = { request: Details; act: Act; draft: NoteDraft; close: () => void };

const panels = {
  notReached: NotReached,
  appointment: Appointment,
  waiting: Waiting,
  followUp: FollowUp,
  handOver: HandOver,
};

/** What an action has to ask: below the actions, on a phone above the page. */
export function Panels({
  name,
  children,
  ...panel
}: Panel & { name: PanelName | undefined; children: ReactNode }) {
  const isNarrow = useIsNarrow();
  const Content = name && panels[name];
  const content = Content && <Content key={name} {...panel} />;
  if (isNarrow) {
    return (
      <>
        <Modal
          opened={content !== undefined}
          onClose={panel.close}
          title={name && deskRequest[name].title}
          closeButtonProps={{ 'aria-label': desk.close }}
        >
          {content}
        </Modal>
        {children}
      </>
    );
  }
  return (
    <Popover
      opened={content !== undefined}
      onChange={(isOpened) => !isOpened && panel.close()}
      withRoles={false}
    >
      <Popover.Target>
        <div>{children}</div>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={name && deskRequest[name].title}>
        <Title order={2} mb="0.75rem" aria-hidden="true">
          {name && deskRequest[name].title}
        </Title>
        {content}
      </Popover.Dropdown>
    </Popover>
  );
}

/** „heute um 16:30 Uhr“, as the visitor's own page says it. */
function shownAt(moment: Date, now: Date): string {
  const { near, at } = ownPageMoments;
  const name = Object.entries(near).find(
    ([days]) => Number(days) === daysBetween(now, moment),
  )?.[1];
  return at(name ?? berlinLongDay(moment), berlinTime(moment), name !== undefined);
}

const isoOf = (moment: Date) => moment.toISOString();

/** Nobody answered: when to try again, and whether the visitor is asked when it suits. */
function NotReached({ request, act, close }: Panel) {
  const [isAsked, setAsked] = useState(false);
  const { user } = useSession();
  const { holder } = request;
  const { notReached: words } = ownPageStates;
  const { notReached: copy } = deskRequest;
  return (
    <Later
      // What the visitor has chosen comes first.
      suggest={(now) =>
        [...new Set([...request.chosenMoments, ...recallSuggestions(now).map(isoOf)])]
          .slice(0, 3)
          .map((at) => new Date(at))
      }
      close={close}
      chosen={(until) =>
        act(request, { type: 'notReached', until: isoOf(until), askVisitor: isAsked })
      }
    >
      {(until, now) =>
        // The visitor's page goes on showing an appointment.
        !hasAppointmentAhead(request, isoOf(now)) && (
          <>
            <Text mt="1rem" c="dimmed">
              {copy.shown(
                words.title(request.attempts === 0 ? shownAt(now, now) : undefined),
                words.next(holder ?? user.name, until && shownAt(until, now)),
              )}
            </Text>
            {request.email && (
              <Checkbox
                mt="0.6rem"
                label={copy.tell}
                checked={isAsked}
                onChange={({ currentTarget }) => setAsked(currentTarget.checked)}
              />
            )}
          </>
        )
      }
    </Later>
  );
}

/** The customer sends or decides something: when to ask for it. */
function Waiting({ request, act, close }: Panel) {
  const wait = (until: Date) => act(request, { type: 'waiting', on: berlinDay(until) });
  return <Later isDay suggest={laterSuggestions} close={close} chosen={wait} />;
}

/** A day of the office's own, beside promise and appointment. */
function FollowUp({ request, act, close }: Panel) {
  const put = (on: string | null) => act(request, { type: 'followUp', on });
  return (
    <Later isDay suggest={laterSuggestions} close={close} chosen={(until) => put(berlinDay(until))}>
      {() =>
        request.followUpOn && (
          <UnstyledButton
            data-underline
            mt="1rem"
            onClick={() => {
              close();
              put(null);
            }}
          >
            {deskRequest.followUp.none}
          </UnstyledButton>
        )
      }
    </Later>
  );
}

/** One of some moments, or another that is typed. @param isTyped none but that @param isDay of each the day alone */
function Later({
  suggest,
  isTyped = false,
  isDay = false,
  submit: words = deskRequest.notReached.submit,
  chosen: done,
  close,
  children,
}: {
  suggest: (now: Date) => Date[];
  isTyped?: boolean;
  isDay?: boolean;
  submit?: string | ((time: string) => string);
  chosen: (until: Date) => void;
  close: () => void;
  children?: (until: Date | undefined, now: Date) => ReactNode;
}) {
  const [now] = useState(() => new Date());
  const [times] = useState(() => suggest(now));
  const [chosen, setChosen] = useState(isTyped ? 'other' : (times[0] ?? now).toISOString());
  const [typed, setTyped] = useState(() => {
    const first = times[0] ?? now;
    return { date: berlinDay(first) as string, time: berlinTime(first).padStart(5, '0') };
  });
  const [error, setError] = useState<string>();
  const time = isDay ? '23:59' : typed.time;
  const until = chosen === 'other' ? momentAt(typed.date, time) : new Date(chosen);
  const shown = isDay ? dayOf : formatMoment;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!until || until <= new Date()) return setError(deskRequest.notReached.untilMissing);
    close();
    done(until);
  }

  const { notReached: copy } = deskRequest;
  return (
    <form onSubmit={submit} noValidate>
      {!isTyped && (
        <Radio.Group
          value={chosen}
          onChange={setChosen}
          aria-label={(isDay ? deskRequest.waiting : copy).title}
          error={chosen === 'other' ? undefined : error}
        >
          <div className={classes.times}>
            {times.map((moment) => (
              <Radio
                key={moment.toISOString()}
                value={moment.toISOString()}
                label={shown(moment, now)}
              />
            ))}
            <Radio value="other" label={isDay ? deskRequest.followUp.other : copy.other} />
          </div>
        </Radio.Group>
      )}
      {chosen === 'other' && (
        <>
          {error && (
            <Input.Error mt="0.6rem" role="alert">
              {error}
            </Input.Error>
          )}
          <div className={classes.typed}>
            <TextInput
              type="date"
              label={copy.day}
              value={typed.date}
              error={Boolean(error)}
              onChange={({ currentTarget }) => setTyped({ ...typed, date: currentTarget.value })}
            />
            {!isDay && (
              <TextInput
                type="time"
                label={copy.time}
                value={typed.time}
                error={Boolean(error)}
                onChange={({ currentTarget }) => setTyped({ ...typed, time: currentTarget.value })}
              />
            )}
          </div>
        </>
      )}
      {children?.(until, now)}
      <Buttons close={close}>
        {typeof words === 'string' ? words : words(until ? shown(until, now) : '…')}
      </Buttons>
    </form>
  );
}

/** Typed, as it was agreed. */
function Appointment({ request, act, close }: Panel) {
  return (
    <Later
      suggest={(now) => recallSuggestions(now).slice(0, 1)}
      isTyped
      submit={deskRequest.appointment.submit}
      close={close}
      chosen={(until) => act(request, { type: 'appointment', until: isoOf(until) })}
    />
  );
}

const free = '';

function HandOver({ request, act, draft, close }: Panel) {
  const { users, user } = useSession();
  const others = users.filter(({ name }) => name !== user.name);
  const [to, setTo] = useState(others[0]?.name ?? free);
  const { handOver: copy } = deskRequest;

  function submit(event: FormEvent) {
    event.preventDefault();
    close();
    act(request, { type: 'handOver', to: to === free ? null : to });
  }

  return (
    <form onSubmit={submit}>
      <Radio.Group value={to} onChange={setTo} aria-label={copy.title}>
        <Stack gap="0.5rem">
          {others.map(({ name }) => (
            <Radio
              key={name}
              value={name}
              label={
                <span className={classes.person}>
                  <Initials name={name} look="other" /> {name}
                </span>
              }
            />
          ))}
          <Radio value={free} label={copy.free} />
        </Stack>
      </Radio.Group>
      <TextInput
        mt="0.9rem"
        label={copy.note}
        value={draft.text}
        autoComplete="off"
        onChange={({ currentTarget }) => draft.setText(currentTarget.value)}
      />
      <Buttons close={close}>{copy.submit}</Buttons>
    </form>
  );
}

const Buttons = ({ children, close }: { children: string; close: () => void }) => (
  <Group mt="1.1rem">
    <Button type="submit" data-size="lg" radius="cut">
      {children}
    </Button>
    <UnstyledButton data-underline className={classes.cancel} onClick={close}>
      {desk.cancel}
    </UnstyledButton>
  </Group>
);
