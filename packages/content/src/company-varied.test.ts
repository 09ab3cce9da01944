import { afterEach, expect, test, vi } from 'vitest';

const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ').replaceAll('\u00AD', '');

const mocked: string[] = [];
/** Loads what follows with other values in some modules, everything else being as it is. */
function given(changes: Record<string, object>): void {
  vi.resetModules();
  for (const [path, change] of Object.entries(changes)) {
    mocked.push(path);
    vi.doMock(path, async (original) => ({ ...(await original<object>()), ...change }));
  }
}

afterEach(() => {
  for (const path of mocked.splice(0)) vi.doUnmock(path);
});

const projectIds = (homeProjectIds: string[], overviewProjectIds: string[]) => ({
  './company/project-ids.ts': { homeProjectIds, overviewProjectIds },
});

test.each([
  [['a'], ['a'], 'Mehr zu diesem Projekt', 'Eine Anlage aus der Gegend'],
  [['a', 'b'], ['a', 'b'], 'Projekte im Vergleich ansehen', 'Anlagen aus der Gegend'],
  [['a', 'b'], ['a'], 'Mehr zu diesem Projekt', 'Anlagen aus der Gegend'],
  [['a'], ['a', 'b'], 'Weitere Projekte ansehen', 'Eine Anlage aus der Gegend'],
  [['a', 'b'], ['c'], 'Weitere Projekte ansehen', 'Anlagen aus der Gegend'],
])(
  'from the projects %j of the home page and %j of all it leads on by „%s“',
  async (shown, all, call, title) => {
    given(projectIds(shown, all));
    const { home } = await import('./pages/home.ts');
    expect([home.projects.call, home.projects.title]).toEqual([call, title]);
  },
);

const figure = { unit: '', asOf: '2025-01', source: 'Test', shownAs: 'current' } as const;
const google = { rating: { ...figure, value: 4.8 }, reviewCount: { ...figure, value: 12 } };
const platform = { platformRating: { ...figure, value: 5, decimals: 1 } };

test.each([
  [
    'both',
    { ...google, ...platform },
    'aus 12 Bewertungen bei Google; unsere Plattform zeigt 5,0 von 5 Sternen aus 12 Bewertungen',
  ],
  ['Google’s alone', google, 'aus 12 Bewertungen bei Google'],
  ['none', undefined, undefined],
])('of ratings the home page names %s', async (_which, ratings, overall) => {
  given({ './company/claims.ts': { ratings } });
  const { home } = await import('./pages/home.ts');
  expect(home.reviews.overall && plain(home.reviews.overall)).toBe(overall);
});

test.each([
  ['Überall', 'Überall. Kerngebiet: 30 km um Ort.'],
  ['Ort und 30 km ringsum', 'Ort und 30 km ringsum.'],
  ['Ort und 30\u00A0km ringsum', 'Ort und 30 km ringsum.'],
])('beside the area „%s“ a distance stands once', async (serviceArea, text) => {
  const { region } = await import('./company/region.ts');
  const { identity } = await import('./company/identity.ts');
  given({
    './company/region.ts': { region: { ...region, serviceArea, serviceRadius: 30_000 } },
    './company/identity.ts': { identity: { ...identity, city: 'Ort' } },
  });
  const { home, serviceRadius } = await import('./pages/home.ts');
  expect(plain(home.contact.area.text)).toBe(text);
  expect(plain(serviceRadius)).toBe('30 km');
});

const counted = 'Anlagen und Jahre zählen wir selbst (Stand: Januar 2025).';
const checked =
  'Bei den Bewertungen auf Google können wir nicht prüfen, ob alle Verfasser Kunden von uns sind.';

