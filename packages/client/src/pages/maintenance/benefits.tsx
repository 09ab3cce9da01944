import { Card, Text, Title } from '@mantine/core';
import { maintenancePage } from '@rebhang-solar/content/pages/maintenance';
import { Columns } from '../../components/columns.tsx';
import { Section } from '../../components/section.tsx';
import { Unbroken } from '../../components/unbroken.tsx';

const { benefits } = maintenancePage;

export function Benefits() {
  return (
    <Section id={benefits.id} title={benefits.title} tone="deep">
      <Columns min="18rem" gap="lg">
        {benefits.cards.map((card) => (
          <Card key={card.title} component="li" variant="topline">
            <Title order={3}>{card.title}</Title>
            {'figure' in card && <Text size="xl">{card.figure}</Text>}
            <Text>
              <Unbroken text={card.text} />
            </Text>
          </Card>
        ))}
      </Columns>
    </Section>
  );
}
