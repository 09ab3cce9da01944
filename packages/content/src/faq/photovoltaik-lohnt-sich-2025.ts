import type { Article } from '../article.ts';
import { claims } from '../figures/claims.ts';
import { costs } from '../figures/costs.ts';
import {
  feedInReturnWhole,
  oneYearExample,
  selfConsumptionFor,
  thirtyYearExample,
} from '../figures/examples.ts';
import { feedIn } from '../figures/feed-in.ts';
import { amount, asOf, inWords, origin, show, showDative } from '../figures/figure.ts';
import { insurance } from '../figures/insurance.ts';
import { lifespan } from '../figures/lifespan.ts';
import { longRun } from '../figures/long-run.ts';
import { maintenance } from '../figures/maintenance.ts';
import { roof } from '../figures/roof.ts';
import { storage } from '../figures/storage.ts';
import { tax } from '../figures/tax.ts';
import { faqPath, homeSectionPath, paths } from '../paths.ts';
import { euro, germanDate, germanNumber, germanRange, withUnit } from '../typography.ts';
import { faqLink } from './overview.ts';

const year = oneYearExample();
const feedInThen = feedInReturnWhole(feedIn.exampleYear, feedIn.upTo10kwp2024);
const longTerm = thirtyYearExample();

const answer = `Ja, wenn Sie einen guten Teil des Stroms selbst verbrauchen. Üblicherweise hat sich eine Anlage nach ${showDative(costs.paybackUsual)} bezahlt gemacht, im günstigsten Fall schon nach ${showDative(costs.paybackBestCase)}. Danach arbeitet sie weiter, denn die Module halten ${inWords(lifespan.modules)}.`;

