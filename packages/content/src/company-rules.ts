import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { places } from '@rebhang-solar/calculator/weather/packed-place';
import { z } from 'zod';
import { identity } from './company/identity.ts';
import { pictures } from './company/pictures.ts';
import { prices } from './company/prices.ts';
import { projects } from './company/projects.ts';
import { region } from './company/region.ts';
import { unpaired } from './company-contradictions.ts';
import { companyData } from './company-data.ts';
import { daysOf } from './opening-hours.ts';
import { numberHref, telHref } from './phone.ts';
import { distance, type Position } from './position.ts';
import { type MunicipalHoliday, type State, states } from './states.ts';
import { listed } from './typography.ts';

const clientFolder = resolve(import.meta.dirname, '../../client');

/** Where the site only runs, as in its container, there are no pictures: the build has looked at them. */
function isMissing(file: string): boolean {
  return existsSync(join(clientFolder, 'pictures')) && !existsSync(join(clientFolder, file));
}

const noText = 'Erwartet wird ein Text, hier steht keiner.';
const text = z.string(noText).trim().min(1, noText);
const upTo = (most: number) =>
  text.max(most, `Erwartet werden höchstens ${most} Zeichen: Länger passt es nicht in die Zeile.`);
const like = (pattern: RegExp, expected: string) => {
  const error = `Erwartet wird ${expected}.`;
  return z.string({ error }).regex(pattern, { error });
};
const web = z.url({
  protocol: /^https$/,
  error: 'Erwartet wird eine vollständige Adresse, z. B. „https://www.firma.de/seite“.',
});
const mail = z.email({ error: 'Erwartet wird eine E-Mail-Adresse, z. B. „info@firma.de“.' });
const between = (least: number, most: number, what: string) => {
  const error = `Erwartet wird ${what}, von ${least} bis ${most}.`;
  return z.number({ error }).min(least, { error }).max(most, { error });
};

const position = z.object({
  latitude: between(47, 56, 'eine geografische Breite in Grad'),
  longitude: between(5, 16, 'eine geografische Länge in Grad'),
});

/** The states that have a holiday in some of their municipalities only. */
const statesWithParts: Partial<Record<string, readonly string[]>> = {
  'Mariä Himmelfahrt': ['BY'],
  Fronleichnam: ['SN', 'TH'],
  'Augsburger Friedensfest': ['BY'],
} satisfies Record<MunicipalHoliday, readonly State[]>;

const isOnMap = (town: Position) => distance(identity.geo, town) <= region.serviceRadius;

const rangeWithin = (least: number, most: number, what: string) =>
  z.tuple([between(least, most, what), between(least, most, what)], {
    error: 'Erwartet wird eine Spanne aus zwei Zahlen, z. B. [1400, 1800].',
  });

const month = like(/^20\d\d-(0[1-9]|1[0-2])$/, 'ein Monat wie „2026-11“');

const time = like(/^([01]?\d|2[0-3]):[0-5]\d$/, 'eine Uhrzeit wie „8:00“ oder „17:30“');
const minutes = (clock: string) => {
  const [hours = 0, rest = 0] = clock.split(':').map(Number);
  return hours * 60 + rest;
};
const day = like(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'ein Tag wie „2026-12-24“');

const closedDays = z.array(
  z.object({ from: day, to: day, reason: upTo(40) }).refine(({ from, to }) => from <= to, {
    error: 'Erwartet wird ein letzter Tag, der nicht vor dem ersten liegt.',
  }),
);

