import { Stack, Text } from '@mantine/core';
import { home } from '@rebhang-solar/content/pages/home';
import { Section } from '../../components/section.tsx';
import classes from './about.module.css';
import { ServiceAreaMap } from './service-area-map.tsx';

const { about } = home;

export function About() {
  return (
    <Section id="ueber-uns" title={about.title} heading="above">
      <div className={classes.pair}>
        <Stack maw="38rem">
          {about.paragraphs.map((paragraph, index) => (
            <Text key={paragraph} size={index === 0 ? 'lg' : 'md'}>
              {paragraph}
            </Text>
          ))}
        </Stack>
        <ServiceAreaMap />
      </div>
    </Section>
  );
}
