import { Alert, Button } from '@mantine/core';
import { deskFailures } from '@rebhang-solar/content/desk-words';

/** In the place of what could not be loaded. */
export function LoadFailure({ retry }: { retry: () => void }) {
  return (
    <Alert title={deskFailures.load} role="alert" maw="36rem" m="2rem auto" w="calc(100% - 2rem)">
      <p>{deskFailures.loadHint}</p>
      <Button variant="default" mt="sm" onClick={retry}>
        {deskFailures.again}
      </Button>
    </Alert>
  );
}
