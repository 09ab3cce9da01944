import { Text } from '@mantine/core';
import { people } from '@rebhang-solar/content/company/people';
import { home } from '@rebhang-solar/content/pages/home';
import { Columns } from '../../components/columns.tsx';
import { Section } from '../../components/section.tsx';
import { People } from './people.tsx';
import { ServiceAreaMap } from './service-area-map.tsx';

const { about } = home;

export function About() {
  return (
    <Section id="ueber-uns" title={about.title} heading="above">
      <Columns component="div" min="20rem" gap="lg" mb="lg">
        {about.paragraphs.map((paragraph) => (
          <Text key={paragraph} maw="38rem">
            {paragraph}
          </Text>
        ))}
      </Columns>
      <ServiceAreaMap />
      <People people={people} />
    </Section>
  );
}