test.each([
  [
    true,
    true,
    `${counted} ${checked}`,
    ['Installierte Anlagen', 'Erfahrung', 'Google-Bewertung, aus 12 Bewertungen'],
  ],
  [true, false, counted, ['Installierte Anlagen', 'Erfahrung']],
  [false, true, checked, ['Erfahrung', 'Google-Bewertung, aus 12 Bewertungen']],
  [false, false, '', ['Erfahrung']],
])(
  'with systems counted (%s) and ratings (%s) the page on consultations says of whom they are',
  async (systems, rated, note, labels) => {
    const { claims } = await import('./company/claims.ts');
    given({
      './company/claims.ts': {
        claims: {
          ...claims,
          installedSystems: systems ? { ...figure, value: 500 } : undefined,
          experience: { ...figure, value: 15 },
        },
        ratings: rated ? google : undefined,
      },
    });
    const { trust } = (await import('./pages/consultation.ts')).consultationPage;
    expect(trust.note).toBe(note);
    expect(trust.figures.map(({ label }) => plain(label))).toEqual(labels);
  },
);

test.each([
  [25, / im Umkreis von 30 km\. Erste Beratung kostenlos\.$/],
  [26, / Photovoltaikanlagen im Umkreis von 30 km\.$/],
  [51, / Photovoltaikanlagen im Umkreis von 30 km\.$/],
  [52, / wartet Photovoltaikanlagen\.$/],
])(
  'a search result of a company whose name has %d letters says as much of it as fits',
  async (letters, end) => {
    const { identity } = await import('./company/identity.ts');
    const { region } = await import('./company/region.ts');
    given({
      './company/identity.ts': {
        identity: { ...identity, shortName: 'x'.repeat(letters), city: 'Ort' },
      },
      './company/region.ts': { region: { ...region, serviceRadius: 30_000 } },
    });
    const { pageMeta } = await import('./pages/page-meta.ts');
    expect(plain(pageMeta.home.description)).toMatch(end);
  },
);

test.each([
  [
    true,
    /^Wir prüfen, reinigen und überwachen .* in A, B und Umgebung – auch wenn ein anderer Betrieb/,
    /Sie Ihre Entscheidung jederzeit ändern\.$/,
  ],
  [false, /^Wir prüfen und reinigen .* in A, B und Umgebung\.$/, /Sie sie löschen\.$/],
])(
  'of services and of measuring, where there are any (%s), search results speak',
  async (are, maintenance, cookies) => {
    const { region } = await import('./company/region.ts');
    given({
      './company-answers.ts': {
        measured: are,
        monitorsRemotely: are,
        maintainsSystemsOfOthers: are,
      },
      './company/region.ts': { region: { ...region, mainTowns: ['A', 'B', 'C'] } },
    });
    const { pageMeta } = await import('./pages/page-meta.ts');
    expect(pageMeta.maintenance.description).toMatch(maintenance);
    expect(pageMeta.cookies.description).toMatch(cookies);
  },
);

test('data sheets are sent where none lies ready, and the others where some do', async () => {
  const opening = async (...files: (string | undefined)[]) => {
    given({
      './company/data-sheets.ts': { dataSheets: files.map((file) => ({ name: 'A', file })) },
    });
    const { technicalDetailsPage } = await import('./pages/technical-details.ts');
    return JSON.stringify(technicalDetailsPage.sections.at(-1));
  };
  expect(await opening(undefined)).toContain('Noch liegen sie hier nicht bereit.');
  expect(await opening(undefined, 'b.pdf')).toContain('Ein Datenblatt fehlt Ihnen?');
});

test.each([
  ['Frankfurt am Main', 'Frankfurt'],
  ['Neuburg an der Donau', 'Neuburg'],
  ['Burg auf Fehmarn', 'Burg'],
  ['Bernau bei Berlin', 'Bernau'],
  ['Freiburg im Breisgau', 'Freiburg'],
  ['Weiden in der Oberpfalz', 'Weiden'],
  ['Rothenburg ob der Tauber', 'Rothenburg'],
  ['Homburg vor der Höhe', 'Homburg'],
  ['Bad Lauchstädt', 'Bad Lauchstädt'],
])('on the map %s is %s, and stands there once', async (city, said) => {
  const { identity } = await import('./company/identity.ts');
  given({
    './company/identity.ts': { identity: { ...identity, city } },
    './company/places.ts': { mapTowns: [city, said, 'Nebenan'].map((name) => ({ name })) },
  });
  const { seatName, townsAround } = await import('./towns-on-map.ts');
  expect([seatName, ...townsAround.map(({ name }) => name)]).toEqual([said, 'Nebenan']);
});

