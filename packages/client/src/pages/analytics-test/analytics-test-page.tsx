import { ActionIcon, Button, DataList, Group, Text, Tooltip } from '@mantine/core';
import { analyticsTestPage } from '@rebhang-solar/content/pages/analytics-test';
import { pageMeta } from '@rebhang-solar/content/pages/page-meta';
import { useEffect, useState } from 'react';
import { measurementId } from '../../analytics/analytics.ts';
import { trackEvent } from '../../analytics/track-event.ts';
import { PageFrame } from '../../components/page-frame.tsx';
import { Section } from '../../components/section.tsx';
import { type Consent, consent } from '../../consent/consent.ts';
import { pageHandle } from '../../head/page-handle.ts';

export const handle = pageHandle('analyticsTest', { robots: 'noindex' });

/** How long after opening the first check is made, in ms (specification, section 9). */
const checkDelay = 1000;

type AnalyticsStatus = {
  measurementId: string;
  dataLayerExists: boolean;
  gtagExists: boolean;
  consent: Consent;
};

function check(): AnalyticsStatus {
  return {
    measurementId: measurementId(),
    dataLayerExists: Array.isArray(window.dataLayer),
    gtagExists: typeof window.gtag === 'function',
    consent: consent(),
  };
}

/** Why nothing is loaded. */
function reasonOf({ measurementId, consent }: AnalyticsStatus): string | undefined {
  if (measurementId === '') return analyticsTestPage.switchedOff;
  return consent === 'accepted' ? undefined : analyticsTestPage.noConsent;
}

function sendTestEvent(): void {
  trackEvent('test_event', { category: 'analytics_test', label: 'button_click' });
  window.alert(analyticsTestPage.sent);
}

export function Component() {
  const [status, setStatus] = useState<AnalyticsStatus>();
  useEffect(() => {
    const timer = setTimeout(() => setStatus(check()), checkDelay);
    return () => clearTimeout(timer);
  }, []);

  const id = status?.measurementId ?? '';
  const dataLayerExists = status?.dataLayerExists ?? false;
  const gtagExists = status?.gtagExists ?? false;
  const loaded = dataLayerExists && gtagExists;
  const reason = status && !loaded ? reasonOf(status) : undefined;
  const { missing, found } = analyticsTestPage;
  return (
    <PageFrame introduction={pageMeta.analyticsTest}>
      <Section id="status" title={analyticsTestPage.title}>
        <Tooltip.Group>
          <DataList data-needs-application withDivider labelWidth="16rem" aria-live="polite">
            <Row
              {...analyticsTestPage.measurementId}
              value={
                status === undefined ? analyticsTestPage.checking : id || analyticsTestPage.noId
              }
              good={id !== ''}
            />
            <Row
              {...analyticsTestPage.dataLayer}
              value={dataLayerExists ? found : missing}
              good={dataLayerExists}
            />
            <Row
              {...analyticsTestPage.gtag}
              value={gtagExists ? found : missing}
              good={gtagExists}
            />
            <Row
              {...analyticsTestPage.status}
              value={loaded ? analyticsTestPage.complete : analyticsTestPage.incomplete}
              good={loaded}
            />
          </DataList>
        </Tooltip.Group>
        <Group mt="lg">
          <Button onClick={() => setStatus(check())}>{analyticsTestPage.recheck}</Button>
          {loaded && (
            <Button variant="outline" onClick={sendTestEvent}>
              {analyticsTestPage.sendTestEvent}
            </Button>
          )}
        </Group>
        {/* Its room is kept: the page does not move when the first check is made, a second after opening. */}
        <Text mt="md" maw="42rem" style={{ visibility: reason ? 'visible' : 'hidden' }}>
          {reason ?? analyticsTestPage.switchedOff}
        </Text>
      </Section>
    </PageFrame>
  );
}

type RowProps = { label: string; explanation: string; value: string; good: boolean };

function Row({ label, explanation, value, good }: RowProps) {
  return (
    <DataList.Item>
      <DataList.ItemLabel>
        {label}{' '}
        <Tooltip label={explanation} events={{ hover: true, focus: true, touch: true }}>
          <ActionIcon size="1.5rem" aria-label={`${analyticsTestPage.explain} ${label}`}>
            ?
          </ActionIcon>
        </Tooltip>
      </DataList.ItemLabel>
      <DataList.ItemValue>
        <Text span inherit c={good ? 'vine' : 'tile.7'}>
          {value}
        </Text>
      </DataList.ItemValue>
    </DataList.Item>
  );
}
