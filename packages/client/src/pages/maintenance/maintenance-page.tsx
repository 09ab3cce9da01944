import { company } from '@rebhang-solar/content/company';
import { maintenancePage } from '@rebhang-solar/content/pages/maintenance';
import { DataTable } from '../../components/blocks/data-table.tsx';
import { Rich } from '../../components/blocks/rich-text.tsx';
import { ButtonRow } from '../../components/button-row.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { Picture } from '../../components/picture.tsx';
import { Questions } from '../../components/questions.tsx';
import { Section } from '../../components/section.tsx';
import { Unbroken } from '../../components/unbroken.tsx';
import { pageHandle } from '../../head/page-handle.ts';
import { Benefits } from './benefits.tsx';
import { maintenanceData } from './maintenance-data.ts';
import classes from './maintenance-page.module.css';
import { Request } from './request.tsx';
import { ServicePlan } from './service-plan.tsx';

const { introduction, formId, toForm, why, details, insurance, faq, conclusion } = maintenancePage;

export const handle = pageHandle('maintenance', { structuredData: maintenanceData });

export function Component() {
  return (
    <PageFrame
      introduction={introduction}
      hero={
        <ButtonRow
          calls={[
            { label: toForm, to: `#${formId}` },
            { label: company.phone, to: company.phoneHref },
          ]}
        />
      }
      aside={<Picture name="module-nah" sizes="(min-width: 64em) 36rem, 92vw" priority />}
    >
      <ServicePlan />
      <Benefits />
      <Section id={why.id} title={why.title}>
        <div className={classes.why}>
          {why.paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <Unbroken text={paragraph} />
            </p>
          ))}
        </div>
      </Section>
      <Section id={details.id} title={details.title} intro={details.intro}>
        <ol className={classes.details}>
          {details.services.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>
                <Unbroken text={text} />
              </p>
            </li>
          ))}
        </ol>
      </Section>
      <Section id={insurance.id} title={insurance.title} tone="deep">
        <div className={classes.insurance}>
          <p>
            <Unbroken text={insurance.text} />
          </p>
          <DataTable {...insurance.table} />
          <p>
            <Rich text={insurance.cover} />
          </p>
        </div>
      </Section>
      <Section id={faq.id} title={faq.title}>
        <Questions questions={faq.questions} />
      </Section>
      <Section id={conclusion.id} title={conclusion.title}>
        <p className={classes.conclusion}>
          <Unbroken text={conclusion.text} />
        </p>
      </Section>
      <Request />
    </PageFrame>
  );
}
