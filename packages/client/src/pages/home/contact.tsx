import { company, mapsHref } from '@rebhang-solar/content/company';
import { formatHours } from '@rebhang-solar/content/opening-hours';
import { home } from '@rebhang-solar/content/pages/home';
import { ButtonLink } from '../../components/button-link.tsx';
import { deferredForm } from '../../forms/deferred-form.tsx';
import classes from './contact.module.css';
import { CopyAddress } from './copy-address.tsx';

const ContactForm = deferredForm(
  async () => (await import('../../forms/contact-form.tsx')).ContactForm,
);

const { contact, reviews } = home;

export function Contact() {
  return (
    <section id="kontakt" className={classes.contact} aria-labelledby="kontakt-titel">
      <div className={classes.inner}>
        <div className={classes.head}>
          <h2 id="kontakt-titel">{contact.title}</h2>
          <p>{contact.intro}</p>
        </div>
        <div className={classes.form}>
          <ContactForm />
        </div>
        <div className={classes.ways}>
          <dl className={classes.data}>
            <div>
              <dt>{contact.phone}</dt>
              <dd className={classes.phone}>
                <a href={company.phoneHref}>{company.phone}</a>
              </dd>
            </div>
            <div>
              <dt>{contact.hours}</dt>
              {company.officeHours.map((hours) => (
                <dd key={hours.days}>{formatHours(hours)}</dd>
              ))}
            </div>
            <div>
              <dt>{contact.email}</dt>
              <dd>
                <a href={`mailto:${company.email}`}>{company.email}</a>
              </dd>
            </div>
            <div>
              <dt>{contact.address}</dt>
              <dd>
                {company.name}
                <br />
                {company.street}
                <br />
                {company.postalCode} {company.city}
              </dd>
              <dd>
                <a href={mapsHref} target="_blank" rel="noopener">
                  {contact.maps}
                  <span className="visually-hidden"> ({reviews.newTab})</span>
                </a>
              </dd>
              <dd>
                <CopyAddress />
              </dd>
              <dd className={classes.visits}>{contact.visits}</dd>
            </div>
          </dl>
          <ButtonLink to={company.chatHref} variant="outline">
            {contact.chat}
          </ButtonLink>
          <div className={classes.area}>
            <h3>{contact.area.title}</h3>
            <p>{contact.area.text}</p>
          </div>
        </div>
      </div>
    </section>
  );
}