test('what the company does not claim has no card', async () => {
  const { claims } = await import('./company/claims.ts');
  const titles = async (change: object) => {
    given({ './company/claims.ts': { claims: { ...claims, ...change } } });
    const { benefits } = (await import('./pages/consultation.ts')).consultationPage;
    return benefits.cards.map(({ title }) => title);
  };
  const savings = { ...figure, value: 60 };
  expect(await titles({ savings, propertyValue: undefined })).toEqual([
    ...['30 Jahre Garantie', 'Bis zu 60% Ersparnis', 'Premium Qualität'],
  ]);
  expect(await titles({ savings: undefined, propertyValue: { ...figure, value: 4 } })).toEqual([
    ...['30 Jahre Garantie', 'Wertsteigerung um bis zu 4%', 'Premium Qualität'],
  ]);
});

test('what was said in another month stands beside what is computed today, and is left out on a new site', async () => {
  const paid = async (comparedMonth: string | undefined) => {
    given({ './company/claims.ts': { comparedMonth } });
    return plain((await import('./pages/maintenance.ts')).maintenancePage.benefits.paid);
  };
  expect(await paid(undefined)).toBe('Verdient wird danach, wenn sie noch voll arbeitet.');
  expect(await paid('2024-03')).toMatch(
    /^Im März 2024 hieß es hier: Eine Photovoltaikanlage hat sich nach 8–12 Jahren bezahlt gemacht, im günstigsten Fall nach rund 7 Jahren\. .*Verdient wird danach, wenn sie noch voll arbeitet\.$/,
  );
});

test('the example of thirty years stands only where it once stood on the website', async () => {
  const shown = async (comparedMonth: string | undefined) => {
    given({ './company/claims.ts': { comparedMonth } });
    const { article } = await import('./faq/photovoltaik-erweiterung-speicher-nachruesten.ts');
    return plain(JSON.stringify(article.sections));
  };
  const example =
    '30 Jahre bringen 264.000 kWh im Wert von 83.900 €; nach dem Kaufpreis von 15.000 € bleiben 68.900 €.';
  expect(await shown('2025-01')).toContain(example);
  expect(await shown(undefined)).not.toContain('264.000');
});

test('services that the company does not offer are on no card and answer no question', async () => {
  const { services } = await import('./company/services.ts');
  const page = async (remoteMonitoring?: string, systemsOfOthers?: string) => {
    given({
      './company/services.ts': { services: { ...services, remoteMonitoring, systemsOfOthers } },
    });
    return (await import('./pages/maintenance.ts')).maintenancePage;
  };
  const titles = (cards: readonly { title: string }[]) => cards.map(({ title }) => plain(title));
  const none = await page();
  expect(titles(none.services.cards)).toEqual([
    ...['Technische Prüfung', 'Reinigung der Module', 'Vorbeugende Instandhaltung'],
  ]);
  expect(titles(none.details.services)).not.toContain('Fernüberwachung');
  expect(none.faq.questions).toHaveLength(2);
  expect((await page('Wir sehen zu.')).faq.questions).toHaveLength(2);
  expect((await page(undefined, 'Ja.')).faq.questions).toHaveLength(3);
  const both = await page('Wir sehen zu.', 'Ja.');
  expect(titles(both.services.cards)[2]).toBe('Leistungsanalyse');
  expect(both.details.services).toContainEqual({
    title: 'Fern\u00ADüberwachung',
    text: 'Wir sehen zu.',
  });
  expect(both.faq.questions[2]).toEqual({
    question: 'Warten Sie auch Anlagen, die ein anderer Betrieb gebaut hat?',
    answer: 'Ja.',
  });
});

