import { Button, Text, Title } from '@mantine/core';
import { berlinLongDay } from '@rebhang-solar/content/berlin-clock';
import { desk, deskWeek } from '@rebhang-solar/content/desk-words';
import { formKinds } from '@rebhang-solar/content/forms/form-kinds';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { LoadFailure } from '../layout/load-failure.tsx';
import { addressOf } from '../list/list-address.ts';
import { durationOf } from '../times.ts';
import { trpc } from '../trpc.tsx';
import type { Week } from './week.ts';
import { WeekDrawing } from './week-drawing.tsx';
import classes from './week-page.module.css';

type Numbers = Week['all'];

/** How the office kept its word: a week as a sentence, a table and one drawing. Nothing is counted by person. */
export function WeekPage() {
  const { search } = useLocation();
  const weeksAgo = weeksAgoOf(search);
  const { data, isError, refetch } = trpc.week.get.useQuery({ weeksAgo });
  return (
    <div className={classes.page}>
      <title>{`${desk.pages.week} – ${desk.title}`}</title>
      {data ? (
        <Numbers week={data} weeksAgo={weeksAgo} />
      ) : (
        isError && <LoadFailure retry={refetch} />
      )}
    </div>
  );
}

function Numbers({ week, weeksAgo }: { week: Week; weeksAgo: number }) {
  const { all, byForm, weeks, number, firstDay, lastDay, holidays } = week;
  return (
    <>
      <header className={classes.head}>
        <div>
          <Text c="dimmed">
            {deskWeek.days(berlinLongDay(noonOf(firstDay)), berlinLongDay(noonOf(lastDay)))}{' '}
            {holidays.length > 0 && deskWeek.holidays(holidays.map(({ holiday }) => holiday))}
          </Text>
          <Title order={1} className={classes.title}>
            {deskWeek.headline(number, all.received, all.kept, all.promised, all.running)}
          </Title>
        </div>
        <nav className={classes.weeks} aria-label={deskWeek.choose}>
          <WeekLink weeksAgo={weeksAgo + 1}>{deskWeek.number(weeks[1]?.number ?? 0)}</WeekLink>
          {weeksAgo > 1 && <WeekLink weeksAgo={weeksAgo - 1}>{deskWeek.after}</WeekLink>}
          {weeksAgo > 0 && <WeekLink weeksAgo={0}>{deskWeek.thisWeek}</WeekLink>}
        </nav>
      </header>
      <section className={classes.byForm}>
        <Title order={2}>{deskWeek.byForm}</Title>
        {all.received === 0 ? <p>{deskWeek.nothing}</p> : <FormTable byForm={byForm} all={all} />}
        <Text c="dimmed" mt="0.6rem" fz="sm">
          {deskWeek.note}
        </Text>
      </section>
      <div className={classes.below}>
        <section>
          <Title order={2}>{deskWeek.perWeek}</Title>
          <WeekDrawing weeks={weeks} chosen={number} />
        </section>
        <section>
          <Title order={2}>{deskWeek.lastWeeks}</Title>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{deskWeek.columns.week}</th>
                <th scope="col">{deskWeek.columns.arrived}</th>
                <th scope="col">{deskWeek.columns.answered}</th>
                <th scope="col">{deskWeek.columns.firstContact}</th>
              </tr>
            </thead>
            <tbody>
              {weeks.map((one) => (
                <tr key={one.firstDay} data-chosen={one.number === number || undefined}>
                  <th scope="row">{deskWeek.number(one.number)}</th>
                  <td>{one.received}</td>
                  <td>{one.answered}</td>
                  <td>{medianOf(one)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
    </>
  );
}

function FormTable({ byForm, all }: Pick<Week, 'byForm' | 'all'>) {
  const { columns } = deskWeek;
  const row = (name: string, numbers: Numbers) => (
    <tr key={name}>
      <th scope="row">{name}</th>
      <td data-label={columns.arrived}>{numbers.received}</td>
      <td data-label={columns.answered}>{numbers.answered}</td>
      <td data-label={columns.kept}>{keptOf(numbers) ?? '–'}</td>
      <td data-label={columns.running}>{numbers.running}</td>
      <td data-label={columns.firstContact}>{medianOf(numbers)}</td>
      <td data-label={columns.open}>
        {numbers.open > 0 ? <Link to={addressOf({})}>{numbers.open}</Link> : 0}
      </td>
    </tr>
  );
  return (
    <table className={classes.table} data-large>
      <thead>
        <tr>
          <th scope="col">{columns.kind}</th>
          <th scope="col">{columns.arrived}</th>
          <th scope="col">{columns.answered}</th>
          <th scope="col">{columns.kept}</th>
          <th scope="col">{columns.running}</th>
          <th scope="col">{columns.firstContact}</th>
          <th scope="col">{columns.open}</th>
        </tr>
      </thead>
      <tbody>{byForm.map(({ kind, ...numbers }) => row(formKinds[kind].name, numbers))}</tbody>
      <tfoot>{row(deskWeek.all, all)}</tfoot>
    </table>
  );
}

function WeekLink({ weeksAgo, children }: { weeksAgo: number; children: ReactNode }) {
  return (
    <Button variant="default" component={Link} to={weeksAgo === 0 ? '?' : `?vor=${weeksAgo}`}>
      {children}
    </Button>
  );
}

const keptOf = ({ kept, promised }: Numbers) =>
  promised > 0 ? deskWeek.of(kept, promised) : undefined;

const medianOf = ({ medianMinutes }: Numbers) =>
  medianMinutes === null ? '–' : durationOf(medianMinutes * 60_000);

/** So that the day is the same by every clock. @param day „2026-11-16“ */
const noonOf = (day: string) => new Date(`${day}T12:00Z`);

function weeksAgoOf(search: string): number {
  const weeks = Number(new URLSearchParams(search).get('vor'));
  return Number.isInteger(weeks) && weeks > 0 && weeks <= 120 ? weeks : 0;
}
