import { Anchor, DataList, Paper, Text, Title, VisuallyHidden } from '@mantine/core';
import { company, mapsHref } from '@rebhang-solar/content/company';
import { home } from '@rebhang-solar/content/pages/home';
import { ButtonLink } from '../../components/button-link.tsx';
import { FormBand } from '../../components/form-band.tsx';
import { Hours, Phone } from '../../components/phone.tsx';
import { ContactForm } from '../../forms/contact-form.tsx';
import { CopyAddress } from './copy-address.tsx';

const { contact, reviews } = home;

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
        </>
      }
      form={<ContactForm />}
      aside={
        <>
          <DataList orientation="vertical">
            <DataList.Item>
              <DataList.ItemLabel>{contact.phone}</DataList.ItemLabel>
              <DataList.ItemValue>
                <Phone />
              </DataList.ItemValue>
            </DataList.Item>
            <DataList.Item>
              <DataList.ItemLabel>{contact.hours}</DataList.ItemLabel>
              <DataList.ItemValue>
                <Hours />
              </DataList.ItemValue>
            </DataList.Item>
            <DataList.Item>
              <DataList.ItemLabel>{contact.email}</DataList.ItemLabel>
              <DataList.ItemValue>
                <Anchor href={`mailto:${company.email}`} inherit>
                  {company.email}
                </Anchor>
              </DataList.ItemValue>
            </DataList.Item>
            <DataList.Item>
              <DataList.ItemLabel>{contact.address}</DataList.ItemLabel>
              <DataList.ItemValue>
                {company.name}
                <br />
                {company.street}
                <br />
                {company.postalCode} {company.city}
                <br />
                <Anchor href={mapsHref} target="_blank" rel="noopener" inherit>
                  {contact.maps}
                  <VisuallyHidden> ({reviews.newTab})</VisuallyHidden>
                </Anchor>
                <CopyAddress />
                <Text size="sm" c="paper.4">
                  {contact.visits}
                </Text>
              </DataList.ItemValue>
            </DataList.Item>
          </DataList>
          <ButtonLink to={company.chatHref} variant="outline">
            {contact.chat}
          </ButtonLink>
          <Paper bg="slate.6" c="inherit" p="1.25rem" bd="1.5px solid var(--mantine-color-slate-4)">
            <Title order={3}>{contact.area.title}</Title>
            <Text mt="0.35rem">{contact.area.text}</Text>
          </Paper>
        </>
      }
    />
  );
}
