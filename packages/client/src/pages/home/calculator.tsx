import { Button, Group, NativeSelect, Text, TextInput } from '@mantine/core';
import { home } from '@rebhang-solar/content/pages/home';
import {
  calculatorFields,
  choiceLabels,
  units,
} from '@rebhang-solar/content/pages/solar-calculator';
import { paths } from '@rebhang-solar/content/paths';
import { Columns } from '../../components/columns.tsx';
import { Section } from '../../components/section.tsx';

const { calculator } = home;
const { richtung, flaeche, verbrauch } = calculatorFields;

/** Three inputs that lead on to the calculator: a plain form, with or without our script. */
export function Calculator() {
  return (
    <Section id="was-bringt-mein-dach" title={calculator.title} intro={calculator.intro}>
      <form method="get" action={paths.solarCalculator}>
        <Columns component="div" min="12.5rem" gap="sm">
          <NativeSelect
            id="rechner-richtung"
            name="richtung"
            label={richtung.label}
            data={Object.entries(choiceLabels.richtung).map(([value, label]) => ({ value, label }))}
          />
          <Amount name="flaeche" label={flaeche.label} unit={units.flaeche} value="50" />
          <Amount name="verbrauch" label={verbrauch.label} unit={units.verbrauch} value="5.000" />
        </Columns>
        <Group gap="sm" mt="sm">
          <Button type="submit">{calculator.submit}</Button>
          <Text size="sm" c="dimmed" flex="1 1 16rem">
            {calculator.note}
          </Text>
        </Group>
      </form>
    </Section>
  );
}

function Amount({
  name,
  label,
  unit,
  value,
}: {
  name: string;
  label: string;
  unit: string;
  value: string;
}) {
  return (
    <TextInput
      id={`rechner-${name}`}
      name={name}
      label={label}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      defaultValue={value}
      rightSection={unit}
      rightSectionWidth="3.25rem"
      rightSectionPointerEvents="none"
    />
  );
}
