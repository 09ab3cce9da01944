import { Paper, Stack, Text } from '@mantine/core';
import type { CallToAction } from '@rebhang-solar/content/article';
import { shell } from '@rebhang-solar/content/pages/shell';
import { ButtonRow } from './button-row.tsx';
import classes from './closing.module.css';
import diagonalEdge from './diagonal-edge.module.css';
import { Hours, Phone } from './phone.tsx';
import { Split } from './split.tsx';

/** The dark band at the end of a page: one sentence, links to the next steps, and the telephone number. */
export function Closing({ text, calls }: { text: string; calls: readonly CallToAction[] }) {
  return (
    <aside className={diagonalEdge.dark} data-tone="slate">
      <Split columns="8fr 4fr" style={{ alignItems: 'end' }}>
        <Stack>
          <Text fz="h2" fw={650} lh={1.2} lts="-0.015em" maw="40rem" textWrap="balance">
            {text}
          </Text>
          <ButtonRow calls={calls} />
        </Stack>
        <Paper
          bg="slate.6"
          c="inherit"
          px="1.25rem"
          py="sm"
          miw="min(100%, 18rem)"
          maw="24rem"
          bd="1.5px solid slate.4"
          className={classes.call}
        >
          <Text fz="compact">{shell.closingCall}</Text>
          <Phone />
          <Text fz="compact" component="div">
            <Hours />
          </Text>
        </Paper>
      </Split>
    </aside>
  );
}
