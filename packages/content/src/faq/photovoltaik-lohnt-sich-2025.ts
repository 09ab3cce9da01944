import type { Article } from '../article.ts';
import { type BarChart, bar, evenTicks, scaleEnd } from '../bar-chart.ts';
import { claims } from '../company/claims.ts';
import { costs } from '../figures/costs.ts';
import { electricity } from '../figures/electricity.ts';
import { oneYearExample, selfConsumptionFor, thirtyYearExample } from '../figures/examples.ts';
import { expansion } from '../figures/expansion.ts';
import { feedIn } from '../figures/feed-in.ts';
import { amount, asOf, inWords, origin, show, showDative } from '../figures/figure.ts';
import { insurance } from '../figures/insurance.ts';
import { lifespan } from '../figures/lifespan.ts';
import { longRun } from '../figures/long-run.ts';
import { maintenance } from '../figures/maintenance.ts';
import { roof } from '../figures/roof.ts';
import { selfUse } from '../figures/self-use.ts';
import { storage } from '../figures/storage.ts';
import { tax } from '../figures/tax.ts';
import { calculationPath, faqPath, faqSectionPath, homeSectionPath } from '../paths.ts';
import { euro, formatNumber, germanDate, germanRange, withUnit } from '../typography.ts';
import { households } from './decisions/households.ts';
import { furtherQuestions } from './further-questions.ts';
import { faqLink } from './overview.ts';

const { without, withStorage } = oneYearExample();
const longTerm = thirtyYearExample();

/** „11 Jahre“, „12–14 Jahre“ */
function years([from, to]: readonly [number, number]): string {
  return withUnit(from === to ? formatNumber(from) : germanRange(from, to), 'Jahre');
}

/** After „nach“: „11 Jahren“, „12–14 Jahren“ */
const inYears = (range: readonly [number, number]) => `${years(range)}n`;

const kWh = (value: number) => withUnit(formatNumber(value), 'kWh');
/** The model is no more exact than that. */
const roundedYield = Math.round(selfUse.yield.value / 100) * 100;
const euroRange = ([from, to]: readonly [number, number]) =>
  from === to ? euro(from) : withUnit(germanRange(from, to), '€');

const answer = `Ja, wenn Sie einen guten Teil des Stroms selbst verbrauchen. Üblicherweise hat sich eine Anlage nach ${showDative(costs.paybackUsual)} bezahlt gemacht, im günstigsten Fall schon nach ${showDative(costs.paybackBestCase)}. Unser Rechenbeispiel kommt nach Abzug der laufenden Kosten auf ${years(without.paybackAfterCosts)}. Die Module halten ${inWords(lifespan.modules)}.`;

const paybackRows = [
  bar('Im günstigsten Fall', show(costs.paybackBestCase), costs.paybackBestCase.value),
  bar('Üblicherweise', show(costs.paybackUsual), costs.paybackUsual.value),
  bar('Unser Beispiel ohne Speicher', years(without.paybackAfterCosts), without.paybackAfterCosts),
  bar(
    'Unser Beispiel mit Speicher',
    years(withStorage.paybackAfterCosts),
    withStorage.paybackAfterCosts,
  ),
  bar('So lange halten die Module', show(lifespan.modules), lifespan.modules.value),
];
const paybackEnd = scaleEnd(paybackRows, 10);

const paybackChart = {
  title: 'Nach wie vielen Jahren die Anlage bezahlt ist',
  rows: paybackRows,
  max: paybackEnd,
  cell: 5,
  ticks: evenTicks(paybackEnd, paybackEnd / 10, 'Jahre'),
  legend: [
    { mark: 'least', text: 'mindestens' },
    { mark: 'most', text: 'bis zu' },
  ],
} satisfies BarChart;

const asked = furtherQuestions['photovoltaik-lohnt-sich-2025'];

