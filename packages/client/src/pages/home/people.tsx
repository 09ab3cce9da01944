import { Anchor, Box, Group, Stack, Text, Title } from '@mantine/core';
import { company } from '@rebhang-solar/content/company-in-texts';
import type { People as PeopleData, Person } from '@rebhang-solar/content/company-types';
import { home } from '@rebhang-solar/content/pages/home';
import { numberHref } from '@rebhang-solar/content/phone';
import { Columns } from '../../components/columns.tsx';
import { Facts } from '../../components/facts.tsx';
import { Picture } from '../../components/picture.tsx';
import classes from './people.module.css';

const { people: words } = home;

/** Who comes, who builds and who answers the telephone, then the team and the brands: as far as the company's data has them. */
export function People({ people }: { people: PeopleData }) {
  const { adviser, master, office } = people;
  const leads = [adviser, master, office].filter((person) => person !== undefined);
  const { team, craftRegister, brands, photographs } = people;
  const facts: [string, string | undefined][] = [
    [words.craftRegister, craftRegister],
    [words.brands, brands.join(', ')],
  ];
  const given = facts.filter(([, value]) => value);
  if (leads.length + team.length + given.length + photographs.length === 0) return null;
  return (
    <Stack mt="sm">
      {leads.length > 0 && (
        <ul>
          {leads.map((person) => (
            <Lead key={person.name} person={person} phone={person === office && company.phone} />
          ))}
        </ul>
      )}
      {team.length > 0 && <Title order={3}>{words.title}</Title>}
      {team.length > 0 && (
        <Columns min="16rem" aria-label={words.team}>
          {team.map(({ name, role, picture }) => (
            <Box component="li" key={name} maw="24rem">
              {picture && <Picture name={picture} sizes="(min-width: 26em) 24rem, 92vw" />}
              <Text fw={650}>{name}</Text>
              <Text fz="compact">{role}</Text>
            </Box>
          ))}
        </Columns>
      )}
      {given.length > 0 && <Facts withDivider facts={given} maw="42rem" />}
      {photographs.length > 0 && (
        <Columns min="18rem">
          {photographs.map((name) => (
            <Box component="li" key={name} maw="37rem">
              <Picture name={name} sizes="(min-width: 40em) 37rem, 92vw" />
            </Box>
          ))}
        </Columns>
      )}
    </Stack>
  );
}

type LeadProps = {
  person: Person;
  /** The number where the person has none of their own. */
  phone: string | false;
};

function Lead({ person: { name, role, sentence, picture, ...own }, phone }: LeadProps) {
  const number = own.phone ?? phone;
  return (
    <li className={classes.lead}>
      {picture && <Picture name={picture} sizes="6rem" className={classes.portrait} />}
      <div>
        <Group justify="space-between" gap="0 1rem">
          <Text fz="lg" fw={650}>
            {name}
          </Text>
          {number && (
            <Anchor href={numberHref(number)} fw={650} py="0.4rem" my="-0.4rem">
              {number}
            </Anchor>
          )}
        </Group>
        <Text size="sm" c="dimmed">
          {role}
        </Text>
        {sentence && <Text fz="compact">{`„${sentence}“`}</Text>}
      </div>
    </li>
  );
}
