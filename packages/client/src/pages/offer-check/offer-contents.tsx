import { Box, Group, Text, Title } from '@mantine/core';
import { offerExtras } from '@rebhang-solar/calculator/market';
import { offerParts } from '@rebhang-solar/calculator/offer/offer-query';
import {
  defectRow,
  offerCheckPage,
  offerPartLabels,
  offerQuestions,
  partCost,
  partStates,
  wholeAccount,
} from '@rebhang-solar/content/pages/offer-check';
import { Split } from '../../components/split.tsx';
import { Unbroken, UnbrokenText } from '../../components/unbroken.tsx';
import type { Checked } from './offer-answer.tsx';
import classes from './offer-check-page.module.css';

const { contents, questions } = offerCheckPage;

const marks = {
  ja: 'M2 9l5 5L16 3',
  nein: 'M3 3l12 12M15 3L3 15',
  unklar: 'M9 5v5M9 13v.5M1.5 9a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0',
} as const;

/** What is in the price of an offer, and what to ask. */
export function OfferContents({
  checked,
  id,
  level = 2,
}: {
  checked: Checked;
  id: string;
  level?: 2 | 3;
}) {
  const { offer, judged } = checked;
  const defects = defectRow(offer.defects);
  return (
    <Split columns="1fr 1fr" py="lg">
      <section aria-labelledby={`${id}-inhalt`}>
        <Title order={level} size="h2" id={`${id}-inhalt`} mb="sm">
          {contents.title}
        </Title>
        <ul className={classes.rows}>
          {offerParts.map((part) => (
            <Row
              key={part}
              mark={offer.parts[part]}
              label={offerPartLabels[part].long}
              note={partStates[offer.parts[part]]}
              cost={partCost(part, offer.parts[part], offerExtras[part].range)}
            />
          ))}
          <Row
            mark={offer.defects === 'fuenf' ? 'ja' : 'unklar'}
            label={defects.label}
            note={defects.note}
            cost={defects.own}
          />
        </ul>
        <Account checked={checked} level={level === 2 ? 3 : 4} />
      </section>
      <section aria-labelledby={`${id}-fragen`}>
        <Title order={level} size="h2" id={`${id}-fragen`} mb="sm">
          {questions.title}
        </Title>
        <ol className={classes.rows}>
          {offerQuestions(offer, judged).map(({ question, why }, index) => (
            <li key={question}>
              <Text span fw={700} c="tile.7" aria-hidden="true">
                {index + 1}
              </Text>
              <Box>
                <Text fw={550}>
                  <Unbroken text={`„${question}“`} />
                </Text>
                <UnbrokenText size="sm" c="dimmed" text={why} />
              </Box>
            </li>
          ))}
        </ol>
      </section>
    </Split>
  );
}

const line = {
  justify: 'space-between',
  py: 'xs',
  gap: 0,
  style: { borderBlockEnd: '1px solid var(--mantine-color-paper-5)' },
} as const;

/** The price with all that is missing; without a line where nothing is. */
function Account({ checked: { offer, judged }, level }: { checked: Checked; level: 3 | 4 }) {
  const { rows, sum } = wholeAccount(offer, judged);
  if (rows.length === 1) return null;
  return (
    <>
      <Title order={level} mt="md" mb="xs">
        {contents.account}
      </Title>
      <dl>
        {rows.map(({ label, note, amount }) => (
          <Group key={label} {...line}>
            <dt>
              {label}
              {note && <UnbrokenText size="sm" c="dimmed" text={note} />}
            </dt>
            <dd>{amount}</dd>
          </Group>
        ))}
        <Group {...line} fw={650}>
          <dt>{sum.label}</dt>
          <dd>{sum.amount}</dd>
        </Group>
      </dl>
      <Text size="sm" c="dimmed">
        {contents.note}
      </Text>
    </>
  );
}

type RowProps = { mark: keyof typeof marks; label: string; note: string; cost: string };

function Row({ mark, label, note, cost }: RowProps) {
  return (
    <li data-answer={mark}>
      <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true" className={classes.mark}>
        <path d={marks[mark]} />
      </svg>
      <div>
        <Text fw={600}>{label}</Text>
        <UnbrokenText size="sm" c="dimmed" text={note} />
      </div>
      <Text fw={600}>
        <Unbroken text={cost} />
      </Text>
    </li>
  );
}
