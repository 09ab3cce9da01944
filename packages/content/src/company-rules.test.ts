import { places } from '@rebhang-solar/calculator/weather/packed-place';
import { expect, test } from 'vitest';
import { contradictions } from './company-contradictions.ts';
import { companyData } from './company-data.ts';
import { companyMistakes } from './company-rules.ts';

test('a company may work without a river on its map', () => {
  const data = { ...companyData, places: { ...companyData.places, river: undefined } };
  expect(companyMistakes(data)).toEqual([]);
});

test('a company says nothing of what it has not', () => {
  const { identity, contact, claims, legal, projects } = companyData;
  const none = undefined;
  const small = {
    ...companyData,
    identity: {
      ...identity,
      name: 'Firma GbR',
      generalPartner: none,
      registerNumber: none,
      registerCourt: none,
      vatId: none,
      economicId: none,
    },
    contact: { ...contact, chatHref: none },
    claims: {
      ...claims,
      installedSystems: none,
      experience: none,
      savings: none,
      propertyValue: none,
    },
    legal: { ...legal, chatProvider: none, analyticsRetention: none },
    projects: Object.fromEntries(
      Object.entries(projects).map(([id, project]) => [id, { ...project, image: none }]),
    ),
  };
  expect(companyMistakes(small)).toEqual([]);
});

test('the data of the company hold to the rules', () => {
  expect(companyMistakes()).toEqual([]);
  expect(contradictions(companyData)).toEqual([]);
});

const {
  identity,
  region,
  places: onMap,
  contact,
  hours,
  legal,
  claims,
  prices,
  people,
  projects,
  pictures,
} = companyData;
const [firstHours] = hours.officeHours;
const [anyPicture = ''] = Object.keys(pictures);
const ids = companyData['project-ids'];
const years = [...new Set(ids.overviewProjectIds.map((id) => projects[id].year))].sort();
const weekday = {
  days: 'Mo–Fr',
  dayCodes: ['Mo', 'Tu', 'We', 'Th', 'Fr'],
  opens: '8:00',
  closes: '17:00',
};
const niedersachsen = { state: 'NI', municipalHolidays: [] };
/** In the North Sea. */
const farAway = { name: 'Utgard', latitude: 55, longitude: 6 };

test.each([
  ['BY', ['Mariä Himmelfahrt', 'Augsburger Friedensfest']],
  ['SN', ['Fronleichnam']],
  ['TH', ['Fronleichnam']],
])('a company in %s may keep the holidays of parts of it, %j', (state, municipalHolidays) => {
  expect(
    companyMistakes({ ...companyData, region: { ...region, state, municipalHolidays } }),
  ).toEqual([]);
});

test('an office may be closed for a single day', () => {
  const closedDays = [{ from: '2026-12-24', to: '2026-12-24', reason: 'Heiligabend' }];
  expect(companyMistakes({ ...companyData, hours: { ...hours, closedDays } })).toEqual([]);
});

test('a company may have built ten systems', () => {
  const data = { ...companyData, claims: { ...claims, installedSystems: { value: 10 } } };
  expect(companyMistakes(data)).toEqual([]);
});

/** Of each state its capital, and towns at its borders whose codes begin as another state's do. */
const towns = {
  BB: ['14467', '03046', '19322'],
  BE: ['10117', '14050'],
  BW: ['70173', '69117', '88046', '97877'],
  BY: ['80331', '63739', '87435', '97070'],
  HB: ['28195', '27568'],
  HE: ['65183', '34117', '59969', '60311'],
  HH: ['20095', '22041', '21029', '27499'],
  MV: ['19053', '17033', '23966'],
  NI: ['30159', '37073', '49074', '21335', '19273'],
  NW: ['40213', '50667', '32756', '34431', '37671'],
  RP: ['55116', '54290', '67059', '76829'],
  SH: ['24103', '22846', '25813', '21465'],
  SL: ['66111', '66606'],
  SN: ['01067', '09111', '04109'],
  ST: ['39104', '06108', '29410', '38820'],
  TH: ['99084', '07743', '37308', '98527', '36433', '04600'],
} as const;

test.each(Object.entries(towns))(
  'the postal codes of %s, %j, are taken for its own',
  (state, codes) => {
    for (const postalCode of codes) {
      const data = {
        ...companyData,
        identity: { ...identity, postalCode },
        region: { ...region, state },
        legal: { ...legal, profession: { ...legal.profession, chamber: 'Handwerkskammer' } },
      };
      expect(contradictions(data as typeof companyData), postalCode).toEqual([]);
    }
  },
);

