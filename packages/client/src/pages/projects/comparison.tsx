import { Anchor, Box, Table, Text } from '@mantine/core';
import { type Project, paybackYears } from '@rebhang-solar/content/company/projects';
import { projectsPage } from '@rebhang-solar/content/pages/projects';
import { projectPath } from '@rebhang-solar/content/paths';
import { formatNumber } from '@rebhang-solar/content/typography';
import { Link } from 'react-router-dom';
import { Unbroken } from '../../components/unbroken.tsx';

const { comparison } = projectsPage;

/**
 * Projects side by side. The name of each stands in a row above its numbers, so that six columns have room
 * on a phone and the table stays one; enlarged text grows as far as the numbers are not parted.
 */
export function Comparison({ projects }: { projects: readonly Project[] }) {
  return (
    <Box style={{ overflowX: 'auto', containerType: 'inline-size' }}>
      <Table
        fz="min(var(--mantine-font-size-sm), 4.6cqi)"
        lh="sm"
        horizontalSpacing="2px"
        verticalSpacing="0.35rem"
        maw="56rem"
      >
        <Table.Caption>{comparison.caption}</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            {comparison.columns.map((title) => (
              <Table.Th
                key={title}
                scope="col"
                ta="end"
                fz="min(var(--mantine-font-size-xs), 4.3cqi)"
              >
                <Unbroken text={title} />
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        {projects.map((project) => (
          <Table.Tbody key={project.id}>
            <Table.Tr bd={0}>
              <Table.Th colSpan={comparison.columns.length} scope="rowgroup" fz="compact" fw={650}>
                <Anchor component={Link} to={projectPath(project.id)} inherit>
                  {project.title}
                </Anchor>
              </Table.Th>
            </Table.Tr>
            <Table.Tr bd={project.withheld && 0}>
              {cellsOf(project).map((cell, index) => (
                <Table.Td
                  key={comparison.columns[index]}
                  ta="end"
                  style={{ overflowWrap: 'normal' }}
                >
                  {cell}
                </Table.Td>
              ))}
            </Table.Tr>
            {project.withheld && (
              <Table.Tr>
                <Table.Td colSpan={comparison.columns.length}>
                  <Text size="sm" c="dimmed">
                    <Unbroken text={project.investmentNote ?? ''} />
                  </Text>
                </Table.Td>
              </Table.Tr>
            )}
          </Table.Tbody>
        ))}
      </Table>
    </Box>
  );
}

/** In the order of the columns. */
function cellsOf(project: Project): string[] {
  const { power, storage, investment, withheld, savings } = project;
  const payback = paybackYears(project);
  return [
    formatNumber(power),
    formatNumber(Math.round(project.yield / power)),
    storage === undefined ? comparison.none : formatNumber(storage),
    investment === undefined
      ? (withheld ?? '')
      : [withheld && comparison.guide, formatNumber(investment)].filter(Boolean).join(' '),
    formatNumber(savings),
    payback === undefined ? comparison.unknown : formatNumber(Math.round(payback * 10) / 10),
  ];
}
