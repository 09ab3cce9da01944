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
  type LawResult,
  paidToday,
  paybackRange,
  verdictOn,
  yearsOf,
} from '../houses/by-law.ts';
import { calculationCallPath } from '../houses/calculation-path.ts';
import type { HouseResult, SystemResult } from '../houses/results.ts';
import { yieldShare } from '../houses/roof-yield.ts';
import { familyInWords, houseTown } from '../houses/standard-houses.ts';
import { blocks, chart, md, picture } from '../md.ts';
import { returnText } from '../pages/solar-calculator.ts';
import { faqPath, faqSectionPath, homeSectionPath, paths } from '../paths.ts';
import { euro, germanDate, type IsoMonth, kWh, sentenceBegin, withUnit } from '../typography.ts';
import { withCalculator } from '../with-calculator.ts';
import { lawsFor, sumsOf } from './decisions/by-law-words.ts';
import { households } from './decisions/households.ts';
import { answerTo, furtherQuestions } from './further-questions.ts';
import { faqLink } from './overview.ts';

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

/** What one law makes of the house, without and with its storage. */
function moneyUnder({ label, result: { withoutStorage, system } }: LawResult): Block {
  if (withoutStorage === null) throw new RangeError('The house of the example has a storage');
  const both = (read: (of: SystemResult) => string) =>
    [read(withoutStorage), read(system)] as const;
  return {
    type: 'table',
    caption: `Gerechnet ${label}. Netzstrom zu ${show(marketFigures.electricityPrice)} ohne Grundpreis, Start im ${germanDate(marketFigures.usualStart.value.slice(0, 7) as IsoMonth)}`,
    head: ['Posten', 'Ohne Speicher', `Mit ${show(selfUse.storage)} Speicher`],
    rows: [
      [
        'Nicht gekaufter Strom im ersten Jahr',
        ...both((of) => kWh(of.consumptionKWh - of.gridKWh)),
      ],
      ['Das spart, im Mittel von 20\u00A0Jahren', ...both(({ saved }) => euro(saved))],
      ['Eingespeister Strom im ersten Jahr', ...both(({ feedInKWh }) => kWh(feedInKWh))],
      ['Das bringt, im Mittel von 20\u00A0Jahren', ...both(({ earned }) => euro(earned))],
      ['Kaufpreis', ...both(({ investment }) => euro(investment))],
      [
        'Rendite im Jahr, nach allen Kosten',
        ...both(({ returnPercent }) => returnText(returnPercent.value)),
      ],
      ['Bezahlt', ...both(({ payback }) => `nach ${paybackRange(payback)}`)],
      [`Das bleibt ${inTwentyYears}`, ...both((of) => euroRange(of.afterTwenty))],
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
Folded: Ohne und mit Speicher, mit allen Annahmen

Ein Haus in ${houseTown} verbraucht ${show(selfUse.consumption)}. Auf dem Süddach liegen ${show(selfUse.size)} mit ${show(selfUse.tilt)} Neigung, wozu unser Rechner rät; sie liefern rund ${kWh(roundedYield())} im Jahr.

Table: Wohin der Strom geht

| Im Jahr | Ohne Speicher | Mit Speicher |
| --- | --- | --- |
| Eigenverbrauch, Anteil am Solarstrom | ${amount(selfUse.ownUseWithout)} | ${amount(selfUse.ownUseWith)} |
| Autarkie, Anteil am Verbrauch | ${amount(selfUse.sufficiencyWithout)} | ${amount(selfUse.sufficiencyWith)} |

${lawsFor('family').map(moneyUnder)}

${formerly((month) => `Im ${month} stand hier: bezahlt nach ${showDative(costs.paybackUsual)}, im günstigsten Fall schon nach ${showDative(costs.paybackBestCase)}. Heute gerechnet: ${paidToday()}.`)}

> [!HINT] Was dabei angenommen ist
> Die Spannen in Klammern umfassen acht von zehn Fällen. Der Strompreis steigt um ${show(marketFigures.priceGrowth)}. Abgezogen sind Versicherung, Wartung (${show(marketFigures.servicePerYear)}), Zähler und Steuerbox, nach ${showDative(marketFigures.inverterLife)} ein neuer Wechselrichter (${show(marketFigures.inverterPerKwp)}) und nach ${showDative(marketFigures.storageLife)} ein neuer Speicher, beide anteilig. Die Begrenzung der Einspeisung und Stunden mit negativen Preisen sind eingerechnet, Kreditzinsen nicht. Danach laufen die Module weiter. Das bringt Gewinn, der hier nicht mitzählt. Die Strommengen stammen aus unserem Rechenmodell, Abweichungen um ein Zehntel sind normal.
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
  des Solarstroms, wenn die Anlage etwa so viel liefert, wie der Haushalt verbraucht. Ist sie doppelt so groß, halbiert sich der Anteil ungefähr.
- **Eigenverbrauch mit Speicher** (${show(storage.selfConsumptionWith)})
  des Solarstroms, wenn die Anlage etwas weniger liefert, als der Haushalt verbraucht. Was ein Speicher bei Ihnen bewirkt und was er kostet: [wann er sich rechnet](${faqPath('photovoltaik-stromspeicher-notwendig')}).
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
    description: `Wann sich eine Photovoltaikanlage rechnet: ${withCalculator(() => `ein Beispiel mit ${show(selfUse.size)}, Preisen von heute, beiden Gesetzen für einen Start ab 2027 und allen Annahmen`) ?? 'was Eigenverbrauch und Einspeisung bringen, was abgeht und wie Sie es mit Preisen von heute nachrechnen'}.`,
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

Eine Kilowattstunde aus dem Netz kostet meist ${show(marketFigures.electricityPriceRange)}, ohne den Grundpreis, der bleibt. So viel spart jede Kilowattstunde vom eigenen Dach, die Sie gleich selbst verbrauchen; wir rechnen mit ${show(marketFigures.electricityPrice)}. Geht sie ins Netz, bekommen Sie dafür höchstens ${show(feedIn.upTo10kwpCurrent)}. Darum kommt es darauf an, zu welcher Tageszeit bei Ihnen Strom verbraucht wird. ([alle Einspeisesätze](${faqSectionPath('photovoltaik-einspeisung-ueberschuss', 'verguetung')}))

${gains}

${withCalculator(yearInNumbers) ?? reckonYourself}

${households}

## Was Sie für den Überschuss bekommen {#einspeisung}

Wie viel Sie bekommen und wie lange, hängt vom Tag des Starts ab: [alle Sätze](${faqSectionPath('photovoltaik-einspeisung-ueberschuss', 'verguetung')}), [die Regeln bei negativen Preisen](${faqSectionPath('photovoltaik-einspeisung-ueberschuss', 'neue-regeln')}) und [was ab 2027 gilt](${paths.from2027}).

## Kaufen, finanzieren oder mieten? {#leasing}
Folded: Die drei Wege im Vergleich

Table: Wege zur Anlage und was sie unterscheidet

| Frage | Kaufen | Mit Kredit kaufen | Mieten oder leasen |
| --- | --- | --- | --- |
| Wem gehört die Anlage? | Ihnen | Ihnen, oft als Sicherheit der Bank | dem Anbieter |
| Was zahlen Sie? | den Preis, einmal | den Preis und Zinsen | eine feste Rate, oft Jahrzehnte lang |
| Mehrwertsteuer | ${show(tax.vatRate)} | ${show(tax.vatRate)} | meist ${show(tax.regularVatRate)} auf die Rate |
| Wer zahlt Wartung und Reparatur? | Sie | Sie | je nach Vertrag der Anbieter |
| Wer bekommt die Vergütung? | Sie | Sie, manchmal an die Bank abgetreten | wer als Betreiber eingetragen ist |
| Wenn Sie das Haus verkaufen | geht die Anlage mit | Restschuld ablösen | Käufer übernimmt den Vertrag, oder Sie zahlen ihn aus |

Zählen Sie bei einem Mietangebot alle Raten zusammen und vergleichen Sie die Summe mit einem Kaufpreis. Wir verkaufen Anlagen und vermieten keine.

## Wann es knapp wird und wann es schneller geht {#wann-nicht}
Folded: Schatten, Norddach und kleine Flächen

Knapp wird es bei viel Schatten, auf reinen Norddächern und auf Flächen unter ${amount(roof.economicalArea)}. Eine Nordseite bringt nur ${yieldShare('nord')} des Ertrags einer Südseite, Ost und West dagegen ${yieldShare('ost-west')}. Mehr dazu lesen Sie unter ${faqLink('photovoltaik-dach-eignung')}.

Schneller geht es ganz ohne neue Geräte: Es hilft, Spülmaschine und Waschmaschine in die Mittagszeit zu legen.
`,
  questions: [
    ...answerTo(asked.yearlyGain, withCalculator(yearLeft)),
    {
      question: asked.whenNot,
      answer: `Knapp wird es bei viel Schatten, auf Flächen unter ${amount(roof.economicalArea)} und auf reinen Norddächern: Sie bringen nur ${yieldShare('nord')} des Ertrags einer Südseite.`,
    },
  ],
  closing:
    'Wir rechnen mit Ihrem Dach, Ihrem Verbrauch und Ihrem Strompreis nach. Das kostet Sie nichts.',
  calls: [
    { label: 'Ersparnis berechnen lassen', to: calculationCallPath },
    { label: 'Kostenlose Beratung', to: homeSectionPath('kontakt') },
  ],
} as const satisfies Article;