/** The first two digits that may be a company's in a state; the others are another's. */
const firstDigits = {
  BB: '01 02 03 04 12 13 14 15 16 17 18 19 39',
  BE: '10 11 12 13 14 15',
  BW: '63 64 68 69 70 71 72 73 74 75 76 77 78 79 88 89 97',
  BY: '63 64 74 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98',
  HB: '27 28',
  HE: '34 35 36 37 55 59 60 61 62 63 64 65 66 67 68 69',
  HH: '20 21 22 27',
  MV: '16 17 18 19 21 23',
  NI: '16 19 21 22 23 24 25 26 27 28 29 30 31 32 33 34 37 38 48 49',
  NW: '31 32 33 34 37 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59',
  RP: '51 52 53 54 55 56 57 65 66 67 76',
  SH: '19 21 22 23 24 25 27',
  SL: '54 66',
  SN: '01 02 03 04 05 06 07 08 09',
  ST: '04 05 06 07 14 29 38 39',
  TH: '04 06 07 36 37 96 97 98 99',
} as const;

test.each(Object.entries(firstDigits))(
  'postal codes of %s begin with %s, and all others are another state’s',
  (state, digits) => {
    const taken = Array.from({ length: 100 }, (_, number) => `${number}`.padStart(2, '0')).filter(
      (two) =>
        contradictions({
          ...companyData,
          identity: { ...identity, postalCode: `${two}123` },
          region: { ...region, state },
          legal: { ...legal, profession: { ...legal.profession, chamber: 'Handwerkskammer' } },
        } as unknown as typeof companyData).length === 0,
    );
    expect(taken.join(' ')).toBe(digits);
  },
);

