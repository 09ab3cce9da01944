import { Anchor, Stack, Text } from '@mantine/core';
import type { CallToAction } from '@rebhang-solar/content/article';
import { company } from '@rebhang-solar/content/company-in-texts';
import type { FormKind } from '@rebhang-solar/content/forms/form-kinds';
import { shell } from '@rebhang-solar/content/pages/shell';
import { peopleOfForms } from '@rebhang-solar/content/people-of-forms';
import { Link } from 'react-router-dom';
import { ButtonLink } from './button-link.tsx';
import { LargeReach } from './contact-card.tsx';
import diagonalEdge from './diagonal-edge.module.css';
import { Split } from './split.tsx';

type ClosingProps = {
  text: string;
  calls: readonly CallToAction[];
  /** The form that the calls lead to: whoever answers it stands beside them. */
  form?: FormKind;
};

/** The dark band at the end of a page: one sentence, the next step, and a person with their number. */
export function Closing({ text, calls: [call, ...others], form = 'consultation' }: ClosingProps) {
  const contact = peopleOfForms[form];
  const { phone, phoneHref, officeHours: hours } = company;
  return (
    <aside className={diagonalEdge.dark} data-tone="slate">
      <Split columns="7fr 5fr" style={{ alignItems: 'center', rowGap: '1rem' }}>
        {/* Rather a word broken than a page that scrolls sideways where text is twice as large. */}
        <Stack align="flex-start" gap="sm" style={{ overflowWrap: 'anywhere' }}>
          <Text fz="h2" fw={650} lh={1.2} lts="-0.015em" maw="40rem" textWrap="balance">
            {text}
          </Text>
          {call && <ButtonLink to={call.to}>{call.label}</ButtonLink>}
          {others.map(({ label, to }) => (
            <Anchor key={to} component={Link} to={to} py="0.3rem">
              {label}
            </Anchor>
          ))}
        </Stack>
        <div>
          <Text lh="sm">{contact ? `${contact.name}, ${contact.role}` : shell.closingCall}</Text>
          <LargeReach contact={contact ?? { phone, phoneHref, hours }} />
        </div>
      </Split>
    </aside>
  );
}