export const article = {
  slug: 'photovoltaik-lohnt-sich-2025',
  meta: {
    title: 'Lohnt sich Photovoltaik noch? Mit Beispielrechnung',
    description: `Wann sich eine Photovoltaikanlage rechnet: üblich nach ${showDative(costs.paybackUsual)}. Mit Beispiel für ${show(selfUse.size)}, heutigen Preisen und allen Annahmen.`,
    keywords: [
      'Lohnt sich Photovoltaik',
      'Photovoltaik Amortisation',
      'Photovoltaik Rendite',
      'Eigenverbrauch Solarstrom',
      'Solaranlage Ersparnis',
      'Photovoltaik Dresden',
    ],
  },
  lead: 'Entscheidend ist, wie viel Ihres Solarstroms im eigenen Haus bleibt.',
  answer,
  sections: [
    {
      id: 'eigenverbrauch',
      title: 'Selbst verbrauchen bringt mehr als verkaufen',
      blocks: [
        {
          type: 'text',
          text: [
            `Strom aus dem Netz kostet einen Haushalt im Mittel ${show(electricity.householdPrice)}. So viel spart jede Kilowattstunde vom eigenen Dach, die Sie gleich selbst verbrauchen. Geht sie ins Netz, bekommen Sie dafür nur ${show(feedIn.upTo10kwpCurrent)}. Darum kommt es darauf an, zu welcher Tageszeit bei Ihnen Strom verbraucht wird. (${origin(electricity.householdPrice)}; `,
            {
              text: 'alle Einspeisesätze',
              to: faqSectionPath('photovoltaik-einspeisung-ueberschuss', 'verguetung'),
            },
            ')',
          ],
        },
        {
          type: 'cards',
          cards: [
            {
              title: 'Eigenverbrauch ohne Speicher',
              figure: show(storage.selfConsumptionWithout),
              text: 'des Solarstroms, wenn die Anlage etwa so viel liefert, wie der Haushalt verbraucht. Ist sie doppelt so groß, halbiert sich der Anteil ungefähr.',
            },
            {
              title: 'Eigenverbrauch mit Speicher',
              figure: show(storage.selfConsumptionWith),
              text: [
                'des Solarstroms, wenn die Anlage etwas weniger liefert, als der Haushalt verbraucht. Was ein Speicher bei Ihnen bewirkt und was er kostet: ',
                {
                  text: 'wann er sich rechnet',
                  to: faqPath('photovoltaik-stromspeicher-notwendig'),
                },
                '.',
              ],
            },
            {
              title: 'Weniger Strom aus dem Netz',
              figure: show(claims.savings),
              text: `des Verbrauchs, unsere Angabe für Anlagen mit Speicher. Im Beispiel unten sind es ${amount(selfUse.sufficiencyLarge)}, ohne Speicher ${amount(selfUse.sufficiencyWithout)}.`,
            },
            {
              title: 'Wert des Hauses',
              figure: show(claims.propertyValue),
              text: 'Um so viel kann Ihr Haus nach unserer Angabe an Wert gewinnen. Ein Gutachten ersetzt das nicht.',
            },
          ],
        },
      ],
    },
    {
      id: 'beispiel',
      title: 'Ein Jahr in Zahlen',
      blocks: [
        {
          type: 'text',
          text: `Ein Haus in Dresden verbraucht ${show(selfUse.consumption)}. Auf dem Süddach liegen ${show(selfUse.size)} mit ${show(selfUse.tilt)} Neigung; sie liefern rund ${kWh(roundedYield)} im Jahr.`,
        },
        {
          type: 'table',
          caption: `Ohne Speicher und mit ${show(selfUse.largeStorage)} Speicher. Netzstrom zu ${show(electricity.householdPrice)} (${asOf(electricity.householdPrice)}), Einspeisung zu ${show(feedIn.upTo10kwpCurrent)} (${asOf(feedIn.upTo10kwpCurrent)})`,
          head: ['Im Jahr', 'Ohne Speicher', 'Mit Speicher'],
          rows: [
            [
              'Eigenverbrauch, Anteil am Solarstrom',
              amount(selfUse.ownUseWithout),
              amount(selfUse.ownUseLarge),
            ],
            [
              'Autarkie, Anteil am Verbrauch',
              amount(selfUse.sufficiencyWithout),
              amount(selfUse.sufficiencyLarge),
            ],
            ['Nicht gekaufter Strom', kWh(without.covered), kWh(withStorage.covered)],
            ['Das spart', euro(without.saved), euro(withStorage.saved)],
            ['Eingespeister Strom', kWh(without.fedIn), kWh(withStorage.fedIn)],
            ['Das bringt', euro(without.earned), euro(withStorage.earned)],
            ['Zusammen', euro(without.total), euro(withStorage.total)],
            ['Kaufpreis', euroRange(without.price), euroRange(withStorage.price)],
            ['Bezahlt nach', inYears(without.payback), inYears(withStorage.payback)],
            [
              'Mit Wartung und Versicherung nach',
              inYears(without.paybackAfterCosts),
              inYears(withStorage.paybackAfterCosts),
            ],
          ],
        },
        {
          type: 'text',
          text: `Mit den laufenden Kosten liegt das Beispiel über den üblichen ${showDative(costs.paybackUsual)}. Der Grund: Ein Haushalt dieser Größe kann nur einen kleinen Teil von ${showDative(selfUse.size)} selbst verbrauchen. Eine kleinere Anlage, eine Wärmepumpe, ein Elektroauto oder ein günstigeres Angebot verkürzen die Zeit.`,
        },
        {
          type: 'note',
          kind: 'hint',
          title: 'Was dabei angenommen ist',
          text: `Ertrag, Strompreis und Vergütung bleiben gleich. Wartung kostet ${show(maintenance.annualCost)}, die Versicherung ${show(insurance.smallPremium)}, der Speicher ${show(expansion.storagePerKwh)}. Zinsen, Reparaturen, ein neuer Wechselrichter oder Speicher, Zählergebühren, Stunden mit negativen Preisen und die Begrenzung der Einspeisung sind nicht eingerechnet. Für den günstigsten Fall von ${showDative(costs.paybackBestCase)} müssten bei diesem Kaufpreis etwa ${withUnit(formatNumber(selfConsumptionFor(costs.paybackBestCase)), '%')} des Solarstroms im Haus bleiben, ohne dass ein Speicher zu bezahlen ist. Die Strommengen stammen aus unserem Rechenmodell, Abweichungen um ein Zehntel sind normal.`,
        },
        {
          type: 'chart',
          chart: paybackChart,
          caption: `Die Jahre zwischen Ihrem Balken und dem letzten bringen Gewinn, aber nicht ohne Abzug: In diese Zeit fällt ein neuer Wechselrichter (${show(lifespan.inverterReplacement)}), und ein Speicher hält ${show(lifespan.storage)}, ist dann also oft gerade erst bezahlt. Wartung und Versicherung sind in unserem Beispiel abgezogen.`,
        },
      ],
    },
    households,
    {
      id: 'einspeisung',
      title: 'Was Sie für den Überschuss bekommen',
      blocks: [
        {
          type: 'text',
          text: [
            `Der Netzbetreiber vergütet den eingespeisten Strom ${show(feedIn.duration)} lang. Es gilt der Satz des Tages, an dem die Anlage in Betrieb geht. Wer jetzt bestellt, erreicht meist erst den Satz ab dem ${show(feedIn.nextStep)}: ${show(feedIn.upTo10kwpNext)} für Anlagen ${show(feedIn.smallSystemLimit)}, nach der Formel des heutigen Gesetzes. `,
            {
              text: 'Alle Sätze seit 2024',
              to: faqSectionPath('photovoltaik-einspeisung-ueberschuss', 'verguetung'),
            },
            ' und ',
            {
              text: 'die Regeln bei negativen Preisen',
              to: faqSectionPath('photovoltaik-einspeisung-ueberschuss', 'neue-regeln'),
            },
            ' stehen an einer Stelle.',
          ],
        },
      ],
    },
    {
      id: 'dreissig-jahre',
      title: 'Was über die ganze Lebensdauer zusammenkommt',
      blocks: [
        {
          type: 'table',
          caption: `Rechenbeispiel über ${show(longRun.years)}`,
          head: ['Posten', 'Summe'],
          rows: [
            ['Erzeugter Strom', withUnit(formatNumber(longTerm.production), 'kWh')],
            ['Wert dieses Stroms', euro(longTerm.return)],
            ['Kaufpreis der Anlage', euro(longTerm.investment)],
            ['Überschuss', euro(longTerm.profit)],
          ],
        },
        {
          type: 'note',
          kind: 'dated',
          title: 'So ist gerechnet',
          text: `Angenommen sind im Mittel ${show(longRun.averageYield)} und ein Wert von ${show(longRun.valuePerKwh)}. Das heißt: Sie verbrauchen den ganzen Strom selbst, und der Preis bleibt ${show(longRun.years)} gleich. Wartung, Versicherung, Ersatzteile und Zinsen fehlen. Ein Haushalt erreicht das nicht; nehmen Sie das Ergebnis als obere Grenze.`,
        },
      ],
    },
    {
      id: 'leasing',
      title: 'Kaufen, finanzieren oder mieten?',
      blocks: [
        {
          type: 'table',
          caption: 'Wege zur Anlage und was sie unterscheidet',
          head: ['Frage', 'Kaufen', 'Mit Kredit kaufen', 'Mieten oder leasen'],
          rows: [
            [
              'Wem gehört die Anlage?',
              'Ihnen',
              'Ihnen, oft als Sicherheit der Bank',
              'dem Anbieter',
            ],
            [
              'Was zahlen Sie?',
              'den Preis, einmal',
              'den Preis und Zinsen',
              'eine feste Rate, oft Jahrzehnte lang',
            ],
            [
              'Mehrwertsteuer',
              show(tax.vatRate),
              show(tax.vatRate),
              `meist ${show(tax.regularVatRate)} auf die Rate`,
            ],
            ['Wer zahlt Wartung und Reparatur?', 'Sie', 'Sie', 'je nach Vertrag der Anbieter'],
            [
              'Wer bekommt die Vergütung?',
              'Sie',
              'Sie, manchmal an die Bank abgetreten',
              'wer als Betreiber eingetragen ist',
            ],
            [
              'Wenn Sie das Haus verkaufen',
              'geht die Anlage mit',
              'Restschuld ablösen',
              'Käufer übernimmt den Vertrag, oder Sie zahlen ihn aus',
            ],
          ],
        },
        {
          type: 'text',
          text: 'Zählen Sie bei einem Mietangebot alle Raten zusammen und vergleichen Sie die Summe mit einem Kaufpreis. Wir verkaufen Anlagen und vermieten keine.',
        },
      ],
    },
    {
      id: 'wann-nicht',
      title: 'Wann es knapp wird und wann es schneller geht',
      blocks: [
        {
          type: 'text',
          text: [
            `Knapp wird es bei viel Schatten, auf reinen Norddächern und auf Flächen unter ${amount(roof.economicalArea)}. Eine Nordseite bringt nur ${show(roof.yieldNorth)} des Ertrags einer Südseite. Ost und West kommen dagegen auf ${show(roof.yieldEastWest)}, Südost und Südwest sogar auf ${show(roof.yieldSouthEastWest)}. In Dresden erzeugt ein Süddach ${show(roof.dresden)}. In Meißen und Radebeul sind es ${amount(roof.meissenAndRadebeul)}, im sächsischen Mittel ${amount(roof.saxony)}. Mehr dazu lesen Sie unter `,
            faqLink('photovoltaik-dach-eignung'),
            '.',
          ],
        },
        {
          type: 'text',
          text: 'Schneller geht es, wenn tagsüber jemand zu Hause ist. Auch wer mittags das Auto lädt oder die Wärmepumpe laufen lässt, verbraucht mehr selbst. Und ganz ohne neue Geräte hilft es, Spülmaschine und Waschmaschine in die Mittagszeit zu legen.',
        },
      ],
    },
  ],
  questions: [
    {
      question: asked.yearlyGain,
      answer: `In unserem Beispiel mit ${showDative(selfUse.size)} und einem Verbrauch von ${showDative(selfUse.consumption)} sind es ${euro(without.total)} ohne und ${euro(withStorage.total)} mit Speicher, vor Wartung und Versicherung (Strompreis vom ${germanDate(electricity.householdPrice.asOf)}, Einspeisesatz vom ${germanDate(feedIn.upTo10kwpCurrent.asOf)}).`,
    },
    {
      question: asked.whenNot,
      answer: `Knapp wird es bei viel Schatten, auf Flächen unter ${amount(roof.economicalArea)} und auf reinen Norddächern: Sie bringen nur ${show(roof.yieldNorth)} des Ertrags einer Südseite.`,
    },
  ],
  closing:
    'Wir rechnen mit Ihrem Dach, Ihrem Verbrauch und Ihrem Strompreis nach. Das kostet Sie nichts.',
  calls: [
    { label: 'Ersparnis berechnen lassen', to: calculationPath },
    { label: 'Kostenlose Beratung', to: homeSectionPath('kontakt') },
  ],
} as const satisfies Article;
