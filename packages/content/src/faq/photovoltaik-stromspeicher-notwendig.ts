import type { Article } from '../article.ts';
import { controllableDevices } from '../figures/controllable-devices.ts';
import { costs } from '../figures/costs.ts';
import { storageExample } from '../figures/examples.ts';
import { expansion } from '../figures/expansion.ts';
import { feedIn } from '../figures/feed-in.ts';
import { amount, asOf, origin, show, showDative } from '../figures/figure.ts';
import { lifespan } from '../figures/lifespan.ts';
import { maintenance } from '../figures/maintenance.ts';
import { registration } from '../figures/registration.ts';
import { storage } from '../figures/storage.ts';
import { subsidies } from '../figures/subsidies.ts';
import { tax } from '../figures/tax.ts';
import { warranty } from '../figures/warranty.ts';
import { faqPath, homeSectionPath, paths, projectPath } from '../paths.ts';
import { euro, germanNumber, germanRange, narrowSpace, withUnit } from '../typography.ts';
import { faqLink } from './overview.ts';

const example = storageExample();

export const article = {
  slug: 'photovoltaik-stromspeicher-notwendig',
  meta: {
    title: 'Stromspeicher: nötig oder verzichtbar?',
    description: `Ohne Speicher nutzen Sie ${show(storage.selfConsumptionWithout)} Ihres Solarstroms selbst, mit Speicher ${show(storage.selfConsumptionWith)}. Was er kostet und für wen er sich lohnt.`,
    keywords: [
      'Stromspeicher',
      'Batteriespeicher Photovoltaik',
      'Speicher Kosten',
      'Speicher sinnvoll',
      'Solarstrom speichern',
      'Notstrom',
      'Speicher Förderung Sachsen',
    ],
  },
  lead: 'Was eine Batterie im Keller bringt, was sie kostet und wann Sie darauf verzichten können.',
  answer: `Nein, Ihre Anlage läuft auch ohne Speicher. Er erhöht aber Ihren Eigenverbrauch: von ${show(storage.selfConsumptionWithout)} auf ${show(storage.selfConsumptionWith)}. Dafür zahlen Sie je nach Größe ${show(costs.storage)} (${asOf(costs.storage)}). Den Ausschlag gibt, wie viel Strom Sie abends und nachts brauchen.`,
  sections: [
    {
      id: 'was-sich-aendert',
      title: 'Was sich mit einem Speicher ändert',
      blocks: [
        {
          type: 'text',
          text: 'Die Sonne liefert am meisten, wenn in vielen Häusern niemand daheim ist. Gekocht, gewaschen und ferngesehen wird später. Ein Speicher überbrückt diese Stunden. Den Winter überbrückt er nicht: Dann wird er an trüben Tagen oft gar nicht voll.',
        },
        {
          type: 'table',
          caption: `Ohne und mit Speicher im Vergleich (${asOf(costs.storage)})`,
          head: ['Merkmal', 'Ohne Speicher', 'Mit Speicher'],
          rows: [
            [
              'Eigenverbrauch',
              show(storage.selfConsumptionWithout),
              show(storage.selfConsumptionWith),
            ],
            ['Überschuss', 'fließt sofort ins Netz', 'lädt zuerst die Batterie'],
            ['Mehrpreis', 'keiner', show(costs.storage)],
            [
              'Lebensdauer',
              `Module: ${show(lifespan.modules)}`,
              `dazu Speicher: ${show(lifespan.storage)}`,
            ],
            ['Marktstammdatenregister', 'ein Eintrag', 'zwei Einträge: Anlage und Speicher'],
          ],
        },
      ],
    },
    {
      id: 'fuer-wen',
      title: 'Für wen er sich lohnt',
      blocks: [
        {
          type: 'cards',
          cards: [
            {
              title: 'Spricht dafür',
              text: 'Tagsüber ist niemand da, und der Verbrauch steigt am Abend. Eine Wärmepumpe läuft auch nachts. Oder das Elektroauto lädt erst nach Feierabend.',
            },
            {
              title: 'Spricht dagegen',
              text: 'Sie sind tagsüber zu Hause und nutzen den Strom gleich. Ihr Verbrauch ist gering. Oder das Geld ist in mehr Modulen besser angelegt.',
            },
            {
              title: 'Sonderfall Stromausfall',
              text: [
                'Nicht jeder Speicher versorgt das Haus, wenn das Netz ausfällt. Dafür braucht er eine Notstromfunktion. Wie das aussehen kann, zeigt unser ',
                { text: 'Projekt in Weinböhla', to: projectPath('weinboehla') },
                '.',
              ],
            },
          ],
        },
        {
          type: 'text',
          text: [
            'Sie sind unschlüssig? Dann sammeln Sie erst ein Jahr lang Erfahrung. Einen Speicher können Sie ',
            {
              text: 'später nachrüsten',
              to: faqPath('photovoltaik-erweiterung-speicher-nachruesten'),
            },
            '.',
          ],
        },
      ],
    },
    {
      id: 'rechnung',
      title: 'Rechnet er sich? Ein Überschlag',
      blocks: [
        {
          type: 'text',
          text: `Eine Kilowattstunde, die Sie speichern statt einspeisen, erspart Ihnen Strom aus dem Netz. Dafür entgeht Ihnen die Vergütung. Bei ${show(maintenance.exampleElectricityPrice)} für Netzstrom (Beispielpreis, ${asOf(maintenance.exampleElectricityPrice)}) und ${show(feedIn.upTo10kwpCurrent)} Vergütung (${asOf(feedIn.upTo10kwpCurrent)}) bleiben ${withUnit(germanNumber(example.gainPerKwh), 'ct/kWh')} Vorteil.`,
        },
        {
          type: 'text',
          text: `Ein kleiner Speicher für ${euro(example.price)} (${asOf(costs.storage)}) hält ${show(lifespan.storage)}. Er muss also rund ${withUnit(germanRange(...example.money), '€')} im Jahr einbringen. Das gelingt, wenn jährlich ${withUnit(germanRange(...example.energy), 'kWh')} durch die Batterie gehen. Für diesen Preis fasst sie etwa ${withUnit(germanRange(...example.capacity), 'kWh')}, gerechnet mit ${showDative(expansion.storagePerKwh)} wie beim Nachrüsten (${asOf(expansion.storagePerKwh)}). Sie müsste also ${withUnit(germanRange(...example.fullCharges), 'Mal')} im Jahr ganz voll und wieder leer werden.`,
        },
        {
          type: 'note',
          kind: 'hint',
          title: 'Ein nüchternes Ergebnis',
          text: 'Allein über das Geld lohnt sich ein solcher Speicher nur, wenn er günstig ist, lange hält und an den meisten Tagen des Jahres voll wird. Im Winter wird er das oft nicht. Zinsen und Verluste beim Laden sind nicht eingerechnet. Steigt der Strompreis, wächst der Vorteil. Und größer als nötig sollte ein Speicher nie sein.',
        },
        {
          type: 'text',
          text: `Rüsten Sie die Batterie später nach, kommen für den Einbau ${show(expansion.installation)} hinzu (${asOf(expansion.installation)}). Auf den Speicher einer Anlage am Wohnhaus zahlen Sie seit dem ${show(tax.zeroVatSince)} in der Regel ${show(tax.vatRate)} Mehrwertsteuer.`,
        },
        {
          type: 'note',
          kind: 'dated',
          title: 'Zuschuss des Freistaats: ausgelaufen',
          text: [
            `Sachsen förderte Speicher mit ${show(subsidies.stateStoragePerKwh)}, insgesamt ${show(subsidies.stateStorageMax)} (${origin(subsidies.stateStoragePerKwh)}). Danach wurde das Programm nicht fortgesetzt. Rechnen Sie also ohne. Was Städte und Gemeinden zahlen, lassen Sie sich bitte vor dem Antrag bestätigen. Mehr dazu: `,
            faqLink('photovoltaik-foerderungen-zuschüsse'),
            '.',
          ],
        },
      ],
    },
    {
      id: 'haltbarkeit',
      title: 'Wie lange die Batterie hält',
      blocks: [
        {
          type: 'cards',
          cards: [
            {
              title: 'Lebensdauer',
              figure: show(lifespan.storage),
              text: 'Häufiges volles Laden und Entladen kostet Jahre, Hitze auch. Ein kühler, trockener Keller ist ein guter Platz.',
            },
            {
              title: 'Verlust an Kapazität',
              figure: show(lifespan.storageCapacityLoss),
              text: 'So viel weniger fasst die Batterie mit jedem Jahr.',
            },
            {
              title: 'Garantie des Herstellers',
              figure: show(warranty.inverterAndStorage),
              text: 'Sie gilt für Speicher ebenso wie für Wechselrichter. Die Bedingungen stehen im Garantieschein.',
            },
          ],
        },
      ],
    },
    {
      id: 'vorschriften',
      title: 'Anmelden und steuern lassen',
      blocks: [
        {
          type: 'text',
          text: `Ein Speicher bekommt einen eigenen Eintrag im Marktstammdatenregister. Wir raten dazu, ihn binnen ${showDative(registration.registerDue)} nach der Inbetriebnahme vorzunehmen (${asOf(registration.registerDue)}); das Gesetz lässt ${show(registration.registerDueByLaw)} Zeit. Der Eintrag ist kostenlos.`,
        },
        {
          type: 'text',
          text: `Seit dem ${show(controllableDevices.obligationSince)} darf der Netzbetreiber bei drohender Überlast bestimmte Geräte drosseln. So steht es in §${narrowSpace}14a des Energiewirtschaftsgesetzes. Dafür sinkt Ihr Netzentgelt.`,
        },
        {
          type: 'note',
          kind: 'dated',
          title: 'Unsere Faustregel und das Gesetz',
          text: `Wir planen die Steuerung ein, wenn der Speicher ${show(controllableDevices.storageThreshold)} oder die Anlage ${show(controllableDevices.pvThreshold)} leistet. Als Ausgleich setzen wir ${show(controllableDevices.flatCompensation)} an (${asOf(controllableDevices.flatCompensation)}). Das Gesetz fragt nur, was ein Gerät aus dem Netz zieht: Die Pflicht trifft Speicher, Wallbox, Wärmepumpe und Klimagerät mit ${show(controllableDevices.legalThreshold)} Leistung, nicht die Anlage selbst. Im Modul 1 gibt es ${show(controllableDevices.moduleOneRange)}, je nach Netzbetreiber (${origin(controllableDevices.moduleOneRange)}); zwei weitere Module stehen zur Wahl. Anlagen unter ${amount(controllableDevices.pvThreshold)} ohne Speicher behalten meist ihren Zählerschrank; das prüfen wir vor Ort.`,
        },
        {
          type: 'text',
          text: [
            'Wie ein Speicher mit einem Stromtarif zusammenarbeitet, dessen Preis sich stündlich ändert, lesen Sie bei den ',
            { text: 'technischen Details', to: paths.technicalDetails },
            '.',
          ],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Was kostet ein Stromspeicher?',
      answer: `Je nach Größe ${show(costs.storage)}. Beim Nachrüsten sind es ${show(expansion.storagePerKwh)} und ${show(expansion.installation)} für den Einbau (${asOf(costs.storage)}).`,
    },
    {
      question: 'Wie lange hält ein Stromspeicher?',
      answer: `In der Regel ${show(lifespan.storage)}. Dabei verliert er ${show(lifespan.storageCapacityLoss)} an Kapazität. Hersteller geben meist ${show(warranty.inverterAndStorage)} Garantie.`,
    },
    {
      question: 'Fördert Sachsen Stromspeicher?',
      answer: `Das Landesprogramm mit ${show(subsidies.stateStoragePerKwh)} und insgesamt ${show(subsidies.stateStorageMax)} (${asOf(subsidies.stateStoragePerKwh)}) wurde nicht fortgesetzt. Fragen Sie vor dem Kauf bei Ihrer Gemeinde nach.`,
    },
  ],
  closing:
    'Nennen Sie uns Ihren Jahresverbrauch: Wir rechnen für Ihr Haus beide Wege durch, mit Speicher und ohne.',
  calls: [
    { label: 'Ersparnis berechnen lassen', to: paths.consultation },
    { label: 'Kostenlose Beratung', to: homeSectionPath('kontakt') },
  ],
} as const satisfies Article;
