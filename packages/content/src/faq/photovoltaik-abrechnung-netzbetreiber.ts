import type { Article } from '../article.ts';
import { type BarChart, bar, evenTicks, scaleEnd } from '../bar-chart.ts';
import { controllableDevices } from '../figures/controllable-devices.ts';
import { feedInReturn, feedInReturnWhole } from '../figures/examples.ts';
import { feedIn } from '../figures/feed-in.ts';
import { amount, show, showDative } from '../figures/figure.ts';
import { registration } from '../figures/registration.ts';
import { selfUse } from '../figures/self-use.ts';
import { tax } from '../figures/tax.ts';
import { calculationCallPath } from '../houses/calculation-path.ts';
import { inState } from '../in-state.ts';
import { chart, md } from '../md.ts';
import { contactPath, faqSectionPath, paths } from '../paths.ts';
import { euro, kWh } from '../typography.ts';
import { withCalculator } from '../with-calculator.ts';
import { lastStart } from './decisions/by-law-words.ts';
import { furtherQuestions } from './further-questions.ts';
import { faqLink } from './overview.ts';

/** Whole tens of kWh, so that the parts add up to the whole as they are shown. */
const tens = ({ value }: { value: number }) => Math.round(value / 10) * 10;

function meterChart(): BarChart {
  const produced = tens(selfUse.yield);
  const fedIn = tens(selfUse.feedInWithout);
  const rows = [
    bar('Erzeugt, laut Wechselrichter', kWh(produced), [fedIn, produced]),
    bar('davon eingespeist', kWh(fedIn), fedIn),
    {
      label: 'davon selbst verbraucht',
      value: kWh(produced - fedIn),
      start: fedIn,
      least: fedIn,
      most: produced,
    },
    bar('Aus dem Netz bezogen', kWh(tens(selfUse.gridWithout)), tens(selfUse.gridWithout)),
  ];
  const max = scaleEnd(rows, 2000);
  return {
    title: 'Was der neue Zähler misst und was nicht',
    rows,
    max,
    cell: 1000,
    ticks: evenTicks(max, 2, 'kWh'),
    parts: [
      { mark: 'least', text: 'misst der Zweirichtungszähler' },
      { mark: 'most', text: 'fließt nicht durch ihn' },
    ],
  };
}

/** A bar of what the surplus of one month brings at a rate. */
function creditBar(label: string, rate: { value: number }) {
  const credit = feedInReturn(feedIn.exampleMonth, rate);
  return bar(label, euro(credit), credit);
}

/** In the place of the meter's chart where no house is computed. */
const creditChart = {
  title: `Was ${amount(feedIn.exampleMonth)} Überschuss im Monat bringen`,
  rows: [
    creditBar('Inbetriebnahme Februar bis Juli 2024', feedIn.upTo10kwp2024),
    creditBar(`Start bis ${lastStart}`, feedIn.upTo10kwpCurrent),
    creditBar(`Ab dem ${show(feedIn.nextStep)}, nach heutigem Gesetz`, feedIn.upTo10kwpNext),
  ],
  max: 80,
  cell: 20,
  ticks: evenTicks(80, 2, '€'),
  parts: [],
} satisfies BarChart;

const asked = furtherQuestions['photovoltaik-abrechnung-netzbetreiber'];

