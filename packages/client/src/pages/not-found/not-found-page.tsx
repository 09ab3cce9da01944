import { Anchor, Box, Stack, Text, Title } from '@mantine/core';
import { notFoundPage } from '@rebhang-solar/content/pages/not-found';
import { pageMeta } from '@rebhang-solar/content/pages/page-meta';
import { Link } from 'react-router-dom';
import { MissingModule } from '../../components/drawings/missing-module.tsx';
import numbered from '../../components/numbered.module.css';
import { Split } from '../../components/split.tsx';
import { pageHandle } from '../../head/page-handle.ts';
import classes from './not-found-page.module.css';

export const handle = pageHandle('notFound');

const { heading, lead, lang } = pageMeta.notFound;

/** In German first, for those who come; the English heading stands small at the foot. */
export function Component() {
  return (
    <Split columns="1fr 1fr" py="xl" style={{ alignItems: 'center' }}>
      <Stack className={classes.words}>
        <Text
          fz="clamp(1.75rem, 0.3rem + 8cqi, 3rem)"
          fw={650}
          lh={1.08}
          lts="-0.022em"
          textWrap="balance"
          className={classes.title}
        >
          {notFoundPage.title}
        </Text>
        <Text size="lg">{notFoundPage.text}</Text>
        <Box component="ul" className={numbered.rows}>
          {notFoundPage.ways.map(({ label, text, to }) => (
            <Box
              key={label}
              component="li"
              py="0.6rem"
              className={`${numbered.lined} ${numbered.chevron}`}
            >
              <Anchor component={Link} to={to} fw={650} td="none" className={numbered.link}>
                {label}
              </Anchor>
              <Text size="sm" c="dimmed">
                {text}
              </Text>
            </Box>
          ))}
        </Box>
        <div lang={lang}>
          <Title fz="md" lh="md" lts="normal">
            {heading}
          </Title>
          <Text size="sm" c="dimmed">
            {lead}
          </Text>
        </div>
      </Stack>
      <div className={classes.drawing}>
        <MissingModule />
      </div>
    </Split>
  );
}
