import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Puts another company into a copy of the site: longer names, other hours, prices and claims, one project
 * more, photographs instead of renderings, a data sheet to download; every mark of a sample is taken away.
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
    withValues(source, identity).replace(
      /geo: \{.*\}/,
      'geo: { latitude: 51.1306, longitude: 13.5806 }',
    ),
  );
  await edit('region', (source) =>
    withValues(source, region).replace(/(serviceRadius: )\d+_?\d*/, (_, name) => `${name}80_000`),
  );
  await edit('contact', (source) => withValues(source, contact));
  await edit('legal', (source) =>
    withValues(source, legal).replace('microEnterprise: true', 'microEnterprise: false'),
  );
  await edit('hours', (source) =>
    everyString(source, { opens: '7:30', closes: '16:30', short: hotline, text: `${hotline}.` })
      .replace(/(replyDays =\s*)'.*'/, "$1'Mo–Fr'")
      .replace(/(replyExample =\s*)'.*'/, "$1'Am Freitag geschrieben, am Dienstag beantwortet.'"),
  );
  await edit('claims', (source) => otherFigures(source, 0.8));
  await edit('prices', (source) => otherFigures(source, 1.2));
  await edit('reviews', (source) =>
    everyString(source, { author: 'Annegret von Zehmen-Oberlößnitz', avatar: 'AZ', text: praise }),
  );
  await edit('testimonials', (source) => everyString(source, { author: 'Jens O.', text: praise }));
  await edit('data-sheets', (source) =>
    source.replace(/(name: '[^']*')/, "$1, file: 'module.pdf'"),
  );
  await edit('project-ids', (source) =>
    source
      .replaceAll(/,\n\]/g, ",\n  'siebtes',\n]")
      .replace(/(projectsPeriod = )'.*'/, "$1'2012 - 2026'"),
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
          { name: 'Jens Ostwald', role: 'Bauleiter', picture: 'siebtes' },
        ],
        craftRegister: '1234567, Handwerkskammer Dresden'`,
      )
      .replace('brands: []', "brands: ['Erste Marke', 'Zweite Marke']")
      .replace('photographs: []', "photographs: ['siebtes']"),
  );
  await edit('projects', withSeventhProject);
  await edit('pictures', (source) =>
    source
      .replaceAll('caption: visualisation', `caption: '${caption}'`)
      .replace(
        '\n} satisfies',
        `\n  siebtes: { alt: 'Haus mit Carport', caption: '${caption}' },\n} satisfies`,
      ),
  );
  const [any = ''] = (await readdir(pictures)).filter((name) => name.endsWith('.jpg'));
  await cp(join(pictures, any), join(pictures, 'siebtes.jpg'));
  const sheets = join(root, 'packages/client/public/datenblaetter/module.pdf');
  await cp(join(pictures, any), sheets);

  for (const file of await readdir(content, { recursive: true })) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
    await editFile(join(content, file), (source) =>
      source.replaceAll(/^ *\/\/ BEISPIEL: .*\n/gm, ''),
    );
  }
}

const identity = {
  name: 'Sonnenwerkstatt Oberes Elbtal & Söhne GmbH',
  shortName: 'Sonnenwerkstatt Oberes Elbtal',
  street: 'Lößnitzgrundstraße 117 b',
  postalCode: '01640',
  city: 'Coswig',
  managingDirector: 'Dr.-Ing. Friederike Hohenstein-Albrecht',
  registerNumber: 'HRB 12345',
  vatId: 'DE123456788',
  economicId: 'DE123456788-00001',
  registerCourt: 'Amtsgericht Chemnitz',
  installers: 'Elektromeister und Dachdeckermeister',
};

const region = {
  whereabouts: 'zwischen Radebeul und Meißen, rechts der Elbe',
  projectsWhereabouts: 'zwischen Riesa und Radebeul',
  serviceArea: 'Sachsen und der Süden Brandenburgs',
};

const domain = 'sonnenwerkstatt-oberes-elbtal.example';

const contact = {
  phone: '+49 30 23125-777',
  email: `kontakt@${domain}`,
  securityEmail: `sicherheit@${domain}`,
  chatHref: `https://chat.${domain}/`,
  reviewWriteHref: `https://bewertungen.${domain}/neu`,
  reviewReadHref: `https://bewertungen.${domain}/`,
  facebook: `https://facebook.${domain}/`,
  instagram: `https://instagram.${domain}/`,
  linkedin: `https://linkedin.${domain}/`,
};

