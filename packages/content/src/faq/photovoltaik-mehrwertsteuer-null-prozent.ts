import type { Article } from '../article.ts';
import { type BarChart, bar, evenTicks, scaleEnd } from '../bar-chart.ts';
import { vatExample } from '../figures/examples.ts';
import { amount, type Figure, origin, show, showDative } from '../figures/figure.ts';
import { systemPriceOf } from '../figures/market.ts';
import { tax } from '../figures/tax.ts';
import { terms } from '../figures/terms.ts';
import { calculationCallPath } from '../houses/calculation-path.ts';
import { chart, md } from '../md.ts';
import { contactPath } from '../paths.ts';
import { euro, germanDate } from '../typography.ts';
import { furtherQuestions } from './further-questions.ts';
import { faqLink } from './overview.ts';

const examples = [
  [tax.exampleSmallSize, tax.exampleSmallNet],
  [tax.exampleMediumSize, tax.exampleMediumNet],
  [tax.exampleLargeSize, tax.exampleLargeNet],
] as const;

/** At the prices of today. */
const today = ({ value }: { value: number }) => vatExample({ value: systemPriceOf(value).euros });
const medium = today(tax.exampleMediumSize);

const answer = `Sie zahlen den Nettopreis und keinen Cent Steuer darauf: Für Anlage, Speicher und Einbau gilt seit dem ${show(tax.zeroVatSince)} ein Steuersatz von ${show(tax.vatRate)}. Eine Anlage mit ${show(tax.exampleMediumSize)} kostet damit zum Beispiel ${euro(medium.net)} statt ${euro(medium.gross)}. Einen Antrag brauchen Sie dafür nicht.`;

const savedRows = examples.map(([size]) => savedRow(size, today(size)));
const savedEnd = scaleEnd(savedRows, 5000);

const savedChart = {
  title: 'Preis mit und ohne Mehrwertsteuer',
  rows: savedRows,
  max: savedEnd,
  cell: 5000,
  ticks: evenTicks(savedEnd, 2, '€'),
  parts: [
    { mark: 'least', text: 'zahlen Sie' },
    { mark: 'most', text: `wären ${show(tax.regularVatRate)} Mehrwertsteuer` },
  ],
} satisfies BarChart;

function savedRow(size: Figure, { net, gross, saved }: ReturnType<typeof vatExample>) {
  return bar(show(size), `${euro(net)}, gespart ${euro(saved)}`, [net, gross]);
}

const asked = furtherQuestions['photovoltaik-mehrwertsteuer-null-prozent'];

