import { expect } from '@playwright/test';
import { shell } from '@rebhang-solar/content/pages/shell';
import { test } from '../fixtures.ts';
import { consultationJourney, contactJourney, openForm, submitButton } from '../form-journeys.ts';
import { keepToasts } from '../toasts.ts';

test('a consultation without consent stops before any request', { tag: '@every-browser' }, async ({
  page,
}) => {
  await keepToasts(page);
  const form = await openForm(page, consultationJourney);
  await consultationJourney.fill(form);
  await form.getByLabel(consultationJourney.copy.fields.datenschutz?.label ?? '').uncheck();
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await submitButton(page, consultationJourney).click();
  const toasts = page.getByRole('region', { name: shell.notifications });
  await expect(toasts.getByText('Datenschutz erforderlich')).toBeVisible();
  await expect(toasts.getByText('Bitte bestätigen Sie die Datenschutzerklärung.')).toBeVisible();
  expect(posts).toEqual([]);
});

test('a message without consent says what is missing, at the box', {
  tag: '@every-browser',
}, async ({ page }) => {
  const form = await openForm(page, contactJourney);
  await contactJourney.fill(form);
  const box = form.getByLabel(contactJourney.copy.fields.datenschutz?.label ?? '');
  await box.uncheck();
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await submitButton(page, contactJourney).click();
  await expect(box).toHaveAccessibleDescription(/Sie müssen den Datenschutzbestimmungen zustimmen/);
  expect(posts).toEqual([]);
});
