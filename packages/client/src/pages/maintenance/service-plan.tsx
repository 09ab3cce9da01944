import { Text, Title } from '@mantine/core';
import { maintenancePage } from '@rebhang-solar/content/pages/maintenance';
import { Cells } from '../../components/cells.tsx';
import { Section } from '../../components/section.tsx';
import { Unbroken } from '../../components/unbroken.tsx';
import classes from './maintenance-page.module.css';

const { services } = maintenancePage;

/** The four services, each led by how often it is due. */
export function ServicePlan() {
  return (
    <Section id={services.id} title={services.title} intro={services.intro} heading="above">
      <Cells>
        {services.cards.map(({ title, interval, per, text }) => (
          <li key={title}>
            <Title order={3} className={classes.planned}>
              {title}
            </Title>
            <Text size="sm" c="dimmed">
              <Text span size="xl" c="vine" display="block">
                {interval}
              </Text>{' '}
              {per}
            </Text>
            <Text fz="compact" lh="compact">
              <Unbroken text={text} />
            </Text>
          </li>
        ))}
      </Cells>
    </Section>
  );
}
