import { expect, test, vi } from 'vitest';

vi.mock('./company/claims.ts', () => import('./testing/company-of-two/claims.ts'));
vi.mock('./company/contact.ts', () => import('./testing/company-of-two/contact.ts'));
vi.mock('./company/funding.ts', () => import('./testing/company-of-two/funding.ts'));
vi.mock('./company/hours.ts', () => import('./testing/company-of-two/hours.ts'));
vi.mock('./company/identity.ts', () => import('./testing/company-of-two/identity.ts'));
vi.mock('./company/legal.ts', () => import('./testing/company-of-two/legal.ts'));
vi.mock('./company/people.ts', () => import('./testing/company-of-two/people.ts'));
vi.mock('./company/pictures.ts', () => import('./testing/company-of-two/pictures.ts'));
vi.mock('./company/places.ts', () => import('./testing/company-of-two/places.ts'));
vi.mock('./company/prices.ts', () => import('./testing/company-of-two/prices.ts'));
vi.mock('./company/project-ids.ts', () => import('./testing/company-of-two/project-ids.ts'));
vi.mock('./company/projects.ts', () => import('./testing/company-of-two/projects.ts'));
vi.mock('./company/region.ts', () => import('./testing/company-of-two/region.ts'));
vi.mock('./company/reviews.ts', () => import('./testing/company-of-two/reviews.ts'));
vi.mock('./company/services.ts', () => import('./testing/company-of-two/services.ts'));
vi.mock('./company/testimonials.ts', () => import('./testing/company-of-two/testimonials.ts'));
// What is no file of the folder: the month in which the company looked at the durations and costs of the ledger.
vi.mock(import('./figures/figure.ts'), async (original) => {
  const figures = await original();
  return { ...figures, companyDated: { ...figures.companyDated, asOf: '2026-11' } } as never;
});
// What the build would answer.
vi.mock('./company-answers.ts', () => ({
  measured: false,
  monitorsRemotely: false,
  maintainsSystemsOfOthers: false,
  singleProject: true,
}));

const { loadTexts, visibleTexts } = await import('./testing/content-texts.ts');
const { serviceDeskHours } = await import('./testing/company-of-two/hours.ts');
const { home } = await import('./pages/home.ts');
const { peopleOfForms } = await import('./people-of-forms.ts');
const { pageMeta } = await import('./pages/page-meta.ts');
const { projectsPage } = await import('./pages/projects.ts');
const { consultationPage } = await import('./pages/consultation.ts');
const { townsAround } = await import('./towns-on-map.ts');
const { letterWords } = await import('./mails/letter.ts');
const { uncountedDays } = await import('./company-in-texts.ts');
const { companyRegisters, companyRepresentatives } = await import('./representation.ts');

const texts = Object.entries(await loadTexts(['pages', 'legal', 'faq', 'documents']));

/** The status page of measuring and the banner, which such a site does not draw. */
const notShown = /^pages\/(analytics-test|shell)\.ts$/;

test.each([
  // „Im Chat schreiben“ is the label of a button that is not drawn.
  ['its chat', /(?<!^Im )Chat\b/],
  ['its register and VAT number', /Handelsregister|Registergericht|Umsatzsteuer-Identifikation/],
  ['measuring', /Google|cookieConsent|Ihrer Zustimmung|nur gemessen/],
  ['how many systems it has built', /installierte Anlagen|1\+/i],
  ['what it cannot prove', /% Ersparnis|Wertsteigerung um/],
  [
    'services that it does not offer',
    /in 3D|aus der Ferne|Fernüberwachung|ein anderer Betrieb gebaut/,
  ],
  ['systems that are being built', /gerade im Bau/],
  [
    'more than one project',
    /Alle 1 |Eine Photovoltaikanlage.*jede|im Vergleich ansehen|So sind andere/,
  ],
  ['that it has not asked for funding', /haben wir nicht geprüft/],
  ['a date since which nothing was looked up, on that very date', /seither nicht neu erhoben/],
])('no page of a company of two names %s', (_what, words) => {
  const found = texts
    .filter(([file]) => !notShown.test(file))
    .flatMap(([file, content]) =>
      visibleTexts(content)
        .filter((text) => words.test(text))
        .map((text) => `${file}: ${text}`),
    );
  expect(found).toEqual([]);
});

test('its own town stands once on the map', () => {
  expect(townsAround.map(({ name }) => name)).not.toContain('Oldenburg');
  expect(home.about.map).toMatch(/um Oldenburg\. Darin liegen unter anderem Rastede/);
  expect(home.contact.area.text).toBe('Oldenburg und 40 km im Umkreis.');
});

test('one project is spoken of as one', () => {
  expect(projectsPage.filter.shown(1, 1)).toBe('Eine Anlage');
  expect(projectsPage.lead).toBe(
    'Eine Anlage nördlich von Oldenburg: was sie leistet, kostet und spart.',
  );
  expect(pageMeta.projects.description).toContain('was sie leistet');
  expect(home.projects.call).toBe('Mehr zu diesem Projekt');
});

test('beside the maintenance form stand the hours of the service', () => {
  expect(peopleOfForms.maintenance?.hours).toBe(serviceDeskHours);
  expect(peopleOfForms.gridConnection?.hours).not.toBe(serviceDeskHours);
});

test('what it knows of funding stands with its date', () => {
  const article = JSON.stringify(texts.filter(([file]) => file.includes('foerderungen')));
  expect(article).toContain('zahlen zurzeit nichts dazu. (Stand: November 2026)');
});

test('nothing is counted where nothing can be proven, and a GbR has no managing director', () => {
  expect(consultationPage.trust.figures).toEqual([]);
  const letter = visibleTexts(letterWords('contact')).join('\n');
  expect(letter).toContain('Vertreten durch: Enno Gerdes und Wiebke Onken');
  expect(letter).not.toContain('Geschäftsführung');
});

test('who answers a form that nobody has for themselves is the office', () => {
  expect(peopleOfForms.consultation).toMatchObject({
    name: 'Wiebke Onken',
    phoneLabel: 'Am Telefon',
  });
  expect(peopleOfForms.contact).toMatchObject({ name: 'Wiebke Onken', phoneLabel: 'Am Telefon' });
  expect(peopleOfForms.maintenance).toMatchObject({
    name: 'Enno Gerdes',
    phoneLabel: 'Am Telefon, über das Büro',
  });
});

test('an office that is closed on Saturdays does not count weekends, and stands on no register', () => {
  expect(uncountedDays).toBe('Wochenenden und Feiertage');
  expect(companyRegisters).toEqual([]);
  expect(companyRepresentatives).toBe('Enno Gerdes und Wiebke Onken');
});
