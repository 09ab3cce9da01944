import { Anchor, Box, Stack, Table, Text } from '@mantine/core';
import { projectsPage } from '@rebhang-solar/content/pages/projects';
import { projectPath } from '@rebhang-solar/content/paths';
import type { Project } from '@rebhang-solar/content/project';
import { euro, kWh, kWp } from '@rebhang-solar/content/typography';
import { Link } from 'react-router-dom';
import { Thumbnail } from '../../components/picture.tsx';
import { Unbroken, UnbrokenText } from '../../components/unbroken.tsx';
import classes from './comparison.module.css';

const { comparison } = projectsPage;
const { columns } = comparison;
const { wide, narrow } = classes;

/**
 * Projects side by side, one in a row. A phone has room for two columns: there the name of each stands above
 * its size, its yield and what it saves, and its price beside them.
 * @param sizes those of the cards above, whose files are there already
 */
export function Comparison({ projects, sizes }: { projects: readonly Project[]; sizes: string }) {
  const withheld = projects.filter((project) => project.withheld);
  return (
    <>
      <Box className={classes.frame}>
        <Table className={classes.table}>
          <Table.Caption>{comparison.caption}</Table.Caption>
          <Table.Thead>
            <Table.Tr>
              {Object.values(columns).map((title) => (
                <Table.Th key={title} scope="col">
                  {title}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {projects.map((project) => (
              <Row
                key={project.id}
                project={project}
                sizes={sizes}
                note={project.withheld && noteSign(withheld.indexOf(project))}
              />
            ))}
          </Table.Tbody>
        </Table>
      </Box>
      <Stack gap="0.25rem" mt="sm" maw="42rem">
        {withheld.map((project, index) => (
          <UnbrokenText
            key={project.id}
            size="sm"
            text={[noteSign(index), project.investmentNote, guide(project)].join(' ')}
          />
        ))}
      </Stack>
    </>
  );
}

function Row({
  project,
  sizes,
  note = '',
}: {
  project: Project;
  sizes: string;
  note?: string | undefined;
}) {
  const { power, storage, investment, withheld, savings } = project;
  const size = kWp(power);
  const yields = kWh(Math.round(project.yield / power));
  const stored = storage === undefined ? undefined : kWh(storage);
  return (
    <Table.Tr>
      <Table.Th scope="row">
        {project.image && (
          <Thumbnail name={project.image} sizes={sizes} className={classes.picture} />
        )}
        <Anchor
          component={Link}
          to={projectPath(project.id)}
          inherit
          display="inline-block"
          py="0.6rem"
        >
          {project.title}
        </Anchor>
        <Text size="sm" c="dimmed" className={narrow}>
          {[
            size,
            `${yields} ${comparison.perKwp}`,
            ...(stored ? [`${comparison.storage} ${stored}`] : []),
            `${comparison.saves} ${euro(savings)}`,
          ].join(' · ')}
        </Text>
      </Table.Th>
      <Table.Td className={wide}>{size}</Table.Td>
      <Table.Td className={wide}>{yields}</Table.Td>
      <Table.Td className={wide}>{stored ?? comparison.none}</Table.Td>
      <Table.Td className={classes.price}>
        <Unbroken text={(withheld ?? euro(investment ?? 0)) + note} />
      </Table.Td>
      <Table.Td className={wide}>{euro(savings)}</Table.Td>
    </Table.Tr>
  );
}

/** „Richtwert: 45.000 €.“ */
function guide({ investment }: Project): string {
  return investment === undefined ? '' : comparison.guide(euro(investment));
}

/** ¹ ² ³ */
function noteSign(index: number): string | undefined {
  return '¹²³⁴⁵⁶⁷⁸⁹'[index];
}
