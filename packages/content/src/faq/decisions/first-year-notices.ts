import { duties } from '../../figures/duties.ts';
import { feedInReturnWhole, penaltyOf } from '../../figures/examples.ts';
import { feedIn } from '../../figures/feed-in.ts';
import { amount, show } from '../../figures/figure.ts';
import { marketFigures } from '../../figures/market.ts';
import { selfUse } from '../../figures/self-use.ts';
import { md } from '../../md.ts';
import { euro } from '../../typography.ts';
import { withCalculator } from '../../with-calculator.ts';
import { lastStart } from './by-law-words.ts';

/** What a missing entry costs, beside what the system brings in. */
function besideTheReturn(): string {
  const month = Math.round(feedInReturnWhole(selfUse.feedInWith, feedIn.upTo10kwpCurrent) / 12);
  return `Was das ausmacht: Eine Anlage mit ${show(selfUse.size)} und Speicher bringt bei Start bis ${lastStart} mit der Einspeisung im Mittel etwa ${euro(month)} im Monat. Fehlt der Eintrag im Register, kostet das ${euro(penaltyOf(selfUse.size))} im Monat, also mehr, als sie einbringt.`;
}

/** What has to be told in the first year, by whom, and what is lost without it. */
export const firstYearNotices = md`
## Das erste Jahr: was zu melden ist und was sonst verloren geht {#erstes-jahr}

Table: Meldungen rund um die Inbetriebnahme

| Meldung und wer sie macht | Bis wann | Was ohne sie geschieht |
| --- | --- | --- |
| Zuordnung: auf welchem Weg Sie den Strom verkaufen (wir, mit Ihrer Vollmacht) | bevor der erste Monat beginnt; bei Volleinspeisung vor der Inbetriebnahme | Unter ${amount(duties.unassignedBelow)} gibt es ${amount(duties.unassignedRate)} (${duties.unassignedRate.source}). |
| Marktstammdaten\u00adregister: Anlage (wir; Sie prüfen) | binnen eines Monats nach der Inbetriebnahme | ${show(duties.penalty)}, nach dem Nachholen ${amount(duties.penaltyMended)} (${duties.penalty.source}) |
| Marktstammdaten\u00adregister: Speicher (wir; Sie prüfen) | ebenso, als eigener Eintrag | Der Speicher gilt als nicht gemeldet. |
| Konto und Angaben zur Umsatzsteuer (Sie) | wenn der Netzbetreiber fragt | Die Zahlung ruht. |
| Wohngebäude\u00adversicherung (Sie) | vor der Montage | Ein Schaden kann ungedeckt sein. |
| Zählerstand (Sie) | zum Jahreswechsel, wenn der Zähler nicht selbst meldet | Der Netzbetreiber schätzt, oder die Zahlung ruht. |

${
  withCalculator(besideTheReturn) ??
  `Was das ausmacht: Fehlt bei einer Anlage mit ${show(marketFigures.pricedSize)} der Eintrag im Register, kostet das ${euro(penaltyOf(marketFigures.pricedSize))} im Monat.`
}
`;
