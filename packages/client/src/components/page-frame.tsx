import { Box, Stack, Title } from '@mantine/core';
import type { PageIntroduction } from '@rebhang-solar/content/pages/page-meta';
import type { ReactNode } from 'react';
import classes from './page-frame.module.css';
import { Split } from './split.tsx';
import { UnbrokenText } from './unbroken.tsx';

type PageFrameProps = {
  introduction: Pick<PageIntroduction, 'heading' | 'lead' | 'lang'>;
  /** Below the lead, e.g. badges or buttons. */
  hero?: ReactNode;
  /** Beside the words on wide screens, below them on phones, e.g. a picture. */
  aside?: ReactNode;
  /** A low hero: what the page is opened for, a list or a search, begins in the first screen. */
  tool?: boolean;
  children?: ReactNode;
};

/** The frame of every page: a hero with the one heading and a lead, then the page's sections. */
export function PageFrame({ introduction, hero, aside, tool = false, children }: PageFrameProps) {
  return (
    <>
      <div className={tool ? classes.tool : classes.hero}>
        <Split
          columns={aside ? (tool ? '1fr auto' : '1fr 1fr') : '1fr'}
          style={tool ? { alignItems: 'end', gap: '0.75rem 2rem' } : { alignItems: 'center' }}
        >
          <Box
            maw={tool ? undefined : '50rem'}
            className={classes.words}
            style={{ alignSelf: tool ? 'start' : undefined }}
          >
            <Stack align="flex-start" gap={tool ? 'xs' : undefined}>
              <Title lang={introduction.lang}>{introduction.heading}</Title>
              <UnbrokenText
                fz={tool ? 'h3' : 'lg'}
                lh="lg"
                maw={tool ? undefined : '38rem'}
                lang={introduction.lang}
                textWrap="balance"
                text={introduction.lead}
              />
              {hero}
            </Stack>
          </Box>
          {aside}
        </Split>
      </div>
      {children}
    </>
  );
}
