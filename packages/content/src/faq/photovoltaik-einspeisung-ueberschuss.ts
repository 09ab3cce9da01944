import type { Article } from '../article.ts';
import { feedInReturn, feedInReturnWhole } from '../figures/examples.ts';
import { feedIn } from '../figures/feed-in.ts';
import { amount, asOf, origin, show, showDative } from '../figures/figure.ts';
import { maintenance } from '../figures/maintenance.ts';
import { storage } from '../figures/storage.ts';
import { tax } from '../figures/tax.ts';
import { homeSectionPath, paths } from '../paths.ts';
import { euro, germanDate } from '../typography.ts';
import { faqLink } from './overview.ts';

export const article = {
  slug: 'photovoltaik-einspeisung-ueberschuss',
  meta: {
    title: 'Einspeisevergütung: Was Ihr Überschuss einbringt',
    description: `Überschüssiger Solarstrom fließt ins Netz und wird ${amount(feedIn.duration)} lang vergütet. Sätze seit ${germanDate(feedIn.upTo10kwp2024.asOf)}, Beispiele in Euro und die neuen Regeln im Überblick.`,
    keywords: [
      'Einspeisevergütung',
      'Solarstrom Überschuss',
      'Strom einspeisen',
      'Vergütung je Kilowattstunde',
      'negative Strompreise',
      'Eigenverbrauch',
      'Überschusseinspeisung',
    ],
  },
  lead: 'Wohin der Strom fließt, den Ihr Haus mittags nicht braucht, und was er Ihnen einbringt.',
  answer: `Er fließt ins öffentliche Netz, und der Netzbetreiber zahlt Ihnen dafür einen festen Satz je Kilowattstunde. Neue Anlagen bis ${amount(feedIn.smallSystemLimit)} bekommen ${show(feedIn.upTo10kwpCurrent)} (${asOf(feedIn.upTo10kwpCurrent)}), und zwar ${amount(feedIn.duration)} lang. Abgerechnet wird monatlich, das Geld kommt innerhalb von ${showDative(feedIn.paymentWithin)}. Mehr haben Sie von jeder Kilowattstunde, die im Haus bleibt.`,
  sections: [
    {
      id: 'weg-des-stroms',
      title: 'Erst das Haus, dann das Netz',
      blocks: [
        {
          type: 'text',
          text: 'Solarstrom versorgt zuerst, was im Haus gerade läuft: Kühlschrank, Waschmaschine, Wärmepumpe. Danach lädt er den Speicher, falls Sie einen haben. Erst was dann noch übrig ist, geht ins Netz. Das geschieht von selbst, Sie schalten nichts um. Fehlt abends Strom, kommt er wie gewohnt von Ihrem Versorger.',
        },
        {
          type: 'text',
          text: [
            `Ohne Batterie verbraucht ein Haushalt ${show(storage.selfConsumptionWithout)} seines Solarstroms selbst und verkauft den größeren Teil. Mit Batterie kehrt sich das um: ${show(storage.selfConsumptionWith)} bleiben im Haus. Ob sich das für Sie rechnet, lesen Sie unter `,
            faqLink('photovoltaik-stromspeicher-notwendig'),
            '.',
          ],
        },
      ],
    },
    {
      id: 'verguetung',
      title: 'Was Sie für die Kilowattstunde bekommen',
      blocks: [
        {
          type: 'text',
          text: `Zwei Dinge bestimmen Ihren Satz: die Größe der Anlage und der Tag der Inbetriebnahme. Steht er einmal fest, bleibt er ${amount(feedIn.duration)} lang gleich, in der Regel sogar bis zum Ende des Kalenderjahres, in dem diese Zeit abläuft. Er sinkt nur für Anlagen, die später in Betrieb gehen: alle sechs Monate um ein Prozent. Ist eine Anlage größer als ${amount(feedIn.smallSystemLimit)}, gilt der niedrigere Satz nur für den Teil darüber.`,
        },
        {
          type: 'table',
          caption: `Einspeisevergütung für Anlagen mit Eigenverbrauch. Quelle: ${feedIn.upTo10kwpCurrent.source}`,
          head: [
            'Inbetriebnahme',
            `bis ${amount(feedIn.smallSystemLimit)}`,
            `Anteil von ${amount(feedIn.mediumSystemRange)}`,
          ],
          rows: [
            [
              `ab ${germanDate(feedIn.upTo10kwp2024.asOf)}`,
              amount(feedIn.upTo10kwp2024),
              amount(feedIn.from10to40kwp2024),
            ],
            [
              `ab ${germanDate(feedIn.upTo10kwpAugust2024.asOf)}`,
              amount(feedIn.upTo10kwpAugust2024),
              amount(feedIn.from10to40kwpAugust2024),
            ],
            [
              `ab ${germanDate(feedIn.upTo10kwpFebruary2025.asOf)}`,
              amount(feedIn.upTo10kwpFebruary2025),
              amount(feedIn.from10to40kwpFebruary2025),
            ],
            [
              `ab ${germanDate(feedIn.upTo10kwpAugust2025.asOf)}`,
              amount(feedIn.upTo10kwpAugust2025),
              amount(feedIn.from10to40kwpAugust2025),
            ],
            [
              `ab ${germanDate(feedIn.upTo10kwpFebruary2026.asOf)}`,
              amount(feedIn.upTo10kwpFebruary2026),
              amount(feedIn.from10to40kwpFebruary2026),
            ],
            [
              `ab ${germanDate(feedIn.upTo10kwpCurrent.asOf)}`,
              amount(feedIn.upTo10kwpCurrent),
              amount(feedIn.from10to40kwpCurrent),
            ],
          ],
        },
        {
          type: 'note',
          kind: 'dated',
          title: 'Warum Sie oft noch andere Sätze lesen',
          text: `Viele Beispiele rechnen mit ${amount(feedIn.upTo10kwp2024)} und ${amount(feedIn.from10to40kwp2024)}. Diese Sätze galten für Anlagen, die von Februar bis Juli 2024 in Betrieb gingen. Für neue Anlagen sind es ${amount(feedIn.upTo10kwpCurrent)} und ${amount(feedIn.from10to40kwpCurrent)} (${origin(feedIn.upTo10kwpCurrent)}). Wo wir zum Überschlagen runden, nehmen wir ${show(feedIn.roundedExample)} über ${amount(feedIn.duration)} an (${asOf(feedIn.roundedExample)}).`,
        },
      ],
    },
    {
      id: 'beispiele',
      title: 'Zwei Beispiele zum Nachrechnen',
      blocks: [
        {
          type: 'text',
          text: `Speisen Sie in einem Monat ${show(feedIn.exampleMonth)} ein, rechnet der Netzbetreiber so: ${show(feedIn.exampleMonth)} × ${show(feedIn.upTo10kwpCurrent)} = ${euro(feedInReturn(feedIn.exampleMonth, feedIn.upTo10kwpCurrent))}. Die Tabelle zeigt daneben, was der frühere Satz ergab.`,
        },
        {
          type: 'table',
          caption: `Ertrag aus der Einspeisung bei Anlagen bis ${amount(feedIn.smallSystemLimit)}, Jahreswerte auf ganze Euro abgerundet`,
          head: [
            'Überschuss',
            `${amount(feedIn.upTo10kwp2024)} (${asOf(feedIn.upTo10kwp2024)})`,
            `${amount(feedIn.upTo10kwpCurrent)} (${asOf(feedIn.upTo10kwpCurrent)})`,
          ],
          rows: [
            [
              `${show(feedIn.exampleMonth)} im Monat`,
              euro(feedInReturn(feedIn.exampleMonth, feedIn.upTo10kwp2024)),
              euro(feedInReturn(feedIn.exampleMonth, feedIn.upTo10kwpCurrent)),
            ],
            [
              show(feedIn.exampleYear),
              `rund ${euro(feedInReturnWhole(feedIn.exampleYear, feedIn.upTo10kwp2024))}`,
              `rund ${euro(feedInReturnWhole(feedIn.exampleYear, feedIn.upTo10kwpCurrent))}`,
            ],
          ],
        },
        {
          type: 'text',
          text: [
            `Auf diese Einnahmen zahlen Sie in der Regel keine Einkommensteuer. Die Grenzen: ${show(tax.incomeTaxLimitPerUnit)}, insgesamt ${show(tax.incomeTaxLimitTotal)}. Mehr dazu unter `,
            faqLink('photovoltaik-steuern-2025'),
            '.',
          ],
        },
      ],
    },
    {
      id: 'neue-regeln',
      title: `Was seit dem ${show(feedIn.newRulesSince)} anders ist`,
      blocks: [
        {
          type: 'text',
          text: `Wer seine Anlage ab diesem Tag in Betrieb nimmt, für den gelten neue Regeln (Quelle: ${feedIn.newRulesSince.source}). Ältere Anlagen behalten ihre alten Bedingungen.`,
        },
        {
          type: 'list',
          items: [
            'Negative Börsenpreise: Gibt es an der Börse zu viel Strom, fällt sein Preis manchmal unter null. Dann bekommen neue Anlagen nichts, sobald ein intelligenter Zähler (Smart Meter) eingebaut ist. Diese Zeiten werden am Ende der Laufzeit angehängt.',
            `Begrenzte Einspeisung: Bis Smart Meter und Steuerbox eingebaut und geprüft sind, dürfen höchstens ${show(feedIn.capUntilControlBox)} ins Netz. Für den Verbrauch im Haus gilt diese Grenze nicht.`,
            `Zum Vergleich: Die alte Grenze von ${show(feedIn.historicCap)} ist Geschichte. Für neue Anlagen ${show(feedIn.historicCapLimit)} fiel sie am ${show(feedIn.historicCapEnded)} weg.`,
            'Blick nach vorn: Ein Gesetzentwurf sah vor, die feste Vergütung für kleine neue Anlagen zu beenden; für Sie zählt, was am Tag der Inbetriebnahme gilt.',
          ],
        },
      ],
    },
    {
      id: 'eigenverbrauch',
      title: 'Warum Eigenverbrauch mehr bringt',
      blocks: [
        {
          type: 'text',
          text: `Kostet Strom aus dem Netz ${show(maintenance.exampleElectricityPrice)} (Beispielpreis, ${asOf(maintenance.exampleElectricityPrice)}), dann spart Ihnen jede selbst genutzte Kilowattstunde genau so viel. Eingespeist brächte sie nur ${show(feedIn.upTo10kwpCurrent)}. Selbst genutzt ist sie also mehr als viermal so viel wert. Drei Gewohnheiten helfen, ganz ohne neue Technik:`,
        },
        {
          type: 'list',
          items: [
            'Waschmaschine und Geschirrspüler mittags starten, nacheinander statt gleichzeitig.',
            'Das Elektroauto laden, wenn die Sonne scheint.',
            'Warmes Wasser mit der Wärmepumpe tagsüber bereiten.',
          ],
        },
        {
          type: 'text',
          text: [
            'Wie Gutschrift und Stromrechnung zusammenpassen, zeigt der Artikel ',
            faqLink('photovoltaik-abrechnung-netzbetreiber'),
            '.',
          ],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Wie hoch ist die Einspeisevergütung?',
      answer: `Für neue Anlagen bis ${amount(feedIn.smallSystemLimit)} sind es ${amount(feedIn.upTo10kwpCurrent)}, für den Anteil von ${amount(feedIn.mediumSystemRange)} ${amount(feedIn.from10to40kwpCurrent)} (${origin(feedIn.upTo10kwpCurrent)}). Anlagen aus der Zeit von Februar bis Juli 2024 bekommen ${amount(feedIn.upTo10kwp2024)} und ${amount(feedIn.from10to40kwp2024)}.`,
    },
    {
      question: `Wie viel Geld bringen ${show(feedIn.exampleMonth)} Überschuss?`,
      answer: `Zum Satz von ${show(feedIn.upTo10kwpCurrent)} (${asOf(feedIn.upTo10kwpCurrent)}) sind es ${euro(feedInReturn(feedIn.exampleMonth, feedIn.upTo10kwpCurrent))}. Zum Satz von ${show(feedIn.upTo10kwp2024)} (${asOf(feedIn.upTo10kwp2024)}) waren es ${euro(feedInReturn(feedIn.exampleMonth, feedIn.upTo10kwp2024))}.`,
    },
    {
      question: 'Bekomme ich auch bei negativen Strompreisen Geld?',
      answer: `Anlagen, die seit dem ${show(feedIn.newRulesSince)} in Betrieb gehen, bekommen in diesen Zeiten nichts, sobald ein Smart Meter eingebaut ist. Die Zeiten werden am Ende der Laufzeit angehängt.`,
    },
  ],
  closing: 'Sie möchten wissen, wie viel Ihr Dach liefert und wie viel davon im Haus bleibt?',
  calls: [
    { label: 'Ertrag berechnen lassen', to: paths.consultation },
    { label: 'Kostenlose Beratung', to: homeSectionPath('kontakt') },
  ],
} as const satisfies Article;
