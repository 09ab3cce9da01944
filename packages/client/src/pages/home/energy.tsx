import { Text } from '@mantine/core';
import { pagePictures } from '@rebhang-solar/content/company/pictures';
import { home } from '@rebhang-solar/content/pages/home';
import { Section } from '../../components/section.tsx';
import { Unbroken } from '../../components/unbroken.tsx';
import { PictureBeside } from './picture-beside.tsx';
import { Rows } from './rows.tsx';

const { energy } = home;

/** Three figures as on a data sheet. */
export function Energy() {
  return (
    <Section id="erneuerbare-energie" title={energy.title} heading="above">
      <PictureBeside name={pagePictures.energy} onWide>
        <Rows
          large
          rows={energy.statements.map(({ title, figure, text }) => [
            figure,
            <Text key={title} fz="compact">
              <b>{title}</b> <Unbroken text={text} />
            </Text>,
          ])}
        />
        <Text size="sm" c="dimmed" mt="sm">
          {energy.note}
        </Text>
      </PictureBeside>
    </Section>
  );
}
