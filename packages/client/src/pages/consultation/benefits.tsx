import { Card, Text } from '@mantine/core';
import { consultationPage } from '@rebhang-solar/content/pages/consultation';
import { Columns } from '../../components/columns.tsx';
import { Section } from '../../components/section.tsx';
import { Unbroken } from '../../components/unbroken.tsx';

const { benefits } = consultationPage;

export function Benefits() {
  return (
    <Section id="vorteile" title={benefits.title} heading="above">
      <Columns min="24rem" gap="lg">
        {benefits.cards.map(({ title, text }) => (
          <Card key={title} component="li" variant="topline">
            <Text component="h3" size="xl">
              {title}
            </Text>
            <Text>
              <Unbroken text={text} />
            </Text>
          </Card>
        ))}
      </Columns>
    </Section>
  );
}
