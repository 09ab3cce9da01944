import { type ReformState, reform } from '@rebhang-solar/calculator/law/reform';
import { feedInTariff } from '@rebhang-solar/calculator/money/tariff';
import type { Article } from '../article.ts';
import { type BarChart, bar, evenTicks } from '../bar-chart.ts';
import { exampleProjects } from '../company/project-ids.ts';
import { feedInReturn, feedInReturnWhole } from '../figures/examples.ts';
import { feedIn, tariffLaw } from '../figures/feed-in.ts';
import { amount, asOf, type Figure, origin, show, showDative } from '../figures/figure.ts';
import { marketFigures } from '../figures/market.ts';
import { reformFigures } from '../figures/reform.ts';
import { storage } from '../figures/storage.ts';
import { tax } from '../figures/tax.ts';
import { calculationCallPath } from '../houses/calculation-path.ts';
import { chart, inline, md } from '../md.ts';
import { faqSectionPath, homeSectionPath, projectPath } from '../paths.ts';
import { euro, formatNumber, germanDate, withUnit } from '../typography.ts';
import { startMonth } from './decisions/by-law-words.ts';
import { solarPeaks } from './decisions/solar-peaks.ts';
import { whatChangesIn2027 } from './decisions/what-changes-in-2027.ts';
import { furtherQuestions } from './further-questions.ts';
import { faqLink } from './overview.ts';

/** The two rates of a half-year, under the month in which it begins. */
function rateRow(small: Figure, medium: Figure) {
  return [`ab ${germanDate(small.asOf)}`, amount(small), amount(medium)] as const;
}

/** „7,35 ct/kWh“ for the larger of the example systems. */
const meanRate = withUnit(
  formatNumber(feedInTariff(tax.exampleLargeSize.value, feedIn.upTo10kwpCurrent.asOf), 2),
  feedIn.upTo10kwpCurrent.unit,
);

const kilowattHourChart = {
  title: 'Was eine Kilowattstunde Solarstrom wert ist',
  rows: [
    bar(
      'Selbst verbraucht statt gekauft',
      amount(marketFigures.electricityPrice),
      marketFigures.electricityPrice.value,
    ),
    bar('Überschuss eingespeist', amount(feedIn.upTo10kwpCurrent), feedIn.upTo10kwpCurrent.value),
    bar('Alles eingespeist', amount(feedIn.fullUpTo10kwp), feedIn.fullUpTo10kwp.value),
  ],
  max: 40,
  cell: 10,
  ticks: evenTicks(40, 4, 'ct'),
  parts: [],
} satisfies BarChart;

const asked = furtherQuestions['photovoltaik-einspeisung-ueberschuss'];

/** Who is paid what for how long, as far as it is decided. */
const paidForSurplus: Record<ReformState, string> = {
  draft: `Wer vor dem ${show(reformFigures.from)} startet, bekommt ${show(feedIn.upTo10kwpCurrent)} für ${show(feedIn.duration)}. Wer jetzt bestellt, startet meist im ${startMonth}; das Gesetz dafür ist nicht beschlossen: Der Entwurf sieht ${show(reformFigures.transitionPaid)} für ${show(reformFigures.transitionMonths)} vor, das heutige Gesetz ${show(feedIn.upTo10kwpNext)}.`,
  law: `Wer jetzt bestellt, bekommt ${show(reformFigures.transitionPaid)}, höchstens ${show(reformFigures.transitionMonths)} lang.`,
  dropped: `Es gilt der Satz des Tages, an dem die Anlage in Betrieb geht: ab dem ${show(feedIn.nextStep)} ${show(feedIn.upTo10kwpNext)} für Anlagen ${show(feedIn.smallSystemLimit)}.`,
};

/** What is paid for a system that starts now. */
const headlines: Record<ReformState, { figure: string; note: string }> = {
  draft: {
    figure: show(feedIn.upTo10kwpCurrent),
    note: `${amount(feedIn.duration)} lang, wenn Ihre Anlage vor dem ${show(reformFigures.from)} startet; danach ist es offen`,
  },
  law: {
    figure: show(reformFigures.transitionPaid),
    note: `höchstens ${amount(reformFigures.transitionMonths)} lang`,
  },
  dropped: {
    figure: show(feedIn.upTo10kwpNext),
    note: `für Anlagen bis ${amount(feedIn.smallSystemLimit)}, die ab dem ${show(feedIn.nextStep)} starten`,
  },
};

