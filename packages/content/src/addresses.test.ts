import { expect, test } from 'vitest';
import {
  deskPaths,
  photographPath,
  photographPreviewPath,
  photographsPath,
  requestPath,
} from './desk-paths.ts';
import {
  customerNavigation,
  footerSections,
  headerNavigation,
  legalNavigation,
} from './navigation.ts';
import {
  ownPageActionPath,
  ownPageActions,
  ownPagePath,
  ownPages,
  previewPart,
} from './own-page-paths.ts';
import {
  allPaths,
  calculatorPaths,
  consultationPath,
  contactPath,
  faqPath,
  faqSectionPath,
  homeSectionPath,
  indexablePaths,
  maintenanceFormPath,
  paths,
  searchParameter,
} from './paths.ts';
import { hasCalculator } from './with-calculator.ts';

// Search engines, mails and printed links lead to them.
test('pages stand where they always stood', () => {
  expect(Object.values(paths)).toEqual([
    ...['/', '/beratung', '/projekte', '/netzanschluss-daten', '/technische-details'],
    ...['/solarrechner', '/angebot-pruefen', '/ab-2027', '/wartung-photovoltaik-anlage', '/faq'],
    ...['/impressum', '/datenschutz', '/agb', '/cookie-richtlinie', '/barrierefreiheit'],
    ...['/vollmacht-download', '/analytics-test'],
  ]);
  expect(faqPath('photovoltaik-foerderungen-zuschüsse')).toBe(
    '/faq/photovoltaik-foerderungen-zusch%C3%BCsse',
  );
  expect(faqSectionPath('photovoltaik-dach-eignung', 'schatten')).toBe(
    '/faq/photovoltaik-dach-eignung#schatten',
  );
  expect(homeSectionPath('ueber-uns')).toBe('/#ueber-uns');
  expect(contactPath('garantiefall')).toBe('/?betreff=garantiefall#kontakt');
  expect(consultationPath('versicherung')).toBe('/beratung?betreff=versicherung#anfrage');
  expect(maintenanceFormPath).toBe('/wartung-photovoltaik-anlage#wartung-anfrage');
  expect(searchParameter).toBe('suche');
});

test('all pages but the status page may be found, and none stands twice', () => {
  expect(allPaths.filter((path) => !indexablePaths.includes(path))).toEqual(['/analytics-test']);
  expect(new Set(allPaths).size).toBe(allPaths.length);
  expect(calculatorPaths.map((path) => allPaths.includes(path))).toEqual([
    hasCalculator,
    hasCalculator,
  ]);
});

test('the desk and a visitor’s page have addresses of their own', () => {
  expect(Object.values(deskPaths)).toEqual(['/', '/woche', '/neu', '/e-mails', '/anmelden']);
  expect([
    requestPath('PV-1'),
    photographPath('7'),
    photographPreviewPath('7'),
    photographsPath('PV-1'),
  ]).toEqual(['/anfragen/PV-1', '/fotos/7', '/fotos/7/vorschau', '/anfragen/PV-1/fotos.zip']);
  expect([ownPages, ownPagePath('abc'), previewPart]).toEqual([
    ...['/anfrage', '/anfrage/abc', 'vorschau'],
  ]);
  const actions = Object.keys(ownPageActions) as (keyof typeof ownPageActions)[];
  expect(actions.map((action) => ownPageActionPath('abc', action))).toEqual([
    ...['oeffnen', 'code', 'fotos', 'bemerkung', 'zeiten'].map((part) => `/anfrage/abc/${part}`),
    ...['angaben', 'daten', 'unterlagen', 'termin', 'zurueckziehen'].map(
      (part) => `/anfrage/abc/${part}`,
    ),
  ]);
});

const inLines = (items: readonly { label: string; to: string }[]) =>
  items.map(({ label, to }) => `${label} ${to}`);

test('head and foot lead to the pages, in this order', () => {
  const calculator = hasCalculator ? ['Solarrechner /solarrechner'] : [];
  const offer = hasCalculator ? ['Ist mein Angebot fair? /angebot-pruefen'] : [];
  expect(inLines(headerNavigation)).toEqual([
    ...['Startseite /', 'Leistungen /#leistungen', 'Über uns /#ueber-uns', 'Projekte /projekte'],
    ...calculator,
    ...['Kontakt /#kontakt', 'Wartung /wartung-photovoltaik-anlage', 'FAQ /faq'],
    'Ihre Anfrage /beratung',
  ]);
  expect(inLines(footerSections)).toEqual([
    ...calculator,
    ...offer,
    ...['Startseite /#startseite', 'Leistungen /#leistungen', 'Projekte /#projekte'],
    'Kontakt /#kontakt',
  ]);
  expect(inLines(customerNavigation)).toEqual([
    ...['Netzanschluss /netzanschluss-daten', 'Vollmacht /vollmacht-download'],
    ...['Technik /technische-details', 'Wartung /wartung-photovoltaik-anlage'],
  ]);
  expect(inLines(legalNavigation)).toEqual([
    ...['Impressum /impressum', 'Datenschutz /datenschutz', 'AGB /agb'],
    ...['Cookie-Richtlinie /cookie-richtlinie', 'Barrierefreiheit /barrierefreiheit'],
  ]);
});

test('of the header’s items the one to the form is the call, and the calculator stands there where there is room', () => {
  const labels = (mark: string) =>
    headerNavigation.filter((item) => mark in item).map(({ label }) => label);
  expect(labels('callToAction')).toEqual(['Ihre Anfrage']);
  expect(labels('whereWide')).toEqual(hasCalculator ? ['Solarrechner'] : []);
  // On the home page a link scrolls to the section that its address names.
  for (const item of [...headerNavigation, ...footerSections]) {
    if ('section' in item) expect(item.to).toBe(`/#${item.section}`);
  }
});
