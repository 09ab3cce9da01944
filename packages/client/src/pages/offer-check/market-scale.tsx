import { Text, Title } from '@mantine/core';
import type { JudgedPrice, Span } from '@rebhang-solar/calculator/offer/judge-offer';
import {
  euroSpan,
  judgedWord,
  offerCheckPage,
  ownPerKWh,
  ownPerKWp,
  ownTotal,
} from '@rebhang-solar/content/pages/offer-check';
import { euro } from '@rebhang-solar/content/typography';
import { Unbroken, UnbrokenText } from '../../components/unbroken.tsx';
import type { Checked } from './offer-answer.tsx';
import classes from './offer-check-page.module.css';

const { scale } = offerCheckPage;

/** Where each price of an offer lies: what is usual, what the company itself charges, and the offer. */
export function MarketScale({
  checked: { offer, judged },
  id,
  level = 2,
}: {
  checked: Checked;
  id: string;
  level?: 2 | 3;
}) {
  const { kWp, storageKWh } = offer;
  const rows: [label: string, judged: JudgedPrice | null, own: Span][] = [
    [scale.perKWp, judged.perKWp, ownPerKWp(kWp)],
    [scale.perKWh, judged.perKWh, ownPerKWh],
    [scale.total, judged.total, ownTotal(kWp, storageKWh)],
  ];
  return (
    <section aria-labelledby={id}>
      <Title order={level} size="h3" id={id}>
        {scale.title}
      </Title>
      <UnbrokenText size="sm" c="dimmed" mb="xs" text={scale.intro(offer)} />
      <ul className={classes.scale}>
        {rows.map(([label, price, own]) => price && <Row key={label} {...{ label, price, own }} />)}
      </ul>
      <UnbrokenText size="sm" c="dimmed" mt="xs" text={scale.note} />
    </section>
  );
}

function Row({ label, price, own }: { label: string; price: JudgedPrice; own: Span }) {
  return (
    <li className={classes.market} data-verdict={price.verdict}>
      <div>
        <Text fw={600}>{label}</Text>
        <Text fz="h3" fw={700} lh={1.2} className={classes.price}>
          {euro(price.price)}{' '}
          <Text span size="sm" fw={600}>
            {judgedWord(price)}
          </Text>
        </Text>
      </div>
      <Line price={price} own={own} />
      <dl>
        <dt>
          <svg width="16" height="12" aria-hidden="true">
            <rect width="16" height="12" className={classes.usual} />
          </svg>
          {scale.usual}
        </dt>
        <dd>
          <Unbroken text={euroSpan(price.usual)} />
        </dd>
        <Text component="dd" size="sm">
          <Unbroken text={scale.fair(price.fair)} />
        </Text>
      </dl>
      <dl>
        <dt>
          <svg width="16" height="12" aria-hidden="true">
            <rect x="1" y="2" width="14" height="8" className={classes.own} />
          </svg>
          {scale.own}
        </dt>
        <dd>
          <Unbroken text={euroSpan(own)} />
        </dd>
      </dl>
    </li>
  );
}

/** So much of what is usual stands free on either side of it. */
const margin = 0.6;

/** What its figures say, as a picture: nothing for screen readers. */
function Line({ price: { price, usual, fair }, own }: { price: JudgedPrice; own: Span }) {
  const [low, high] = usual;
  const free = (high - low) * margin;
  const placeOf = (value: number) => (100 * (value - low + free)) / (high - low + 2 * free);
  const within = (value: number) => Math.min(100, Math.max(0, placeOf(value)));
  const bar = ([from, to]: Span) => ({
    x: `${within(from)}%`,
    width: `${within(to) - within(from)}%`,
  });
  const place = placeOf(price);
  return (
    <svg className={classes.line} width="100%" height="52" aria-hidden="true">
      <line x1="0" x2="100%" y1="27" y2="27" className={classes.axis} />
      <rect {...bar(usual)} y="17" height="20" className={classes.usual} />
      <rect {...bar(fair)} y="17" height="20" className={classes.fair} />
      <rect {...bar(own)} y="41" height="8" className={classes.own} />
      <svg
        x={`${within(price)}%`}
        overflow="visible"
        aria-hidden="true"
        className={classes.pointer}
      >
        {place < 0 || place > 100 ? (
          <path d={place < 0 ? 'M0 27l12-8v16z' : 'M0 27l-12-8v16z'} />
        ) : (
          <path d="M-8 2h16l-6.2 9V40h-3.6V11z" />
        )}
      </svg>
    </svg>
  );
}
