// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { company } from '@rebhang-solar/content/company-in-texts';
import { ownPage } from '@rebhang-solar/content/pages/own-page';
import { type Contact, peopleOfForms } from '@rebhang-solar/content/people-of-forms';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { momentsFrom } from './moments.ts';
import type { Progress } from './progress-steps.tsx';
import { RequestSummary, receivedTitle } from './request-summary.tsx';

const own = peopleOfForms.maintenance;
const colleague: Contact = {
  name: 'Anna Vogel',
  role: 'Meisterin',
  task: 'plant die Wartung',
  phone: '0351 815',
  phoneHref: 'tel:+49351815',
  phoneLabel: 'Direkt',
  hours: [{ days: ['Mo', 'Mo'], opens: '07:00', closes: '09:00' }] as unknown as Contact['hours'],
};

afterEach(() => {
  peopleOfForms.maintenance = own;
});

const at = '2026-11-23T13:20:00.000Z';

/** What stands at the foot of the plate. */
const hours = () =>
  document.querySelector('a[href^="tel:"]')?.closest('p')?.parentElement?.lastChild;

/** What stands on the plate of the person, and where its number leads. */
function plate(holder: string | null, more: Partial<Progress> = {}) {
  document.body.innerHTML = renderToStaticMarkup(
    <MantineProvider withCssVariables={false} withGlobalClasses={false} withStaticClasses={false}>
      <RequestSummary
        kind="maintenance"
        reference="PV-7K3M"
        title={<h2>Heute</h2>}
        view={{
          state: 'received',
          receivedAt: at,
          dueAt: null,
          firstContactAt: null,
          until: null,
          doneAt: null,
          ...more,
        }}
        moments={momentsFrom(at)}
        holder={holder}
      >
        <p>Mehr</p>
      </RequestSummary>
    </MantineProvider>,
  );
  const number = document.querySelector('a[href^="tel:"]');
  const lines = [...(number?.closest('p')?.parentElement?.children ?? [])];
  return [...lines.slice(0, 3).map(({ textContent }) => textContent), number?.getAttribute('href')];
}

test('until somebody takes it, the person of the form stands beside it with their own number and task', () => {
  peopleOfForms.maintenance = colleague;
  const theirs = ['0351 815', 'tel:+49351815'];
  expect(plate(null)).toEqual(['Anna Vogel', 'Meisterin: plant die Wartung', ...theirs]);
  expect(hours()?.textContent).toContain('07:00–09:00');
  expect(plate('Anna Vogel')).toEqual(['Anna Vogel', 'kümmert sich um Ihre Anfrage', ...theirs]);
  expect(document.body.textContent).toContain(ownPage.about('maintenance'));
  expect(document.querySelector('.unbroken')?.textContent).toBe('PV-7K3M');
});

test('another colleague, and where there is nobody the company, is called by the number of all', () => {
  peopleOfForms.maintenance = colleague;
  const ours = ['kümmert sich um Ihre Anfrage', company.phone, company.phoneHref];
  expect(plate('Bert Vogel')).toEqual(['Bert Vogel', ...ours]);
  expect(hours()?.textContent).not.toContain('07:00–09:00');
  peopleOfForms.maintenance = undefined;
  expect(plate(null)).toEqual([company.shortName, ...ours]);
  expect(plate('Bert Vogel')).toEqual(['Bert Vogel', ...ours]);
});

test('only an appointment says when', () => {
  const steps = () => [...document.querySelectorAll('[data-at="current"] > span:first-of-type')];
  for (const [state, when] of [
    ['waiting', ''],
    ['appointment', 'heute, 14:20\u00A0Uhr'],
  ] as const) {
    plate(null, { state, until: at });
    expect(steps().map(({ textContent }) => textContent)).toEqual([when]);
  }
});

test('the heading says by when and from whom, and without either that it has arrived', () => {
  peopleOfForms.maintenance = colleague;
  expect(receivedTitle('maintenance', 'bis Dienstag, 16:40 Uhr')).toBe(
    'Anna Vogel meldet sich bis Dienstag, 16:40 Uhr',
  );
  expect(receivedTitle('maintenance', undefined)).toBe('Angekommen: Anna Vogel kümmert sich darum');
  peopleOfForms.maintenance = undefined;
  expect(receivedTitle('maintenance', 'bis Dienstag')).toBe('Wir melden uns bis Dienstag');
  expect(receivedTitle('maintenance', undefined)).toBe('Bei uns angekommen');
});
