import { Box, Stack, Text, Title } from '@mantine/core';
import type { People as PeopleData } from '@rebhang-solar/content/company-types';
import { home } from '@rebhang-solar/content/pages/home';
import { Columns } from '../../components/columns.tsx';
import { Facts } from '../../components/facts.tsx';
import { Picture } from '../../components/picture.tsx';

const { people: words } = home;

/** The others of the team and the brands, as far as the company's data has them; adviser, master and office stand beside the forms. */
export function People({ people }: { people: PeopleData }) {
  const { team, craftRegister, brands, photographs } = people;
  const facts: [string, string | undefined][] = [
    [words.craftRegister, craftRegister],
    [words.brands, brands.join(', ')],
  ];
  const given = facts.filter(([, value]) => value);
  if (team.length + given.length + photographs.length === 0) return null;
  return (
    <Stack mt="lg">
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
