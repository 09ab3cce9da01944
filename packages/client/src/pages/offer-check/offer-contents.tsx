import { Group, Text, Title } from '@mantine/core';
import type { CheckedOffer } from '@rebhang-solar/content/pages/offer-answer';
import {
  offerCheckPage,
  offerQuestions,
  wholeAccount,
} from '@rebhang-solar/content/pages/offer-check';
import { Unbroken, UnbrokenText } from '../../components/unbroken.tsx';
import classes from './offer-check-page.module.css';

const { contents, questions, comparison } = offerCheckPage;

const line = {
  justify: 'space-between',
  py: 'xs',
  gap: 0,
  wrap: 'nowrap',
  style: { borderBlockEnd: '1px solid var(--mantine-color-paper-5)' },
} as const;

/** The price with all that is missing; nothing where nothing is. */
export function Missing({ checked: { offer, judged } }: { checked: CheckedOffer }) {
  const { rows, sum } = wholeAccount(offer, judged);
  if (rows.length === 1) return null;
  return (
    <section aria-labelledby="fehlt">
      <Title order={2} size="h3" id="fehlt">
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
        <Group {...line} fw={650} fz="h4">
          <dt>{sum.label}</dt>
          <dd>{sum.amount}</dd>
        </Group>
      </dl>
      <Text size="sm" c="dimmed" mt="xs">
        {contents.note}
      </Text>
    </section>
  );
}

/** What to ask; of two offers with whom to ask it. */
export function Questions({ offers }: { offers: readonly CheckedOffer[] }) {
  const asked = offers.map(({ offer, judged }) => offerQuestions(offer, judged));
  const all = new Map(asked.flat().map(({ question, why }) => [question, why]));
  const whom = (question: string) => {
    const those = asked.flatMap((of, index) =>
      of.some((one) => one.question === question) ? [comparison.short[index]] : [],
    );
    return offers.length === 1 ? '' : `${those.length > 1 ? comparison.both : those[0]}: `;
  };
  return (
    <section aria-labelledby="fragen">
      <Title order={2} size="h3" id="fragen" mb="sm">
        {questions.title}
      </Title>
      <ul className={classes.questions}>
        {[...all].map(([question, why]) => (
          <li key={question}>
            <Text fw={550}>
              {whom(question)}
              <Unbroken text={`„${question}“`} />
            </Text>
            <UnbrokenText size="sm" c="dimmed" text={why} />
          </li>
        ))}
      </ul>
    </section>
  );
}
