import { Box, List, Paper, Stack, Text, Timeline, Title } from '@mantine/core';
import type { Block } from '@rebhang-solar/content/article';
import type { ReactNode } from 'react';
import { Cells } from '../cells.tsx';
import { BarChart } from '../drawings/bar-chart.tsx';
import { drawings } from '../drawings/drawings.ts';
import { Picture } from '../picture.tsx';
import { Unbroken, UnbrokenText } from '../unbroken.tsx';
import { DataTable } from './data-table.tsx';
import { Rich } from './rich-text.tsx';

/** Draws the pieces of a page of text, in order. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <Stack miw={0} className="flow">
      {blocks.map((block, index) => (
        <BlockView key={index} block={block} />
      ))}
    </Stack>
  );
}

function BlockView({ block }: { block: Block }) {
  switch (block.type) {
    case 'text':
      return (
        <Text maw="42rem">
          <Rich text={block.text} />
        </Text>
      );
    case 'list':
      return (
        <List type={block.ordered ? 'ordered' : 'unordered'}>
          {block.items.map((item, index) => (
            <List.Item key={index}>
              <Rich text={item} />
            </List.Item>
          ))}
        </List>
      );
    case 'cards':
      return (
        <Cells>
          {block.cards.map((card) => (
            <li key={card.title}>
              <Title order={3}>
                <Unbroken text={card.title} />
              </Title>
              {card.figure !== undefined && <UnbrokenText size="xl" text={card.figure} />}
              <Text fz="compact" lh="compact">
                <Rich text={card.text} />
              </Text>
            </li>
          ))}
        </Cells>
      );
    case 'table':
      return <DataTable {...block} />;
    case 'note':
      return (
        <Paper
          variant="note"
          __vars={{ '--note-color': `var(--mantine-color-${noteColors[block.kind]}-6)` }}
        >
          <UnbrokenText fz="compact" fw={700} textWrap="balance" text={block.title} />
          <Text fz="compact" lh="compact" mt="0.35rem">
            <Rich text={block.text} />
          </Text>
        </Paper>
      );
    case 'steps':
      return (
        <Timeline role="list" active={block.steps.length}>
          {block.steps.map((step, index) => (
            <Timeline.Item
              key={step.title}
              role="listitem"
              bullet={index + 1}
              title={<Title order={3}>{step.title}</Title>}
            >
              {step.duration !== undefined && (
                <UnbrokenText size="sm" c="vine" fw={650} text={step.duration} />
              )}
              <Text>
                <Rich text={step.text} />
              </Text>
            </Timeline.Item>
          ))}
        </Timeline>
      );
    case 'picture':
      return (
        <Box maw="42rem">
          <Picture name={block.picture} sizes="(min-width: 64em) 42rem, 92vw" />
        </Box>
      );
    case 'drawing': {
      const Drawing = drawings[block.drawing];
      return (
        <Explained caption={block.caption}>
          <Drawing />
        </Explained>
      );
    }
    case 'chart':
      return (
        <Explained caption={block.caption}>
          <BarChart chart={block.chart} />
        </Explained>
      );
  }
}

/** A drawing above its text. */
function Explained({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <Box component="figure" maw="42rem">
      {children}
      <Text component="figcaption" size="sm" c="dimmed" mt="0.6rem" textWrap="balance">
        <Unbroken text={caption} />
      </Text>
    </Box>
  );
}

const noteColors = { hint: 'vine', dated: 'sun' } as const;
