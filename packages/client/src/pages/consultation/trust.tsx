import { consultationPage } from '@rebhang-solar/content/pages/consultation';
import { Nameplate } from '../../components/nameplate.tsx';
import { Section } from '../../components/section.tsx';
import classes from './trust.module.css';

const { trust } = consultationPage;

export function Trust() {
  return (
    <Section id="vertrauen" title={trust.title} intro={trust.intro} heading="beside">
      <Nameplate entries={trust.figures} />
      <p className={classes.note}>{trust.note}</p>
    </Section>
  );
}