const legal = {
  chamber: 'Handwerkskammer Chemnitz, Limbacher Straße 195, 09116 Chemnitz',
  title: 'Elektrotechnikermeisterin (Betriebsleiterin: Annegret von Zehmen-Oberlößnitz)',
  installerRegister: 'Eigenes Netz GmbH, Nr. 12345',
  insurer: 'Eigene Versicherung AG, Hauptstraße 4, 01067 Dresden',
  hostingProvider: 'Eigenes Hosting GmbH, Hauptstraße 2, 01067 Dresden',
  mailProvider: 'Eigene Mail GmbH, Hauptstraße 3, 01067 Dresden',
  dataProtectionOfficer: `Unseren Datenschutzbeauftragten erreichen Sie unter datenschutz@${domain}.`,
  backupRetention: '90 Tagen',
  backupCopies: 'Weitere Kopien davon gibt es nicht.',
  accessibilityAuthority: 'Eigene Aufsicht, Hauptstraße 6, 01067 Dresden',
  analyticsRetention: 'vierzehn Monaten',
  chatProvider: 'Eigener Chat GmbH, Hauptstraße 5, 01067 Dresden',
};

/** One with a photograph and a long name, one without a word of their own, and nobody. */
const people = {
  adviser: `  adviser: {
    name: 'Annegret von Zehmen-Oberlößnitz',
    role: 'Elektrotechnikermeisterin, Planung und Beratung',
    task: 'Planung und Beratung',
    sentence: 'Ich rechne Ihnen jede Zahl vor, und wenn es regnet, auch ein zweites Mal, bis Sie alles verstanden haben.',
    phone: '+49 30 23125-778',
    picture: 'siebtes',
  },
`,
  master: `  master: { name: 'Jo Ost', role: 'Meister', task: 'Montage', hours: serviceDeskHours },
`,
  office: '',
};

const hotline = 'Störungsdienst an jedem Tag von 7 bis 22\\u202FUhr';
const caption = 'Eigene Anlage, Mai 2026';
const praise =
  'Jeden Abend rief uns der Bauleiter an und sagte, wie es am nächsten Tag weitergeht.';

async function editFile(path: string, change: (source: string) => string): Promise<void> {
  const source = await readFile(path, 'utf8');
  const changed = change(source);
  if (changed !== source) await writeFile(path, changed);
}

/** Other values for properties, each of which has to be there. */
function withValues(source: string, values: Record<string, string>): string {
  return Object.entries(values).reduce((changed, [name, value]) => {
    const property = new RegExp(`(\\b${name}:\\s*)(?:'.*'|undefined),`);
    if (!property.test(changed)) throw new Error(`No ${name} to replace`);
    return changed.replace(property, `$1'${value}',`);
  }, source);
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

/** The first project once more, as the last one. */
function withSeventhProject(source: string): string {
  const start = source.indexOf('export const projects');
  const end = source.indexOf('\n};', start) + 1;
  const [entry = '', id = ''] =
    /^ {2}'?([\w-]+)'?: \{[\s\S]*?^ {2}\},\n/m.exec(source.slice(start)) ?? [];
  const again = entry
    .replace(id, 'siebtes')
    .replace(`id: '${id}'`, "id: 'siebtes'")
    .replace(/(\btitle: )'.*'/, "$1'Siebtes Haus, mit Wärmepumpe und Carport'")
    .replace(/(\bimage: )'.*'/, "$1'siebtes'")
    .replace(/(\byear: )\d+/, (_, name) => `${name}2026`)
    .replace(/(\byield: )[\d_]+/, (_, name) => `${name}14_300`)
    .replace(/(\bkind: )'.*'/, "$1'mehrfamilienhaus'")
    .replace(/(\blocation: )'.*'/, "$1'Großenhain-Zschieschen'")
    .replace(/(\bposition: ).*,/, '$1{ latitude: 51.2896, longitude: 13.5335 },');
  return source.slice(0, end) + again + source.slice(end);
}
