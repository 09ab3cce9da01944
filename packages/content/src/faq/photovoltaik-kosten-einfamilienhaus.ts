import type { Article } from '../article.ts';
import { controllableDevices } from '../figures/controllable-devices.ts';
import { costs } from '../figures/costs.ts';
import { priceRange, typicalTotal, vatExample } from '../figures/examples.ts';
import { amount, asOf, show, showDative } from '../figures/figure.ts';
import { insurance } from '../figures/insurance.ts';
import { lifespan } from '../figures/lifespan.ts';
import { maintenance } from '../figures/maintenance.ts';
import { registration } from '../figures/registration.ts';
import { storage } from '../figures/storage.ts';
import { subsidies } from '../figures/subsidies.ts';
import { tax } from '../figures/tax.ts';
import { terms } from '../figures/terms.ts';
import { homeSectionPath, paths } from '../paths.ts';
import { euro, germanRange, narrowSpace, withUnit } from '../typography.ts';
import { faqLink } from './overview.ts';

/** „14.000–18.000 €“ */
function priceOf(size: { value: number }): string {
  return withUnit(germanRange(...priceRange(size)), '€');
}

const answer = `Eine Anlage mit ${show(costs.typicalSize)}, wie sie auf ein Einfamilienhaus passt, kostet etwa ${show(typicalTotal)}. Das entspricht ${show(costs.perKwp)}, und Mehrwertsteuer kommt in der Regel nicht dazu. Ein Speicher kostet je nach Größe weitere ${show(costs.storage)} (alle Preise ${asOf(costs.perKwp)}).`;

