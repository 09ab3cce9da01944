import type { Section } from '../../article.ts';
import { asOf, show } from '../../figures/figure.ts';
import { market } from '../../figures/market.ts';
import { selfUse } from '../../figures/self-use.ts';
import { paybackRange } from '../../houses/by-law.ts';
import { calculationPath, faqSectionPath } from '../../paths.ts';
import { euro, formatNumber, germanRange, withUnit } from '../../typography.ts';
import { kWh, lawHeads, lawsFor, signedEuro } from './words.ts';

const laws = lawsFor('family');
const named = {
  couple: 'Zwei Personen, Ost-West-Dach',
  family: 'Vier Personen',
  familyWithCar: 'Familie mit Elektroauto',
  heatPumpAndCar: 'Wärmepumpe und Elektroauto',
} as const;
const houses = Object.keys(named) as (keyof typeof named)[];

const best = houses.flatMap((house) =>
  lawsFor(house).flatMap(({ result }) => result.storage?.bestKWh ?? []),
);

/** „730–950 €“, or one price where one law holds. */
function breakEven(house: keyof typeof named): string {
  const all = lawsFor(house).flatMap(({ result }) => result.storage?.breakEvenPerKWh ?? []);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return least === most ? euro(least) : withUnit(germanRange(least, most), '€');
}

function bestSize(house: keyof typeof named): string {
  const all = lawsFor(house).flatMap(({ result }) => result.storage?.bestKWh ?? []);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return least === most ? kWh(least) : withUnit(germanRange(least, most), 'kWh');
}

const sizes = laws[0].result.sizes;

/** Storage or not: sizes side by side, the price up to which it pays, and what speaks for it besides money. */
export const storageOrNot = {
  id: 'mit-oder-ohne',
  title: 'Mit Speicher oder ohne?',
  blocks: [
    {
      type: 'text',
      text: 'Je weniger für eingespeisten Strom gezahlt wird, desto mehr ist ein Speicher wert. Am meisten bringt die erste Kilowattstunde, jede weitere weniger. Zu groß gekauft ist der häufigste Fehler.',
    },
    {
      type: 'table',
      caption: `Vier Personen, ${show(selfUse.size)}, ${show(selfUse.consumption)}: was der Speicher über 20 Jahre mehr oder weniger bringt als keiner, samt Ersatz. Speicher zu ${show(market.storagePerKwh)} (${asOf(market.storagePerKwh)}, ${market.storagePerKwh.source})`,
      head: ['Speicher', 'Autarkie', 'Kaufpreis', ...lawHeads],
      rows: sizes.map((size, index) => [
        size.kWh === 0 ? 'ohne' : kWh(size.kWh),
        withUnit(formatNumber(size.selfSufficiency), '%'),
        size.kWh === 0 ? '–' : euro(size.price),
        ...laws.map(({ result }) =>
          size.kWh === 0 ? '–' : signedEuro(result.sizes[index]?.afterTwenty ?? 0),
        ),
      ]),
    },
    {
      type: 'table',
      caption: 'Welche Größe am meisten bringt und bis zu welchem Preis sich ein Speicher trägt',
      head: ['Haushalt', 'Beste Größe', 'Trägt sich bis zu einem Preis je kWh von'],
      rows: houses.map((house) => [named[house], bestSize(house), breakEven(house)]),
    },
    {
      type: 'text',
      text: `Mehr als ${kWh(Math.max(...best))} lohnen sich in keinem dieser Häuser. Bei vier Personen ist ein Speicher mit ${show(selfUse.largeStorage)} nach ${paybackRange(laws[0].result.storage?.payback ?? laws[0].result.system.payback)} bezahlt (${laws[0].label}); er hält etwa ${withUnit(germanRange(...market.storageLifeRange.value), 'Jahre')}.`,
    },
    {
      type: 'list',
      items: [
        'Dafür spricht: Abends und nachts wird viel verbraucht, das Angebot liegt unter dem Preis der Tabelle, Strom bei Netzausfall ist Ihnen etwas wert.',
        'Dagegen spricht: Tagsüber ist jemand da, das Auto lädt mittags, oder das Geld reicht nur für Speicher oder Module.',
        'Im Angebot prüfen: nutzbare kWh, Leistung in kW, Garantie in Jahren und Ladezyklen, Verbrauch im Leerlauf.',
      ],
    },
    {
      type: 'text',
      text: [
        'Ihr nächster Schritt: im ',
        { text: 'Solarrechner', to: calculationPath },
        ' die Größe verschieben und zusehen, was sie ändert. Den Preis Ihres Angebots ordnen Sie hier ein: ',
        {
          text: 'Ist mein Angebot fair?',
          to: faqSectionPath('photovoltaik-kosten-einfamilienhaus', 'fairer-preis'),
        },
      ],
    },
  ],
} as const satisfies Section;
