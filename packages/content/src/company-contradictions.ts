import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { companyData } from './company-data.ts';
import type { State } from './states.ts';

/** The first two digits of the postal codes of a state; at its borders it shares some of them. */
const postalRegions: Record<State, RegExp> = {
  BB: /^(0[1-4]|1[2-9]|39)/,
  BE: /^1[0-5]/,
  BW: /^(6[3489]|7\d|8[89]|97)/,
  BY: /^(6[34]|74|8\d|9[0-8])/,
  HB: /^2[78]/,
  HE: /^(3[4-7]|55|59|6[0-9])/,
  HH: /^2[0-27]/,
  MV: /^(1[6-9]|2[13])/,
  NI: /^(1[69]|2[1-9]|3[0-48]|37|4[89])/,
  NW: /^(3[1-47]|4\d|5\d)/,
  RP: /^(5[1-7]|6[5-7]|76)/,
  SH: /^(2[1-57]|19)/,
  SL: /^(54|66)/,
  SN: /^0[1-9]/,
  ST: /^(0[4-7]|14|29|3[89])/,
  TH: /^(0[467]|3[67]|9[6-9])/,
};

/** A sentence where something is wrong. @param field in which file, e.g. `identity.postalCode` */
function say(wrong: boolean, field: string, found: unknown, expected: string): string[] {
  const [file, ...name] = field.split('.');
  const stands = found === undefined ? 'fehlt' : `ist ${JSON.stringify(found)}`;
  return wrong
    ? [`packages/content/src/company/${file}.ts: ${name.join('.')} ${stands}. ${expected}`]
    : [];
}

/** A chat without its provider, or the other way round: the privacy notice could not be written. */
export function unpaired({ contact, legal }: typeof companyData): string[] {
  return say(
    !contact.chatHref !== !legal.chatProvider,
    'legal.chatProvider',
    legal.chatProvider,
    'Erwartet werden chatHref in contact.ts und chatProvider, oder keines von beiden.',
  );
}

/** What one file most likely says against another, a sentence each: for the launch check, as it may be right all the same. */
export function contradictions(data: typeof companyData): string[] {
  const { identity, region, contact, legal, projects } = data;
  const { overviewProjectIds, projectsPeriod } = data['project-ids'];
  const inState = (code = '') => postalRegions[region.state].test(code);
  const chamberCode = /\b\d{5}\b/.exec(legal.profession.chamber)?.[0];
  const years = overviewProjectIds.map((id) => projects[id].year);
  const [from = 0, to = from] = projectsPeriod.match(/\d{4}/g)?.map(Number) ?? [];
  const security = join(import.meta.dirname, '../../../SECURITY.md');
  return [
    ...say(
      !inState(identity.postalCode),
      'identity.postalCode',
      identity.postalCode,
      'Erwartet wird eine Postleitzahl aus dem Bundesland in region.ts.',
    ),
    ...say(
      chamberCode !== undefined && !inState(chamberCode),
      'legal.profession.chamber',
      legal.profession.chamber,
      'Erwartet wird eine Kammer im Bundesland in region.ts.',
    ),
    ...say(
      years.some((year) => year < from || year > to),
      'project-ids.projectsPeriod',
      projectsPeriod,
      `Erwartet werden die Jahre der Projekte: ${[...new Set(years)].sort().join(', ')}.`,
    ),
    ...say(
      existsSync(security) && !readFileSync(security, 'utf8').includes(contact.securityEmail),
      'contact.securityEmail',
      contact.securityEmail,
      'Erwartet wird dieselbe Adresse auch in SECURITY.md.',
    ),
  ];
}
