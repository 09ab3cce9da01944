import { Paper, Title } from '@mantine/core';
import type { Verdict } from '@rebhang-solar/calculator/offer/judge-offer';
import type { PlateWords } from '@rebhang-solar/content/pages/offer-answer';
import { Unbroken, UnbrokenText } from '../../components/unbroken.tsx';
import classes from './offer-check-page.module.css';

/** The verdict on an offer, or on two, and its figures. */
export function OfferPlate({ words, verdict }: { words: PlateWords; verdict?: Verdict }) {
  const { title, lead, figures, remarks, foot } = words;
  return (
    <Paper
      component="section"
      className={classes.plate}
      data-tone="slate"
      data-verdict={verdict}
      aria-labelledby="urteil"
    >
      <Title order={2} id="urteil" className={classes.verdict}>
        <Unbroken text={title} />
      </Title>
      {lead && <UnbrokenText size="lg" mt="xs" text={lead} />}
      <dl className={classes.figures}>
        {figures.map(({ label, amount, unit, leading }) => (
          <div key={label} className={`${classes.figure} ${leading ? classes.leading : ''}`}>
            <dt>{label}</dt>
            <dd className={classes.value}>
              {amount}
              {unit && <small> {unit}</small>}
            </dd>
          </div>
        ))}
      </dl>
      {remarks.map((remark) => (
        <UnbrokenText key={remark} fw={600} mt="sm" text={remark} />
      ))}
      <UnbrokenText size="sm" c="paper.4" mt="sm" text={foot} />
    </Paper>
  );
}
