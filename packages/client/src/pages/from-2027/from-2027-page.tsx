import { Anchor, Box, Paper, Stack, Text, Title } from '@mantine/core';
import { from2027Page } from '@rebhang-solar/content/pages/from-2027';
import { pageMeta } from '@rebhang-solar/content/pages/page-meta';
import { Link } from 'react-router-dom';
import { Rich } from '../../components/blocks/rich-text.tsx';
import { Closing } from '../../components/closing.tsx';
import { Columns } from '../../components/columns.tsx';
import { Details } from '../../components/details.tsx';
import { Facts } from '../../components/facts.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { Section } from '../../components/section.tsx';
import { Unbroken, UnbrokenText } from '../../components/unbroken.tsx';
import { pageHandle } from '../../head/page-handle.ts';
import { Lanes } from './lanes.tsx';
import { begunMark, useBegun } from './use-begun.ts';

export const handle = pageHandle('from2027');

export function Component() {
  const begun = useBegun();
  const { status, drawing, cases, more, log, closing, calls } = from2027Page(begun);
  return (
    <div {...(begun && begunMark)}>
      <PageFrame
        tool
        introduction={pageMeta.from2027}
        aside={
          <Paper variant="plate" w="36.75rem" maw="100%">
            <Text size="sm" fw={650} c="tile.7">
              {status.label}
            </Text>
            <Title order={2} size="h1" mb="xs">
              {status.title}
            </Title>
            <UnbrokenText text={status.text} mb="sm" />
            <Facts
              facts={status.dates.map(([label, date]) => [label, <Rich key={label} text={date} />])}
            />
          </Paper>
        }
      >
        <Section id="wer-was-bekommt" title={drawing.heading} intro={drawing.unit}>
          <Lanes drawing={drawing} />
          {drawing.notes.map((note) => (
            <UnbrokenText key={note} fz="sm" lh="sm" mt="xs" c="dimmed" text={note} />
          ))}
        </Section>
        <Section id="was-tun" title={cases.title} tone="deep">
          <Columns component="div" min="20rem" gap="lg">
            {cases.list.map(({ title, text, link }) => (
              <Box
                key={title}
                pt="sm"
                style={{ borderTop: '3px solid var(--mantine-color-slate-6)' }}
              >
                <Title order={3} mb="xs">
                  <Unbroken text={title} />
                </Title>
                <Text>
                  <Rich text={text} />
                </Text>
                {link && 'to' in link && (
                  <Anchor component={Link} to={link.to} fw={600} py="0.6rem" display="inline-block">
                    {link.text}
                  </Anchor>
                )}
              </Box>
            ))}
          </Columns>
          <Stack gap={0} mt="xs">
            {more.map(({ question, answer }) => (
              <Details key={question} summary={question}>
                <UnbrokenText text={answer} pb="sm" />
              </Details>
            ))}
            <Details summary={log.title}>
              <ul>
                {log.entries.map((entry) => (
                  <li key={String(entry)}>
                    <Rich text={entry} />
                  </li>
                ))}
              </ul>
            </Details>
          </Stack>
        </Section>
        <Closing text={closing} calls={calls} />
      </PageFrame>
    </div>
  );
}
