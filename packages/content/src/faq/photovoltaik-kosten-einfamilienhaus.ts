import { reform } from '@rebhang-solar/calculator/law/reform';
import type { Article } from '../article.ts';
import { type BarChart, bar, evenTicks, scaleEnd } from '../bar-chart.ts';
import { controllableDevices } from '../figures/controllable-devices.ts';
import { costs } from '../figures/costs.ts';
import { typicalTotal } from '../figures/examples.ts';
import { amount, asOf, type Figure, show, showDative } from '../figures/figure.ts';
import { insurance } from '../figures/insurance.ts';
import { maintenance } from '../figures/maintenance.ts';
import {
  marketFigures,
  type SystemPriceRow,
  systemPriceOf,
  systemPriceRows,
} from '../figures/market.ts';
import { metering } from '../figures/metering.ts';
import { reformFigures } from '../figures/reform.ts';
import { registration } from '../figures/registration.ts';
import { selfUse } from '../figures/self-use.ts';
import { tax } from '../figures/tax.ts';
import { terms } from '../figures/terms.ts';
import { formerly } from '../formerly.ts';
import { houseByLaw } from '../houses/by-law.ts';
import { chart, md, picture } from '../md.ts';
import { consultationPath, contactPath, faqSectionPath, paths } from '../paths.ts';
import { euro, formatNumber, germanRange, kWp, withUnit } from '../typography.ts';
import { withCalculator } from '../with-calculator.ts';
import { fairOffer } from './decisions/fair-offer.ts';
import { furtherQuestions } from './further-questions.ts';
import { faqLink } from './overview.ts';

/** „bis zu 50 € im Jahr für den Zähler und 50 € für die Steuerbox“ */
function withBox(meter: Figure & { value: number }): string {
  return `${show(meter)} und ${amount(metering.controlBox)} für die Steuerbox`;
}

/** Smaller systems need the box as well, as far as the reform says so. */
const boxByReform =
  reform.state === 'dropped'
    ? undefined
    : [
        [
          `Start ab 2027${reform.state === 'draft' ? ' nach dem Entwurf (nicht beschlossen)' : ''}, ${show(reformFigures.boxFrom)}`,
          'Pflicht, mit Steuerbox',
          withBox(metering.from7kw),
        ],
      ];

const [smallest, largest] = costs.typicalSize.value.map(systemPriceOf) as [
  SystemPriceRow,
  SystemPriceRow,
];

/** What the sizes of a house cost today: „11.800–16.100 €“. */
const typicalToday = withUnit(germanRange(smallest.euros, largest.euros), '€');

const answer = `Eine Anlage mit ${show(costs.typicalSize)} kostet heute etwa ${typicalToday}. Mehrwertsteuer kommt nicht dazu. Ein Speicher kostet rund ${show(marketFigures.storagePerKwh)}.`;

/** The system of the examples and its storage. */
function priceOfExample() {
  const panels = systemPriceOf(selfUse.size.value).euros;
  const storage = selfUse.storage.value * marketFigures.storagePerKwh.value;
  return { panels, storage, whole: panels + storage };
}

function partsOfPrice(): BarChart {
  const { panels, storage, whole } = priceOfExample();
  const rows = [
    bar(`Anlage, ${show(selfUse.size)}`, euro(panels), panels),
    {
      label: `Speicher, ${show(selfUse.storage)}`,
      value: euro(storage),
      start: panels,
      least: panels,
      most: whole,
    },
  ];
  const max = scaleEnd(rows, 10_000);
  return {
    title: 'Woraus sich der Preis zusammensetzt',
    rows,
    max,
    cell: 5000,
    ticks: evenTicks(max, 2, '€'),
    parts: [],
  };
}

/** What the example costs a year besides its price. */
function yearlyCosts(): string {
  const { cost } = houseByLaw('family').cautious.result.system;
  return `In unserem Beispiel mit ${showDative(selfUse.size)} und ${show(selfUse.storage)} Speicher rund ${euro(cost)}: Versicherung, Wartung, Zähler und Steuerbox und anteilig ein neuer Wechselrichter und ein neuer Speicher.`;
}

const asked = furtherQuestions['photovoltaik-kosten-einfamilienhaus'];