const named = (name: string, more: object = {}) => ({ name, role: name, task: name, ...more });
const ownHours = [{ days: 'Mo', dayCodes: ['Mo'], opens: '10:00', closes: '11:00' }];

test('who has hours of their own is reached in them, all others in the office’s or the service’s', async () => {
  const { company } = await import('./company-in-texts.ts');
  const forms = async (people: object) => {
    given({ './company/people.ts': { people } });
    return (await import('./people-of-forms.ts')).peopleOfForms;
  };
  const office = named('Büro');
  const own = await forms({
    adviser: named('Rat', { hours: ownHours, phone: '0351 1' }),
    master: named('Meister', { hours: ownHours }),
    office,
  });
  expect(own.consultation).toMatchObject({
    name: 'Rat',
    hours: ownHours,
    phone: '0351 1',
    phoneHref: 'tel:+493511',
    phoneLabel: 'Direkt am Telefon',
  });
  expect(own.maintenance).toMatchObject({ name: 'Meister', hours: ownHours });
  expect(own.gridConnection).toMatchObject({ name: 'Meister', hours: ownHours });
  expect(own.contact).toMatchObject({
    name: 'Büro',
    phone: company.phone,
    phoneLabel: 'Am Telefon',
  });
  expect(own.contact?.hours).toEqual(company.officeHours);

  const alone = await forms({ office });
  expect(Object.values(alone).map((person) => person?.name)).toEqual([
    ...['Büro', 'Büro', 'Büro', 'Büro'],
  ]);
  expect(alone.maintenance?.hours).toEqual(company.serviceDeskHours);
  expect(alone.gridConnection?.hours).toEqual(company.officeHours);
  expect(alone.gridConnection?.phoneLabel).toBe('Am Telefon');
});

test('who answers in the office is named beside its number, where anybody does', async () => {
  const intro = async (office: object | undefined) => {
    given({ './company/people.ts': { people: { office, team: [], brands: [], photographs: [] } } });
    return (await import('./pages/home.ts')).home.contact.intro;
  };
  expect(await intro(named('Ina Ost'))).toBe('Am Telefon: Ina Ost.');
  expect(await intro(undefined)).toBe('Am schnellsten geht es am Telefon.');
});

/** What the privacy notice and the cookie policy say of measuring, of the chat and of quoted customers. */
async function notices(measured: boolean, chatProvider?: string, quoted = true) {
  const { legal } = await import('./company/legal.ts');
  given({
    './company-answers.ts': { measured },
    './company/legal.ts': { legal: { ...legal, chatProvider, analyticsRetention: 'zwei Monaten' } },
    './company/reviews.ts': { reviews: [] },
    './company/testimonials.ts': { testimonials: quoted ? [{}] : [] },
  });
  const { datenschutz } = await import('./legal/datenschutz.ts');
  const { cookieRichtlinie } = await import('./legal/cookie-richtlinie.ts');
  const text = (page: object) => plain(JSON.stringify(page));
  return {
    ids: datenschutz.sections.map(({ id }) => id as string),
    privacy: text(datenschutz.sections),
    cookies: text(cookieRichtlinie.sections),
    titles: cookieRichtlinie.sections.map(({ title }) => title as string),
  };
}

test('where visits are measured, both notices say how, and who receives what', async () => {
  const { ids, privacy, cookies, titles } = await notices(true, 'Chat GmbH');
  expect(ids).toContain('besuchsmessung');
  for (const words of [
    'Ihr Besuch wird nur gemessen, wenn Sie zustimmen.',
    'Von anderen lädt sie nur das Messprogramm von Google, und nur mit Ihrer Zustimmung.',
    'Google löscht die Daten nach zwei Monaten.',
    'das Marktstammdatenregister, mit Ihrer Zustimmung zur Besuchsmessung Google sowie Behörden',
    'Ihre Entscheidung zur Besuchsmessung, Entwürfe der Formulare',
    'verarbeitet der Anbieter (Chat GmbH)',
    'nur unser Hosting-, unser E-Mail- und unser Chat-Anbieter',
  ]) {
    expect(privacy).toContain(words);
  }
  for (const words of [
    'Stimmen Sie der Besuchsmessung zu, legt auch das Messprogramm von Google Cookies an.',
    'Nur mit Ihrer Zustimmung und nur, wenn eine Besuchsmessung eingerichtet ist.',
    'Für die Besuchsmessung brauchen wir Ihre Einwilligung',
    '"cookieConsent","lokaler Speicher"',
    '"_ga, _ga_…","Cookies, nur nach Zustimmung"',
    'gespeicherte Daten außerdem selbst ansehen',
    'Beim ersten Besuch fragen wir Sie',
  ]) {
    expect(cookies).toContain(words);
  }
  expect(titles).toContain('Ihre Entscheidung ändern');
});

