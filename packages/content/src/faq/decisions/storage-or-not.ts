import { asOf, show } from '../../figures/figure.ts';
import { marketFigures } from '../../figures/market.ts';
import { calculationPath } from '../../houses/calculation-path.ts';
import { blocks, inline, md } from '../../md.ts';
import { faqSectionPath, paths } from '../../paths.ts';
import { euro, germanRange, kWh, withUnit } from '../../typography.ts';
import { withCalculator } from '../../with-calculator.ts';
import { lawsFor } from './by-law-words.ts';

const named = {
  couple: 'Zwei Personen, Ost-West-Dach',
  family: 'Fünf Personen',
  familyWithCar: 'Fünf, mit Elektroauto',
  heatPumpAndCar: 'Fünf, Wärmepumpe und Elektroauto',
} as const;
const houses = Object.keys(named) as (keyof typeof named)[];

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

/** Whether the draft has no lower number than today's law in any of these houses. */
function isLowerToday(): boolean {
  return houses.every((house) => {
    const [draft, today] = lawsFor(house).map(({ result }) => result.storage);
    return (
      !draft ||
      !today ||
      (today.bestKWh <= draft.bestKWh && today.breakEvenPerKWh <= draft.breakEvenPerKWh)
    );
  });
}

/** What two numbers in a cell are; nothing where one law holds. */
function bothLaws(): string {
  if (lawsFor('family').length === 1) return '';
  return ` Wo zwei Zahlen stehen, gehört jede zu einem der beiden Gesetze, die ab 2027 gelten können${isLowerToday() ? '; die untere gilt, wenn es beim heutigen bleibt' : ''}.`;
}

/** The best sizes, the prices up to which they pay, and what both rest on. */
function sizesCompared() {
  const best = houses.flatMap((house) =>
    lawsFor(house).flatMap(({ result }) => result.storage?.bestKWh ?? []),
  );
  return blocks`
Table: Welche Größe am meisten bringt und bis zu welchem Preis sich ein Speicher trägt; gerechnet mit ${show(marketFigures.storagePerKwh)} (${asOf(marketFigures.storagePerKwh)})

| Haushalt | Beste Größe | Trägt sich bis zu einem Preis je kWh von |
| --- | --- | --- |
${houses.map((house) => [named[house], bestSize(house), breakEven(house)])}

Ein Speicher mit mehr als ${kWh(Math.max(...best))} bringt in keinem dieser Häuser mehr ein.${bothLaws()}
`;
}

/** Storage or not: sizes side by side, the price up to which it pays, and what speaks for it besides money. */
export const storageOrNot = md`
## Mit Speicher oder ohne? {#mit-oder-ohne}
Folded: Größe und Preis, bei denen er sich trägt

Je weniger für eingespeisten Strom gezahlt wird, desto mehr ist ein Speicher wert. Zu groß gekauft ist der häufigste Fehler.

${withCalculator(sizesCompared)}

Im Angebot prüfen: nutzbare kWh, Leistung in kW, Garantie in Jahren und Ladezyklen, Verbrauch im Leerlauf.

${withCalculator(() => inline`Ihr nächster Schritt: im [Solarrechner](${calculationPath('family')}) die Größe verschieben. Soll ein Speicher zu einer Anlage kommen, die schon läuft, [rechnen Sie sein Angebot nach](${paths.offerCheck}?was=speicher). Den`) ?? 'Den'} Preis Ihres Angebots ordnen Sie hier ein: [Ist mein Angebot fair?](${faqSectionPath('photovoltaik-kosten-einfamilienhaus', 'fairer-preis')})
`;