export const article = {
  slug: 'photovoltaik-lohnt-sich-2025',
  meta: {
    title: 'Lohnt sich Photovoltaik noch? Mit Beispielrechnung',
    description: `Wann sich eine Photovoltaikanlage rechnet: üblich nach ${showDative(costs.paybackUsual)}. Mit Beispiel für ${show(tax.exampleMediumSize)}, aktueller Vergütung und allen Annahmen.`,
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
          text: `Strom aus dem Netz kostet Sie etwa ${show(maintenance.exampleElectricityPrice)} (${asOf(maintenance.exampleElectricityPrice)}). So viel spart jede Kilowattstunde vom eigenen Dach, die Sie gleich selbst verbrauchen. Geht sie ins Netz, bekommen Sie dafür nur ${show(feedIn.upTo10kwpCurrent)} (${asOf(feedIn.upTo10kwpCurrent)}). Darum zählt vor allem, wann am Tag Sie Strom brauchen.`,
        },
        {
          type: 'cards',
          cards: [
            {
              title: 'Eigenverbrauch ohne Speicher',
              figure: show(storage.selfConsumptionWithout),
              text: 'So viel vom eigenen Strom nutzt ein Haushalt üblicherweise direkt. Der Rest fließt ins Netz.',
            },
            {
              title: 'Eigenverbrauch mit Speicher',
              figure: show(storage.selfConsumptionWith),
              text: [
                `Der Speicher hebt den Strom vom Mittag für den Abend auf. Er kostet ${show(costs.storage)} (${asOf(costs.storage)}). Lesen Sie, `,
                {
                  text: 'wann er sich rechnet',
                  to: faqPath('photovoltaik-stromspeicher-notwendig'),
                },
                '.',
              ],
            },
            {
              title: 'Weniger Stromkosten',
              figure: show(claims.savings),
              text: 'So weit können Ihre Stromkosten nach unserer Angabe sinken, wenn Anlage, Speicher und Verbrauch gut zusammenpassen.',
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
          type: 'table',
          caption: `Anlage mit ${show(tax.exampleMediumSize)} ohne Speicher, Strompreis vom ${germanDate(maintenance.exampleElectricityPrice.asOf)}, Einspeisesatz vom ${germanDate(feedIn.upTo10kwpCurrent.asOf)}`,
          head: ['Wohin der Strom geht', 'Menge', 'Wert je kWh', 'Im Jahr'],
          rows: [
            [
              'Verbrauch im eigenen Haus',
              withUnit(germanNumber(year.usedAtHome), 'kWh'),
              show(maintenance.exampleElectricityPrice),
              euro(year.saved),
            ],
            [
              'Einspeisung ins Netz',
              withUnit(germanNumber(year.fedIn), 'kWh'),
              show(feedIn.upTo10kwpCurrent),
              euro(year.earned),
            ],
            ['Zusammen', amount(maintenance.exampleYield), '–', euro(year.total)],
          ],
        },
        {
          type: 'text',
          text: `Eine solche Anlage kostet zum Beispiel ${show(tax.exampleMediumNet)} (${asOf(tax.exampleMediumNet)}). Nach rund ${withUnit(germanNumber(year.payback), 'Jahren')} ist dieser Betrag wieder hereingekommen, wenn man die laufenden Kosten außer Acht lässt. Zieht man Wartung mit ${show(maintenance.annualCost)} und Versicherung mit ${show(insurance.smallPremium)} ab (beides ${asOf(insurance.smallPremium)}), dauert es rund ${withUnit(germanRange(...year.paybackAfterCosts), 'Jahre')}. Ohne Speicher und mit wenig Eigenverbrauch landen Sie also am oberen Ende der üblichen ${show(costs.paybackUsual)} oder knapp darüber.`,
        },
        {
          type: 'note',
          kind: 'hint',
          title: 'Was dabei angenommen ist',
          text: `Sie verbrauchen ${show(storage.selfConsumptionWithout)} Ihres Stroms selbst; Ertrag, Strompreis und Vergütung bleiben gleich. Zinsen, Reparaturen, ein neuer Wechselrichter und Stunden mit negativen Börsenpreisen sind nicht eingerechnet. Mehr Eigenverbrauch verkürzt die Zeit: Für den günstigsten Fall von ${showDative(costs.paybackBestCase)} müssten es bei diesen Preisen etwa ${withUnit(germanNumber(selfConsumptionFor(costs.paybackBestCase)), '%')} sein, wieder ohne laufende Kosten.`,
        },
      ],
    },
    {
      id: 'einspeisung',
      title: 'Was Sie für den Überschuss bekommen',
      blocks: [
        {
          type: 'text',
          text: `Der Netzbetreiber vergütet den eingespeisten Strom ${show(feedIn.duration)} lang. Neue Anlagen ${show(feedIn.smallSystemLimit)} erhalten ${show(feedIn.upTo10kwpCurrent)}, für den Teil von ${show(feedIn.mediumSystemRange)} sind es ${show(feedIn.from10to40kwpCurrent)} (${origin(feedIn.upTo10kwpCurrent)}).`,
        },
        {
          type: 'note',
          kind: 'dated',
          title: 'Warum ältere Zahlen höher sind',
          text: `Vielleicht haben Sie von ${show(feedIn.upTo10kwp2024)} und ${show(feedIn.from10to40kwp2024)} gelesen. Das waren die Sätze für Anlagen, die von Februar bis Juli 2024 in Betrieb gingen. Für ${show(feedIn.exampleYear)} gab es damit ungefähr ${euro(feedInThen)}. Mit dem heutigen Satz sind es ${euro(year.earned)} (${asOf(feedIn.upTo10kwpCurrent)}).`,
        },
        {
          type: 'list',
          items: [
            `Anlagen, die seit dem ${show(feedIn.newRulesSince)} ans Netz gehen, erhalten bei negativen Börsenpreisen nichts, sobald ein intelligenter Zähler (Smart Meter) eingebaut ist. Diese Stunden kommen am Ende der Laufzeit hinzu.`,
            `Bis Smart Meter und Steuerbox eingebaut sind, dürfen neue Anlagen höchstens ${show(feedIn.capUntilControlBox)} einspeisen.`,
            'Eine Reform der Förderung (EEG 2027) lag im Entwurf vor; was sie für kleine Anlagen bringt, können wir nicht zusagen.',
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
          caption: `Rechenbeispiel über ${show(longRun.years)} (${asOf(longRun.years)})`,
          head: ['Posten', 'Summe'],
          rows: [
            ['Erzeugter Strom', withUnit(germanNumber(longTerm.production), 'kWh')],
            ['Wert dieses Stroms', euro(longTerm.return)],
            ['Kaufpreis der Anlage', euro(longTerm.investment)],
            ['Überschuss', euro(longTerm.profit)],
          ],
        },
        {
          type: 'note',
          kind: 'dated',
          title: 'So ist gerechnet',
          text: `Angenommen sind im Mittel ${show(longRun.averageYield)} und ein Wert von ${show(longRun.valuePerKwh)} (${asOf(longRun.valuePerKwh)}). Das heißt: Sie verbrauchen den ganzen Strom selbst, und der Preis bleibt ${show(longRun.years)} gleich. Wartung, Versicherung, Ersatzteile und Zinsen fehlen. Ein neuer Wechselrichter kostet zum Beispiel ${show(lifespan.inverterReplacement)} für ${show(lifespan.inverterReplacementSize)}. Nehmen Sie das Ergebnis als obere Grenze.`,
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
      question: 'Wie viel bringt die Einspeisung im Jahr?',
      answer: `${amount(feedIn.exampleYear)} bringen bei ${show(feedIn.upTo10kwpCurrent)} ${euro(year.earned)} (${origin(feedIn.upTo10kwpCurrent)}). Für Anlagen, die von Februar bis Juli 2024 in Betrieb gingen, galten ${show(feedIn.upTo10kwp2024)}, also ungefähr ${euro(feedInThen)}.`,
    },
    {
      question: 'Wann lohnt sich Photovoltaik nicht?',
      answer: `Knapp wird es bei viel Schatten, auf Flächen unter ${amount(roof.economicalArea)} und auf reinen Norddächern: Sie bringen nur ${show(roof.yieldNorth)} des Ertrags einer Südseite.`,
    },
  ],
  closing:
    'Wir rechnen mit Ihrem Dach, Ihrem Verbrauch und Ihrem Strompreis nach. Das kostet Sie nichts.',
  calls: [
    { label: 'Ersparnis berechnen lassen', to: paths.consultation },
    { label: 'Kostenlose Beratung', to: homeSectionPath('kontakt') },
  ],
} as const satisfies Article;
