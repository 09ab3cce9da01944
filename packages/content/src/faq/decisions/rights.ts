import { show, showDative } from '../../figures/figure.ts';
import { rights } from '../../figures/rights.ts';
import { warranty } from '../../figures/warranty.ts';
import { md } from '../../md.ts';
import { paths } from '../../paths.ts';

/** Withdrawal, instalments and defects: what holds by law and what the company adds. */
export const yourRights = md`
## Ihre Rechte vom Vertrag bis zum Mangel {#ihre-rechte}
Folded: Was gilt, wenn etwas nicht kommt oder nicht hält

Table: Was beim Kauf einer Anlage mit Montage gilt

| Worum es geht | Was gilt | Wie lange |
| --- | --- | --- |
| Widerruf | Haben Sie zu Hause, am Telefon oder per E-Mail unterschrieben, können Sie ohne Angabe von Gründen widerrufen. | ${show(rights.withdrawal)} ab der letzten Lieferung; hat man Sie nicht belehrt, ${show(rights.withdrawalWithoutInstruction)} länger |
| Abschläge | Gezahlt wird für das, was geliefert oder gebaut ist. Vor der Lieferung verlangen wir nichts. | bis zur Übergabe |
| Mängel | Ihr Verkäufer muss nachbessern oder Ersatz liefern, auch wenn der Fehler in einem Modul oder Gerät steckt. | nach dem Gesetz mindestens ${show(rights.defectsOfPurchase)}, bei uns für alles ${show(warranty.workmanship)} |
| Beweis | Zeigt sich der Mangel früh, gilt er als von Anfang an vorhanden. Der Verkäufer müsste das Gegenteil zeigen. | ${show(rights.presumption)} (${rights.presumption.source}) |

Manche Gerichte sehen in einer Dachanlage einen Kauf mit ${showDative(rights.defectsOfPurchase)}, andere ein Bauwerk mit ${showDative(rights.defectsOfBuilding)} Frist. Fragen Sie bei jedem Angebot, welche Frist im Vertrag steht.

- Vor der Unterschrift: Steht der Endpreis da, der Zeitraum der Montage, die Frist für Mängel, die Belehrung über den Widerruf?
- Vor der ersten Zahlung: Ist die Ware bei Ihnen, und gehört sie Ihnen nach der Zahlung?
- Bei der Übergabe: Protokoll, Schaltplan, Datenblätter, Seriennummern und die Zugangsdaten zum Wechselrichter geben lassen.
- Bei einem Mangel: schriftlich melden, eine Frist setzen, Fotos beilegen. Warten Sie nicht, bis das erste Jahr vorbei ist.

> [!HINT] Ein Brief, den Sie übernehmen können
> „Am [Datum] haben Sie mir die Photovoltaikanlage in [Ort] übergeben. Seit dem [Datum] liefert sie [was fehlt], siehe Fotos. Ich bitte Sie, den Mangel bis zum [Datum in ${showDative(rights.withdrawal)}] zu beseitigen. Meine weiteren Rechte behalte ich mir vor.“

Was Sie mit uns vereinbaren, steht in den [Geschäftsbedingungen](${paths.terms}).
`;
