import { Card, Text, Title } from '@mantine/core';
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
            <Title order={3} fz="xl" lh="xl">
              {title}
            </Title>
            <Text>
              <Unbroken text={text} />
            </Text>
          </Card>
        ))}
      </Columns>
    </Section>
  );
}
