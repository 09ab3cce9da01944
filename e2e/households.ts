import { paths } from '@rebhang-solar/content/paths';

/** Five invented households, by the three questions and what each of them adds under „Genauer“. */
export const households = [
  {
    name: 'small-and-old',
    answers: 'haustyp=reihenhaus&richtung=sued&personen=2',
    more: 'neigung=45',
  },
  {
    name: 'family-with-car',
    answers: 'haustyp=einfamilienhaus&richtung=suedwest&personen=4',
    more: 'auto=15000',
  },
  {
    name: 'heat-pump',
    answers: 'haustyp=doppelhaus&richtung=ost-west&personen=3',
    more: 'waerme=12000',
  },
  { name: 'north-roof', answers: 'haustyp=einfamilienhaus&richtung=nord&personen=3', more: '' },
  { name: 'farm', answers: 'haustyp=gewerbe&richtung=sued&verbrauch=24000', more: 'neigung=20' },
].map(({ name, answers, more }) => ({
  name,
  /** After the three questions alone. */
  first: `${paths.solarCalculator}?${answers}`,
  whole: `${paths.solarCalculator}?${[answers, more].filter(Boolean).join('&')}`,
}));
