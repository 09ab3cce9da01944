import {
  Anchor,
  Button,
  Container,
  List,
  Paper,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import { company } from '@rebhang-solar/content/company-in-texts';
import { ownPageActionPath, ownPagePath, ownPages } from '@rebhang-solar/content/own-page-paths';
import { ownPage } from '@rebhang-solar/content/pages/own-page';
import { paths } from '@rebhang-solar/content/paths';
import type { OwnPageAnswer, OwnPageView } from '@rebhang-solar/server/own-page-view';
import type { ReactNode } from 'react';
import { Hours, Phone } from '../../components/phone.tsx';
import { About, RequestTitle } from '../../components/request-summary.tsx';
import { UnbrokenText } from '../../components/unbroken.tsx';
import classes from './own-page.module.css';
import { headingOf } from './own-page-head.ts';

type Shown<Shows extends OwnPageAnswer['shows']> = Extract<OwnPageAnswer, { shows: Shows }>;

/** One heading with a few sentences, as wide as it is read. */
function SmallPage({
  answer,
  above,
  children,
}: {
  answer: OwnPageAnswer;
  above?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Container className={classes.small}>
      {above}
      {/* None of these has a moment in its heading. */}
      <RequestTitle>{headingOf({ answer, now: new Date(0).toISOString() })}</RequestTitle>
      {children}
    </Container>
  );
}

/** The question before everything is erased; of an order, why it is not. */
export function Withdraw({ answer }: { answer: Shown<'withdraw'> }) {
  const { view } = answer;
  const { withdraw: texts } = ownPage;
  const above = <About {...view} />;
  if (view.opened?.canWithdraw === false) {
    return (
      <SmallPage answer={answer} above={above}>
        <Text>{texts.order}</Text>
        <Reach />
        <Button component="a" href={ownPagePath(view.token)} variant="outline" mt="md">
          {texts.back}
        </Button>
      </SmallPage>
    );
  }
  return (
    <SmallPage answer={answer} above={above}>
      <Text>{texts.what}</Text>
      <List my="sm">
        {texts.list(photographsOf(view), view.opened?.remarks.length ?? 0).map((item) => (
          <List.Item key={item}>{item}</List.Item>
        ))}
      </List>
      <Text size="sm" c="dimmed">
        {texts.stays}
      </Text>
      <form
        method="post"
        action={ownPageActionPath(view.token, 'withdraw')}
        className={classes.choice}
      >
        <Button type="submit">{texts.confirm}</Button>
        <Button component="a" href={ownPagePath(view.token)} variant="outline">
          {texts.keep}
        </Button>
      </form>
    </SmallPage>
  );
}

const photographsOf = ({ photographCounts }: OwnPageView) =>
  Object.values(photographCounts).reduce((total, count) => total + count, 0);

export function Withdrawn({ answer }: { answer: Shown<'withdrawn'> }) {
  const { withdrawn: texts } = ownPage;
  const { reference } = answer;
  const [before, after] = texts.text(reference).split(reference);
  return (
    <SmallPage answer={answer}>
      <Text>
        {before}
        <span className="unbroken">{reference}</span>
        {after}
      </Text>
      <Paper variant="note" bg="vine.0" my="md">
        {texts.stays}
      </Paper>
      <Text>{texts.again}</Text>
      <Button component="a" href={paths.consultation} variant="outline" mt="sm">
        {texts.start}
      </Button>
    </SmallPage>
  );
}

/** A link that leads to nothing: wrong, old and erased alike. */
export function Missing({ answer }: { answer: Shown<'missing'> }) {
  return (
    <SmallPage answer={answer}>
      <Text>{ownPage.missing.text}</Text>
      <Title order={2} mt="lg" mb="xs">
        {ownPage.missing.lost}
      </Title>
      <UnbrokenText text={ownPage.ask.short} />
      <AskForm values={{ vorgangsnummer: '', email: '' }} errors={{}} />
    </SmallPage>
  );
}

/** Who has lost the link enters reference and address; the answer is the same for everybody. */
export function Ask({ answer }: { answer: Shown<'ask'> }) {
  if (!answer.isSent) {
    return (
      <SmallPage answer={answer}>
        <UnbrokenText text={ownPage.ask.text} />
        <AskForm {...answer} />
      </SmallPage>
    );
  }
  return (
    <SmallPage answer={answer}>
      <UnbrokenText text={ownPage.asked.text} />
      <Paper variant="note" bg="vine.0" mt="md">
        {ownPage.asked.nothing}
      </Paper>
      <Reach />
    </SmallPage>
  );
}

function AskForm({ values, errors }: Pick<Shown<'ask'>, 'values' | 'errors'>) {
  const { fields, submit } = ownPage.ask;
  const field = (name: keyof typeof values) => ({
    name,
    label: fields[name].label,
    defaultValue: values[name],
    error: errors[name],
    required: true,
    withAsterisk: false,
    autoFocus: name === Object.keys(errors)[0],
  });
  return (
    <form method="post" action={ownPages}>
      <Stack gap="sm" mt="md">
        <TextInput
          {...field('vorgangsnummer')}
          type="text"
          description={fields.vorgangsnummer.hint}
          placeholder={fields.vorgangsnummer.placeholder}
          autoComplete="off"
        />
        <TextInput {...field('email')} type="email" autoComplete="email" />
        <Button type="submit">{submit}</Button>
      </Stack>
    </form>
  );
}

function Reach() {
  return (
    <div className={classes.reach}>
      <Phone />
      <Text size="sm" c="dimmed">
        <Hours />
      </Text>
      <Anchor href={`mailto:${company.email}`} size="sm">
        {company.email}
      </Anchor>
    </div>
  );
}
