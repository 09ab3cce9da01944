import { Container, List, Stack, Title } from '@mantine/core';
import { assumptionRows, solarCalculatorPage } from '@rebhang-solar/content/pages/solar-calculator';
import { DataTable } from '../../components/blocks/data-table.tsx';
import { Details } from '../../components/details.tsx';
import { Unbroken, UnbrokenText } from '../../components/unbroken.tsx';

const { method } = solarCalculatorPage;

/** Every assumption with its value and its source. */
export function Method() {
  return (
    <Container component="section" id="so-rechnen-wir" py="sm">
      <Details
        summary={
          <Title order={2} fz="h3" display="inline">
            {method.title}
          </Title>
        }
      >
        <Stack gap="md" py="sm">
          <UnbrokenText maw="46rem" text={method.intro} />
          {method.steps.map((step) => (
            <UnbrokenText key={step} maw="46rem" text={step} />
          ))}
          <DataTable
            caption={method.caption}
            head={method.columns}
            rows={assumptionRows.map(({ label, value, source }) => [label, value, source])}
          />
          <Title order={3}>{method.notIncludedTitle}</Title>
          <List>
            {method.notIncluded.map((item) => (
              <List.Item key={item}>
                <Unbroken text={item} />
              </List.Item>
            ))}
          </List>
          <UnbrokenText maw="46rem" text={method.tax} />
        </Stack>
      </Details>
    </Container>
  );
}
