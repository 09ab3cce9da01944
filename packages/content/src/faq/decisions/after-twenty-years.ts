import { duties } from '../../figures/duties.ts';
import { feedIn } from '../../figures/feed-in.ts';
import { amount, show, showDative } from '../../figures/figure.ts';
import { md } from '../../md.ts';
import { contactPath } from '../../paths.ts';

/** After the years of the tariff; moving, selling, inheriting, dismantling. */
export const afterTwentyYears = md`
## Nach der Vergütung, beim Verkauf und beim Abbau {#danach}
Folded: Weiterbetrieb, Hausverkauf und Entsorgung

Solange die Module Strom liefern, dürfen sie bleiben, auch nach den ${showDative(feedIn.duration)} der Vergütung. Für eine Anlage, die erst 2027 beginnt, kann heute niemand sagen, was dann gezahlt wird.

Table: Was in welcher Lage gilt und was Sie tun

| Lage | Was gilt | Was Sie tun |
| --- | --- | --- |
| Die Vergütung läuft aus | Der Netzbetreiber nimmt den Strom weiter ab und zahlt den Marktwert abzüglich einer Gebühr, höchstens ${amount(duties.afterTwentyCap)}, nach heutigem Gesetz bis zum ${show(duties.afterTwentyUntil)} (${duties.afterTwentyUntil.source}). | Mehr selbst verbrauchen. Wechselrichter und Zustand prüfen lassen, bevor Sie Geld hineinstecken. |
| Sie verkaufen oder vererben das Haus | Satz und Restlaufzeit bleiben bei der Anlage; wer das Haus bekommt, wird Betreiber. | Wechsel im Register und beim Netzbetreiber melden, Unterlagen und Zugangsdaten übergeben. |
| Sie bauen ab | Module sind Elektrogeräte, Sammelstellen nehmen sie kostenlos an (Elektrogesetz). | Stilllegung im Register melden. Gerüst und Abbau bezahlen Sie: Lassen Sie sich ein Angebot geben. |

Ihr nächster Schritt, wenn eine alte Anlage weiterlaufen soll: [prüfen lassen](${contactPath('wartung')}), ob sie sicher ist.
`;
