import { Box, Button, Group } from '@mantine/core';
import { company } from '@rebhang-solar/content/company-in-texts';
import { shell } from '@rebhang-solar/content/pages/shell';
import { paths } from '@rebhang-solar/content/paths';
import { Link } from 'react-router-dom';
import classes from './call-bar.module.css';

/** On phones, once the hero has left: the two ways to reach the company. */
export function CallBar() {
  return (
    <Box component="nav" className={classes.bar} aria-label={shell.callBar.label}>
      <Group grow gap="sm" wrap="nowrap" px="gutter" py="xs">
        <Button component="a" href={company.phoneHref} variant="outline" px="xs">
          {shell.callBar.call}
        </Button>
        <Button component={Link} to={paths.consultation} px="xs">
          {shell.callBar.request}
        </Button>
      </Group>
    </Box>
  );
}
