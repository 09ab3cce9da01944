import { Text } from '@mantine/core';
import { consultationPage } from '@rebhang-solar/content/pages/consultation';
import { Nameplate } from '../../components/nameplate.tsx';
import { Section } from '../../components/section.tsx';

const { trust } = consultationPage;

export function Trust() {
  return (
    <Section id="vertrauen" title={trust.title} intro={trust.intro}>
      <Nameplate entries={trust.figures} />
      <Text size="sm" lh="compact" c="dimmed" mt="0.75rem" maw="42rem">
        {trust.note}
      </Text>
    </Section>
  );
}
