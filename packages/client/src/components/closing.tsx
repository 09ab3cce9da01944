import { Paper, Stack, Text } from '@mantine/core';
import type { CallToAction } from '@rebhang-solar/content/article';
import type { FormKind } from '@rebhang-solar/content/forms/form-kinds';
import { shell } from '@rebhang-solar/content/pages/shell';
import { peopleOfForms } from '@rebhang-solar/content/people-of-forms';
import { ButtonRow } from './button-row.tsx';
import { ContactCard } from './contact-card.tsx';
import diagonalEdge from './diagonal-edge.module.css';
import { Hours, Phone } from './phone.tsx';
import { Split } from './split.tsx';

type ClosingProps = {
  text: string;
  calls: readonly CallToAction[];
  /** The form that the calls lead to: whoever answers it stands beside them. */
  form?: FormKind;
};

/** The dark band at the end of a page: one sentence, links to the next steps, and a person with their number. */
export function Closing({ text, calls, form = 'consultation' }: ClosingProps) {
  const contact = peopleOfForms[form];
  return (
    <aside className={diagonalEdge.dark} data-tone="slate">
      <Split columns="7fr 5fr" style={{ alignItems: 'center' }}>
        <Stack>
          <Text fz="h2" fw={650} lh={1.2} lts="-0.015em" maw="40rem" textWrap="balance">
            {text}
          </Text>
          <ButtonRow calls={calls} />
        </Stack>
        {contact ? (
          <ContactCard contact={contact} tone="slate" />
        ) : (
          <Paper bg="slate.6" c="inherit" px="1.25rem" py="sm" bd="1.5px solid slate.4">
            <Text fz="compact">{shell.closingCall}</Text>
            <Phone />
            <Text fz="compact" component="div">
              <Hours />
            </Text>
          </Paper>
        )}
      </Split>
    </aside>
  );
}