test.each([
  [
    { contact: { ...contact, phone: '0351 98765 / 0172 1234567' } },
    'contact.ts: phone ist "0351 98765 / 0172 1234567". Erwartet wird eine Telefonnummer mit Vorwahl, z. B. „035204 123456“ oder „+49 35204 123456“.',
  ],
  [
    { contact: { ...contact, phone: '12' } },
    'contact.ts: phone ist "12". Erwartet wird eine Telefonnummer mit Vorwahl, z. B. „035204 123456“ oder „+49 35204 123456“.',
  ],
  [
    { contact: { ...contact, email: 'info@' } },
    'contact.ts: email ist "info@". Erwartet wird eine E-Mail-Adresse, z. B. „info@firma.de“.',
  ],
  [
    { contact: { ...contact, profiles: { facebook: 'facebook.com/firma' } } },
    'contact.ts: profiles.facebook ist "facebook.com/firma". Erwartet wird eine vollständige Adresse, z. B. „https://www.firma.de/seite“.',
  ],
  [
    { identity: { ...identity, vatId: 'DE12' } },
    'identity.ts: vatId ist "DE12". Erwartet wird eine Nummer wie „DE123456789“: DE und neun Ziffern.',
  ],
  [
    { identity: { ...identity, name: '' } },
    'identity.ts: name ist "". Erwartet wird ein Text, hier steht keiner.',
  ],
  [
    { identity: { ...identity, shortName: undefined } },
    'identity.ts: shortName fehlt. Erwartet wird ein Text, hier steht keiner.',
  ],
  [
    {
      identity: {
        ...identity,
        name: 'Firma GmbH & Co. KG',
        generalPartner: undefined,
        registerNumber: 'HRA 1',
        registerCourt: 'Amtsgericht',
      },
    },
    'identity.ts: generalPartner fehlt. Erwartet wird die persönlich haftende Gesellschaft einer „& Co. KG“: Name, Sitz, Registergericht und Nummer.',
  ],
  [
    {
      hours: {
        ...hours,
        closedDays: [{ from: '2027-01-03', to: '2026-12-24', reason: 'Betriebsferien' }],
      },
    },
    'hours.ts: closedDays.0 ist {"from":"2027-01-03","to":"2026-12-24","reason":"Betriebsferien"}. Erwartet wird ein letzter Tag, der nicht vor dem ersten liegt.',
  ],
  [
    { region: { ...region, state: 'Bayern', municipalHolidays: [] } },
    'region.ts: state ist "Bayern". Erwartet wird das Kürzel eines Bundeslands, z. B. „BY“ oder „SN“.',
  ],
  [
    { region: { ...region, mainTowns: ['Freiburg im Breisgau', 'Emmendingen', 'Bad Krozingen'] } },
    'region.ts: mainTowns ist ["Freiburg im Breisgau","Emmendingen","Bad Krozingen"]. Erwartet werden Namen, die mit Kommas und „und“ höchstens 44 Zeichen haben: Länger passen sie nicht in den Titel der Startseite.',
  ],
  [
    { region: { ...region, state: 'BW', municipalHolidays: ['Fronleichnam'] } },
    'region.ts: municipalHolidays ist ["Fronleichnam"]. Erwartet wird „Mariä Himmelfahrt“ oder „Augsburger Friedensfest“ nur in Bayern, „Fronleichnam“ nur in Sachsen und Thüringen, sonst [].',
  ],
  [
    { places: { ...onMap, mapTowns: onMap.mapTowns.slice(0, 2) } },
    `places.ts: mapTowns ist ${JSON.stringify(onMap.mapTowns.slice(0, 2))}. Erwartet werden mindestens drei Orte für die Karte der Startseite.`,
  ],
  [
    { places: { ...onMap, mapTowns: [...onMap.mapTowns.slice(0, 2), farAway] } },
    `places.ts: mapTowns.2 ist ${JSON.stringify(farAway)}. Erwartet wird ein Ort im Umkreis der Firma (serviceRadius um geo in identity.ts): Weiter draußen zeigt ihn die Karte nicht.`,
  ],
  [
    { places: { ...onMap, river: { name: 'Elbe', course: [] } } },
    'places.ts: river.course ist []. Erwartet werden mindestens zwei Punkte seines Laufs.',
  ],
  [
    { places: { ...onMap, gridOperators: { ...onMap.gridOperators, asOf: 'November' } } },
    'places.ts: gridOperators.asOf ist "November". Erwartet wird ein Monat wie „2026-11“.',
  ],
  [
    { hours: { ...hours, officeHours: [{ ...firstHours, opens: '8 Uhr' }] } },
    'hours.ts: officeHours.0.opens ist "8 Uhr". Erwartet wird eine Uhrzeit wie „8:00“ oder „17:30“.',
  ],
  [
    { hours: { ...hours, officeHours: [{ ...firstHours, opens: '18:00', closes: '9:00' }] } },
    'hours.ts: officeHours.0.closes ist "9:00". Erwartet wird eine Uhrzeit nach „opens“.',
  ],
  [
    { hours: { ...hours, officeHours: [{ ...weekday, opens: '8:00', closes: '8:00' }] } },
    'hours.ts: officeHours.0.closes ist "8:00". Erwartet wird eine Uhrzeit nach „opens“.',
  ],
  [
    { hours: { ...hours, officeHours: [weekday, { ...weekday, days: 'Fr', dayCodes: ['Fr'] }] } },
    `hours.ts: officeHours ist ${JSON.stringify([weekday, { ...weekday, days: 'Fr', dayCodes: ['Fr'] }])}. Erwartet wird jeder Wochentag höchstens einmal.`,
  ],
  [
    { hours: { ...hours, officeHours: [] } },
    'hours.ts: officeHours ist []. Erwartet wird mindestens eine Zeile mit Öffnungszeiten.',
  ],
  [
    { claims: { ...claims, experience: { value: 0 } } },
    'claims.ts: experience.value ist 0. Erwartet wird eine Zahl über 0.',
  ],
  [
    { claims: { ...claims, replyWithin: { ...claims.replyWithin, unit: 'Tage' } } },
    'claims.ts: replyWithin.unit ist "Tage". Erwartet wird „Stunden“: Die Frist wird in Stunden gezählt.',
  ],
  [
    { legal: { ...legal, backupRetention: '30 Tage' } },
    'legal.ts: backupRetention ist "30 Tage". Erwartet wird eine Frist wie „30 Tagen“.',
  ],
  [
    { contact: { ...contact, chatHref: undefined }, legal: { ...legal, chatProvider: 'Chat AG' } },
    'legal.ts: chatProvider ist "Chat AG". Erwartet werden chatHref in contact.ts und chatProvider, oder keines von beiden.',
  ],
  [
    {
      identity: {
        ...identity,
        name: 'Anna Ost e. K.',
        registerNumber: undefined,
        registerCourt: undefined,
      },
    },
    'identity.ts: registerNumber fehlt. Erwartet wird die Nummer im Handelsregister: Ohne Eintrag gibt es keine Firma dieses Namens.',
  ],
  [
    { pictures: { ...pictures, [anyPicture]: { alt: 'Haus', caption: 'x'.repeat(81) } } },
    `pictures.ts: ${anyPicture}.caption ist "${'x'.repeat(81)}". Erwartet werden höchstens 80 Zeichen: Länger passt es nicht in die Zeile.`,
  ],
  [
    { claims: { ...claims, rating: { value: 49 } } },
    'claims.ts: rating.value ist 49. Erwartet wird eine Bewertung in Sternen, von 1 bis 5.',
  ],
  [
    { prices: { ...prices, perKwp: { ...prices.perKwp, value: [1800, 1400] } } },
    'prices.ts: perKwp.value ist [1800,1400]. Erwartet wird eine Spanne, deren erste Zahl die kleinere ist, z. B. [1400, 1800].',
  ],
  [
    {
      prices: {
        ...prices,
        pricesToday: { ...prices.pricesToday, perKwp: { value: [13, 1600] } },
      },
    },
    'prices.ts: pricesToday.perKwp.value.0 ist 13. Erwartet wird ein Preis in Euro je kWp, von 500 bis 5000.',
  ],
  [
    { 'project-ids': { ...companyData['project-ids'], homeProjectIds: ['garage'] } },
    'project-ids.ts: homeProjectIds.0 ist "garage". Erwartet wird ein Projekt, das in projects.ts steht.',
  ],
  [
    { projects: { garage: { ...Object.values(projects)[0], image: 'garage' } } },
    'projects.ts: garage.image ist "garage". Erwartet wird der Name eines Bildes, das in pictures.ts steht.',
  ],
  [
    { projects: { garage: { ...Object.values(projects)[0], roof: { weather: 'utgard' } } } },
    `projects.ts: garage.roof.weather ist "utgard". Erwartet wird ein Ort, dessen Wetter der Rechner kennt (${places.map(({ id }) => id).join(', ')}); oder die Zeile löschen.`,
  ],
  [
    { pictures: { ...pictures, garage: { alt: 'Garage', caption: 'Coswig' } } },
    'pictures.ts: garage ist {"alt":"Garage","caption":"Coswig"}. Erwartet wird ein Bild dieses Namens, mit der Endung .jpg, in packages/client/pictures.',
  ],
  [
    { people: { ...people, team: [{ name: 'Jens Ostwald', role: ' ' }] } },
    'people.ts: team.0.role ist " ". Erwartet wird ein Text, hier steht keiner.',
  ],
  [
    {
      people: {
        ...people,
        adviser: { name: 'Anna Ost', role: 'Beraterin', task: 'Angebot', phone: '21' },
      },
    },
    'people.ts: adviser.phone ist "21". Erwartet wird eine Telefonnummer mit Vorwahl, z. B. „035204 123456“ oder „+49 35204 123456“.',
  ],
  [
    { people: { ...people, photographs: ['garage'] } },
    'people.ts: photographs.0 ist "garage". Erwartet wird der Name eines Bildes, das in pictures.ts steht.',
  ],
  [
    { 'data-sheets': [{ name: 'Module', file: 'gibt-es-nicht.pdf' }] },
    'data-sheets.ts: 0.file ist "gibt-es-nicht.pdf". Erwartet wird eine Datei dieses Namens in packages/client/public/datenblaetter.',
  ],
  [
    {
      contact: { ...contact, chatHref: 'https://chat.firma.de/' },
      legal: { ...legal, chatProvider: undefined },
    },
    'legal.ts: chatProvider fehlt. Erwartet werden chatHref in contact.ts und chatProvider, oder keines von beiden.',
  ],
  [
    {
      identity: {
        ...identity,
        name: 'Firma GmbH',
        registerNumber: undefined,
        registerCourt: undefined,
      },
    },
    'identity.ts: registerNumber fehlt. Erwartet wird die Nummer im Handelsregister: Ohne Eintrag gibt es keine Firma dieses Namens.',
  ],
  [
    {
      identity: {
        ...identity,
        name: 'Firma GbR',
        registerCourt: undefined,
        registerNumber: 'HRB 1',
      },
    },
    'identity.ts: registerCourt fehlt. Erwartet werden Registergericht und Nummer, oder keines von beiden.',
  ],
  [
    { claims: { ...claims, installedSystems: { value: 1 } } },
    'claims.ts: installedSystems.value ist 1. Erwartet wird eine Zahl ab 10, oder undefined statt der Zeile.',
  ],
  [
    {
      hours: {
        ...hours,
        officeHours: [{ ...weekday, days: 'Fr', dayCodes: ['Sa'] }],
      },
    },
    'hours.ts: officeHours.0.days ist "Fr". Erwarten lassen „dayCodes“ andere Tage, geschrieben wie „Mo–Fr“ oder „Mo, Mi“.',
  ],
  [
    {
      region: { ...region, ...niedersachsen },
      identity: { ...identity, postalCode: '01665' },
      legal: {
        ...legal,
        profession: { ...legal.profession, chamber: 'Handwerkskammer, 26122 Oldenburg' },
      },
    },
    'identity.ts: postalCode ist "01665". Erwartet wird eine Postleitzahl aus dem Bundesland in region.ts.',
  ],
  [
    {
      region: { ...region, ...niedersachsen },
      identity: { ...identity, postalCode: '26122' },
      legal: {
        ...legal,
        profession: { ...legal.profession, chamber: 'Handwerkskammer, 01099 Dresden' },
      },
    },
    'legal.ts: profession.chamber ist "Handwerkskammer, 01099 Dresden". Erwartet wird eine Kammer im Bundesland in region.ts.',
  ],
  [
    { 'project-ids': { ...ids, projectsPeriod: '1990 - 1991' } },
    `project-ids.ts: projectsPeriod ist "1990 - 1991". Erwartet werden die Jahre der Projekte: ${years.join(', ')}.`,
  ],
  [
    { contact: { ...contact, securityEmail: 'niemand@firma.de' } },
    'contact.ts: securityEmail ist "niemand@firma.de". Erwartet wird dieselbe Adresse auch in SECURITY.md.',
  ],
])('a mistake is named with file, field and what was expected', (change, sentence) => {
  const data = { ...companyData, ...change };
  const mistakes = companyMistakes(data);
  const all = mistakes.length > 0 ? mistakes : contradictions(data as typeof companyData);
  expect(all).toEqual([`packages/content/src/company/${sentence}`]);
});

