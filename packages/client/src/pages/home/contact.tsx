import { Anchor, Paper, Text, Title, VisuallyHidden } from '@mantine/core';
import { company, mapsHref } from '@rebhang-solar/content/company-in-texts';
import { home } from '@rebhang-solar/content/pages/home';
import { peopleOfForms } from '@rebhang-solar/content/people-of-forms';
import { Fragment } from 'react';
import { ButtonLink } from '../../components/button-link.tsx';
import { ContactCard } from '../../components/contact-card.tsx';
import { Facts } from '../../components/facts.tsx';
import { FormBand } from '../../components/form-band.tsx';
import { Email, Hours, Phone, PostalAddress } from '../../components/phone.tsx';
import { ContactForm } from '../../forms/contact-form.tsx';
import { CopyAddress } from './copy-address.tsx';

const { contact, reviews } = home;
const office = peopleOfForms.contact;

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
          <Text size="lg" c="paper.2" mt="0.75rem" maw="38rem">
            {contact.intro}
          </Text>
          <Text component="div" mt="sm">
            <Phone />
          </Text>
        </>
      }
      form={<ContactForm />}
      aside={
        <>
          {office && <ContactCard contact={office} />}
          <Facts
            orientation="vertical"
            facts={[
              ...(office ? [] : ([[contact.hours, <Hours key="hours" />]] as const)),
              [contact.email, <Email key="email" />],
              [
                contact.address,
                <Fragment key="address">
                  <PostalAddress />
                  <br />
                  <Anchor href={mapsHref} target="_blank" rel="noopener" inherit>
                    {contact.maps}
                    <VisuallyHidden> ({reviews.newTab})</VisuallyHidden>
                  </Anchor>
                  <CopyAddress />
                  <Text size="sm" c="paper.4">
                    {contact.visits}
                  </Text>
                </Fragment>,
              ],
            ]}
          />
          {company.chatHref && (
            <ButtonLink to={company.chatHref} variant="outline">
              {contact.chat}
            </ButtonLink>
          )}
          <Paper
            w="100%"
            bg="slate.6"
            c="inherit"
            p="1.25rem"
            bd="1.5px solid var(--mantine-color-slate-4)"
          >
            <Title order={3}>{contact.area.title}</Title>
            <Text mt="0.35rem">{contact.area.text}</Text>
          </Paper>
        </>
      }
    />
  );
}
