import { Text } from '@mantine/core';
import { people } from '@rebhang-solar/content/company/people';
import { pagePictures } from '@rebhang-solar/content/company/pictures';
import { home } from '@rebhang-solar/content/pages/home';
import { Section } from '../../components/section.tsx';
import { People } from './people.tsx';
import { PictureBeside } from './picture-beside.tsx';
import { ServiceAreaMap } from './service-area-map.tsx';

const { about } = home;

export function About() {
  return (
    <Section id="ueber-uns" title={about.title} heading="above">
      <PictureBeside name={pagePictures.consultation}>
        <Text maw="38rem" fz="compact">
          {about.text}
        </Text>
        <People people={people} />
      </PictureBeside>
      <ServiceAreaMap />
    </Section>
  );
}