const [anyProject] = Object.values(projects);
const withProject = (more: object) => ({ projects: { garage: { ...anyProject, ...more } } });
const withIdentity = (more: object) => ({ identity: { ...identity, ...more } });
const withHours = (more: object) => ({
  hours: { ...hours, officeHours: [{ ...weekday, ...more }] },
});
const withClosedDays = (more: object) => ({
  hours: {
    ...hours,
    closedDays: [{ from: '2026-12-24', to: '2026-12-31', reason: 'Ferien', ...more }],
  },
});
const withAdviser = (more: object) => ({
  people: { ...people, adviser: { name: 'A', role: 'B', task: 'C', ...more } },
});
const withPrices = (more: object) => ({
  prices: { ...prices, pricesToday: { ...prices.pricesToday, ...more } },
});
const withContact = (more: object) => ({ contact: { ...contact, ...more } });
const partner = { name: 'A GmbH', city: 'B', registerCourt: 'Amtsgericht' };
const here = identity.geo;
const withRiver = (points: number) => ({
  places: { ...onMap, river: { name: 'Elbe', course: [here, here].slice(0, points) } },
});
const withTown = (name: string) => ({
  places: { ...onMap, mapTowns: [{ ...here, name }, ...onMap.mapTowns] },
});
const withOperator = (name: string) => ({
  places: {
    ...onMap,
    gridOperators: { asOf: '2026-11', operators: [{ area: 'A', name, registration: 'B' }] },
  },
});
const testimonial = { author: 'A. B.', place: 'Ort', text: 'Gut.', savings: 100 };
const review = { author: 'A. B.', text: 'Gut.', date: '2026-05-12', rating: 5 };
const looked = { by: 'A. B.', on: '2026-11-30', where: 'bundestag.de' };
const x = (length: number) => 'x'.repeat(length);