export const article = {
  slug: 'photovoltaik-kosten-einfamilienhaus',
  meta: {
    title: 'Photovoltaik-Kosten fürs Einfamilienhaus',
    description: `Was Photovoltaik kostet: ${show(costs.perKwp)}, Speicher, Nebenkosten, Wartung und Versicherung. Preise nach Größe in einer Tabelle, mit Stand.`,
    keywords: [
      'Photovoltaik Kosten',
      'Photovoltaik Preis pro kWp',
      'Solaranlage Einfamilienhaus Kosten',
      'Stromspeicher Preis',
      'Nebenkosten Photovoltaik',
      'laufende Kosten Solaranlage',
      'Photovoltaik Angebot vergleichen',
    ],
  },
  lead: 'Preise nach Größe, mögliche Zusatzkosten und was die Anlage später im Jahr kostet.',
  answer,
  sections: [
    {
      id: 'preise-nach-groesse',
      title: 'Preise nach Größe der Anlage',
      blocks: [
        {
          type: 'text',
          text: 'Wie groß eine Anlage ist, sagt ihre Spitzenleistung in kWp. Gerüst, Anfahrt und Anmeldung fallen nur einmal an. Deshalb kostet das einzelne kWp bei größeren Anlagen meist weniger. Wer die Dachfläche gleich ganz belegt, zahlt diese Posten nicht ein zweites Mal.',
        },
        {
          type: 'drawing',
          drawing: 'costs-by-size',
          caption: `Preisspanne nach Größe, ohne Speicher, gerechnet mit ${show(costs.perKwp)} (${asOf(costs.perKwp)})`,
        },
        {
          type: 'table',
          caption: `Anlage ohne Speicher, ${show(tax.vatRate)} Mehrwertsteuer (${asOf(costs.perKwp)})`,
          head: [
            'Größe',
            'Preisspanne',
            'Beispiel',
            `Mit ${show(tax.regularVatRate)} Steuer wären es`,
          ],
          rows: [
            [
              show(tax.exampleSmallSize),
              priceOf(tax.exampleSmallSize),
              show(tax.exampleSmallNet),
              euro(vatExample(tax.exampleSmallNet).gross),
            ],
            [
              show(tax.exampleMediumSize),
              priceOf(tax.exampleMediumSize),
              show(tax.exampleMediumNet),
              euro(vatExample(tax.exampleMediumNet).gross),
            ],
            [
              show(tax.exampleLargeSize),
              priceOf(tax.exampleLargeSize),
              show(tax.exampleLargeNet),
              euro(vatExample(tax.exampleLargeNet).gross),
            ],
          ],
        },
        {
          type: 'text',
          text: [
            'Für wen der Nullsatz gilt, lesen Sie unter ',
            faqLink('photovoltaik-mehrwertsteuer-null-prozent'),
            '. Was gebaute Anlagen gekostet haben, sehen Sie bei ',
            { text: 'unseren Projekten', to: paths.projects },
            '.',
          ],
        },
      ],
    },
    {
      id: 'was-den-preis-bewegt',
      title: 'Was den Preis bewegt',
      blocks: [
        {
          type: 'cards',
          cards: [
            {
              title: 'Das Dach',
              text: 'Eine große, rechteckige Fläche ist schnell belegt. Gauben, mehrere Dachseiten oder ein hohes Gerüst machen mehr Arbeit.',
            },
            {
              title: 'Der Speicher',
              figure: show(costs.storage),
              text: `Der Preis hängt vor allem von der Kapazität ab (${asOf(costs.storage)}). Dafür steigt der Eigenverbrauch von ${showDative(storage.selfConsumptionWithout)} auf ${show(storage.selfConsumptionWith)}.`,
            },
            {
              title: 'Die Technik',
              text: 'Module mit mehr Leistung, Notstrom oder eine Wallbox kosten zusätzlich. Fragen Sie bei jedem Posten, was er Ihnen bringt.',
            },
            {
              title: 'Der Zählerschrank',
              text: [
                `Unter ${amount(controllableDevices.pvThreshold)} und ohne Speicher bleibt er meist, wie er ist. Das ist eine Faustregel unseres Betriebs (${asOf(controllableDevices.pvThreshold)}), geprüft wird vor Ort. Das Gesetz fragt nur nach Geräten, die ${show(controllableDevices.legalThreshold)} aus dem Netz ziehen. Die Photovoltaikanlage selbst zählt nicht dazu. `,
                { text: `Mehr zu §${narrowSpace}14a EnWG`, to: paths.technicalDetails },
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'zusatzkosten',
      title: 'Was zusätzlich anfallen kann',
      blocks: [
        {
          type: 'text',
          text: `Bei Netzanschluss und Genehmigungen entstehen in ${show(registration.noExtraCostsShare)} keine weiteren Kosten. Wenn doch, bewegen sie sich in diesem Rahmen:`,
        },
        {
          type: 'table',
          caption: `Mögliche Zusatzkosten, einmalig (${asOf(registration.gridConnectionCost)})`,
          head: ['Posten', 'Kosten', 'Wann er vorkommt'],
          rows: [
            [
              'Netzanschluss',
              show(registration.gridConnectionCost),
              'Wenn der Netzbetreiber am Anschluss etwas ändern muss',
            ],
            [
              'Baugenehmigung',
              show(registration.buildingPermitCost),
              'In Sonderfällen, etwa bei Auflagen der Gemeinde',
            ],
            [
              'Gutachten zur Statik',
              show(registration.structuralReportCost),
              'Wenn unklar ist, ob das Dach die Last trägt',
            ],
            [
              'Marktstammdatenregister',
              show(registration.registerFee),
              'Immer; die Eintragung ist kostenlos',
            ],
          ],
        },
      ],
    },
    {
      id: 'laufende-kosten',
      title: 'Was die Anlage im Betrieb kostet',
      blocks: [
        {
          type: 'table',
          caption: `Laufende Kosten (${asOf(maintenance.annualCost)})`,
          head: ['Posten', 'Kosten'],
          rows: [
            ['Wartung, im Ganzen', show(maintenance.annualCost)],
            ['Einzeln: Service mit Messung', show(maintenance.twoYearServiceCost)],
            ['Einzeln: Reinigung', show(maintenance.cleaningCost)],
            [`Versicherung ${show(insurance.smallSize)}`, show(insurance.smallPremium)],
            [`Versicherung ${show(insurance.mediumSize)}`, show(insurance.mediumPremium)],
            [`Versicherung ${show(insurance.largeSize)}`, show(insurance.largePremium)],
            [
              `Neuer Wechselrichter für ${show(lifespan.inverterReplacementSize)}, nach ${showDative(lifespan.inverter)}`,
              show(lifespan.inverterReplacement),
            ],
          ],
        },
        {
          type: 'text',
          text: `Ein Service und eine Reinigung alle zwei Jahre kosten zum jeweils unteren Preis ${show(maintenance.averageAnnualCost)}. Eine Versicherung für ${show(insurance.exampleSize)} gibt es ${show(insurance.entryPremium)} (beides ${asOf(insurance.entryPremium)}).`,
        },
      ],
    },
    {
      id: 'bezahlen',
      title: 'Bezahlen, finanzieren, Angebote vergleichen',
      blocks: [
        {
          type: 'text',
          text: [
            `Üblich ist, dass die Anlage ihren Preis nach ${showDative(costs.paybackUsual)} eingebracht hat. Im günstigsten Fall dauert es ${show(costs.paybackBestCase)}. Ein Rechenbeispiel finden Sie unter `,
            faqLink('photovoltaik-lohnt-sich-2025'),
            '.',
          ],
        },
        {
          type: 'text',
          text: [
            `Unsere Rechnung ist innerhalb von ${showDative(terms.paymentDue)} zu zahlen. Wenn Sie nicht alles auf einmal aufbringen möchten, fragen Sie Ihre Bank nach dem Kredit der KfW. Möglich sind ${show(subsidies.kfwMax)} zu einem Zins ${show(subsidies.kfwRate)} (${asOf(subsidies.kfwRate)}). Der Satz ändert sich täglich und hängt von Ihrer Bonität ab. Alles Weitere steht unter `,
            faqLink('photovoltaik-foerderungen-zuschüsse'),
            '.',
          ],
        },
        {
          type: 'note',
          kind: 'hint',
          title: 'Beim Vergleichen von Angeboten',
          text: 'Achten Sie darauf, dass alle dasselbe enthalten: Module, Wechselrichter, Gestell, Gerüst, Montage, Arbeiten am Zählerschrank und die Anmeldung. Teilen Sie den Endpreis ohne Speicher durch die kWp. So sehen Sie, wer günstiger ist.',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Welche Kosten kommen außer dem Kaufpreis dazu?',
      answer: `Für Netzanschluss und Genehmigungen in ${show(registration.noExtraCostsShare)} keine. Sonst kostet der Netzanschluss ${show(registration.gridConnectionCost)}, eine Baugenehmigung ${show(registration.buildingPermitCost)} und ein Gutachten zur Statik ${show(registration.structuralReportCost)} (${asOf(registration.gridConnectionCost)}).`,
    },
    {
      question: 'Was kostet eine Photovoltaikanlage im Jahr?',
      answer: `Für die Wartung fallen ${show(maintenance.annualCost)} an, für die Versicherung einer Anlage ${show(insurance.smallSize)} weitere ${show(insurance.smallPremium)} (${asOf(maintenance.annualCost)}).`,
    },
  ],
  closing:
    'Was Ihre Anlage kostet, können wir genau sagen, wenn wir Dach und Zählerschrank gesehen haben.',
  calls: [
    { label: 'Kostenlose Dachprüfung anfragen', to: paths.consultation },
    { label: 'Vor-Ort-Termin vereinbaren', to: homeSectionPath('kontakt') },
  ],
} as const satisfies Article;
