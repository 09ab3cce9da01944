import { Anchor, Button, List, Stack, Text, TextInput, Title } from '@mantine/core';
import { ownPage } from '@rebhang-solar/content/pages/own-page';
import type { OpenedPage, OwnPageView } from '@rebhang-solar/server/own-page-view';
import { Details } from '../../components/details.tsx';
import { Facts } from '../../components/facts.tsx';
import type { Moments } from '../../components/moments.ts';
import { Done } from './done.tsx';
import { OwnForm, rejectedField } from './own-form.tsx';
import classes from './own-page.module.css';
import { whoOf } from './request-head.tsx';
import { ChangeCode } from './second-fact.tsx';

const { sent: texts } = ownPage;

/** What was sent, with what the visitor has corrected since. */
export function OpenedPart({
  view,
  opened,
  moments,
}: {
  view: OwnPageView;
  opened: OpenedPage;
  moments: Moments;
}) {
  return (
    <section id="angaben" aria-labelledby="angaben-titel" className={classes.sent}>
      <Title order={2} size="h3" fz="1.5rem" id="angaben-titel">
        {ownPage.open.title}
      </Title>
      {view.done === 'angaben' && <Done>{texts.stored}</Done>}
      {view.done === 'frei' && opened.changing === 'free' && (
        <div id="frei">
          <Done>{ownPage.change.free}</Done>
        </div>
      )}
      {opened.sent.map(({ title, rows }) => (
        <div key={title}>
          {title && (
            <Title order={3} size="h4" mt="md" mb="xs">
              {title}
            </Title>
          )}
          <Facts
            withDivider
            orientation="vertical"
            labelWidth="auto"
            mt={title ? undefined : 'sm'}
            className={classes.facts}
            facts={rows.map(({ label, value }) => [label, <Value key={label} text={value} />])}
          />
        </div>
      ))}
      <Corrected opened={opened} />
      {opened.papers.length > 0 && (
        <>
          <Title order={3} size="h4" mt="md" mb="xs">
            {texts.papers}
          </Title>
          <List>
            {opened.papers.map(({ label, href }) => (
              <List.Item key={href}>
                <Anchor href={href}>{label}</Anchor>
              </List.Item>
            ))}
          </List>
        </>
      )}
      {opened.changing === 'free' ? (
        <Change view={view} opened={opened} />
      ) : (
        <ChangeCode view={view} moments={moments} />
      )}
    </section>
  );
}

/** As it was typed, line by line. */
function Value({ text }: { text: string }) {
  return (
    <Text span inherit fw={600} style={{ whiteSpace: 'pre-line' }}>
      {text}
    </Text>
  );
}

function Corrected({ opened: { corrections } }: { opened: OpenedPage }) {
  const names: Record<string, string | undefined> = texts.fields;
  return corrections.map(({ field, before, at }) => (
    <Text key={at + field} size="sm" c="dimmed" mt="xs">
      {names[field] ?? field}:{' '}
      {texts.corrected(field === 'phone' ? before.replaceAll(' ', '\u00A0') : before)}
    </Text>
  ));
}

function Change({ view, opened: { contact } }: { view: OwnPageView; opened: OpenedPage }) {
  const field = (name: 'phone' | 'email' | 'address', value: string) => ({
    name,
    label: texts.fields[name],
    defaultValue: value,
    ...rejectedField(view, 'angaben', name),
  });
  return (
    <Details
      summary={texts.change(contact.address !== null)}
      open={view.problem?.form === 'angaben' || undefined}
      style={{ marginBlockStart: '1rem' }}
    >
      <OwnForm token={view.token} action="corrections">
        <Stack gap="sm" maw="30rem">
          <TextInput type="tel" autoComplete="tel" {...field('phone', contact.phone)} />
          <TextInput
            type="email"
            autoComplete="email"
            description={texts.emailHint}
            {...field('email', contact.email)}
          />
          {contact.address !== null && (
            <TextInput type="text" autoComplete="off" {...field('address', contact.address)} />
          )}
          <Text size="sm" c="dimmed">
            {texts.kept(whoOf(view))}
          </Text>
          <Button type="submit">{texts.submit}</Button>
        </Stack>
      </OwnForm>
    </Details>
  );
}
