import { company } from '@rebhang-solar/content/company';
import { formatHours } from '@rebhang-solar/content/opening-hours';
import { consultationPage } from '@rebhang-solar/content/pages/consultation';
import { pageMeta } from '@rebhang-solar/content/pages/page-meta';
import { Badges } from '../../components/badges.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { HouseHero } from '../../components/house-hero.tsx';
import { deferredForm } from '../../forms/deferred-form.tsx';
import { pageHandle } from '../../head/page-handle.ts';
import { Benefits } from './benefits.tsx';
import classes from './consultation-page.module.css';
import { Steps } from './steps.tsx';
import { Testimonials } from './testimonials.tsx';
import { Trust } from './trust.tsx';

const ConsultationForm = deferredForm(
  async () => (await import('../../forms/consultation-form.tsx')).ConsultationForm,
);

const { badges, toForm, form } = consultationPage;

export const handle = pageHandle('consultation');

export function Component() {
  return (
    <>
      <HouseHero introduction={pageMeta.consultation} picture="weinboehla" band={<Steps />}>
        <Badges badges={badges} />
        <ButtonLink to={`#${form.id}`}>{toForm}</ButtonLink>
      </HouseHero>
      <Benefits />
      <Testimonials />
      <section id={form.id} className={classes.request} aria-labelledby="consultation-title">
        <div className={classes.inner}>
          <ConsultationForm />
          <aside className={classes.call}>
            <h2 className={classes.callTitle}>{form.callTitle}</h2>
            <p>{form.callText}</p>
            <p className={classes.phone}>
              <a href={company.phoneHref}>{company.phone}</a>
            </p>
            <p>
              {form.hours}
              {company.officeHours.map((hours) => (
                <span key={hours.days} className={classes.hours}>
                  {formatHours(hours)}
                </span>
              ))}
            </p>
          </aside>
        </div>
      </section>
      <Trust />
    </>
  );
}
