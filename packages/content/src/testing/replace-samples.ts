import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SampleKey } from '../company/samples.ts';

/**
 * Puts another company into a copy of the site, as far from the sample as one can be: in another state, a KG, with
 * longer names, other hours, prices and claims, two projects of its own, photographs instead of renderings, a data
 * sheet to download, and no reviews yet. What stays as it is, is confirmed.
 * It finds the values by their names, so it works on whatever company stands there.
 *
 * @param root the top folder of the copy
 */
export async function replaceSamples(root: string): Promise<void> {
  const content = join(root, 'packages/content/src');
  const pictures = join(root, 'packages/client/pictures');
  const edit = (file: string, change: (source: string) => string) =>
    editFile(join(content, 'company', `${file}.ts`), change);

  await edit('identity', (source) =>
    withValues(source, identity)
      .replace(/geo: \{.*\}/, 'geo: { latitude: 47.9722, longitude: 7.6961 }')
      .replace(/(generalPartner: ).*,/, `$1${generalPartner} as GeneralPartner | undefined,`),
  );
  await edit('region', (source) =>
    Object.entries(region).reduce(
      (changed, [name, value]) => withValue(changed, name, value),
      source,
    ),
  );
  await edit('places', (source) =>
    Object.entries(places).reduce(
      (changed, [name, value]) => withConstant(changed, name, value),
      source,
    ),
  );
  await edit('contact', (source) =>
    withValue(
      withValue(withValues(source, contact), 'reviewWriteHref', noAddress),
      'reviewReadHref',
      noAddress,
    ),
  );
  await edit('legal', (source) =>
    withValues(source, legal).replace('microEnterprise: true', 'microEnterprise: false'),
  );
  await edit('hours', (source) =>
    withConstant(
      everyString(source, { opens: '7:30', closes: '16:30', short: hotline, text: `${hotline}.` }),
      'officeHours',
      "[{ ...mondayToFriday, opens: '7:30', closes: '16:30' }]",
    )
      .replace(/(replyDays =\s*)'.*'/, "$1'Mo–Fr'")
      .replace(/(replyExample =\s*)'.*'/, "$1'Am Freitag geschrieben, am Dienstag beantwortet.'"),
  );
  await edit('claims', (source) =>
    withConstant(
      withConstant(otherFigures(source, 0.8), 'ratings', 'undefined'),
      'comparedMonth',
      'undefined',
    ),
  );
  await edit('prices', (source) => otherFigures(source, 1.2));
  await edit('reviews', (source) => withConstant(source, 'reviews', '[]'));
  await edit('testimonials', (source) => withConstant(source, 'testimonials', '[]'));
  await edit('data-sheets', (source) =>
    source.replace(/(name: '[^']*')/, "$1, file: 'module.pdf'"),
  );
  await edit('people', (source) =>
    Object.entries(people)
      .reduce((changed, [place, person]) => {
        const entry = new RegExp(`^  ${place}: \\{[\\s\\S]*?^  \\},\\n`, 'm');
        if (!entry.test(changed)) throw new Error(`No ${place} to replace`);
        return changed.replace(entry, person);
      }, source)
      .replace(
        'team: []',
        `team: [
          { name: 'Jens Ostertag', role: 'Bauleiter', picture: 'winzerhof' },
        ],
        craftRegister: '1234567, Handwerkskammer Freiburg'`,
      )
      .replace('brands: []', "brands: ['Erste Marke', 'Zweite Marke']")
      .replace('photographs: []', "photographs: ['winzerhof']"),
  );

  const former = await projectIdsIn(join(content, 'company/project-ids.ts'));
  await edit('project-ids', (source) =>
    Object.entries(projectIds).reduce(
      (changed, [name, value]) => withConstant(changed, name, value),
      source,
    ),
  );
  await edit('projects', (source) => withConstant(source, 'projects', projects));
  await edit('pictures', (source) =>
    withConstant(
      former.reduce(
        (changed, id) =>
          changed.replaceAll(new RegExp(`^  '?${id}(-\\d)?'?: \\{[^}]*\\},\\n`, 'gm'), ''),
        source,
      ),
      'pagePictures',
      pagePictures,
    )
      .replaceAll('caption: visualisation', `caption: '${caption}'`)
      .replace('\n} satisfies', `\n${ownPictures}} satisfies`),
  );
  for (const name of await readdir(pictures)) {
    if (former.some((id) => new RegExp(`^${id}(-\\d)?\\.jpg$`).test(name))) {
      await rm(join(pictures, name));
    }
  }
  for (const id of ['winzerhof', 'reihenhaus']) {
    await cp(join(pictures, 'hero.jpg'), join(pictures, `${id}.jpg`));
  }
  const sheets = join(root, 'packages/client/public/datenblaetter/module.pdf');
  await cp(join(pictures, 'hero.jpg'), sheets);

  await edit('confirmed', (source) => withConstant(source, 'confirmed', JSON.stringify(confirmed)));
}

const confirmed: readonly SampleKey[] = [
  'identity.copyrightYear',
  'region.municipalHolidays',
  'legal.powerOfAttorneyRetention',
  'legal.insuranceOffer',
  'pictures.hero',
  'pictures.hero-breit',
  'pictures.modules-halfcell',
  'pictures.module-nah',
  'pictures.speicher-wallbox',
  'pictures.zaehlerschrank',
  'pictures.montage',
  'pictures.beratung',
  'pictures.waermepumpe',
  'data-sheets.wechselrichter',
  'data-sheets.stromspeicher',
  'data-sheets.wallbox',
  'data-sheets.montagesystem',
  'claims.lastChecked',
  'documents/power-of-attorney',
  'figures/figure.companyDated',
  'figures/figure.companyCurrent',
  'forms/consents',
  'legal/agb',
  'legal/barrierefreiheit',
  'legal/cookie-richtlinie',
  'legal/datenschutz',
  'legal/impressum',
  'pages/shell.cookieBanner',
];

const identity = {
  name: 'Breisgau Sonnenwerk GmbH & Co. KG',
  shortName: 'Breisgau Sonnenwerk',
  street: 'Niederrimsinger Rebbergstraße 117 b',
  postalCode: '79112',
  city: 'Freiburg-Munzingen am Tuniberg',
  managingDirector: 'Dr.-Ing. Friederike Vollherbst-Zähringer',
  registerNumber: 'HRA 701234',
  vatId: 'DE123456788',
  economicId: 'DE123456788-00001',
  registerCourt: 'Amtsgericht Freiburg im Breisgau',
  installers: 'Elektromeister und Dachdeckermeister',
};

const generalPartner = `{
    name: 'Breisgau Sonnenwerk Verwaltungs-GmbH',
    city: 'Freiburg im Breisgau',
    registerNumber: 'HRB 712345',
    registerCourt: 'Amtsgericht Freiburg im Breisgau',
  }`;

const region = {
  state: "'BW'",
  mainTowns: "['Freiburg im Breisgau', 'Breisach', 'Staufen']",
  whereabouts: "'zwischen Kaiserstuhl, Rhein und Schwarzwald'",
  projectsWhereabouts: "'zwischen Endingen und Bad Krozingen'",
  serviceArea: "'Südbaden und der Hochschwarzwald'",
  serviceRadius: '45_000',
};

const places = {
  mapTowns: `[
  { name: 'Freiburg', latitude: 47.9959, longitude: 7.8522 },
  { name: 'Breisach', latitude: 48.0286, longitude: 7.5828 },
  { name: 'Emmendingen', latitude: 48.1214, longitude: 7.8506 },
  { name: 'Endingen', latitude: 48.1426, longitude: 7.7013 },
  { name: 'Bad Krozingen', latitude: 47.9178, longitude: 7.7011 },
  { name: 'Müllheim', latitude: 47.8081, longitude: 7.6306 },
  { name: 'Lahr', latitude: 48.3395, longitude: 7.8725 },
  { name: 'Titisee-Neustadt', latitude: 47.9122, longitude: 8.2147 },
]`,
  river: `{
  name: 'Rhein',
  course: [
    { latitude: 47.59, longitude: 7.59 },
    { latitude: 47.7, longitude: 7.52 },
    { latitude: 47.82, longitude: 7.55 },
    { latitude: 47.92, longitude: 7.58 },
    { latitude: 48.03, longitude: 7.57 },
    { latitude: 48.13, longitude: 7.58 },
    { latitude: 48.21, longitude: 7.66 },
    { latitude: 48.32, longitude: 7.73 },
    { latitude: 48.45, longitude: 7.78 },
  ],
}`,
  gridOperators: `{
  asOf: '2026-11',
  operators: [
    {
      area: 'Freiburg im Breisgau und viele Gemeinden im Umland',
      name: 'bnNETZE',
      registration: 'im Netzanschlussportal auf bnnetze.de',
    },
    {
      area: 'Emmendingen',
      name: 'Stadtwerke Emmendingen',
      registration: 'über swe-emmendingen.de',
    },
  ],
}`,
};

const domain = 'breisgau-sonnenwerk.test';

const contact = {
  phone: '+49 89 99998-777',
  email: `kontakt@${domain}`,
  securityEmail: `sicherheit@${domain}`,
  chatHref: `https://chat.${domain}/`,
  facebook: `https://facebook.${domain}/`,
  instagram: `https://instagram.${domain}/`,
  linkedin: `https://linkedin.${domain}/`,
};

const noAddress = 'undefined as string | undefined';

const legal = {
  chamber: 'Handwerkskammer Freiburg, Bismarckallee 6, 79098 Freiburg im Breisgau',
  title: 'Elektrotechnikermeisterin (Betriebsleiterin: Annegret von Schauinsland-Oberrimsingen)',
  installerRegister: 'bnNETZE GmbH, Nr. 12345',
  insurer: 'Eigene Versicherung AG, Hauptstraße 4, 79098 Freiburg im Breisgau',
  hostingProvider: 'Eigenes Hosting GmbH, Hauptstraße 2, 79098 Freiburg im Breisgau',
  mailProvider: 'Eigene Mail GmbH, Hauptstraße 3, 79098 Freiburg im Breisgau',
  dataProtectionOfficer: `Unseren Datenschutzbeauftragten erreichen Sie unter datenschutz@${domain}.`,
  backupRetention: '90 Tagen',
  backupCopies: 'Weitere Kopien davon gibt es nicht.',
  accessibilityAuthority: 'Eigene Aufsicht, Hauptstraße 6, 70173 Stuttgart',
  analyticsRetention: 'vierzehn Monaten',
  chatProvider: 'Eigener Chat GmbH, Hauptstraße 5, 79098 Freiburg im Breisgau',
};

/** One with a photograph and a long name, one without a word of their own, and nobody. */
const people = {
  adviser: `  adviser: {
    name: 'Annegret von Schauinsland-Oberrimsingen',
    role: 'Elektrotechnikermeisterin, Planung und Beratung',
    task: 'Planung und Beratung',
    sentence: 'Ich rechne Ihnen jede Zahl vor, und wenn es regnet, auch ein zweites Mal, bis Sie alles verstanden haben.',
    phone: '+49 89 99998-778',
    picture: 'winzerhof',
  },
`,
  master: `  master: { name: 'Jo Ost', role: 'Meister', task: 'Montage', hours: serviceDeskHours },
`,
  office: '',
};

const hotline = 'Störungsdienst an jedem Tag von 7 bis 22\\u202FUhr';
const caption = 'Eigene Anlage, Mai 2026';

const projectIds = {
  projectIds: "['winzerhof', 'reihenhaus'] as const",
  overviewProjectIds: "['winzerhof', 'reihenhaus']",
  homeProjectIds: "['winzerhof', 'reihenhaus']",
  homeProjectTopics: "'Gewerbe, Speicher'",
  exampleProjects: '{ backupPower: undefined, tenantElectricity: undefined }',
  projectsPeriod: "'2012 - 2026'",
};

/** Two kinds, one with storage and one whose price is withheld. */
const projects = `{
  winzerhof: {
    id: 'winzerhof',
    title: 'Kelterhalle eines Winzerhofs in Endingen am Kaiserstuhl',
    description: 'Module auf der Kelterhalle: Im Herbst laufen Pressen und Kühlung mit eigenem Strom.',
    year: 2012,
    yield: 28_300,
    specs: \`\${kWp(29.7)} | 66 Module | Gewerbe\`,
    image: 'winzerhof',
    additionalImages: [],
    location: 'Endingen am Kaiserstuhl',
    kind: 'gewerbe',
    power: 29.7,
    projectSize: kWp(29.7),
    withheld: 'auf Anfrage',
    investmentNote: 'Den Preis nennen wir auf Anfrage: Er hing am Umbau der Halle.',
    savings: 4_900,
    position: { latitude: 48.1426, longitude: 7.7013 },
    roof: { planes: [{ tilt: 15, azimuth: 190, share: 66 }] },
    detailedDescription: ['Gekeltert wird im September, wenn das Dach noch viel liefert.'],
    features: ['Montage zwischen zwei Herbsten'],
    technicalSpecs: {
      modules: \`66 Halbzellenmodule mit je \${watts(450)}\`,
      inverter: \`Dreiphasiger Wechselrichter mit \${kW(25)}\`,
      monitoring: 'Ertrag im Browser',
    },
  },
  reihenhaus: {
    id: 'reihenhaus',
    title: 'Reihenhaus mit Wärmepumpe und Carport',
    description: 'Ein Dach, ein Carport und ein Speicher im Keller.',
    year: 2026,
    yield: 10_200,
    specs: \`\${kWp(9.9)} | Speicher | Carport\`,
    image: 'reihenhaus',
    additionalImages: [],
    location: 'Bad Krozingen',
    kind: 'einfamilienhaus',
    power: 9.9,
    storage: 10,
    projectSize: \`\${kWp(9.9)} mit Speicher\`,
    investment: 19_800,
    savings: 2_050,
    position: { latitude: 47.9178, longitude: 7.7011 },
    roof: {
      planes: [
        { tilt: 38, azimuth: 170, share: 16 },
        { tilt: 5, azimuth: 170, share: 6 },
      ],
    },
    detailedDescription: ['Die Wärmepumpe nimmt mittags, was Haus und Auto übrig lassen.'],
    features: ['Carport als zweites Dach'],
    technicalSpecs: {
      modules: \`22 Halbzellenmodule mit je \${watts(450)}\`,
      inverter: \`Hybridwechselrichter mit \${kW(10)}\`,
      storage: \`Batteriespeicher mit \${kW(5)} Leistung und \${kWh(10)} Kapazität\`,
      monitoring: 'Ertrag und Verbrauch per App',
    },
  },
}`;

const ownPictures = `  winzerhof: { alt: 'Winzerhof mit Kelterhalle', caption: '${caption}' },
  reihenhaus: { alt: 'Reihenhaus mit Carport', caption: '${caption}' },
`;

const pagePictures = `{
  consultation: 'beratung',
  roof: 'winzerhof',
  roofArticle: 'winzerhof',
  warrantyArticle: 'reihenhaus',
} as const satisfies Record<string, PictureName>`;

async function editFile(path: string, change: (source: string) => string): Promise<void> {
  const source = await readFile(path, 'utf8');
  const changed = change(source);
  if (changed !== source) await writeFile(path, changed);
}

/** Another value, as it is written in the source, for a property of one line, which has to be there. */
function withValue(source: string, name: string, value: string): string {
  const property = new RegExp(
    `(\\b${name}:\\s*)(?:'.*'( as .*)?|undefined|\\[.*\\]|[\\d_]+),$`,
    'm',
  );
  if (!property.test(source)) throw new Error(`No ${name} to replace`);
  return source.replace(property, (_, property) => `${property}${value},`);
}

/** Other texts for properties. */
function withValues(source: string, values: Record<string, string>): string {
  return Object.entries(values).reduce(
    (changed, [name, value]) => withValue(changed, name, `'${value}'`),
    source,
  );
}

/** Another value, as it is written in the source, for a constant of the file. */
function withConstant(source: string, name: string, value: string): string {
  const constant = new RegExp(`(^export const ${name}\\b(?:: [^=]+?)? =\\s)[\\s\\S]*?;$`, 'm');
  if (!constant.test(source)) throw new Error(`No ${name} to replace`);
  return source.replace(constant, (_, declared) => `${declared}${value};`);
}

/** The same text wherever a property of this name is one. */
function everyString(source: string, values: Record<string, string>): string {
  return Object.entries(values).reduce(
    (changed, [name, value]) =>
      changed.replaceAll(new RegExp(`(\\b${name}:\\s*)(['\`]).*?\\2`, 'g'), `$1'${value}'`),
    source,
  );
}

/** Every number of every figure changed, whole ones stay whole; a range stays a range. */
function otherFigures(source: string, factor: number): string {
  return source.replaceAll(/(?<=\bvalue: )(\[.*?\]|[\d.]+)/g, (value) =>
    value.replaceAll(/[\d.]+/g, (text) => {
      const places = text.includes('.') ? 10 : 1;
      return String(Math.round(Number(text) * factor * places) / places);
    }),
  );
}

/** The ids of the projects that stand there so far. */
async function projectIdsIn(file: string): Promise<string[]> {
  const [, ids = ''] =
    /export const projectIds = \[([^\]]*)\]/.exec(await readFile(file, 'utf8')) ?? [];
  return [...ids.matchAll(/'([\w-]+)'/g)].map(([, id = '']) => id);
}
