import { company } from '@rebhang-solar/content/company';
import { formatHours } from '@rebhang-solar/content/opening-hours';
import { maintenancePage } from '@rebhang-solar/content/pages/maintenance';
import { Link } from 'react-router-dom';
import { BackToTop } from '../../components/back-to-top.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { deferredForm } from '../../forms/deferred-form.tsx';
import classes from './request.module.css';

const MaintenanceForm = deferredForm(
  async () => (await import('../../forms/maintenance-form.tsx')).MaintenanceForm,
);

const { formId, contact, consultation } = maintenancePage;

/** The dark band at the end: the form, and beside it everything for those who would rather call. */
export function Request() {
  return (
    <section id={formId} className={classes.request} aria-labelledby="maintenance-title">
      <div className={classes.inner}>
        <div className={classes.form}>
          <MaintenanceForm />
        </div>
        <div className={classes.ways}>
          <div className={classes.direct}>
            <h2>{contact.title}</h2>
            <p>{contact.text}</p>
            <dl className={classes.data}>
              <dt>{contact.phone}</dt>
              <dd className={classes.phone}>
                <a href={company.phoneHref}>{company.phone}</a>
              </dd>
              <dt>{contact.email}</dt>
              <dd>
                <a href={`mailto:${company.email}`}>{company.email}</a>
              </dd>
              <dt>{contact.hours}</dt>
              {company.serviceDeskHours.map((hours) => (
                <dd key={hours.days}>{formatHours(hours)}</dd>
              ))}
            </dl>
            <p>{contact.hotline}</p>
          </div>
          <div className={classes.consultation}>
            <p>{consultation.text}</p>
            <ButtonLink to={consultation.call.to} variant="outline">
              {consultation.call.label}
            </ButtonLink>
          </div>
        </div>
        <div className={classes.end}>
          <BackToTop />
          <p>
            {contact.office} <Link to={contact.officeLink.to}>{contact.officeLink.label}</Link>
          </p>
        </div>
      </div>
    </section>
  );
}
