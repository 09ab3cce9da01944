import { Blockquote, Card, Text } from '@mantine/core';
import { show } from '@rebhang-solar/content/figures/figure';
import { consultationPage } from '@rebhang-solar/content/pages/consultation';
import { Columns } from '../../components/columns.tsx';
import { Section } from '../../components/section.tsx';

const { testimonials } = consultationPage;

export function Testimonials() {
  return (
    <Section id="ersparnis" title={testimonials.title} heading="above" tone="deep">
      <Columns min="14rem">
        {testimonials.quotes.map(({ author, place, text, savings }) => (
          <Card key={author} component="li" style={{ containerType: 'inline-size' }}>
            {/* „1.750 € im Jahr“ stays on one line in a narrow card. */}
            <Text size="xl" fz="min(var(--mantine-font-size-xl), 12cqi)" c="vine">
              {show(savings)}
            </Text>
            <Blockquote>{text}</Blockquote>
            <Text size="sm" fw={650} mt="auto">
              {author}, {place}
            </Text>
          </Card>
        ))}
      </Columns>
      <Text fz="compact" lh="compact" maw="42rem" mt="md">
        {testimonials.note}
      </Text>
    </Section>
  );
}
