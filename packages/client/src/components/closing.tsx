import { Container, Paper, Stack, Text } from '@mantine/core';
import type { CallToAction } from '@rebhang-solar/content/article';
import { shell } from '@rebhang-solar/content/pages/shell';
import { ButtonRow } from './button-row.tsx';
import classes from './closing.module.css';
import { Hours, Phone } from './phone.tsx';
import slope from './slope.module.css';

/** The dark band at the end of a page: one sentence, where to go from here, and the telephone for those who would rather talk. */
export function Closing({ text, calls }: { text: string; calls: readonly CallToAction[] }) {
  return (
    <aside className={slope.dark} data-tone="slate">
      <Container className={classes.inner}>
        <Stack>
          <Text className={classes.text}>{text}</Text>
          <ButtonRow calls={calls} />
        </Stack>
        <Paper className={classes.call}>
          <Text fz="compact">{shell.closingCall}</Text>
          <Phone />
          <Text fz="compact" component="div">
            <Hours />
          </Text>
        </Paper>
      </Container>
    </aside>
  );
}