export const article = {
  slug: 'photovoltaik-mehrwertsteuer-null-prozent',
  meta: {
    title: 'Photovoltaik ohne Mehrwertsteuer: so gilt der Nullsatz',
    description: `Seit dem ${show(tax.zeroVatSince)} gelten ${show(tax.vatRate)} Mehrwertsteuer auf Photovoltaik und Speicher. Beispiele, Bedingungen und was weiter ${show(tax.regularVatRate)} kostet.`,
    keywords:
      'Photovoltaik Mehrwertsteuer, Nullsteuersatz Photovoltaik, Photovoltaik ohne Mehrwertsteuer kaufen, Mehrwertsteuer Stromspeicher, Umsatzsteuer Solaranlage Rechnung, Wallbox Mehrwertsteuer',
  },
  lead: 'Wie viel Sie sparen, was dazugehört und wofür der volle Satz bleibt.',
  answer,
  headline: {
    figure: show(tax.vatRate),
    note: `Mehrwertsteuer: bei ${show(tax.exampleMediumSize)} zum Beispiel ${euro(medium.saved)} weniger`,
  },
  visual: chart(savedChart, 'Mittlere Preise von heute, ohne Speicher.'),
  sections: md`
## So viel sparen Sie {#ersparnis}
Folded: Beispiele vom ${germanDate(tax.exampleMediumNet.asOf)}, und worauf Sie beim Vergleichen achten

Table: Beispiele vom ${germanDate(tax.exampleMediumNet.asOf)} mit dem Regelsatz von ${show(tax.regularVatRate)}

| Größe | Mit Nullsatz | Mit ${show(tax.regularVatRate)} |
| --- | --- | --- |
${examples.map(([size, net]) => [show(size), euro(net.value), euro(vatExample(net).gross)])}

Vergleichen Sie Ihr Angebot mit der Rechnung eines Nachbarn? Dann achten Sie auf das Datum, denn vor dem ${show(tax.zeroVatSince)} steckte die Steuer noch im Preis. Was eine Anlage heute kostet, lesen Sie unter ${faqLink('photovoltaik-kosten-einfamilienhaus')}.

## Welche Bedingungen gelten {#bedingungen}

- **Betrieb**
  Sie betreiben die Anlage selbst und bestätigen das im Auftrag. Mehr brauchen wir nicht.
- **Gebäude**
  Die Anlage steht auf oder neben einem Wohnhaus oder einem Gebäude, das dem Gemeinwohl dient. Garage, Carport und Gartenhaus zählen mit.
- **Größe**
  Hat die Anlage höchstens ${amount(tax.vatLimit)}, wird das Gebäude nicht geprüft.

> [!HINT] ${amount(tax.vatLimit)} sind nicht die Obergrenze
> Die Zahl ist eine Vereinfachung (${origin(tax.vatLimit)}). Auf Wohngebäuden gilt der Nullsatz auch für größere Anlagen, zum Beispiel auf einem Mietshaus.

## Was dazugehört und was nicht {#was-dazugehoert}
Folded: Vom Speicher bis zum Zählerschrank

Table: Welcher Steuersatz wofür gilt (Umsatzsteuergesetz, §~12 Abs. 3)

| Leistung | Steuersatz |
| --- | --- |
| Module, Wechselrichter, Gestell, Kabel | ${show(tax.vatRate)} |
| Stromspeicher für Solarstrom, auch nachgerüstet | ${show(tax.vatRate)} |
| Steuerung der Anlage und Notstromversorgung | ${show(tax.vatRate)} |
| Montage, Anschluss und Anmeldung | ${show(tax.vatRate)} |
| Nötige Arbeiten am Zählerschrank | ${show(tax.vatRate)} |
| Tausch defekter Teile samt Einbau | ${show(tax.vatRate)} |
| Wartung, Reinigung, Reparatur ohne neue Teile | ${show(tax.regularVatRate)} |
| Wallbox | ${show(tax.regularVatRate)} |
| Dachsanierung | ${show(tax.regularVatRate)} |
| Gemietete Anlage | meist ${show(tax.regularVatRate)} |

Die Wallbox lädt das Auto und gehört deshalb nicht zur Photovoltaikanlage, auch wenn beides am selben Tag eingebaut wird.

## Vom Angebot bis zur Rechnung {#rechnung}
Folded: Was auf Angebot und Rechnung steht

1. **Im Angebot**
  Der Preis der Anlage sollte mit ${show(tax.vatRate)} Steuer als Endpreis dastehen. Nennt ein Angebot nur Nettopreise, fragen Sie nach: Auf welche Posten kommen noch ${show(tax.regularVatRate)}?
2. **Bei der Übergabe**
  Es zählt der Steuersatz des Tages, an dem die fertige Anlage übergeben wird. Der Tag der Unterschrift spielt keine Rolle.
3. **Auf der Rechnung**
  Dort ist der Steuersatz ausgewiesen. Der Betrag ist innerhalb von ${showDative(terms.paymentDue)} zu zahlen. Heben Sie die Rechnung auf, denn Sie brauchen sie im Garantiefall.

## Ältere Anlage? Der Nullsatz hilft beim Nachrüsten {#nachruesten}
Folded: Speicher, Wechselrichter, neue Module

Auch wenn Ihre Anlage vor dem ${show(tax.zeroVatSince)} gebaut wurde, können Sie heute Module oder einen Speicher zum Nullsatz ergänzen. Worauf es beim Erweitern ankommt, lesen Sie unter ${faqLink('photovoltaik-erweiterung-speicher-nachruesten')}.

Was für Ihre Einnahmen gilt, steht unter ${faqLink('photovoltaik-steuern-2025')}.
`,
  questions: [
    {
      question: asked.storageAddedLater,
      answer: `Ja. Speicher für Solarstrom werden seit dem ${show(tax.zeroVatSince)} mit ${show(tax.vatRate)} berechnet, auch wenn die Anlage älter ist.`,
    },
    {
      question: asked.wallboxAndMaintenance,
      answer: `Nein, für die Wallbox, für Wartung und für Reparaturen ohne neue Teile gelten ${show(tax.regularVatRate)}.`,
    },
  ],
  closing:
    'Was Ihre Anlage kostet und was Sie damit sparen, rechnen wir Ihnen vor. Dafür sehen wir uns Ihr Dach an.',
  calls: [
    { label: 'Ersparnis berechnen lassen', to: calculationCallPath },
    { label: 'Vor-Ort-Termin vereinbaren', to: contactPath('vor-ort-termin') },
  ],
} as const satisfies Article;
