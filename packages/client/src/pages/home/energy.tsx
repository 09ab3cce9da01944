import { Title } from '@mantine/core';
import { home } from '@rebhang-solar/content/pages/home';
import { Columns } from '../../components/columns.tsx';
import { Section } from '../../components/section.tsx';
import { UnbrokenText } from '../../components/unbroken.tsx';

const { energy } = home;

/** Three figures as on a data sheet. */
export function Energy() {
  return (
    <Section id="erneuerbare-energie" title={energy.title} intro={energy.intro} heading="above">
      <Columns min="17rem">
        {energy.statements.map(({ title, figure, text }) => (
          <li key={title}>
            <UnbrokenText size="xl" text={figure} />
            <Title order={3}>{title}</Title>
            <UnbrokenText text={text} />
          </li>
        ))}
      </Columns>
    </Section>
  );
}