test('where none is measured, nothing is said of it, nor of a chat that there is not', async () => {
  const { ids, privacy, cookies, titles } = await notices(false);
  expect(ids).not.toContain('besuchsmessung');
  expect(privacy).toContain('Ihren Besuch messen wir nicht.');
  expect(privacy).toContain('Von anderen lädt sie nichts.');
  expect(privacy).toContain('nur unser Hosting- und unser E-Mail-Anbieter');
  expect(privacy).toContain('TDDDG): Entwürfe der Formulare');
  expect(privacy).not.toMatch(/Google|im Chat/);
  expect(cookies).not.toMatch(/Google|cookieConsent|_ga|Einwilligung \(|undefined/);
  expect(cookies.match(/Setzen wir nicht ein\./g)).toHaveLength(2);
  expect(cookies).toContain('gespeicherte Daten selbst ansehen');
  expect(titles).toContain('Selbst ansehen und löschen');
});

test('customers who are quoted are told what becomes of their words, and nobody where none is', async () => {
  expect((await notices(true)).ids).toContain('bewertungen');
  expect((await notices(true, undefined, false)).ids).not.toContain('bewertungen');
});

test('the privacy notice names the authority of the company’s state', async () => {
  const { region } = await import('./company/region.ts');
  given({ './company/region.ts': { region: { ...region, state: 'SH' } } });
  const { datenschutz } = await import('./legal/datenschutz.ts');
  expect(JSON.stringify(datenschutz.sections)).toContain(
    'Für uns zuständig ist das Unabhängige Landeszentrum für Datenschutz Schleswig-Holstein, Holstenstraße 98, 24103 Kiel: ',
  );
});

test.each([
  ['BW', '70025 Stuttgart', 'www.baden-wuerttemberg.datenschutz.de'],
  ['BY', '91522 Ansbach', 'www.lda.bayern.de'],
  ['BE', '10555 Berlin', 'www.datenschutz-berlin.de'],
  ['BB', '14532 Kleinmachnow', 'www.lda.brandenburg.de'],
  ['HB', '27570 Bremerhaven', 'www.datenschutz.bremen.de'],
  ['HH', '20459 Hamburg', 'datenschutz-hamburg.de'],
  ['HE', '65021 Wiesbaden', 'datenschutz.hessen.de'],
  ['MV', '19055 Schwerin', 'www.datenschutz-mv.de'],
  ['NI', '30159 Hannover', 'www.lfd.niedersachsen.de'],
  ['NW', '40213 Düsseldorf', 'www.ldi.nrw.de'],
  ['RP', '55116 Mainz', 'www.datenschutz.rlp.de'],
  ['SL', '66111 Saarbrücken', 'www.datenschutz.saarland.de'],
  ['SN', '01330 Dresden', 'www.datenschutz.sachsen.de/beschwerde-einreichen.html'],
  ['ST', '39009 Magdeburg', 'datenschutz.sachsen-anhalt.de'],
  ['SH', '24103 Kiel', 'www.datenschutzzentrum.de'],
  ['TH', '99107 Erfurt', 'www.tlfdi.de'],
] as const)(
  'complaints about companies in %s are heard in %s, at %s',
  async (state, place, address) => {
    const { dataProtectionAuthorities } = await import('./legal/data-protection-authorities.ts');
    const { name, link } = dataProtectionAuthorities[state];
    expect(name).toMatch(new RegExp(`^d(er|ie|as) .*, ${place}$`));
    expect(link.href).toBe(`https://${address}`);
  },
);

const noCalculator = {
  './with-calculator.ts': {
    hasCalculator: false,
    withCalculator: () => undefined,
    needCalculator: () => {
      throw new Error('No house is computed');
    },
  },
};

test('where no house is computed, roofs are told as the company states them', async () => {
  given(noCalculator);
  const { southYield, yieldShare } = await import('./houses/roof-yield.ts');
  const sides = ['sued', 'suedost', 'suedwest', 'ost', 'west', 'ost-west', 'nord'] as const;
  expect(sides.map((side) => plain(yieldShare(side)))).toEqual([
    ...['100 %', '95 %', '95 %', '85 %', '85 %', '85 %', '60 %'],
  ]);
  expect(southYield('dresden')).toBeUndefined();
});

test('where no house is computed, no calculator is led to, and articles show what holds without one', async () => {
  given({ ...noCalculator, './company/project-ids.ts': { exampleProjects: {} } });
  const { loadArticles } = await import('./load-articles.ts');
  const { calculationCallPath } = await import('./houses/calculation-path.ts');
  const { allPaths } = await import('./paths.ts');
  const articles = await loadArticles();
  const text = plain(JSON.stringify(articles));
  expect(text).not.toMatch(/"to":"\/(solarrechner|angebot-pruefen)/);
  // Nor is a project that there is not.
  expect(text).not.toMatch(/Projekt mit (Mieterstrom|Notstrom)/);
  expect(calculationCallPath).toBe('/beratung');
  expect(allPaths).not.toContain('/solarrechner');
  expect(allPaths).not.toContain('/angebot-pruefen');
  const headlines = Object.fromEntries(
    articles.map(({ slug, headline }) => [
      slug,
      plain('figure' in headline ? `${headline.figure}: ${headline.note}` : headline.sentence),
    ]),
  );
  expect(headlines['photovoltaik-lohnt-sich-2025']).toBe(
    '32,5 ct/kWh: spart der Strom, den Sie selbst verbrauchen; eingespeist bringt er 7,62 ct/kWh',
  );
  expect(headlines['photovoltaik-kosten-einfamilienhaus']).toBe(
    '1.400 € je kWp: bei 10 kWp, fertig montiert',
  );
  expect(headlines['photovoltaik-stromspeicher-notwendig']).toBe(
    '70 % und mehr: Ihres Solarstroms bleiben mit Speicher im Haus, ohne Speicher rund 30 %, wenn die Anlage zum Verbrauch passt',
  );
  for (const words of [
    'Fehlt in Ihrem Angebot eine Zeile der Liste weiter unten, ',
    'Fehlt bei einer Anlage mit 10 kWp der Eintrag im Register, kostet das 100 € im Monat.',
    'So rechnen Sie es für Ihr Haus nach',
    'Solarspitzen: wann der Smart Meter hilft',
    'Ob Ihre Anlage liefert, was sie soll',
    'Darum zeigen wir beides und verlassen uns auf das Vorsichtigere.',
    'Dafür zahlen Sie 600 € je kWh (400–800 €).',
    'Ein Speicher hebt beides.',
    '"label":"Inbetriebnahme Februar bis Juli 2024","value":"64,88 €"',
    '"label":"Start bis 31.12.2026","value":"61,60 €"',
    '"label":"Ab dem 01.02.2027, nach heutigem Gesetz","value":"60,96 €"',
    'Wartung 120 € im Jahr, Versicherung einer Anlage bis zu 10 kWp 50–80 € im Jahr',
  ]) {
    expect(text).toContain(words);
  }
  const asked = articles.flatMap(({ questions }) => questions.map(({ question }) => question));
  expect(asked).not.toContain('Wie viel bringt eine Anlage im Jahr?');
});

test('what a land or a town pays is told with the day on which the company asked, and else that nobody has', async () => {
  const { region } = await import('./company/region.ts');
  const { gridOperators } = await import('./company/places.ts');
  const told = async (localFunding?: object, operators: object[] = []) => {
    given({
      './company/region.ts': { region: { ...region, state: 'BW' } },
      './company/funding.ts': { localFunding },
      './company/places.ts': { gridOperators: { ...gridOperators, operators } },
    });
    const { article } = await import('./faq/photovoltaik-foerderungen-zuschüsse.ts');
    const { gridOperators: blocks } = await import('./faq/decisions/grid-operators.ts');
    return {
      answer: plain(article.answer),
      sections: plain(JSON.stringify(article.sections)),
      blocks: blocks.map(({ type }) => type),
    };
  };
  const asked = await told({ text: 'Die Stadt zahlt 100 €.', asOf: '2026-10' }, [
    { area: 'Ort', name: 'Netz', registration: 'im Portal' },
  ]);
  expect(asked.answer).toMatch(/ und die Kredite der KfW\. Die Stadt zahlt 100 €\.$/);
  expect(asked.sections).toContain(
    'etwas dazu. Die Stadt zahlt 100 €. (Stand: Oktober 2026) Fragen',
  );
  expect(asked.blocks).toEqual(['table', 'text']);
  const unasked = await told();
  expect(unasked.answer).toContain('Zuschüsse kommen allenfalls von Ihrem Land oder');
  expect(unasked.sections).toContain('Was es bei Ihnen zurzeit gibt, haben wir nicht geprüft.');
  expect(unasked.blocks).toEqual(['text']);
});

test('that somebody has looked for the reform is said with day, name and place, once they have', async () => {
  const { legal } = await import('./company/legal.ts');
  const page = async (reformCheck?: object) => {
    given({ './company/legal.ts': { legal: { ...legal, reformCheck } } });
    const { log, status } = (await import('./pages/from-2027.ts')).from2027Page(false);
    return { title: log.title, entries: log.entries.slice(2), dates: status.dates.slice(2) };
  };
  expect(await page({ by: 'A. B.', on: '2026-11-20', where: 'bundestag.de' })).toEqual({
    title: 'Verlauf: was geschah und wann wir nachsahen',
    entries: ['20.11.2026: A. B. sieht nach (bundestag.de).'],
    dates: [['Nachgesehen', '20.11.2026, A. B. (bundestag.de)']],
  });
  expect(await page()).toEqual({ title: 'Verlauf: was geschah', entries: [], dates: [] });
});

test('only a company that is no micro-enterprise has a duty of accessibility, and an authority over it', async () => {
  const { legal } = await import('./company/legal.ts');
  const of = async (microEnterprise: boolean) => {
    given({
      './company/legal.ts': {
        legal: { ...legal, microEnterprise, accessibilityAuthority: 'Aufsicht der Länder' },
      },
    });
    return plain(JSON.stringify((await import('./legal/barrierefreiheit.ts')).barrierefreiheit));
  };
  const micro = await of(true);
  expect(micro).toContain('deshalb halten wir den Standard freiwillig ein.');
  expect(micro).toContain('gibt es dafür keine Aufsicht.');
  expect(micro).not.toContain('Aufsicht der Länder');
  const other = await of(false);
  expect(other).toContain('Dafür verlangt das Barrierefreiheitsstärkungsgesetz');
  expect(other).toContain('können Sie sich an die Aufsicht wenden: Aufsicht der Länder.');
  expect(other).not.toContain('freiwillig');
});

test.each([
  ['Chat', 'https://chat.example', undefined, 'Karte und Chat', true],
  ['reviews', undefined, 'https://bewertung.example', 'Karte und Bewertungsplattform', true],
  [
    'both',
    'https://chat.example',
    'https://b.example',
    'Karte, Chat und Bewertungsplattform',
    true,
  ],
  ['neither', undefined, undefined, 'Die Karte', false],
])(
  'of other providers the map is named, and with %s what the company has',
  async (_which, chatHref, reviewReadHref, names, several) => {
    const { contact } = await import('./company/contact.ts');
    given({ './company/contact.ts': { contact: { ...contact, chatHref, reviewReadHref } } });
    const { otherProviders } = await import('./legal/other-providers.ts');
    expect(otherProviders).toEqual({ names, several });
    const { datenschutz } = await import('./legal/datenschutz.ts');
    expect(JSON.stringify(datenschutz.sections)).toContain(
      several ? `${names} sind einfache Verweise: ` : 'Die Karte ist ein einfacher Verweis: ',
    );
  },
);

test('the imprint names a register and numbers only where there are some', async () => {
  const { identity } = await import('./company/identity.ts');
  const of = async (more: object) => {
    const none = {
      registerCourt: undefined,
      registerNumber: undefined,
      generalPartner: undefined,
      vatId: undefined,
      economicId: undefined,
    };
    given({
      './company/identity.ts': {
        identity: { ...identity, ...none, managingDirector: 'Anna Ost', ...more },
      },
    });
    const [table] = (await import('./legal/impressum.ts')).impressum.sections[0]?.blocks ?? [];
    return table?.type === 'table' ? table.rows.slice(2) : [];
  };
  expect(await of({})).toEqual([['Vertreten durch', 'Anna Ost']]);
  expect(
    await of({ registerCourt: 'Amtsgericht Ort', registerNumber: 'HRB 1', vatId: 'DE1' }),
  ).toEqual([
    ['Geschäftsführung', 'Anna Ost'],
    ['Registergericht', 'Amtsgericht Ort'],
    ['Handelsregisternummer', 'HRB 1'],
    ['Umsatzsteuer-Identifikationsnummer', 'DE1'],
  ]);
});

test.each([
  [true, true, 'Ein Beispiel aus der Region, gezeigt als Visualisierung'],
  [false, true, 'Beispiele aus der Region, gezeigt als Visualisierung'],
  [true, false, undefined],
  [false, false, undefined],
])(
  'projects, single (%s) or drawn by a computer (%s), are called what they are',
  async (singleProject, drawn, lead) => {
    const { visualisation } = await import('./picture.ts');
    const { pictures } = await import('./company/pictures.ts');
    const [name = ''] = Object.keys(pictures);
    const picture = { ...Object.values(pictures)[0], caption: drawn ? visualisation : 'Foto' };
    given({
      './company-answers.ts': { singleProject },
      './company/pictures.ts': { pictures: { ...pictures, [name]: picture } },
      './company/project-ids.ts': {
        overviewProjectIds: [name],
        projectIds: singleProject ? ['a', 'b'] : ['a', 'b', 'c'],
      },
    });
    const { projectPage, projectsPage } = await import('./pages/projects.ts');
    expect(projectPage.others).toBe(singleProject ? 'Noch eine Anlage' : 'Weitere Anlagen');
    const { pageMeta } = await import('./pages/page-meta.ts');
    if (lead === undefined) expect(projectsPage.lead).toBe(pageMeta.projects.lead);
    else expect(projectsPage.lead).toMatch(new RegExp(`^${lead}: was `));
    expect(projectsPage.listTitle).toBe(
      singleProject ? 'Ausgewählte Anlage' : 'Ausgewählte Anlagen',
    );
    expect(projectsPage.note).toMatch(
      singleProject ? /^Ertrag und Ersparnis sind / : /^Erträge und Ersparnisse sind /,
    );
  },
);

test('systems that are being built are spoken of only where there are some', async () => {
  const { services } = await import('./company/services.ts');
  const title = async (underConstruction: string | undefined) => {
    given({ './company/services.ts': { services: { ...services, underConstruction } } });
    return (await import('./pages/projects.ts')).projectsPage.more;
  };
  expect(await title('Zwei sind im Bau.')).toMatchObject({
    title: 'Weitere Projekte folgen',
    text: 'Zwei sind im Bau.',
  });
  expect(await title(undefined)).toMatchObject({ title: 'Und Ihr Dach?' });
});
