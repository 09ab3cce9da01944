import { type ReformState, reform } from '@rebhang-solar/calculator/law/reform';
import { feedInTariff } from '@rebhang-solar/calculator/money/tariff';
import type { Article } from '../article.ts';
import { type BarChart, bar, evenTicks } from '../bar-chart.ts';
import { exampleProjects } from '../company/project-ids.ts';
import { feedInReturn, feedInReturnWhole } from '../figures/examples.ts';
import { feedIn, tariffLaw } from '../figures/feed-in.ts';
import { amount, asOf, type Figure, show, showDative } from '../figures/figure.ts';
import { marketFigures } from '../figures/market.ts';
import { reformFigures } from '../figures/reform.ts';
import { tax } from '../figures/tax.ts';
import { calculationCallPath } from '../houses/calculation-path.ts';
import { chart, inline, md } from '../md.ts';
import { faqSectionPath, homeSectionPath, projectPath } from '../paths.ts';
import { euro, formatNumber, germanDate, withUnit } from '../typography.ts';
import { lastStart, startMonth } from './decisions/by-law-words.ts';
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
  draft: `Wer vor dem ${show(reformFigures.from)} startet, bekommt ${show(feedIn.upTo10kwpCurrent)} für ${show(feedIn.duration)}. Wer jetzt bestellt, startet meist im ${startMonth}; das Gesetz dafür ist nicht beschlossen: Der Entwurf sieht ${show(reformFigures.transitionPaid)} für ${show(reformFigures.transitionMonths)} vor, das heutige Gesetz ${show(feedIn.upTo10kwpNext)}. Beides muss die EU-Kommission genehmigen.`,
  law: `Wer jetzt bestellt, bekommt ${show(reformFigures.transitionPaid)}, höchstens ${show(reformFigures.transitionMonths)} lang.`,
  dropped: `Es gilt der Satz des Tages, an dem die Anlage in Betrieb geht: ab dem ${show(feedIn.nextStep)} ${show(feedIn.upTo10kwpNext)} für Anlagen ${show(feedIn.smallSystemLimit)}.`,
};

/** The reform has no supplement for feeding everything in. */
const fullFeedInFrom2027 = {
  draft: ' Nach dem Entwurf fällt er ab 2027 weg.',
  law: ' Für Starts ab 2027 gibt es ihn nicht mehr.',
  dropped: '',
}[reform.state];

