import { reform } from '@rebhang-solar/calculator/law/reform';
import type { Article, Block, Visual } from '../article.ts';
import { type BarChart, bar, evenTicks, scaleEnd } from '../bar-chart.ts';
import { claims } from '../company/claims.ts';
import { company } from '../company-in-texts.ts';
import { costs } from '../figures/costs.ts';
import { feedIn } from '../figures/feed-in.ts';
import { amount, inWords, show, showDative } from '../figures/figure.ts';
import { lifespan } from '../figures/lifespan.ts';
import { marketFigures } from '../figures/market.ts';
import { roof } from '../figures/roof.ts';
import { selfUse } from '../figures/self-use.ts';
import { storage } from '../figures/storage.ts';
import { tax } from '../figures/tax.ts';
import { formerly } from '../formerly.ts';
import {
  euroRange,
  houseByLaw,
  inTwentyYears,
  paybackRange,
  verdictOn,
  yearsOf,
} from '../houses/by-law.ts';
import { calculationCallPath, calculationPath } from '../houses/calculation-path.ts';
import type { HouseResult, SystemResult } from '../houses/results.ts';
import { yieldShare } from '../houses/roof-yield.ts';
import { familyInWords } from '../houses/standard-houses.ts';
import { blocks, chart, md, picture } from '../md.ts';
import { returnText } from '../pages/solar-calculator.ts';
import { faqPath, faqSectionPath, homeSectionPath, paths } from '../paths.ts';
import { euro, germanRange, kWh, sentenceBegin, withUnit } from '../typography.ts';
import { withCalculator } from '../with-calculator.ts';
import { lawHeads, lawsFor, startMonth, sumsOf } from './decisions/by-law-words.ts';
import { households } from './decisions/households.ts';
import { answerTo, furtherQuestions } from './further-questions.ts';

/** The model is no more exact than that. */
const roundedYield = () => Math.round(selfUse.yield.value / 100) * 100;

/** „14,5 oder 18,5“: what the years are under each law that may hold. */
function yearsUntilPaid(): string {
  const years = lawsFor('family').map(({ result }) => yearsOf(result.system.payback.value));
  return [...new Set(years.reverse())].join(' oder ');
}

/** For whom it pays, and what is left of the example under each law that may hold. */
function forWhom(): string {
  return `${sentenceBegin(familyInWords)}: ${verdictOn('family')}. Mit Elektroauto: ${verdictOn('familyWithCar')}. Zwei Personen: ${verdictOn('couple')}. Es entscheiden Ihr Verbrauch und das Gesetz beim Start. ${sumsOf('family')}${reform.state === 'draft' ? ' Der Entwurf ist nicht beschlossen.' : ''}`;
}

const answer = `${withCalculator(forWhom) ?? `Das entscheiden Ihr Verbrauch und das Gesetz beim Start. Strom, der im Haus bleibt, spart etwa ${show(marketFigures.electricityPrice)}; eingespeist bringt er nach heutigem Gesetz ${show(feedIn.upTo10kwpNext)}.`} Die Module halten ${inWords(lifespan.modules)}.`;

/** What is left of the house, a column for each law that may hold. */
function moneyByLaw(): Block {
  const laws = lawsFor('family').map(({ result }) => result);
  const row = (name: string, cell: (result: HouseResult) => string) => [name, ...laws.map(cell)];
  return {
    type: 'table',
    caption: `Mit ${show(selfUse.storage)} Speicher. Netzstrom zu ${show(marketFigures.electricityPrice)} ohne Grundpreis, Start im ${startMonth}`,
    head: ['Posten', ...lawHeads],
    rows: [
      row('Kaufpreis', ({ system }) => euro(system.investment)),
      row('Nicht gekaufter Strom, im Mittel eines Jahres', ({ system }) => euro(system.saved)),
      row('Eingespeister Strom, im Mittel eines Jahres', ({ system }) => euro(system.earned)),
      row('Rendite im Jahr, nach allen Kosten', ({ system }) =>
        returnText(system.returnPercent.value),
      ),
      row('Bezahlt', ({ system }) => `nach ${paybackRange(system.payback)}`),
      row(`Das bleibt ${inTwentyYears}`, ({ system }) => euroRange(system.afterTwenty)),
      row('Ohne Speicher bliebe', ({ withoutStorage, system }) =>
        euroRange((withoutStorage ?? system).afterTwenty),
      ),
    ],
  };
}

function gainChart({ withoutStorage, system }: HouseResult): BarChart {
  const gainBar = (label: string, { saved, earned }: SystemResult) =>
    bar(label, euro(saved + earned), [saved, saved + earned]);
  const rows = [
    gainBar('Ohne Speicher', withoutStorage ?? system),
    gainBar(`Mit ${show(selfUse.storage)} Speicher`, system),
  ];
  const end = scaleEnd(rows, 500);
  return {
    title: 'Was der Solarstrom im Jahr bringt, im Mittel von 20\u00A0Jahren',
    rows,
    max: end,
    cell: 500,
    ticks: evenTicks(end, end / 500, '€'),
    parts: [
      { mark: 'least', text: 'nicht gekaufter Strom' },
      { mark: 'most', text: 'eingespeister Strom' },
    ],
  };
}