const hours = z
  .array(
    z
      .object({
        days: text,
        dayCodes: z.array(z.string()).min(1, 'Erwartet wird mindestens ein Tag.'),
        opens: time,
        closes: time,
      })
      .refine(({ opens, closes }) => !(minutes(opens) >= minutes(closes)), {
        path: ['closes'],
        error: 'Erwartet wird eine Uhrzeit nach „opens“.',
      })
      .refine(({ days, dayCodes }) => days === daysOf(dayCodes), {
        path: ['days'],
        error: 'Erwarten lassen „dayCodes“ andere Tage, geschrieben wie „Mo–Fr“ oder „Mo, Mi“.',
      }),
  )
  .min(1, 'Erwartet wird mindestens eine Zeile mit Öffnungszeiten.')
  .refine((spans) => {
    const codes = spans.flatMap(({ dayCodes }) => dayCodes);
    return new Set(codes).size === codes.length;
  }, 'Erwartet wird jeder Wochentag höchstens einmal.');

const figure = z
  .object({ value: z.union([z.number(), z.tuple([z.number(), z.number()]), z.string()]) })
  .refine(
    ({ value }) => [value].flat().every((number) => typeof number === 'string' || number > 0),
    {
      path: ['value'],
      error: 'Erwartet wird eine Zahl über 0.',
    },
  )
  .refine(({ value }) => !Array.isArray(value) || value[0] < value[1], {
    path: ['value'],
    error: 'Erwartet wird eine Spanne, deren erste Zahl die kleinere ist, z. B. [1400, 1800].',
  });

const rating = z.object({ value: between(1, 5, 'eine Bewertung in Sternen') });

const pictureName = z.string().refine((name) => name in pictures, {
  error: 'Erwartet wird der Name eines Bildes, das in pictures.ts steht.',
});

const packedPlace = z.enum(
  places.map(({ id }) => id),
  {
    error: `Erwartet wird ein Ort, dessen Wetter der Rechner kennt (${places.map(({ id }) => id).join(', ')}); oder die Zeile löschen.`,
  },
);

const projectId = z.string().refine((id) => id in projects, {
  error: 'Erwartet wird ein Projekt, das in projects.ts steht.',
});

const phoneError =
  'Erwartet wird eine Telefonnummer mit Vorwahl, z. B. „035204 123456“ oder „+49 35204 123456“.';
const phone = z.string({ error: phoneError }).refine(
  // The pages dial all of its digits: of two numbers they would dial neither.
  (value) => /^(\+49 ?|0)[1-9][\d /-]{5,}\d$/.test(value) && telHref(value) === numberHref(value),
  { error: phoneError },
);

const registerNumber = like(/^HR[AB] ?\d+( [A-Z]{1,2})?$/, 'eine Nummer wie „HRB 12345“');

const person = z.object({
  name: upTo(50),
  role: upTo(50),
  task: upTo(60),
  sentence: upTo(120).optional(),
  phone: phone.optional(),
  hours: hours.optional(),
  picture: pictureName.optional(),
});