export const article = {
  slug: 'photovoltaik-kosten-einfamilienhaus',
  meta: {
    title: 'Photovoltaik-Kosten fürs Einfamilienhaus',
    description: `Was Photovoltaik kostet: ${show(marketFigures.systemPerKwp)} bei ${show(marketFigures.pricedSize)}, Speicher, Nebenkosten, Wartung und Versicherung. Preise nach Größe in einer Tabelle, mit Stand.`,
    keywords:
      'Photovoltaik Kosten, Photovoltaik Preis pro kWp, Solaranlage Einfamilienhaus Kosten, Stromspeicher Preis, Nebenkosten Photovoltaik, laufende Kosten Solaranlage, Photovoltaik Angebot vergleichen',
  },
  lead: 'Preise nach Größe, mögliche Zusatzkosten und was die Anlage später im Jahr kostet.',
  answer,
  headline: withCalculator(() => ({
    figure: euro(priceOfExample().whole),
    note: `für ${show(selfUse.size)} mit ${show(selfUse.storage)} Speicher, fertig montiert`,
  })) ?? {
    figure: show(marketFigures.systemPerKwp),
    note: `bei ${show(marketFigures.pricedSize)}, fertig montiert`,
  },
  house: 'family',
  visual: withCalculator(() =>
    chart(partsOfPrice(), `Mittlere Preise, ${asOf(marketFigures.systemPerKwp)}.`),
  ),
  sections: md`
## Preise nach Größe der Anlage {#preise-nach-groesse}

Wie groß eine Anlage ist, sagt ihre Spitzenleistung in kWp. Je größer sie ist, desto weniger kostet ein kWp: Gerüst, Anfahrt und Anmeldung kosten bei einem kleinen Dach kaum weniger.

Table: Anlage ohne Speicher, heute (${marketFigures.systemPerKwp.source})

| Größe | Mittlerer Preis | Je kWp | Spanne |
| --- | ---: | ---: | ---: |
${systemPriceRows.map(({ kWp: size, euros, range }) => [
  kWp(size),
  euro(euros),
  euro(Math.round(euros / size / 10) * 10),
  withUnit(germanRange(...range), '€'),
])}

${formerly((month) => `Im ${month} stand hier: ${show(costs.perKwp)}, für ${show(costs.typicalSize)} ${show(typicalTotal)}, für den Speicher ${show(costs.storage)}.`)}

Für wen der Nullsatz gilt, lesen Sie unter ${faqLink('photovoltaik-mehrwertsteuer-null-prozent')}. Was gebaute Anlagen gekostet haben, sehen Sie bei [unseren Projekten](${paths.projects}).

${fairOffer}

## Was den Preis bewegt {#was-den-preis-bewegt}
Folded: Dach, Gerüst, Zählerschrank und Ausstattung

- **Das Dach**
  Gauben, mehrere Dachseiten oder ein hohes Gerüst machen mehr Arbeit.
- **Der Speicher** (${show(marketFigures.storagePerKwhRange)})
  Es entscheidet vor allem die Kapazität. Wie viel mehr Solarstrom damit im Haus bleibt: [Eigenverbrauch und Autarkie](${faqSectionPath(
    'photovoltaik-stromspeicher-notwendig',
    'eigenverbrauch-und-autarkie',
  )}).
- **Die Technik**
  Notstrom oder eine Wallbox kosten zusätzlich.
- **Der Zählerschrank**
  Unter ${amount(controllableDevices.pvThreshold)} und ohne Speicher bleibt er meist, wie er ist; sicher ist das erst nach einem Blick vor Ort. Ein Umbau gehört als eigener Posten ins Angebot, gerechnet mit ${show(marketFigures.meterCabinet)} (unsere Annahme).

## Was die Anlage im Betrieb kostet {#laufende-kosten}
Folded: Versicherung, Wartung und was später ersetzt wird

Table: Laufende Kosten, Wartung inkl. ${show(tax.regularVatRate)} MwSt.

| Posten | Kosten |
| --- | --- |
| Wartung | ${show(marketFigures.servicePerYear)} (${amount(marketFigures.servicePerYearRange)}), eine Prüfung mit Messung alle ${show(maintenance.serviceInterval)} |
| Versicherung ${show(insurance.smallSize)} | ${show(insurance.smallPremium)} |
| Neuer Wechselrichter | nach ${showDative(marketFigures.inverterLife)} (${amount(marketFigures.inverterLifeRange)}), ${show(marketFigures.inverterPerKwp)} |
| Neuer Speicher | nach ${showDative(marketFigures.storageLife)} (${amount(marketFigures.storageLifeRange)}), ${show(marketFigures.storagePerKwh)} |

## Smart Meter: wer, wann, wie teuer {#smart-meter}
Folded: Ab welcher Größe, zu welchem Preis, und wer ihn einbaut

Mit der Anlage kommt ein neuer Zähler. Ob er seine Werte selbst meldet (Smart Meter), hängt von Leistung und Verbrauch ab. Eingebaut wird er vom Messstellenbetreiber, meist ist das der Netzbetreiber.

Table: Was der Zähler Sie höchstens kostet, mit Mehrwertsteuer (${metering.from7kw.source}, ${asOf(metering.from7kw)})

| Ihr Fall | Smart Meter | Kosten |
| --- | --- | --- |
| Verbrauch bis ${amount(metering.mandatoryConsumption)} und Anlage bis ${amount(metering.mandatoryPower)} | auf Wunsch | ${show(metering.optional)}, für den Einbau ${show(metering.optionalOnce)} |
| Verbrauch ${show(metering.mandatoryConsumption)} | Pflicht | ${show(metering.from6000kwh)}, ab 10.000~kWh mehr |
| Anlage über ${formatNumber(metering.mandatoryPower.value)} bis 15~kW | Pflicht, mit Steuerbox | ${withBox(metering.from7kw)} |
| Anlage über 15 bis 25~kW | Pflicht, mit Steuerbox | ${withBox(metering.from15kw)} |
${boxByReform}
| Wallbox oder Wärmepumpe nach §~14a EnWG | Pflicht, mit Steuerbox | ${withBox(metering.controllable)} |

Treffen mehrere Zeilen zu, wird nur die teuerste berechnet. Einen einfachen Zähler (${show(metering.modernMeter)}) hätten Sie ohnehin. Was bis zum Einbau für die Einspeisung gilt: [die Regeln für neue Anlagen](${faqSectionPath('photovoltaik-einspeisung-ueberschuss', 'neue-regeln')}).

## Bezahlen und finanzieren {#bezahlen}
Folded: Frist, Kredit und Miete

Unsere Rechnung ist innerhalb von ${showDative(terms.paymentDue)} zu zahlen. Den Kredit der KfW beantragen Sie bei Ihrer Bank; Beträge und Zins stehen unter ${faqLink('photovoltaik-foerderungen-zuschüsse')}. Kaufen oder mieten: [was beim Mieten anders ist](${faqSectionPath('photovoltaik-lohnt-sich-2025', 'leasing')}).

## Angebote Zeile für Zeile vergleichen {#angebote-vergleichen}
Folded: Von den Modulen bis zum Termin, und wann Vorsicht gilt

${picture('beratung')}

Table: Was in jedem Angebot stehen sollte

| Zeile | Darauf kommt es an | Vorsicht, wenn |
| --- | --- | --- |
| Module | Hersteller, Typ, Anzahl, Leistung je Modul | nur „Markenmodule“ dasteht |
| Wechselrichter | Typ, Leistung in kW, Garantiezeit | er viel kleiner ist als die Anlage |
| Speicher | nutzbare kWh und Leistung in kW, getrennt vom Preis der Anlage | nur eine der beiden Größen genannt ist |
| Gerüst und Dacharbeiten | im Preis oder als eigener Posten | „nach Aufwand“ ohne Grenze |
| Zählerschrank | geprüft, Umbau im Preis oder nicht nötig | niemand ihn angesehen hat |
| Anmeldungen | Netzbetreiber, Register, Fertigmeldung | sie fehlen |
| Ertrag und Rechnung | kWh im Jahr, Eigenverbrauch und Autarkie mit Annahmen | der Strompreis jedes Jahr stark steigt |
| Zahlung | Raten nach Baufortschritt | vor der Lieferung viel verlangt wird |
| Termin | Zeitraum für die Montage | keiner genannt ist |
`,
  questions: [
    {
      question: asked.extraCosts,
      answer: `Für Netzanschluss und Genehmigungen in ${show(registration.noExtraCostsShare)} keine. Sonst kostet der Netzanschluss ${show(registration.gridConnectionCost)}, eine Baugenehmigung ${show(registration.buildingPermitCost)} und ein Gutachten zur Statik ${show(registration.structuralReportCost)}.`,
    },
    {
      question: asked.yearlyCosts,
      answer:
        withCalculator(yearlyCosts) ??
        `Wartung ${show(marketFigures.servicePerYear)}, Versicherung einer Anlage ${show(insurance.smallSize)} ${show(insurance.smallPremium)}, dazu Zähler, Steuerbox und später ein neuer Wechselrichter.`,
    },
  ],
  closing:
    'Was Ihre Anlage kostet, können wir genau sagen, wenn wir Dach und Zählerschrank gesehen haben.',
  calls: [
    { label: 'Kostenlose Dachprüfung anfragen', to: consultationPath('dachpruefung') },
    { label: 'Vor-Ort-Termin vereinbaren', to: contactPath('vor-ort-termin') },
  ],
} as const satisfies Article;