export const article = {
  slug: 'photovoltaik-abrechnung-netzbetreiber',
  meta: {
    title: 'Einspeisung abrechnen: Zähler, Gutschrift, Fristen',
    description: `So rechnet der Netzbetreiber Ihren Solarstrom ab: Zweirichtungszähler, monatliche Gutschrift, Zahlung in ${showDative(feedIn.paymentWithin)} und was Sie prüfen sollten.`,
    keywords:
      'Abrechnung Netzbetreiber, Zweirichtungszähler, Gutschrift Einspeisung, Zählertausch Photovoltaik, Abschlag Einspeisevergütung, Photovoltaik Abrechnung prüfen',
  },
  lead: 'Mit der Anlage bekommen Sie einen neuen Zähler und ein zweites Blatt Papier: die Gutschrift für Ihren eingespeisten Strom.',
  answer: `Ein Zweirichtungszähler misst getrennt, was Sie aus dem Netz beziehen und was Sie einspeisen. Den eingespeisten Strom rechnet der Netzbetreiber monatlich ab und zahlt innerhalb von ${showDative(feedIn.paymentWithin)}; das Gesetz verlangt Abschläge zum 15. des Folgemonats. Den bezogenen Strom stellt Ihnen weiterhin Ihr Versorger in Rechnung. Beides wird nicht miteinander verrechnet.`,
  headline: {
    figure: euro(feedInReturn(feedIn.exampleMonth, feedIn.upTo10kwpCurrent)),
    note: `bringen ${amount(feedIn.exampleMonth)} im Monat bei Start bis ${lastStart}`,
  },
  visual:
    withCalculator(() =>
      chart(
        meterChart(),
        `Ein Jahr mit ${show(selfUse.size)} ohne Speicher, Verbrauch ${show(selfUse.consumption)}, gerechnet mit dem Modell unseres Solarrechners.`,
      ),
    ) ??
    chart(
      creditChart,
      `Gutschrift einer Anlage bis ${amount(feedIn.smallSystemLimit)}, je nach dem Tag der Inbetriebnahme.`,
    ),
  sections: md`
## Was auf welcher Abrechnung steht {#zwei-abrechnungen}

- **Was Sie beziehen**
  Ihr Stromversorger schreibt die Rechnung, wie bisher. Sie fällt kleiner aus, weil Sie weniger kaufen. Passen Sie den Abschlag an, sobald Sie die ersten Werte kennen.
- **Was Sie einspeisen**
  Der Netzbetreiber schreibt Ihnen eine Gutschrift und überweist das Geld. Eine eigene Rechnung müssen Sie nicht stellen.
- **Was Sie selbst verbrauchen**
  Dieser Strom taucht auf keinem der beiden Blätter auf. Er fließt gar nicht erst durch den Zähler. Sie errechnen ihn: erzeugter Strom laut Wechselrichter minus eingespeister Strom laut Zähler. Ein Energiemanager zeigt ihn direkt an.

> [!HINT] Abschlag oder genauer Wert
> Das Gesetz verlangt monatliche Abschläge, jeweils zum 15. des folgenden Monats, und eine Abrechnung im folgenden Jahr (EEG 2023, §~26). Meldet ein intelligenter Zähler (Smart Meter) seine Werte selbst, kann der Netzbetreiber jeden Monat genau abrechnen. Ohne ihn werden Sie einmal im Jahr nach dem Zählerstand gefragt. Antworten Sie pünktlich, sonst kann die Zahlung ruhen.

## Vom Antrag bis zur ersten Gutschrift {#erstes-geld}

Alle Schritte bis zur Einspeisung stehen unter ${faqLink('photovoltaik-anmeldung-formalitaeten-netzbetreiber')}. Danach fragt der Netzbetreiber nach Ihrem Konto und einigen Angaben zur Steuer; von da an läuft die Abrechnung von selbst. Den Schriftverkehr führen wir auf Wunsch für Sie, mit Ihrer [Vollmacht](${paths.powerOfAttorney}).

## So liest sich die Gutschrift {#gutschrift}
Folded: Zeile für Zeile an einem Beispiel

Im Kern steht auf dem Blatt eine einzige Rechnung: Menge mal Satz. Wie hoch Ihr Satz ist und wie lange er gilt, hängt von Größe und Starttag ab: [was ab 2027 gilt](${paths.from2027}).

Table: Gutschrift einer Anlage bis ${amount(feedIn.smallSystemLimit)}, Start bis ${lastStart}, Jahreswert auf ganze Euro abgerundet

| Posten | Betrag |
| --- | --- |
| Eingespeist im Monat | ${amount(feedIn.exampleMonth)} |
| Vergütungssatz | ${amount(feedIn.upTo10kwpCurrent)} |
| Gutschrift für den Monat | ${euro(feedInReturn(feedIn.exampleMonth, feedIn.upTo10kwpCurrent))} |
| Bei ${show(feedIn.exampleYear)} | rund ${euro(feedInReturnWhole(feedIn.exampleYear, feedIn.upTo10kwpCurrent))} |

> [!DATED] Inbetriebnahme Februar bis Juli 2024
> Zu ${amount(feedIn.upTo10kwp2024)} sind es ${euro(feedInReturn(feedIn.exampleMonth, feedIn.upTo10kwp2024))} im Monat und rund ${euro(feedInReturnWhole(feedIn.exampleYear, feedIn.upTo10kwp2024))} im Jahr.

Größere Anlagen bekommen einen Mischsatz. Alle Stufen seit 2024 stehen unter ${faqLink('photovoltaik-einspeisung-ueberschuss')}.

## Was den Betrag verändert {#abweichungen}
Folded: Negative Preise, §~14a und Steuern

- Negative Börsenpreise und die Begrenzung der Einspeisung betreffen nur neuere Anlagen: [Regeln seit dem ${show(feedIn.newRulesSince)}](${faqSectionPath('photovoltaik-einspeisung-ueberschuss', 'neue-regeln')}).
- Steuerbare Geräte nach §~14a: Der Ausgleich erscheint beim Versorger. Sie sparen ${amount(controllableDevices.moduleOneRange)} im Jahr, je nach Netzbetreiber.
- Steuern: Die Einnahmen sind frei von Einkommensteuer ${show(tax.incomeTaxLimitPerUnit)}. Mehr dazu unter ${faqLink('photovoltaik-steuern-2025')}.

## Das sollten Sie auf der Gutschrift prüfen {#pruefen}
Folded: Zähler, Menge, Datum, Leistung, Zeitraum

1. Stimmt die Zählernummer?
2. Passt die Menge zum Zählerstand? Fotografieren Sie ihn am Monatsersten.
3. Ist der Tag der Inbetriebnahme richtig? Von ihm hängt der Satz ab.
4. Stimmt die Leistung der Anlage mit dem Register überein?
5. Ist der Zeitraum vollständig, ohne Lücke zum Vormonat?

Finden Sie einen Fehler, schreiben Sie dem Netzbetreiber bald und legen das Foto bei. Heben Sie alle Abrechnungen auf, solange die Vergütung läuft.
`,
  questions: [
    {
      question: asked.monthlyCredit,
      answer: `Bei ${amount(feedIn.exampleMonth)} und ${show(feedIn.upTo10kwpCurrent)}, also Start bis ${lastStart}, sind es ${euro(feedInReturn(feedIn.exampleMonth, feedIn.upTo10kwpCurrent))}. Der Satz hängt vom Tag der Inbetriebnahme ab.`,
    },
    {
      question: asked.meterChange,
      answer:
        inState(
          'SN',
          `In Dresden ${show(registration.meterChangeDresden)}, in Meißen ${show(registration.meterChangeMeissen)}.`,
        ) ??
        `Rechnen Sie mit ${showDative(registration.commissioningAndMeterChange)} nach der Montage. Den Termin vergibt der Netzbetreiber.`,
    },
  ],
  closing: 'Ihre erste Gutschrift wirft Fragen auf, oder Sie planen die Anlage erst noch?',
  calls: [
    { label: 'Ertrag berechnen lassen', to: calculationCallPath },
    { label: 'Fragen zur Abrechnung stellen', to: contactPath('abrechnung') },
  ],
} as const satisfies Article;
