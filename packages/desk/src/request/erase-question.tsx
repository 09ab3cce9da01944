import { Button, Group, List, Modal, Text, UnstyledButton } from '@mantine/core';
import { desk, deskFailures, deskRequest } from '@rebhang-solar/content/desk-words';
import { showToast } from '../toast.tsx';
import { trpc } from '../trpc.tsx';
import type { Details } from './details.ts';
import { reasonOf } from './use-change.tsx';

const { erase: copy } = deskRequest;

/** Says what goes and what stays, before it goes for good. */
export function EraseQuestion({
  isOpened,
  close,
  request: { reference, version, name, history, photographCount },
  erased,
}: {
  isOpened: boolean;
  close: () => void;
  request: Details;
  erased: () => void;
}) {
  const utils = trpc.useUtils();
  const erase = trpc.requests.erase.useMutation({
    onSuccess: () => {
      close();
      erased();
      showToast({ title: copy.done(name) });
    },
    onError: (error) => {
      close();
      showToast({ title: `${deskFailures.notErased}: ${reasonOf(error)}`, isFailure: true });
    },
    onSettled: () => utils.requests.invalidate(),
  });
  const notes = history.filter(({ note }) => note !== null).length;
  return (
    <Modal
      opened={isOpened}
      onClose={close}
      title={copy.title(name)}
      closeButtonProps={{ 'aria-label': desk.close }}
    >
      <Text mb="0.4rem">{copy.goes}</Text>
      <List spacing="0.25rem">
        <List.Item>{copy.goesAll(notes)}</List.Item>
        {photographCount > 0 && <List.Item>{copy.goesPhotographs(photographCount)}</List.Item>}
        <List.Item>{copy.goesPage}</List.Item>
        <List.Item>{copy.goesMails}</List.Item>
      </List>
      <Text c="dimmed" mt="0.6rem">
        {copy.stays}
      </Text>
      <Group mt="1.1rem">
        <Button
          data-size="lg"
          color="tile"
          loading={erase.isPending}
          onClick={() => erase.mutate({ reference, version })}
        >
          {copy.submit}
        </Button>
        <UnstyledButton data-underline onClick={close}>
          {copy.keep}
        </UnstyledButton>
      </Group>
    </Modal>
  );
}
