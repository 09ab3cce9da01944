import { Stack, Text } from '@mantine/core';
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
      <Columns component="div" min="28rem" gap="xl">
        <Stack maw="38rem">
          {about.paragraphs.map((paragraph, index) => (
            <Text key={paragraph} size={index === 0 ? 'lg' : 'md'}>
              {paragraph}
            </Text>
          ))}
        </Stack>
        <ServiceAreaMap />
      </Columns>
      <People people={people} />
    </Section>
  );
}