/** The example as it is shown above the article. */
function inAYear(): Visual {
  const { cautious } = houseByLaw('family');
  return chart(
    gainChart(cautious.result),
    `Vorsichtig ${cautious.label} gerechnet, vor Versicherung und Wartung.`,
  );
}

/** The example in numbers: energy, then money by each law that may hold. */
function yearInNumbers() {
  return md`
## Ein Jahr in Zahlen {#beispiel}
Folded: Strom, Geld und Rendite im Beispiel

Im Beispiel liegen auf dem Süddach ${show(selfUse.size)} mit ${show(selfUse.tilt)} Neigung, wozu unser Rechner rät; sie liefern rund ${kWh(roundedYield())} im Jahr.

Table: Wohin der Strom geht

| Im Jahr | Ohne Speicher | Mit Speicher |
| --- | --- | --- |
| Eigenverbrauch, Anteil am Solarstrom | ${amount(selfUse.ownUseWithout)} | ${amount(selfUse.ownUseWith)} |
| Autarkie, Anteil am Verbrauch | ${amount(selfUse.sufficiencyWithout)} | ${amount(selfUse.sufficiencyWith)} |

${moneyByLaw()}

${formerly((month) => `Im ${month} stand hier: bezahlt nach ${showDative(costs.paybackUsual)}, im günstigsten Fall schon nach ${showDative(costs.paybackBestCase)}.`)}

> [!HINT] Was dabei angenommen ist
> Die Spannen in Klammern umfassen acht von zehn Fällen. Abgezogen sind Versicherung, Wartung (${show(marketFigures.servicePerYear)}), Zähler und Steuerbox, ein neuer Wechselrichter und ein neuer Speicher, nicht aber Kreditzinsen. Alle Annahmen: [So rechnen wir](${calculationPath('family')}).
`;
}

/** In the place of the example where no house is computed: how to reckon by oneself. */
const reckonYourself = md`
## So rechnen Sie es für Ihr Haus nach {#nachrechnen}
Folded: Schritt für Schritt

1. **Kaufpreis**
  Rechnen Sie mit ${show(marketFigures.systemPerKwp)} bei ${show(marketFigures.pricedSize)} und mit ${show(marketFigures.storagePerKwh)} Speicher, oder nehmen Sie Ihr Angebot.
2. **Was der eigene Strom spart**
  Fragen Sie nach dem Ertrag im Jahr und nach dem Anteil, den Sie selbst verbrauchen. Dieser Teil spart Ihren Arbeitspreis, meist um ${show(marketFigures.electricityPrice)}.
3. **Was die Einspeisung bringt**
  Für den Rest zahlt der Netzbetreiber, was das Gesetz beim Start vorsieht. Lesen Sie vorher: [was sich 2027 ändern kann](${faqSectionPath('photovoltaik-einspeisung-ueberschuss', 'ab-2027')}).
4. **Was im Jahr abgeht**
  Versicherung, Wartung (${show(marketFigures.servicePerYear)}), Zähler und Steuerbox. Legen Sie dazu etwas für einen neuen Wechselrichter zurück (${show(marketFigures.inverterPerKwp)}) und für einen neuen Speicher nach ${showDative(marketFigures.storageLife)}.
5. **Wann sie bezahlt ist**
  Teilen Sie den Kaufpreis durch das, was im Jahr bleibt. So viele Jahre dauert es, bis die Anlage ihren Preis eingebracht hat; danach arbeitet sie für Sie.

Den Ertrag und den Anteil, der im Haus bleibt, bekommen Sie von uns mit dem Angebot. Fragen Sie bei jedem Angebot, womit gerechnet wurde: Ein Strompreis, der jedes Jahr stark steigt, lässt jede Rechnung gut aussehen.
`;

/** What a year leaves, under each law that may hold. */
function yearLeft(): string {
  const { cautious, other } = houseByLaw('family');
  return `In unserem Beispiel mit ${showDative(selfUse.size)}, Speicher und ${show(selfUse.consumption)} Verbrauch sind es im Mittel von ${withUnit('20', 'Jahren')} nach den laufenden Kosten ${euroRange(cautious.result.system.meanYear)} im Jahr, ${cautious.label} gerechnet${other ? `; ${other.condition}, ${euroRange(other.result.system.meanYear)}` : ''}.`;
}

const asked = furtherQuestions['photovoltaik-lohnt-sich-2025'];