export const article = {
  slug: 'photovoltaik-einspeisung-ueberschuss',
  meta: {
    title: 'Einspeisevergütung: Was Ihr Überschuss einbringt',
    description:
      'Überschüssiger Solarstrom fließt ins Netz. Was die Kilowattstunde bringt, hängt vom Tag des Starts ab: alle Sätze, Beispiele in Euro und was ab 2027 gilt.',
    keywords:
      'Einspeisevergütung, Solarstrom Überschuss, Strom einspeisen, Vergütung je Kilowattstunde, negative Strompreise, Eigenverbrauch, Überschusseinspeisung',
  },
  lead: 'Wohin der Strom fließt, den Ihr Haus mittags nicht braucht, und was er Ihnen einbringt.',
  answer: `Er fließt ins öffentliche Netz, und was Sie dafür bekommen, hängt vom Tag des Starts ab. ${paidForSurplus[reform.state]} Mehr haben Sie von jeder Kilowattstunde, die im Haus bleibt.`,
  headline: headlines[reform.state],
  visual: chart(
    kilowattHourChart,
    `Gekaufter Strom: ${origin(marketFigures.electricityPrice)}. Vergütung für neue Anlagen bis ${amount(feedIn.smallSystemLimit)}, ${asOf(feedIn.upTo10kwpCurrent)}.`,
  ),
  sections: md`
## Erst das Haus, dann das Netz {#weg-des-stroms}
Folded: Welcher Anteil im Haus bleibt, ohne und mit Batterie

Solarstrom versorgt zuerst, was im Haus gerade läuft: Kühlschrank, Waschmaschine, Wärmepumpe. Danach lädt er den Speicher, falls Sie einen haben. Erst was dann noch übrig ist, geht ins Netz. Das geschieht von selbst, Sie schalten nichts um. Fehlt abends Strom, kommt er wie gewohnt von Ihrem Versorger.

- **Ohne Batterie** (${show(storage.selfConsumptionWithout)})
  des Solarstroms verbraucht ein Haushalt selbst, wenn die Anlage etwa so viel liefert, wie er braucht.
- **Mit Batterie** (${show(storage.selfConsumptionWith)})
  des Solarstroms bleiben im Haus, wenn die Anlage etwas weniger liefert, als er braucht. Bei großen Anlagen sind beide Anteile kleiner: [Eigenverbrauch und Autarkie](${faqSectionPath(
    'photovoltaik-stromspeicher-notwendig',
    'eigenverbrauch-und-autarkie',
  )}).
- **Was eingespeist wird**
  erscheint auf einer eigenen Gutschrift. Wie sie mit Ihrer Stromrechnung zusammenpasst, zeigt der Artikel ${faqLink('photovoltaik-abrechnung-netzbetreiber')}.

## Was Sie für die Kilowattstunde bekommen {#verguetung}
Folded: Alle Sätze, und wie lange sie gelten

Zwei Dinge bestimmen Ihren Satz: die Größe der Anlage und der Tag, an dem sie in Betrieb geht. Steht er einmal fest, bleibt er ${amount(feedIn.duration)} lang gleich und dazu bis zum Ende des Kalenderjahres, in dem diese Zeit abläuft. Er sinkt nur für Anlagen, die später in Betrieb gehen: alle sechs Monate um ein Prozent. Ist eine Anlage größer als ${amount(feedIn.smallSystemLimit)}, gilt der niedrigere Satz nur für den Teil darüber; eine Anlage mit ${showDative(tax.exampleLargeSize)} bekommt so im Mittel ${meanRate}.

Table: Einspeisevergütung für Anlagen mit Eigenverbrauch nach der Formel des Gesetzes (${feedIn.upTo10kwpCurrent.source})

| Inbetriebnahme | bis ${amount(feedIn.smallSystemLimit)} | Anteil von ${amount(feedIn.mediumSystemRange)} |
| --- | --- | --- |
${[rateRow(feedIn.upTo10kwp2024, feedIn.from10to40kwp2024)]}
${[rateRow(feedIn.upTo10kwpAugust2024, feedIn.from10to40kwpAugust2024)]}
${[rateRow(feedIn.upTo10kwpFebruary2025, feedIn.from10to40kwpFebruary2025)]}
${[rateRow(feedIn.upTo10kwpAugust2025, feedIn.from10to40kwpAugust2025)]}
${[rateRow(feedIn.upTo10kwpFebruary2026, feedIn.from10to40kwpFebruary2026)]}
${[rateRow(feedIn.upTo10kwpCurrent, feedIn.from10to40kwpCurrent)]}
| ab ${germanDate(feedIn.upTo10kwpNext.asOf)}, nach heutigem Gesetz | ${amount(feedIn.upTo10kwpNext)} | ${amount(feedIn.from10to40kwpNext)} |

> [!DATED] Warum Sie oft noch andere Sätze lesen
> Viele Beispiele rechnen mit ${amount(feedIn.upTo10kwp2024)} und ${amount(feedIn.from10to40kwp2024)}. Diese Sätze galten für Anlagen, die von Februar bis Juli 2024 in Betrieb gingen. Zum schnellen Überschlagen nehmen wir ${show(feedIn.roundedExample)} über ${amount(feedIn.duration)} an: Dann bringen ${show(feedIn.exampleYear)} etwa ${euro(feedInReturnWhole(feedIn.exampleYear, feedIn.roundedExample))}. Die amtlichen Sätze veröffentlicht die [Bundesnetzagentur](${tariffLaw.agency}), den Wortlaut finden Sie im [Erneuerbare-Energien-Gesetz](${tariffLaw.href}).

## Zum Nachrechnen {#beispiele}
Folded: Was ein Monat und ein Jahr bringen

Speisen Sie in einem Monat ${show(feedIn.exampleMonth)} ein, rechnet der Netzbetreiber so: ${show(feedIn.exampleMonth)} × ${show(feedIn.upTo10kwpCurrent)} = ${euro(feedInReturn(feedIn.exampleMonth, feedIn.upTo10kwpCurrent))}. Die Tabelle zeigt daneben, was der frühere Satz ergab.

Table: Ertrag aus der Einspeisung bei Anlagen bis ${amount(feedIn.smallSystemLimit)}, Jahreswerte auf ganze Euro abgerundet

| Überschuss | ${amount(feedIn.upTo10kwp2024)} (${asOf(feedIn.upTo10kwp2024)}) | ${amount(feedIn.upTo10kwpCurrent)} (${asOf(feedIn.upTo10kwpCurrent)}) |
| --- | --- | --- |
| ${show(feedIn.exampleMonth)} im Monat | ${euro(feedInReturn(feedIn.exampleMonth, feedIn.upTo10kwp2024))} | ${euro(feedInReturn(feedIn.exampleMonth, feedIn.upTo10kwpCurrent))} |
| ${show(feedIn.exampleYear)} | rund ${euro(feedInReturnWhole(feedIn.exampleYear, feedIn.upTo10kwp2024))} | rund ${euro(feedInReturnWhole(feedIn.exampleYear, feedIn.upTo10kwpCurrent))} |

Abgerechnet wird monatlich, das Geld kommt innerhalb von ${showDative(feedIn.paymentWithin)}. Das Gesetz verlangt Abschläge zum 15. des folgenden Monats und eine Abrechnung im Jahr danach (EEG 2023, §~26). Auf diese Einnahmen zahlen Sie ${show(tax.incomeTaxLimitPerUnit)} keine Einkommensteuer. Mehr dazu unter ${faqLink('photovoltaik-steuern-2025')}.

## Was seit dem ${show(feedIn.newRulesSince)} anders ist {#neue-regeln}
Folded: Negative Börsenpreise und begrenzte Einspeisung

Wer seine Anlage ab diesem Tag in Betrieb nimmt, für den gelten neue Regeln (${feedIn.newRulesSince.source}). Ältere Anlagen behalten ihre alten Bedingungen.

- Negative Börsenpreise: Gibt es an der Börse zu viel Strom, fällt sein Preis unter null, ${germanDate(feedIn.negativeHours2025.asOf)} in ${show(feedIn.negativeHours2025)}; auf sie entfielen ${show(feedIn.shareInNegativeHours2025)} des deutschen Solarstroms. Für diese Viertelstunden bekommen neue Anlagen ab ${show(feedIn.negativePricesFrom)} nichts. Das gilt ab dem Jahreswechsel, der auf den Einbau des intelligenten Zählers (Smart Meter) folgt. Die Zeiten werden an die ${show(feedIn.duration)} angehängt, bei Solaranlagen aber nur zur Hälfte gezählt (EEG 2023, §§~51 und 51a).
- Begrenzte Einspeisung: Bis Smart Meter und Steuerbox eingebaut und geprüft sind, dürfen Anlagen unter ${amount(feedIn.capBelow)} höchstens ${show(feedIn.capUntilControlBox)} ins Netz geben (${feedIn.capUntilControlBox.source}). Für den Verbrauch im Haus gilt diese Grenze nicht; ausgenommen sind Steckersolargeräte und ab ${amount(feedIn.historicCapLimit)} die Direktvermarktung.
- Zum Vergleich: Die alte Grenze von ${show(feedIn.historicCap)} ist für neue Anlagen seit dem ${show(feedIn.historicCapEnded)} Geschichte. Ältere Anlagen über ${amount(feedIn.historicCapKeptFrom)} behalten sie, bis Smart Meter und Steuerbox eingebaut und geprüft sind; für kleinere ist sie aufgehoben (EEG 2023, §~100).
- Für Anlagen, die 2027 starten, kann das alles anders werden: [was sich 2027 ändern kann](${faqSectionPath('photovoltaik-einspeisung-ueberschuss', 'ab-2027')}).

${whatChangesIn2027}

${solarPeaks}

## Alles einspeisen: die Volleinspeisung {#volleinspeisung}
Folded: Der höhere Satz, und für wen er passt

Wer gar nichts selbst verbraucht, bekommt einen höheren Satz. Das kann auf einem Dach passen, unter dem kaum Strom gebraucht wird, zum Beispiel auf einer Scheune.

Table: Überschuss- und Volleinspeisung im Vergleich (${asOf(feedIn.fullUpTo10kwp)}, ${feedIn.fullUpTo10kwp.source})

| Merkmal | Überschuss | Volleinspeisung |
| --- | --- | --- |
| Satz bis ${amount(feedIn.smallSystemLimit)} | ${amount(feedIn.upTo10kwpCurrent)} | ${amount(feedIn.fullUpTo10kwp)} |
| Anteil von ${amount(feedIn.mediumSystemRange)} | ${amount(feedIn.from10to40kwpCurrent)} | ${amount(feedIn.fullFrom10to40kwp)} |
| Eigener Verbrauch | spart ${amount(marketFigures.electricityPrice)} | keiner, aller Strom kommt aus dem Netz |
| Anmeldung | Zuordnung zum Satz und Register | ebenso, vor der Inbetriebnahme; ein Wechsel vor dem 1.~Dezember für das nächste Jahr |

Auf einem Wohnhaus bringt der eigene Verbrauch fast immer mehr. Möglich sind auch zwei Anlagen auf einem Dach, eine für jeden Weg; dann braucht jede ihren eigenen Zähler.

## Strom mit Nachbarn und Mietern teilen {#teilen}
Folded: Mieterstrom, Gebäudeversorgung und Energy Sharing

Table: Wer Ihren Solarstrom außer Ihnen nutzen kann, Stand: November 2026

| Weg | Für wen | Was dazugehört |
| --- | --- | --- |
| Mieterstrom | Mieter und Eigentümer im selben Haus | Sie liefern auch den Reststrom und stellen Rechnungen; dafür gibt es einen Zuschlag (EEG 2023, §~48a) |
| Gemeinschaftliche Gebäudeversorgung | alle im selben Haus, auch Eigentümer\u00adgemeinschaften | Aufteilung nach Schlüssel, jeder behält seinen Stromvertrag; Smart Meter nötig (§~42b EnWG) |
| Energy Sharing | Haushalte und kleine Betriebe im Gebiet desselben Verteilnetzes, seit 01.06.2026 | Vertrag unter den Beteiligten, Smart Meter bei allen; Netzentgelte und Abgaben fallen an (§~42c EnWG) |

Energy Sharing ist neu. Ob Ihr Netzbetreiber und ein Dienstleister es schon abwickeln, konnten wir nicht bestätigen: Fragen Sie vorher nach.${exampleProjects.tenantElectricity ? inline` Ein gebautes Beispiel ist unser [Projekt mit Mieterstrom](${projectPath(exampleProjects.tenantElectricity)}).` : ''}

## Warum Eigenverbrauch mehr bringt {#eigenverbrauch}

Kostet eine Kilowattstunde aus dem Netz ${show(marketFigures.electricityPrice)} ohne Grundpreis, dann spart Ihnen jede selbst genutzte genau so viel. Der Grundpreis bleibt. Eingespeist brächte sie nur ${show(feedIn.upTo10kwpCurrent)}. Selbst genutzt ist sie also mehr als viermal so viel wert. Ganz ohne neue Technik helfen diese Gewohnheiten:

- Waschmaschine und Geschirrspüler mittags starten, nacheinander statt gleichzeitig.
- Das Elektroauto laden, wenn die Sonne scheint.
- Warmes Wasser mit der Wärmepumpe tagsüber bereiten.
`,
  questions: [
    {
      question: asked.rate,
      answer: `Für neue Anlagen bis ${amount(feedIn.smallSystemLimit)} sind es ${amount(feedIn.upTo10kwpCurrent)}, für den Anteil von ${amount(feedIn.mediumSystemRange)} ${amount(feedIn.from10to40kwpCurrent)} (${origin(feedIn.upTo10kwpCurrent)}). Ab dem ${show(feedIn.nextStep)} ergibt die Formel des Gesetzes ${amount(feedIn.upTo10kwpNext)} und ${amount(feedIn.from10to40kwpNext)}.`,
    },
    {
      question: asked.exampleMonth,
      answer: `Zum Satz von ${show(feedIn.upTo10kwpCurrent)} (${asOf(feedIn.upTo10kwpCurrent)}) sind es ${euro(feedInReturn(feedIn.exampleMonth, feedIn.upTo10kwpCurrent))}. Zum Satz von ${show(feedIn.upTo10kwp2024)} (${asOf(feedIn.upTo10kwp2024)}) waren es ${euro(feedInReturn(feedIn.exampleMonth, feedIn.upTo10kwp2024))}.`,
    },
    {
      question: asked.negativePrices,
      answer: `Anlagen ab ${show(feedIn.negativePricesFrom)}, die seit dem ${show(feedIn.newRulesSince)} in Betrieb gehen, bekommen in diesen Viertelstunden nichts, und zwar ab dem Jahreswechsel nach dem Einbau eines Smart Meters. Die Zeiten werden am Ende der Laufzeit zur Hälfte angehängt.`,
    },
    {
      question: asked.fullFeedIn,
      answer: `Nur wo kaum Strom gebraucht wird. Sie bringt ${amount(feedIn.fullUpTo10kwp)} statt ${amount(feedIn.upTo10kwpCurrent)} (${asOf(feedIn.fullUpTo10kwp)}), dafür kaufen Sie jede Kilowattstunde, die Sie selbst brauchen.`,
    },
  ],
  closing: 'Sie möchten wissen, wie viel Ihr Dach liefert und wie viel davon im Haus bleibt?',
  calls: [
    { label: 'Ertrag berechnen lassen', to: calculationCallPath },
    { label: 'Kostenlose Beratung', to: homeSectionPath('kontakt') },
  ],
} as const satisfies Article;