const rules: Record<keyof typeof companyData, z.ZodType> = {
  identity: z
    .object({
      name: upTo(50),
      shortName: upTo(30),
      street: text,
      postalCode: like(/^\d{5}$/, 'eine Postleitzahl aus fünf Ziffern'),
      city: upTo(45),
      generalPartner: z
        .object({ name: text, city: text, registerNumber, registerCourt: text })
        .optional(),
      managingDirector: text,
      registerNumber: registerNumber.optional(),
      registerCourt: text.optional(),
      vatId: like(/^DE\d{9}$/, 'eine Nummer wie „DE123456789“: DE und neun Ziffern').optional(),
      economicId: like(/^DE\d{9}-\d{5}$/, 'eine Nummer wie „DE123456789-00001“').optional(),
      geo: position,
      copyrightYear: between(2000, 2100, 'ein Jahr'),
      installers: text,
    })
    .refine(
      ({ name, registerNumber }) =>
        registerNumber || !/\b(GmbH|UG|AG|KG|OHG)\b|\be\. ?K/.test(name),
      {
        path: ['registerNumber'],
        error:
          'Erwartet wird die Nummer im Handelsregister: Ohne Eintrag gibt es keine Firma dieses Namens.',
      },
    )
    .refine(({ registerNumber, registerCourt }) => !registerNumber === !registerCourt, {
      path: ['registerCourt'],
      error: 'Erwartet werden Registergericht und Nummer, oder keines von beiden.',
    })
    .refine(({ name, generalPartner }) => generalPartner || !/& Co\.? KG$/.test(name), {
      path: ['generalPartner'],
      error:
        'Erwartet wird die persönlich haftende Gesellschaft einer „& Co. KG“: Name, Sitz, Registergericht und Nummer.',
    }),
  region: z
    .object({
      state: z.enum(Object.keys(states), {
        error: 'Erwartet wird das Kürzel eines Bundeslands, z. B. „BY“ oder „SN“.',
      }),
      mainTowns: z
        .array(text)
        .min(2, 'Erwartet werden mindestens zwei Orte.')
        .refine((names) => listed(names).length <= 44, {
          error:
            'Erwartet werden Namen, die mit Kommas und „und“ höchstens 44 Zeichen haben: Länger passen sie nicht in den Titel der Startseite.',
        }),
      whereabouts: text,
      projectsWhereabouts: text,
      serviceArea: text,
      serviceRadius: between(1_000, 500_000, 'ein Umkreis in Metern'),
      municipalHolidays: z.array(z.string()),
    })
    .refine(
      ({ state, municipalHolidays }) =>
        municipalHolidays.every((name) => statesWithParts[name]?.includes(state)),
      {
        path: ['municipalHolidays'],
        error: `Erwartet wird „Mariä Himmelfahrt“ oder „Augsburger Friedensfest“ nur in ${states.BY}, „Fronleichnam“ nur in ${states.SN} und ${states.TH}, sonst [].`,
      },
    ),
  places: z.object({
    mapTowns: z
      .array(
        position.extend({ name: upTo(30) }).refine(isOnMap, {
          error:
            'Erwartet wird ein Ort im Umkreis der Firma (serviceRadius um geo in identity.ts): Weiter draußen zeigt ihn die Karte nicht.',
        }),
      )
      .min(3, 'Erwartet werden mindestens drei Orte für die Karte der Startseite.'),
    river: z
      .object({
        name: text,
        course: z.array(position).min(2, 'Erwartet werden mindestens zwei Punkte seines Laufs.'),
      })
      .optional(),
    gridOperators: z.object({
      asOf: month,
      operators: z.array(z.object({ area: text, name: text, registration: text })),
    }),
  }),
  contact: z.object({
    phone,
    email: mail,
    securityEmail: mail,
    chatHref: web.optional(),
    reviewWriteHref: web.optional(),
    reviewReadHref: web.optional(),
    profiles: z.record(z.string(), web.optional()),
  }),
  hours: z.object({
    officeHours: hours,
    serviceDeskHours: hours,
    closedDays,
    replyExample: text,
    hotline: z.object({ short: text, text }),
  }),
  claims: z.record(z.string(), figure.optional()).and(
    z.object({
      rating: rating.optional(),
      platformRating: rating.optional(),
      installedSystems: z
        .object({
          value: z
            .number()
            .min(10, 'Erwartet wird eine Zahl ab 10, oder undefined statt der Zeile.'),
        })
        .optional(),
      replyWithin: z.object({
        unit: z.literal('Stunden', {
          error: 'Erwartet wird „Stunden“: Die Frist wird in Stunden gezählt.',
        }),
      }),
    }),
  ),
  prices: z.object({
    ...Object.fromEntries(Object.keys(prices).map((name) => [name, figure])),
    pricesToday: z.object({
      perKwp: figure.and(z.object({ value: rangeWithin(500, 5000, 'ein Preis in Euro je kWp') })),
      size: z.object({ value: between(2, 30, 'eine Leistung in kWp') }),
      storagePerKwh: figure.and(
        z.object({ value: rangeWithin(100, 3000, 'ein Preis in Euro je kWh') }),
      ),
    }),
  }),
  services: z.object({
    firstTalk: text,
    planning: z.array(text),
    maintenance: z.array(text),
    remoteMonitoring: text.optional(),
    systemsOfOthers: text.optional(),
    underConstruction: text.optional(),
  }),
  funding: z.object({ localFunding: z.object({ asOf: month, text }).optional() }),
  reviews: z.array(
    z.object({
      author: text,
      text,
      date: text,
      rating: between(1, 5, 'eine Bewertung in Sternen'),
    }),
  ),
  testimonials: z.array(
    z.object({
      author: text,
      place: text,
      text,
      savings: between(1, 10_000, 'eine Ersparnis in Euro im Monat'),
    }),
  ),
  people: z.object({
    adviser: person.optional(),
    master: person.optional(),
    office: person.optional(),
    team: z.array(person.pick({ name: true, role: true, picture: true })),
    craftRegister: text.optional(),
    brands: z.array(text),
    photographs: z.array(pictureName),
  }),
  'project-ids': z.object({
    projectIds: z.array(projectId).min(1, 'Erwartet wird mindestens ein Projekt.'),
    overviewProjectIds: z.array(projectId),
    homeProjectIds: z.array(projectId),
    exampleProjects: z.record(z.string(), projectId.optional()),
  }),
  projects: z.record(
    z.string(),
    z.object({
      title: upTo(60),
      description: upTo(160),
      year: between(1990, 2100, 'ein Jahr'),
      location: text,
      power: between(0.5, 100, 'eine Leistung in kWp'),
      yield: between(100, 120_000, 'ein Ertrag in kWh im Jahr'),
      storage: between(0.5, 1000, 'ein Speicher in kWh').optional(),
      savings: between(1, 100_000, 'eine Ersparnis in Euro im Jahr'),
      investment: between(500, 500_000, 'ein Preis in Euro').optional(),
      image: pictureName.optional(),
      additionalImages: z.array(pictureName),
      roof: z.object({ weather: packedPlace.optional() }),
    }),
  ),
  pictures: z
    .record(z.string(), z.object({ alt: text, caption: upTo(80) }))
    .superRefine((all, context) => {
      for (const name of Object.keys(all)) {
        if (!isMissing(`pictures/${name}.jpg`)) continue;
        const message =
          'Erwartet wird ein Bild dieses Namens, mit der Endung .jpg, in packages/client/pictures.';
        context.addIssue({ code: 'custom', path: [name], message });
      }
    }),
  'data-sheets': z.array(
    z.object({
      name: text,
      file: z
        .string()
        .refine((file) => !isMissing(`public/datenblaetter/${file}`), {
          error: 'Erwartet wird eine Datei dieses Namens in packages/client/public/datenblaetter.',
        })
        .optional(),
    }),
  ),
  legal: z
    .object({
      profession: z.record(z.string(), text),
      microEnterprise: z.boolean({ error: 'Erwartet wird true oder false.' }),
      backupRetention: like(/^\d+\s(Tagen|Wochen|Monaten)$/, 'eine Frist wie „30 Tagen“'),
      analyticsRetention: text.optional(),
      chatProvider: text.optional(),
      reformCheck: z.object({ by: text, on: z.iso.date(), where: text }).optional(),
    })
    .catchall(text),
};

/**
 * What a person has to mend in the company's data, one sentence for each value: file, field, what stands
 * there and what was expected. None when all is well.
 */
export function companyMistakes(data: Record<string, unknown> = companyData): string[] {
  const mistakes = Object.entries(rules).flatMap(([file, rule]) => {
    const parsed = rule.safeParse(data[file]);
    const issues = parsed.error?.issues ?? [];
    return issues.map(({ path, message }) => {
      const found = path.reduce<unknown>(
        (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
        data[file],
      );
      const stands = found === undefined ? 'fehlt' : `ist ${JSON.stringify(found)}`;
      return `packages/content/src/company/${file}.ts: ${path.join('.')} ${stands}. ${message}`;
    });
  });
  // Only of whole data can be said whether one file goes with another.
  return mistakes.length > 0 ? mistakes : unpaired(data as typeof companyData);
}