// Each time what a company may just state, and what it may not any more.
test.each<[field: string, allowed: object, refused: object]>([
  ['identity.ts: name', withIdentity({ name: x(50) }), withIdentity({ name: x(51) })],
  [
    'identity.ts: shortName',
    withIdentity({ shortName: x(30) }),
    withIdentity({ shortName: x(31) }),
  ],
  ['identity.ts: city', withIdentity({ city: x(45) }), withIdentity({ city: x(46) })],
  [
    'identity.ts: postalCode',
    withIdentity({ postalCode: '01665' }),
    withIdentity({ postalCode: '1665' }),
  ],
  [
    'identity.ts: postalCode',
    withIdentity({ postalCode: '99999' }),
    withIdentity({ postalCode: '016650' }),
  ],
  [
    'identity.ts: economicId',
    withIdentity({ economicId: 'DE123456789-00001' }),
    withIdentity({ economicId: 'DE123456789' }),
  ],
  [
    'identity.ts: registerNumber',
    withIdentity({ registerNumber: 'HRB 12345 B', registerCourt: 'Amtsgericht' }),
    withIdentity({ registerNumber: '12345', registerCourt: 'Amtsgericht' }),
  ],
  [
    'identity.ts: registerCourt',
    withIdentity({ name: 'Firma', registerNumber: undefined, registerCourt: undefined }),
    withIdentity({ name: 'Firma', registerNumber: undefined, registerCourt: 'Amtsgericht' }),
  ],
  [
    'identity.ts: geo.latitude',
    withIdentity({ geo: { latitude: 47, longitude: 16 } }),
    withIdentity({ geo: { latitude: 46.9, longitude: 16 } }),
  ],
  [
    'identity.ts: geo.latitude',
    withIdentity({ geo: { latitude: 56, longitude: 5 } }),
    withIdentity({ geo: { latitude: 56.1, longitude: 5 } }),
  ],
  [
    'identity.ts: geo.longitude',
    withIdentity({ geo: { latitude: 51, longitude: 16 } }),
    withIdentity({ geo: { latitude: 51, longitude: 16.1 } }),
  ],
  [
    'identity.ts: geo.longitude',
    withIdentity({ geo: { latitude: 51, longitude: 5 } }),
    withIdentity({ geo: { latitude: 51, longitude: 4.9 } }),
  ],
  [
    'identity.ts: copyrightYear',
    withIdentity({ copyrightYear: 2000 }),
    withIdentity({ copyrightYear: 1999 }),
  ],
  [
    'region.ts: mainTowns',
    { region: { ...region, mainTowns: ['A', 'B'] } },
    { region: { ...region, mainTowns: ['A'] } },
  ],
  [
    'region.ts: mainTowns',
    // „… und …“ takes five more.
    { region: { ...region, mainTowns: [x(20), x(19)] } },
    { region: { ...region, mainTowns: [x(20), x(20)] } },
  ],
  [
    'region.ts: serviceRadius',
    { region: { ...region, serviceRadius: 1000 } },
    { region: { ...region, serviceRadius: 999 } },
  ],
  [
    'region.ts: serviceRadius',
    { region: { ...region, serviceRadius: 500_000 } },
    { region: { ...region, serviceRadius: 500_001 } },
  ],
  [
    'hours.ts: officeHours.0.closes',
    withHours({ opens: '9:00', closes: '9:30' }),
    withHours({ opens: '9:30', closes: '9:00' }),
  ],
  [
    'hours.ts: officeHours.0.closes',
    withHours({ closes: '23:59' }),
    withHours({ closes: '24:00' }),
  ],
  [
    'hours.ts: closedDays.0.to',
    withClosedDays({ to: '2026-12-31' }),
    withClosedDays({ to: '2026-12-32' }),
  ],
  [
    'hours.ts: closedDays.0.reason',
    withClosedDays({ reason: x(40) }),
    withClosedDays({ reason: x(41) }),
  ],
  [
    'claims.ts: rating.value',
    { claims: { ...claims, rating: { value: 1 } } },
    { claims: { ...claims, rating: { value: 0.9 } } },
  ],
  [
    'claims.ts: platformRating.value',
    { claims: { ...claims, platformRating: { value: 5 } } },
    { claims: { ...claims, platformRating: { value: 5.1 } } },
  ],
  [
    'claims.ts: installedSystems.value',
    { claims: { ...claims, installedSystems: { value: 10 } } },
    { claims: { ...claims, installedSystems: { value: 9 } } },
  ],
  [
    'prices.ts: perKwp.value',
    { prices: { ...prices, perKwp: { ...prices.perKwp, value: [1400, 1401] } } },
    { prices: { ...prices, perKwp: { ...prices.perKwp, value: [1400, 1400] } } },
  ],
  [
    'prices.ts: pricesToday.perKwp.value.1',
    withPrices({ perKwp: { value: [500, 5000] } }),
    withPrices({ perKwp: { value: [500, 5001] } }),
  ],
  [
    'prices.ts: pricesToday.size.value',
    withPrices({ size: { value: 30 } }),
    withPrices({ size: { value: 30.1 } }),
  ],
  [
    'prices.ts: pricesToday.size.value',
    withPrices({ size: { value: 2 } }),
    withPrices({ size: { value: 1.9 } }),
  ],
  [
    'prices.ts: pricesToday.storagePerKwh.value.0',
    withPrices({ storagePerKwh: { value: [100, 3000] } }),
    withPrices({ storagePerKwh: { value: [99, 3000] } }),
  ],
  [
    'prices.ts: pricesToday.storagePerKwh.value.1',
    withPrices({ storagePerKwh: { value: [100, 3000] } }),
    withPrices({ storagePerKwh: { value: [100, 3001] } }),
  ],
  [
    'reviews.ts: 0.rating',
    { reviews: [{ ...review, rating: 1 }] },
    { reviews: [{ ...review, rating: 6 }] },
  ],
  [
    'testimonials.ts: 0.savings',
    { testimonials: [{ ...testimonial, savings: 1 }] },
    { testimonials: [{ ...testimonial, savings: 0 }] },
  ],
  [
    'testimonials.ts: 0.savings',
    { testimonials: [{ ...testimonial, savings: 10_000 }] },
    { testimonials: [{ ...testimonial, savings: 10_001 }] },
  ],
  ['people.ts: adviser.name', withAdviser({ name: x(50) }), withAdviser({ name: x(51) })],
  ['people.ts: adviser.role', withAdviser({ role: x(50) }), withAdviser({ role: x(51) })],
  ['people.ts: adviser.task', withAdviser({ task: x(60) }), withAdviser({ task: x(61) })],
  [
    'people.ts: adviser.sentence',
    withAdviser({ sentence: x(120) }),
    withAdviser({ sentence: x(121) }),
  ],
  [
    'people.ts: adviser.hours',
    withAdviser({ hours: [weekday] }),
    withAdviser({ hours: [weekday, weekday] }),
  ],
  [
    'project-ids.ts: projectIds',
    { 'project-ids': { ...ids, homeProjectIds: [] } },
    { 'project-ids': { ...ids, projectIds: [] } },
  ],
  [
    'project-ids.ts: exampleProjects.small',
    { 'project-ids': { ...ids, exampleProjects: {} } },
    { 'project-ids': { ...ids, exampleProjects: { small: 'garage' } } },
  ],
  ['projects.ts: garage.title', withProject({ title: x(60) }), withProject({ title: x(61) })],
  [
    'projects.ts: garage.description',
    withProject({ description: x(160) }),
    withProject({ description: x(161) }),
  ],
  ['projects.ts: garage.year', withProject({ year: 1990 }), withProject({ year: 1989 })],
  ['projects.ts: garage.power', withProject({ power: 0.5 }), withProject({ power: 0.4 })],
  ['projects.ts: garage.power', withProject({ power: 100 }), withProject({ power: 100.1 })],
  ['projects.ts: garage.yield', withProject({ yield: 100 }), withProject({ yield: 99 })],
  ['projects.ts: garage.yield', withProject({ yield: 120_000 }), withProject({ yield: 120_001 })],
  ['projects.ts: garage.storage', withProject({ storage: 0.5 }), withProject({ storage: 0.4 })],
  ['projects.ts: garage.storage', withProject({ storage: 1000 }), withProject({ storage: 1001 })],
  ['projects.ts: garage.savings', withProject({ savings: 1 }), withProject({ savings: 0 })],
  [
    'projects.ts: garage.savings',
    withProject({ savings: 100_000 }),
    withProject({ savings: 100_001 }),
  ],
  [
    'projects.ts: garage.investment',
    withProject({ investment: 500 }),
    withProject({ investment: 499 }),
  ],
  [
    'projects.ts: garage.investment',
    withProject({ investment: 500_000 }),
    withProject({ investment: 500_001 }),
  ],
  [
    `pictures.ts: ${anyPicture}.caption`,
    { pictures: { ...pictures, [anyPicture]: { alt: 'Haus', caption: x(80) } } },
    { pictures: { ...pictures, [anyPicture]: { alt: 'Haus', caption: x(81) } } },
  ],
  [
    'legal.ts: backupRetention',
    { legal: { ...legal, backupRetention: '4 Wochen' } },
    { legal: { ...legal, backupRetention: '4 Wochen lang' } },
  ],
  [
    'legal.ts: microEnterprise',
    { legal: { ...legal, microEnterprise: false } },
    { legal: { ...legal, microEnterprise: 'nein' } },
  ],
  [
    'legal.ts: reformCheck.on',
    { legal: { ...legal, reformCheck: looked } },
    { legal: { ...legal, reformCheck: { ...looked, on: '2026-11-31' } } },
  ],
  [
    'identity.ts: copyrightYear',
    withIdentity({ copyrightYear: 2100 }),
    withIdentity({ copyrightYear: 2101 }),
  ],
  ['projects.ts: garage.year', withProject({ year: 2100 }), withProject({ year: 2101 })],
  [
    'identity.ts: registerNumber',
    withIdentity({ registerNumber: 'HRA12345 BC' }),
    withIdentity({ registerNumber: 'HRA 12345 BCD' }),
  ],
  [
    'identity.ts: generalPartner.registerNumber',
    withIdentity({ generalPartner: { ...partner, registerNumber: 'HRB 1' } }),
    withIdentity({ generalPartner: { ...partner, registerNumber: '1' } }),
  ],
  ['places.ts: river.course', withRiver(2), withRiver(1)],
  ['places.ts: mapTowns.0.name', withTown(x(30)), withTown(x(31))],
  ['places.ts: gridOperators.operators.0.name', withOperator('Netz'), withOperator(' ')],
  ['contact.ts: phone', withContact({ phone: '03501123' }), withContact({ phone: '0350112' })],
  [
    'contact.ts: phone',
    withContact({ phone: '+4935204/12345' }),
    withContact({ phone: '+35204/12345' }),
  ],
  [
    'contact.ts: phone',
    withContact({ phone: '0351 98765-12' }),
    withContact({ phone: '0351 98765/12' }),
  ],
  [
    'contact.ts: securityEmail',
    withContact({ securityEmail: 'sicher@firma.de' }),
    withContact({ securityEmail: 'sicher@' }),
  ],
  [
    'contact.ts: reviewReadHref',
    withContact({ reviewReadHref: 'https://firma.de/' }),
    withContact({ reviewReadHref: 'firma.de' }),
  ],
  [
    'hours.ts: serviceDeskHours',
    { hours: { ...hours, serviceDeskHours: [weekday] } },
    { hours: { ...hours, serviceDeskHours: [] } },
  ],
  [
    'prices.ts: pricesToday.perKwp.value.0',
    withPrices({ perKwp: { value: [500, 5000] } }),
    withPrices({ perKwp: { value: [499, 5000] } }),
  ],
  [
    'funding.ts: localFunding.asOf',
    { funding: { localFunding: { asOf: '2026-12', text: 'A' } } },
    { funding: { localFunding: { asOf: '2026-13', text: 'A' } } },
  ],
  [
    'reviews.ts: 0.rating',
    { reviews: [{ ...review, rating: 5 }] },
    { reviews: [{ ...review, rating: 0.9 }] },
  ],
  [
    'people.ts: adviser.picture',
    withAdviser({ picture: anyPicture }),
    withAdviser({ picture: 'garage' }),
  ],
  [
    'people.ts: team.0.picture',
    { people: { ...people, team: [{ name: 'A', role: 'B', picture: anyPicture }] } },
    { people: { ...people, team: [{ name: 'A', role: 'B', picture: 'garage' }] } },
  ],
  [
    'people.ts: brands.0',
    { people: { ...people, brands: ['A'] } },
    { people: { ...people, brands: [''] } },
  ],
  [
    'people.ts: craftRegister',
    { people: { ...people, craftRegister: '1' } },
    { people: { ...people, craftRegister: ' ' } },
  ],
  [
    'projects.ts: garage.additionalImages.0',
    withProject({ additionalImages: [anyPicture] }),
    withProject({ additionalImages: ['garage'] }),
  ],
  [
    'project-ids.ts: overviewProjectIds.0',
    { 'project-ids': { ...ids, overviewProjectIds: [] } },
    { 'project-ids': { ...ids, overviewProjectIds: ['garage'] } },
  ],
  [
    'project-ids.ts: projectIds.0',
    { 'project-ids': ids },
    { 'project-ids': { ...ids, projectIds: ['garage'] } },
  ],
  [
    `pictures.ts: ${anyPicture}.alt`,
    { pictures: { ...pictures, [anyPicture]: { alt: 'A', caption: 'B' } } },
    { pictures: { ...pictures, [anyPicture]: { alt: ' ', caption: 'B' } } },
  ],
  [
    'legal.ts: backupRetention',
    { legal: { ...legal, backupRetention: '30 Tagen' } },
    { legal: { ...legal, backupRetention: '30Tagen' } },
  ],
  [
    'legal.ts: backupRetention',
    { legal: { ...legal, backupRetention: '3 Monaten' } },
    { legal: { ...legal, backupRetention: '3 Jahren' } },
  ],
  [
    'legal.ts: mailProvider',
    { legal: { ...legal, mailProvider: 'Mail AG' } },
    { legal: { ...legal, mailProvider: '' } },
  ],
  [
    'contact.ts: chatHref',
    {
      contact: { ...contact, chatHref: 'https://chat.firma.de/' },
      legal: { ...legal, chatProvider: 'Chat AG' },
    },
    {
      contact: { ...contact, chatHref: 'http://chat.firma.de/' },
      legal: { ...legal, chatProvider: 'Chat AG' },
    },
  ],
])('%s: the last value that is taken, and the first that is not', (field, allowed, refused) => {
  expect(companyMistakes({ ...companyData, ...allowed })).toEqual([]);
  const mistakes = companyMistakes({ ...companyData, ...refused });
  expect(mistakes).toEqual([
    expect.stringMatching(`^packages/content/src/company/${field} (ist|fehlt)`),
  ]);
});

