import { Text } from '@mantine/core';
import { notFoundPage } from '@rebhang-solar/content/pages/not-found';
import { pageMeta } from '@rebhang-solar/content/pages/page-meta';
import { ButtonRow } from '../../components/button-row.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { pageHandle } from '../../head/page-handle.ts';

export const handle = pageHandle('notFound');

export function Component() {
  return (
    <PageFrame
      introduction={pageMeta.notFound}
      hero={
        <>
          <Text fz="h3" fw={650} lh={1.35} maw="34rem">
            {notFoundPage.text}
          </Text>
          <ButtonRow calls={notFoundPage.ways} />
        </>
      }
    />
  );
}