/** What is paid for a system that starts now. */
const headlines: Record<ReformState, { figure: string; note: string }> = {
  draft: {
    figure: show(feedIn.upTo10kwpCurrent),
    note: `${amount(feedIn.duration)} lang, wenn Ihre Anlage vor dem ${show(reformFigures.from)} startet; für spätere Starts ist es offen`,
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
  answer: `Er fließt ins öffentliche Netz, und was Sie dafür bekommen, hängt vom Tag des Starts ab. ${paidForSurplus[reform.state]}`,
  headline: headlines[reform.state],
  visual: chart(
    kilowattHourChart,
    `Gekaufter Strom: ${marketFigures.electricityPrice.source} (${asOf(marketFigures.electricityPrice)}). Vergütung bei Start bis ${lastStart}, Anlagen bis ${amount(feedIn.smallSystemLimit)}.`,
  ),
  sections: md`
## Erst das Haus, dann das Netz {#weg-des-stroms}
Folded: Was zuerst versorgt wird

Solarstrom versorgt zuerst, was im Haus gerade läuft, dann den Speicher, falls Sie einen haben. Erst der Rest geht ins Netz. Das geschieht von selbst. Fehlt abends Strom, kommt er wie gewohnt von Ihrem Versorger. Wie viel im Haus bleibt: [Eigenverbrauch und Autarkie](${faqSectionPath('photovoltaik-stromspeicher-notwendig', 'eigenverbrauch-und-autarkie')}). Wie abgerechnet wird, steht unter ${faqLink('photovoltaik-abrechnung-netzbetreiber')}.

## Was Sie für die Kilowattstunde bekommen {#verguetung}
Folded: Alle Sätze nach dem Tag des Starts

Zwei Dinge bestimmen Ihren Satz: die Größe der Anlage und der Tag, an dem sie in Betrieb geht. Bei einem Start bis ${lastStart} bleibt er ${amount(feedIn.duration)} lang gleich und dazu bis zum Ende des Kalenderjahres, in dem diese Zeit abläuft. Ist eine Anlage größer als ${amount(feedIn.smallSystemLimit)}, gilt der niedrigere Satz nur für den Teil darüber; eine Anlage mit ${showDative(tax.exampleLargeSize)} bekommt so im Mittel ${meanRate}.

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
> ${amount(feedIn.upTo10kwp2024)} und ${amount(feedIn.from10to40kwp2024)} galten für Anlagen, die von Februar bis Juli 2024 in Betrieb gingen. Zum schnellen Überschlagen nehmen wir nach heutigem Gesetz ${show(feedIn.roundedExample)} über ${amount(feedIn.duration)} an: Dann bringen ${show(feedIn.exampleYear)} etwa ${euro(feedInReturnWhole(feedIn.exampleYear, feedIn.roundedExample))}. Die amtlichen Sätze veröffentlicht die [Bundesnetzagentur](${tariffLaw.agency}), den Wortlaut finden Sie im [Erneuerbare-Energien-Gesetz](${tariffLaw.href}).

## Zum Nachrechnen {#beispiele}
Folded: Was ein Monat und ein Jahr bringen

Speisen Sie in einem Monat ${show(feedIn.exampleMonth)} ein, rechnet der Netzbetreiber so: ${show(feedIn.exampleMonth)} × ${show(feedIn.upTo10kwpCurrent)} = ${euro(feedInReturn(feedIn.exampleMonth, feedIn.upTo10kwpCurrent))}.

Table: Ertrag aus der Einspeisung bei Anlagen bis ${amount(feedIn.smallSystemLimit)}, Jahreswerte auf ganze Euro abgerundet

| Überschuss | ${amount(feedIn.upTo10kwp2024)} (${asOf(feedIn.upTo10kwp2024)}) | ${amount(feedIn.upTo10kwpCurrent)} (${asOf(feedIn.upTo10kwpCurrent)}) |
| --- | --- | --- |
| ${show(feedIn.exampleMonth)} im Monat | ${euro(feedInReturn(feedIn.exampleMonth, feedIn.upTo10kwp2024))} | ${euro(feedInReturn(feedIn.exampleMonth, feedIn.upTo10kwpCurrent))} |
| ${show(feedIn.exampleYear)} | rund ${euro(feedInReturnWhole(feedIn.exampleYear, feedIn.upTo10kwp2024))} | rund ${euro(feedInReturnWhole(feedIn.exampleYear, feedIn.upTo10kwpCurrent))} |

Abgerechnet wird monatlich, das Geld kommt innerhalb von ${showDative(feedIn.paymentWithin)}. Steuern: ${faqLink('photovoltaik-steuern-2025')}.

## Was seit dem ${show(feedIn.newRulesSince)} anders ist {#neue-regeln}
Folded: Negative Börsenpreise und begrenzte Einspeisung

Für Anlagen, die seit diesem Tag starten, gelten neue Regeln (${feedIn.newRulesSince.source}), für ältere die alten. Was ab 2027 anders wird: [was sich 2027 ändern kann](${faqSectionPath('photovoltaik-einspeisung-ueberschuss', 'ab-2027')}).

- **Negative Börsenpreise**
  Gibt es an der Börse zu viel Strom, fällt sein Preis unter null, ${germanDate(feedIn.negativeHours2025.asOf)} in ${show(feedIn.negativeHours2025)}; auf sie entfielen ${show(feedIn.shareInNegativeHours2025)} des deutschen Solarstroms. Für diese Viertelstunden bekommen neue Anlagen ab ${show(feedIn.negativePricesFrom)} nichts. Das gilt ab dem Jahreswechsel, der auf den Einbau des intelligenten Zählers (Smart Meter) folgt. Die Zeiten werden am Ende zur Hälfte angehängt (EEG 2023, §§~51 und 51a).
- **Begrenzte Einspeisung**
  Bis Smart Meter und Steuerbox eingebaut und geprüft sind, dürfen Anlagen unter ${amount(feedIn.capBelow)} höchstens ${show(feedIn.capUntilControlBox)} ins Netz geben (${feedIn.capUntilControlBox.source}). Für den Verbrauch im Haus gilt diese Grenze nicht; ausgenommen sind Steckersolargeräte und ab ${amount(feedIn.historicCapLimit)} die Direktvermarktung.
- **Die alte Grenze von ${amount(feedIn.historicCap)}**
  Für neue Anlagen gilt sie seit dem ${show(feedIn.historicCapEnded)} nicht mehr, für ältere über ${amount(feedIn.historicCapKeptFrom)} noch, bis Smart Meter und Steuerbox geprüft sind (EEG 2023, §~100).

${whatChangesIn2027}

${solarPeaks}

## Alles einspeisen: die Volleinspeisung {#volleinspeisung}
Folded: Der höhere Satz, und für wen er passt

Wer gar nichts selbst verbraucht, bekommt einen höheren Satz. Das passt auf ein Dach, unter dem kaum Strom gebraucht wird, zum Beispiel auf eine Scheune.${fullFeedInFrom2027}

Table: Überschuss- und Volleinspeisung bei Start bis ${lastStart} (${feedIn.fullUpTo10kwp.source})

| Merkmal | Überschuss | Volleinspeisung |
| --- | --- | --- |
| Satz bis ${amount(feedIn.smallSystemLimit)} | ${amount(feedIn.upTo10kwpCurrent)} | ${amount(feedIn.fullUpTo10kwp)} |
| Anteil von ${amount(feedIn.mediumSystemRange)} | ${amount(feedIn.from10to40kwpCurrent)} | ${amount(feedIn.fullFrom10to40kwp)} |
| Zuordnung | vor dem ersten Monat | vor der Inbetriebnahme; Wechsel bis 1.~Dezember für das nächste Jahr |

Auf einem Wohnhaus bringt der eigene Verbrauch fast immer mehr.

## Strom mit Nachbarn und Mietern teilen {#teilen}
Folded: Mieterstrom, Gebäudeversorgung und Energy Sharing

Table: Wer Ihren Solarstrom außer Ihnen nutzen kann, Stand: November 2026

| Weg | Für wen | Was dazugehört |
| --- | --- | --- |
| Mieterstrom | Mieter und Eigentümer im selben Haus | Sie liefern auch den Reststrom und stellen Rechnungen |
| Gemeinschaftliche Gebäudeversorgung | alle im selben Haus, auch Eigentümer\u00adgemeinschaften | Aufteilung nach Schlüssel, jeder behält seinen Stromvertrag; Smart Meter nötig (§~42b EnWG) |
| Energy Sharing | Haushalte und kleine Betriebe im Gebiet desselben Verteilnetzes, seit 01.06.2026 | Vertrag unter den Beteiligten, Smart Meter bei allen; Netzentgelte und Abgaben fallen an (§~42c EnWG) |

Ob Ihr Netzbetreiber Energy Sharing schon abwickelt, fragen Sie ihn vorher.${exampleProjects.tenantElectricity ? inline` Ein gebautes Beispiel ist unser [Projekt mit Mieterstrom](${projectPath(exampleProjects.tenantElectricity)}).` : ''}
`,
  questions: [
    {
      question: asked.negativePrices,
      answer: `Anlagen ab ${show(feedIn.negativePricesFrom)}, die seit dem ${show(feedIn.newRulesSince)} in Betrieb gehen, bekommen in diesen Viertelstunden nichts, und zwar ab dem Jahreswechsel nach dem Einbau eines Smart Meters. Die Zeiten werden am Ende der Laufzeit zur Hälfte angehängt.`,
    },
    {
      question: asked.fullFeedIn,
      answer: `Nur wo kaum Strom gebraucht wird: Bei Start bis ${lastStart} bringt sie ${amount(feedIn.fullUpTo10kwp)} statt ${amount(feedIn.upTo10kwpCurrent)}, dafür kaufen Sie jede Kilowattstunde, die Sie selbst brauchen.${reform.state === 'draft' ? ' Der Entwurf zum EEG 2027, nicht beschlossen, sieht den höheren Satz nicht vor.' : ''}`,
    },
  ],
  closing: 'Sie möchten wissen, wie viel Ihr Dach liefert und wie viel davon im Haus bleibt?',
  calls: [
    { label: 'Ertrag berechnen lassen', to: calculationCallPath },
    { label: 'Kostenlose Beratung', to: homeSectionPath('kontakt') },
  ],
} as const satisfies Article;
