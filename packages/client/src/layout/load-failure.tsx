import { Button } from '@mantine/core';
import { shell } from '@rebhang-solar/content/pages/shell';
import { PageFrame } from '../components/page-frame.tsx';

const { heading, text, reload } = shell.loadFailure;

/** Stands in for a page whose code did not arrive, for instance because the connection broke. */
export function LoadFailure() {
  return (
    <main>
      <PageFrame
        introduction={{ heading, lead: text }}
        hero={<Button onClick={() => window.location.reload()}>{reload}</Button>}
      />
    </main>
  );
}