test.each([
  'Ost GmbH',
  'Ost UG',
  'Ost AG',
  'Ost KG',
  'Ost OHG',
  'Anna Ost e.K.',
  'Anna Ost e. Kfr.',
])('„%s“ stands in the register of companies, and has its number', (name) => {
  const change = { name, registerNumber: undefined, registerCourt: undefined };
  expect(companyMistakes({ ...companyData, ...withIdentity(change) })).toEqual([
    expect.stringContaining('identity.ts: registerNumber fehlt.'),
  ]);
});

test.each(['Ost GmbH & Co. KG', 'Ost GmbH & Co KG'])('„%s“ has a general partner', (name) => {
  const change = {
    name,
    registerNumber: 'HRA 1',
    registerCourt: 'Amtsgericht',
    generalPartner: undefined,
  };
  expect(companyMistakes({ ...companyData, ...withIdentity(change) })).toEqual([
    expect.stringContaining('identity.ts: generalPartner fehlt.'),
  ]);
});

test('the period of the projects holds the years of all of them', () => {
  const [id = ids.projectIds[0]] = ids.overviewProjectIds;
  const { year } = projects[id];
  const of = (projectsPeriod: string) =>
    contradictions({
      ...companyData,
      'project-ids': { ...ids, overviewProjectIds: [id], projectsPeriod },
    } as unknown as typeof companyData);
  for (const right of [`${year}`, `${year} - ${year}`, `${year - 1} bis ${year + 1}`]) {
    expect(of(right), right).toEqual([]);
  }
  for (const wrong of [`${year - 1}`, `${year + 1}`, `${year - 2} - ${year - 1}`]) {
    expect(of(wrong), wrong).toHaveLength(1);
  }
});
