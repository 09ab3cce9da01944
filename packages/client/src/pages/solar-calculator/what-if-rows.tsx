import { Text } from '@mantine/core';
import type { MoneyAnswer } from '@rebhang-solar/calculator/answer/answer';
import { formatQuery, type Query, type SizedQuery } from '@rebhang-solar/calculator/query/query';
import { solarCalculatorPage, whatIfLabels } from '@rebhang-solar/content/pages/solar-calculator';
import { paths } from '@rebhang-solar/content/paths';
import { formatNumber, signedEuro } from '@rebhang-solar/content/typography';
import { paint } from '../../theme/paint.ts';
import { plusMinusEuro } from './format-answer.ts';
import { changed, madeChanges } from './what-if-queries.ts';
import classes from './what-if-rows.module.css';

const { whatIf: copy } = solarCalculatorPage;

type Row = { label: string; to: Query; effect: string; more: number | null };

/**
 * What each change does to the euros of a year, all on one scale whose line is today's: the one that adds most first.
 * Each is a link, so that it works without our script; with it the page stays where it is.
 */
export function WhatIfRows({
  query,
  whatIfs,
  today,
  onQuery,
}: {
  query: SizedQuery;
  whatIfs: MoneyAnswer['whatIfs'];
  today: number;
  onQuery: (query: Query) => void;
}) {
  const offered = whatIfs
    .map(({ whatIf, meanYear }) => ({
      label: whatIfLabels[whatIf].label,
      to: changed(whatIf, query),
      effect: plusMinusEuro(meanYear),
      more: meanYear,
    }))
    .sort((one, other) => other.more - one.more);
  const rows: Row[] = [
    ...madeChanges(query).map(({ whatIf, without }) => ({
      label: `${whatIfLabels[whatIf].label} ${copy.active}`,
      to: without,
      effect: copy.takeBack,
      more: null,
    })),
    ...offered,
  ];
  const least = Math.min(0, ...offered.map(({ more }) => more));
  const most = Math.max(0, ...offered.map(({ more }) => more));
  const at = (more: number) =>
    `${Math.round(((more - least) / Math.max(1, most - least)) * 1000) / 10}%`;
  return (
    <div>
      <Text size="sm" className={classes.scale} aria-hidden="true">
        <span>{formatNumber(today + least)}</span>
        <strong>{copy.today(signedEuro(today))}</strong>
        <span>{formatNumber(today + most)}</span>
      </Text>
      <ul className={classes.rows}>
        {rows.map(({ label, to, effect, more }) => (
          <li key={label}>
            <a
              href={`${paths.solarCalculator}?${formatQuery(to)}#ergebnis`}
              // Not for search engines: there are more of these addresses than houses.
              rel="nofollow"
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                onQuery(to);
              }}
            >
              <span>{label}</span> <strong>{effect}</strong>
              {more !== null && (
                <svg width="100%" height="16" aria-hidden="true">
                  <rect
                    x={at(Math.min(0, more))}
                    y="3"
                    width={`${Math.round((Math.abs(more) / Math.max(1, most - least)) * 1000) / 10}%`}
                    height="10"
                    fill={paint(more < 0 ? 'tile.5' : 'vine.6')}
                  />
                  <line x1={at(0)} x2={at(0)} y2="16" stroke={paint('slate.6')} strokeWidth="2" />
                </svg>
              )}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
