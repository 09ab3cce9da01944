import { Anchor, Divider, Text, Title } from '@mantine/core';
import { company } from '@rebhang-solar/content/company-in-texts';
import { maintenancePage } from '@rebhang-solar/content/pages/maintenance';
import { peopleOfForms } from '@rebhang-solar/content/people-of-forms';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../../components/button-link.tsx';
import { ContactCard } from '../../components/contact-card.tsx';
import { Facts } from '../../components/facts.tsx';
import { FormBand } from '../../components/form-band.tsx';
import { Email, Hours, Phone } from '../../components/phone.tsx';
import { MaintenanceForm } from '../../forms/maintenance-form.tsx';

const { formId, contact, consultation } = maintenancePage;
const master = peopleOfForms.maintenance;

/** The dark band below the hero: the form, and beside it other ways to reach the company. */
export function Request() {
  return (
    <FormBand
      id={formId}
      labelledBy="maintenance-title"
      form={<MaintenanceForm />}
      aside={
        <>
          <Title order={2}>{contact.title}</Title>
          {master && <ContactCard contact={master} />}
          <Facts
            orientation="vertical"
            facts={[
              ...(master ? [] : ([[contact.phone, <Phone key="phone" />]] as const)),
              ...(master?.hours === company.serviceDeskHours
                ? []
                : ([
                    [contact.hours, <Hours key="hours" hours={company.serviceDeskHours} />],
                  ] as const)),
              [contact.email, <Email key="email" />],
            ]}
          />
          <Text>{contact.hotline}</Text>
          <Text>
            {contact.office}{' '}
            <Anchor component={Link} to={contact.officeLink.to} inherit>
              {contact.officeLink.label}
            </Anchor>
          </Text>
          <Divider w="100%" color="slate.4" />
          <Text>{consultation.text}</Text>
          <ButtonLink to={consultation.call.to} variant="outline">
            {consultation.call.label}
          </ButtonLink>
        </>
      }
    />
  );
}
