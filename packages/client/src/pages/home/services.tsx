import { Anchor, Group, Text } from '@mantine/core';
import { pagePictures } from '@rebhang-solar/content/company/pictures';
import { home } from '@rebhang-solar/content/pages/home';
import { paths } from '@rebhang-solar/content/paths';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../../components/button-link.tsx';
import { Section } from '../../components/section.tsx';
import { Unbroken } from '../../components/unbroken.tsx';
import { PictureBeside } from './picture-beside.tsx';
import { Rows } from './rows.tsx';

const { services } = home;

/** Four rows in the order in which a customer meets them. */
export function Services() {
  return (
    <Section id="leistungen" title={services.title} heading="above">
      <PictureBeside name={pagePictures.services}>
        <Rows
          rows={services.cards.map((card) => [
            card.title,
            <Text key={card.title} fz="compact">
              <Unbroken text={card.text} />{' '}
              {'more' in card && (
                <Anchor component={Link} to={card.more.to} inherit fw={600}>
                  {card.more.label}
                </Anchor>
              )}
            </Text>,
          ])}
        />
        <Group mt="sm">
          <ButtonLink to={paths.consultation}>{services.call}</ButtonLink>
        </Group>
      </PictureBeside>
    </Section>
  );
}
