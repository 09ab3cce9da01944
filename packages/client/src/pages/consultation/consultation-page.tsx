import { Text, Title } from '@mantine/core';
import { consultationPage } from '@rebhang-solar/content/pages/consultation';
import { pageMeta } from '@rebhang-solar/content/pages/page-meta';
import { Badges } from '../../components/badges.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { FormBand } from '../../components/form-band.tsx';
import { HouseHero } from '../../components/house-hero.tsx';
import { Hours, Phone } from '../../components/phone.tsx';
import { ConsultationForm } from '../../forms/consultation-form.tsx';
import { pageHandle } from '../../head/page-handle.ts';
import { Benefits } from './benefits.tsx';
import { Steps } from './steps.tsx';
import { Testimonials } from './testimonials.tsx';
import { Trust } from './trust.tsx';

const { badges, toForm, form } = consultationPage;

export const handle = pageHandle('consultation');

export function Component() {
  return (
    <>
      <HouseHero introduction={pageMeta.consultation} picture="weinboehla" band={<Steps />}>
        <Badges badges={badges} />
        <ButtonLink to={`#${form.id}`}>{toForm}</ButtonLink>
      </HouseHero>
      <FormBand
        id={form.id}
        labelledBy="consultation-title"
        form={<ConsultationForm />}
        aside={
          <>
            <Title order={2} size="h3">
              {form.callTitle}
            </Title>
            <Text>{form.callText}</Text>
            <Phone />
            <Text>
              {form.hours}
              <Hours />
            </Text>
          </>
        }
      />
      <Benefits />
      <Testimonials />
      <Trust />
    </>
  );
}
