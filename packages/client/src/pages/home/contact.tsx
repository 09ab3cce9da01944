import { Anchor, Group, Text, Title, VisuallyHidden } from '@mantine/core';
import { company, companyAddress, mapsHref } from '@rebhang-solar/content/company-in-texts';
import { home } from '@rebhang-solar/content/pages/home';
import { peopleOfForms } from '@rebhang-solar/content/people-of-forms';
import { LargeReach } from '../../components/contact-card.tsx';
import { Fold } from '../../components/fold.tsx';
import { FormBand } from '../../components/form-band.tsx';
import { Email } from '../../components/phone.tsx';
import { ContactForm } from '../../forms/contact-form.tsx';
import classes from './contact.module.css';
import { CopyAddress } from './copy-address.tsx';

const { contact, reviews } = home;
const { phone, phoneHref, officeHours: hours } = company;
const office = peopleOfForms.contact ?? { phone, phoneHref, hours };

export function Contact() {
  return (
    <FormBand
      id="kontakt"
      labelledBy="kontakt-titel"
      head={
        <>
          <Title order={2} id="kontakt-titel">
            {contact.title}
          </Title>
          <Text c="paper.2" mt="xs" maw="38rem">
            {contact.intro}
          </Text>
          <LargeReach contact={office} />
        </>
      }
      form={
        <Fold onPhones title={contact.write} data-opened-by-link className={classes.form}>
          <ContactForm />
        </Fold>
      }
      aside={
        <>
          <div>
            <Group gap="0 1.5rem" fw={600}>
              <Email />
              {company.chatHref && (
                <Anchor href={company.chatHref} inherit py="0.3rem">
                  {contact.chat}
                </Anchor>
              )}
            </Group>
            <Text fz="compact" my="xs">
              {companyAddress}. {contact.visits}
            </Text>
            <Group gap="0 1.5rem" fz="compact" fw={600}>
              <Anchor href={mapsHref} target="_blank" rel="noopener" inherit py="0.3rem">
                {contact.maps}
                <VisuallyHidden> ({reviews.newTab})</VisuallyHidden>
              </Anchor>
              <CopyAddress />
            </Group>
          </div>
          <Text
            fz="compact"
            w="100%"
            px="1rem"
            py="0.75rem"
            bd="1.5px solid var(--mantine-color-slate-4)"
          >
            <b>{contact.area.title}:</b> {contact.area.text}
          </Text>
        </>
      }
    />
  );
}
