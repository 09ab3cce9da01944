import { Anchor, Button, Container, Text, Textarea, Title } from '@mantine/core';
import { company } from '@rebhang-solar/content/company-in-texts';
import { ownPageActionPath } from '@rebhang-solar/content/own-page-paths';
import { ownPage } from '@rebhang-solar/content/pages/own-page';
import type { OwnPageView } from '@rebhang-solar/server/own-page-view';
import type { Moments } from '../../components/moments.ts';
import { Split } from '../../components/split.tsx';
import { CallTimes } from './call-times.tsx';
import { Done } from './done.tsx';
import { OpenedPart } from './opened-part.tsx';
import { OwnForm, rejectedField } from './own-form.tsx';
import classes from './own-page.module.css';
import { Photographs } from './photographs.tsx';
import { RequestHead, whoOf } from './request-head.tsx';
import { SecondFact } from './second-fact.tsx';

/** The states in which somebody may call; where it was in vain, the times stand above. */
const stillCalled: readonly OwnPageView['state'][] = ['received', 'taken', 'waiting'];

/** The states in which the page asks for nothing but what is still open. */
const finished: readonly OwnPageView['state'][] = ['answered', 'order', 'closed'];

/** The page of one request. */
export function Request({
  view,
  now,
  moments,
}: {
  view: OwnPageView;
  now: string;
  moments: Moments;
}) {
  const { opened, state } = view;
  const remark = <Remark view={view} moments={moments} />;
  const isFinished = finished.includes(state);
  return (
    <>
      <RequestHead view={view} now={now} moments={moments} />
      <div className={classes.body}>
        <Split
          columns="minmax(0, 1fr) 23.25rem"
          style={{ alignItems: 'start', gap: 'clamp(2rem, 5vw, 4.5rem)' }}
        >
          <div className={classes.sections}>
            {isFinished && remark}
            <Photographs view={view} />
            {stillCalled.includes(state) && <CallTimes view={view} />}
            {!isFinished && remark}
          </div>
          {opened ? (
            <OpenedPart view={view} opened={opened} moments={moments} />
          ) : (
            <SecondFact view={view} moments={moments} />
          )}
        </Split>
      </div>
      <DataAndWithdrawal view={view} />
    </>
  );
}

function Remark({ view, moments }: { view: OwnPageView; moments: Moments }) {
  const { remark: texts } = ownPage;
  const { token, opened, done } = view;
  return (
    <section id="bemerkung" aria-labelledby="bemerkung-titel">
      <Title order={2} id="bemerkung-titel">
        {texts.title}
      </Title>
      {done === 'bemerkung' && <Done>{texts.stored}</Done>}
      <OwnForm token={token} action="remark" className={classes.remark}>
        <Textarea
          name="text"
          label={texts.label(whoOf(view))}
          description={texts.hint}
          rows={4}
          required
          withAsterisk={false}
          {...rejectedField(view, 'bemerkung', 'text')}
        />
        <Button type="submit" color="slate" mt="sm">
          {texts.submit}
        </Button>
      </OwnForm>
      {opened && opened.remarks.length > 0 && (
        <>
          <Title order={3} size="h4" mt="md">
            {texts.sent}
          </Title>
          <ul>
            {opened.remarks.map(({ text, at, byLink }) => (
              <Text key={at} component="li" mt="xs" style={{ whiteSpace: 'pre-line' }}>
                <Text span size="sm" c="dimmed">
                  {moments.stamp(at)}
                  {byLink && `, ${texts.byLink}`}
                </Text>
                <br />
                {text}
              </Text>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function DataAndWithdrawal({ view: { token, opened } }: { view: OwnPageView }) {
  const { data, withdraw } = ownPage;
  return (
    <div className={classes.band}>
      <Container className={classes.halves}>
        <section aria-labelledby="daten-titel">
          <Title order={2} size="h3" fz="1.5rem" id="daten-titel">
            {data.title}
          </Title>
          <Text my="sm">{data.text}</Text>
          {opened && (
            <Button component="a" href={ownPageActionPath(token, 'data')} variant="outline">
              {data.download}
            </Button>
          )}
        </section>
        <section aria-labelledby="zurueckziehen-titel">
          <Title order={2} size="h3" fz="1.5rem" id="zurueckziehen-titel">
            {withdraw.title}
          </Title>
          {opened?.canWithdraw === false ? (
            <Text my="sm">
              {withdraw.order}{' '}
              <Anchor href={company.phoneHref} inherit>
                {company.phone}
              </Anchor>
              {', '}
              <Anchor href={`mailto:${company.email}`} inherit>
                {company.email}
              </Anchor>
            </Text>
          ) : (
            <Text my="sm">{withdraw.text}</Text>
          )}
          {opened?.canWithdraw && opened.changing !== 'free' && (
            <Text size="sm">
              {withdraw.needsCode}{' '}
              <Anchor href="#aendern" inherit>
                {withdraw.toCode}
              </Anchor>
            </Text>
          )}
          {opened?.canWithdraw && opened.changing === 'free' && (
            <Button
              component="a"
              href={ownPageActionPath(token, 'withdraw')}
              variant="outline"
              c="tile.7"
            >
              {withdraw.start}
            </Button>
          )}
        </section>
        {!opened && (
          <Text className={classes.across} size="sm">
            {withdraw.closed}{' '}
            <Anchor href="#oeffnen" inherit>
              {withdraw.toOpen}
            </Anchor>
          </Text>
        )}
      </Container>
    </div>
  );
}