/** The company's own claims stand among them as far as it makes them. */
const gains: Block = {
  type: 'cards',
  cards: [
    ...blocks`
- **Eigenverbrauch ohne Speicher** (${show(storage.selfConsumptionWithout)})
  des Solarstroms, wenn die Anlage etwa so viel liefert, wie der Haushalt verbraucht.
- **Eigenverbrauch mit Speicher** (${show(storage.selfConsumptionWith)})
  des Solarstroms, wenn die Anlage etwas weniger liefert: [wann er sich rechnet](${faqPath('photovoltaik-stromspeicher-notwendig')}).
`,
    ...(claims.savings
      ? blocks`
- **Weniger Strom aus dem Netz** (${show(claims.savings)})
  des Verbrauchs, unsere Angabe für Anlagen mit Speicher.${withCalculator(() => ` Mit ${show(selfUse.size)} und ${show(selfUse.storage)} Speicher sind es im Beispiel unten ${amount(selfUse.sufficiencyWith)}, ohne Speicher ${amount(selfUse.sufficiencyWithout)}.`) ?? ''}
`
      : []),
    ...(claims.propertyValue
      ? blocks`
- **Wert des Hauses** (${show(claims.propertyValue)})
  Um so viel kann Ihr Haus nach unserer Angabe an Wert gewinnen. Ein Gutachten ersetzt das nicht.
`
      : []),
  ].flatMap((block) => (block.type === 'cards' ? block.cards : [])),
};

export const article = {
  slug: 'photovoltaik-lohnt-sich-2025',
  meta: {
    title: `Lohnt sich Photovoltaik noch? ${withCalculator(() => 'Mit Beispielrechnung') ?? 'So rechnen Sie nach'}`,
    description: `Wann sich eine Photovoltaikanlage rechnet: ${withCalculator(() => `ein Beispiel mit ${show(selfUse.size)}, Preisen von heute und beiden Gesetzen für einen Start ab 2027`) ?? 'was Eigenverbrauch und Einspeisung bringen, was abgeht und wie Sie es mit Preisen von heute nachrechnen'}.`,
    keywords: `Lohnt sich Photovoltaik, Photovoltaik Amortisation, Photovoltaik Rendite, Eigenverbrauch Solarstrom, Solaranlage Ersparnis, Photovoltaik ${company.mainTowns[0]}`,
  },
  lead: 'Entscheidend ist, wie viel Ihres Solarstroms im eigenen Haus bleibt.',
  answer,
  headline: withCalculator(() => ({
    figure: withUnit(yearsUntilPaid(), 'Jahre'),
    note: `bis ${show(selfUse.size)} mit ${show(selfUse.storage)} Speicher bezahlt sind${lawsFor('family').length > 1 ? ', je nachdem, welches Gesetz beim Start gilt' : ''}`,
  })) ?? {
    figure: show(marketFigures.electricityPrice),
    note: `spart der Strom, den Sie selbst verbrauchen; eingespeist bringt er ${show(feedIn.upTo10kwpNext)}`,
  },
  house: 'family',
  visual: withCalculator(inAYear) ?? picture('modules-halfcell'),
  sections: md`
## Selbst verbrauchen bringt mehr als verkaufen {#eigenverbrauch}

Eine Kilowattstunde aus dem Netz kostet meist ${withUnit(germanRange(...marketFigures.electricityPriceRange.value), 'ct')}, ohne den Grundpreis, der bleibt. So viel spart jede, die Sie vom eigenen Dach verbrauchen; wir rechnen mit ${show(marketFigures.electricityPrice)}. Geht sie ins Netz, bekommen Sie dafür höchstens ${show(feedIn.upTo10kwpCurrent)}. Darum zählt, was tagsüber läuft: Spülmaschine und Waschmaschine am besten mittags.

${gains}

${withCalculator(yearInNumbers) ?? reckonYourself}

${households}

## Was Sie für den Überschuss bekommen {#einspeisung}

Wie viel Sie bekommen und wie lange, hängt vom Tag des Starts ab: [alle Sätze](${faqSectionPath('photovoltaik-einspeisung-ueberschuss', 'verguetung')}), [die Regeln bei negativen Preisen](${faqSectionPath('photovoltaik-einspeisung-ueberschuss', 'neue-regeln')}) und [was ab 2027 gilt](${paths.from2027}).

## Kaufen oder mieten? {#leasing}
Folded: Was beim Mieten anders ist

Eine gemietete Anlage gehört dem Anbieter. Sie zahlen eine feste Rate, oft Jahrzehnte lang und meist mit ${show(tax.regularVatRate)} Mehrwertsteuer; verkaufen Sie das Haus, muss der Käufer den Vertrag übernehmen. Zählen Sie bei einem Mietangebot alle Raten zusammen und vergleichen Sie die Summe mit einem Kaufpreis. Wir verkaufen Anlagen und vermieten keine.
`,
  questions: [
    ...answerTo(asked.yearlyGain, withCalculator(yearLeft)),
    {
      question: asked.whenNot,
      answer: `Bei viel Schatten, auf Flächen unter ${amount(roof.economicalArea)} und auf reinen Norddächern: Eine Nordseite bringt nur ${yieldShare('nord')} des Ertrags einer Südseite.`,
    },
  ],
  closing:
    'Wir rechnen mit Ihrem Dach, Ihrem Verbrauch und Ihrem Strompreis nach. Das kostet Sie nichts.',
  calls: [
    { label: 'Ersparnis berechnen lassen', to: calculationCallPath },
    { label: 'Kostenlose Beratung', to: homeSectionPath('kontakt') },
  ],
} as const satisfies Article;
