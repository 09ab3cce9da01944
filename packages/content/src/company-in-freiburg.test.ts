import { expect, test, vi } from 'vitest';

vi.mock('./company/people.ts', () => import('./testing/company-in-freiburg/people.ts'));
vi.mock('./company/identity.ts', () => import('./testing/company-in-freiburg/identity.ts'));
vi.mock('./company/hours.ts', () => import('./testing/company-in-freiburg/hours.ts'));

const { company } = await import('./company-in-texts.ts');
const { officeHours, serviceDeskHours } = await import('./testing/company-in-freiburg/hours.ts');
const { peopleOfForms } = await import('./people-of-forms.ts');
const { companyRegisters, companyRepresentatives, representation } = await import(
  './representation.ts'
);
const { seatName } = await import('./towns-on-map.ts');
const { letterWords } = await import('./mails/letter.ts');
const { impressum } = await import('./legal/impressum.ts');

test('whoever has a number of their own is reached by it, all others over the office', () => {
  expect(peopleOfForms.consultation).toMatchObject({
    name: 'Annegret von Schauinsland-Oberrimsingen',
    phone: '+49 89 99998-778',
    phoneHref: 'tel:+498999998778',
    phoneLabel: 'Direkt am Telefon',
    hours: officeHours,
  });
  for (const form of ['maintenance', 'gridConnection'] as const) {
    expect(peopleOfForms[form]).toMatchObject({
      name: 'Jo Ost',
      phone: company.phone,
      phoneHref: company.phoneHref,
      phoneLabel: 'Am Telefon, über das Büro',
      hours: serviceDeskHours,
    });
  }
  // Nobody is in the office.
  expect(peopleOfForms.contact).toBeUndefined();
});

test('a KG names its general partner, by whom that is represented, and both registers', () => {
  expect(representation).toBe('Geschäftsführung');
  expect(companyRepresentatives).toBe(
    'die Breisgau Sonnenwerk Verwaltungs-GmbH, diese vertreten durch Dr.-Ing. Friederike Vollherbst-Zähringer',
  );
  expect(companyRegisters).toEqual([
    'Sitz: Freiburg-Munzingen am Tuniberg; Handelsregister: Amtsgericht Freiburg im Breisgau, HRA 701234',
    'Persönlich haftende Gesellschafterin: Breisgau Sonnenwerk Verwaltungs-GmbH; Sitz: Freiburg im Breisgau; Handelsregister: Amtsgericht Freiburg im Breisgau, HRB 712345',
  ]);
});

test('a letter ends with who answers, or without anybody, and names what the law asks for', () => {
  const { closing, signature, sender, subject } = letterWords('consultation');
  expect(closing.split('\n').slice(0, 3)).toEqual([
    'Freundliche Grüße',
    'Annegret von Schauinsland-Oberrimsingen',
    'Planung und Beratung',
  ]);
  expect(closing.split('\n')[3]).toMatch(/^\+49 89 99998-778, .*\d:\d\d–\d+:\d\d\u00A0Uhr/);
  expect(letterWords('contact').closing).toBe('Freundliche Grüße');
  expect(sender).toBe('Breisgau Sonnenwerk');
  expect(subject('Eingang')).toBe('Eingang – Breisgau Sonnenwerk');
  expect(signature.split('\n')).toEqual([
    'Breisgau Sonnenwerk GmbH & Co. KG',
    `Niederrimsinger Rebbergstraße 117 b, 79112 Freiburg-Munzingen am Tuniberg, ${company.email}`,
    ...companyRegisters,
    'Geschäftsführung: Dr.-Ing. Friederike Vollherbst-Zähringer',
  ]);
});

test('on a map its town has the name that everybody says', () => {
  expect(seatName).toBe('Freiburg-Munzingen');
});

test('the imprint of a KG names both companies with their registers, and who leads the partner', () => {
  const [table] = impressum.sections[0]?.blocks ?? [];
  expect(table?.type === 'table' && table.rows.slice(2)).toEqual([
    ['Registergericht', 'Amtsgericht Freiburg im Breisgau'],
    ['Handelsregisternummer', 'HRA 701234'],
    [
      'Persönlich haftende Gesellschafterin',
      'Breisgau Sonnenwerk Verwaltungs-GmbH, Freiburg im Breisgau',
    ],
    ['Deren Registergericht', 'Amtsgericht Freiburg im Breisgau'],
    ['Deren Handelsregisternummer', 'HRB 712345'],
    ['Deren Geschäftsführung', 'Dr.-Ing. Friederike Vollherbst-Zähringer'],
    ['Umsatzsteuer-Identifikationsnummer', 'DE123456788'],
    ['Wirtschafts-Identifikationsnummer', 'DE123456788-00001'],
  ]);
});
