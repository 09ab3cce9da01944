import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isReady, launchCheck, launchReport } from './launch-check.ts';

const beforeTheNextTariff = new Date('2026-12-31T12:00:00Z');
const afterIt = new Date('2027-02-01T12:00:00Z');

test('what stands in for the company is reported', () => {
  const keys = launchCheck(beforeTheNextTariff).samples.map(({ key }) => key);
  expect(keys).toEqual(
    expect.arrayContaining([
      'company.phone',
      'claims.rating',
      'consultation.firstTestimonial',
      'legal.impressum',
      'pictures.hero',
      'projects.meissen',
      'reviews.ablauf',
    ]),
  );
  expect(new Set(keys).size).toBe(keys.length);
});

test('no module registers a sample that the launch check does not know', async () => {
  const known = launchCheck(beforeTheNextTariff).samples.length;
  const modules = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/\.test\.ts$|-cli\.ts$/.test(file),
  );
  for (const file of modules) await import(join(import.meta.dirname, file));
  expect(launchCheck(beforeTheNextTariff).samples).toHaveLength(known);
});

test('a figure is reported from the day after its last', () => {
  expect(launchCheck(beforeTheNextTariff).expired).toEqual([]);
  expect(launchCheck(afterIt).expired.map(({ key }) => key)).toContain('feedIn.upTo10kwpCurrent');
});

test('the report names each finding and what to do', () => {
  const report = launchReport(launchCheck(afterIt));
  expect(report).toContain('company.phone – Telefonnummer der Firma');
  expect(report).toMatch(
    /feedIn\.upTo10kwpCurrent – 7,70\u202Fct\/kWh, gültig bis 31\.01\.2027, Quelle: /,
  );
});

test('without a finding the site is ready, and what is due soon is still named', () => {
  const nothing = { samples: [], expired: [], toCheck: [] };
  expect(isReady(nothing)).toBe(true);
  expect(launchReport(nothing)).toBe('Alles bereit: kein Beispielwert, keine abgelaufene Zahl.');
  const { toCheck } = launchCheck(beforeTheNextTariff);
  const soon = { ...nothing, toCheck };
  expect(isReady(soon)).toBe(true);
  expect(launchReport(soon)).toMatch(
    /In den nächsten zwei Monaten wieder anzusehen \(\d+\):\n[\s\S]*feedIn\.upTo10kwpCurrent – 7,70\u202Fct\/kWh, bis 31\.01\.2027, Quelle: EEG/,
  );
});

test('every text that a lawyer has to see is a sample', () => {
  const keys = launchCheck(beforeTheNextTariff).samples.map(({ key }) => key);
  expect(keys).toEqual(
    expect.arrayContaining([
      'legal.agb',
      'legal.cookieRichtlinie',
      'legal.datenschutz',
      'legal.impressum',
      'legal.profession',
      'forms.consents',
      'powerOfAttorney',
      'maintenance.insuranceOffer',
      'consultation.testimonialsCheck',
      'reviews.check',
      'shell.cookieBanner',
    ]),
  );
});

test('the command prints the report and fails while anything is left', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'launch-check-cli.ts')],
    { encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^Beispielwerte, noch zu ersetzen \(\d+\):\n {2}company\.name – /);
  expect(status).toBe(1);
});
