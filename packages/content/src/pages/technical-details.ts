import type { Block, CallToAction } from '../article.ts';
import { claims } from '../company/claims.ts';
import { dataSheets } from '../company/data-sheets.ts';
import { company } from '../company-in-texts.ts';
import type { DataSheet } from '../company-types.ts';
import type { DrawingText } from '../drawings.ts';
import { controllableDevices } from '../figures/controllable-devices.ts';
import { feedInReturn } from '../figures/examples.ts';
import { feedIn } from '../figures/feed-in.ts';
import { amount, origin, show, showDative } from '../figures/figure.ts';
import { lifespan } from '../figures/lifespan.ts';
import { roof } from '../figures/roof.ts';
import { warranty } from '../figures/warranty.ts';
import { blocks, drawing } from '../md.ts';
import { contactPath, faqPath, paths } from '../paths.ts';
import { euro, germanDate, wordSpace } from '../typography.ts';
import { type PageIntroduction, pageMeta } from './page-meta.ts';

type TechnicalSection = {
  /** Anchor within the page, and the target of the card at the top. */
  id: string;
  title: string;
  /** The first words; a picture or a drawing stands beside them. */
  opening: readonly Block[];
  /** Names `blocks`, which are closed at first. */
  more: { title: string; inside: string } | undefined;
  blocks: readonly Block[];
};

type TechnicalDetailsPage = {
  introduction: PageIntroduction;
  contents: string;
  sections: readonly TechnicalSection[];
  shading: DrawingText & Record<'fullCells' | 'halfCells' | 'nothing' | 'half' | 'caption', string>;
  dataSheets: {
    download: string;
    onRequest: string;
    placeholder: `#${string}`;
    files: readonly DataSheet[];
    request: CallToAction;
  };
  closing: string;
  calls: readonly CallToAction[];
};

/** Texts of /technische-details: five topics, each with its anchor (specification, section 2). */
export const technicalDetailsPage = {
  introduction: pageMeta.technicalDetails,
  contents: 'Auf dieser Seite',
  sections: [
    {
      id: 'halbzellenmodule',
      title: 'Halbzellenmodule mit Bypassdioden',
      opening: blocks`
In einem Halbzellenmodul ist jede Solarzelle in der Mitte geteilt. Obere und untere Hälfte des Moduls bilden zwei getrennte Stromkreise. Liegt morgens die untere Hälfte im Schatten der Dachgaube, arbeitet die obere weiter.

Die Bypassdioden sind kleine Umleitungen in der Anschlussdose. Wird ein Teil der Zellen nicht beschienen, bremst er sonst alle anderen aus, denn sie hängen wie eine Kette hintereinander. Die Diode führt den Strom an diesem Teil vorbei. Das verhindert auch, dass sich einzelne Zellen stark erhitzen.
`,
      more: {
        title: 'Was das an Ertrag bringt',
        inside: `${amount(claims.halfCellGain)} nach unserer Angabe, am meisten auf Dächern mit Schatten`,
      },
      blocks: blocks`
> [!HINT] ${amount(claims.halfCellGain)} mehr Ertrag
> So viel mehr liefern Halbzellenmodule nach unserer Angabe gegenüber Modulen mit ganzen Zellen; andere Quellen nennen meist ${show(roof.halfCellGainElsewhere)}.
`,
    },
    {
      id: 'dynamischer-stromtarif',
      title: 'Dynamischer Stromtarif mit intelligentem Speicher',
      opening: blocks`
Bei einem dynamischen Tarif folgt Ihr Strompreis der Börse und ändert sich jede Viertelstunde. Weht nachts viel Wind, ist Strom oft billig. Am frühen Abend, wenn alle kochen, ist er meist teuer. Ein Speicher, der die Preise des nächsten Tages kennt, macht daraus einen Vorteil.

> [!HINT] Vorsicht beim Laden aus dem Netz
> Bekommen Sie eine Einspeisevergütung, durfte der Speicher bisher nur Solarstrom aufnehmen. Wer auch Netzstrom speichert, muss die Mengen nach den Regeln der Bundesnetzagentur getrennt erfassen oder pauschal abrechnen lassen; sonst kann die Vergütung für den gespeicherten Strom entfallen (EEG 2023, §~19). Klären Sie das vor der Umstellung mit dem Netzbetreiber.
`,
      more: {
        title: 'Was Sie dafür brauchen',
        inside: 'Steuerung, Smart Meter und Vertrag; was Einspeisen dagegen bringt',
      },
      blocks: blocks`
Sie brauchen einen Speicher mit passender Steuerung, ein intelligentes Messsystem (Smart Meter) und einen Liefervertrag mit dynamischem Preis. Ohne Speicher oder verschiebbaren Verbrauch tragen Sie auch die teuren Stunden. Wie viel ein solcher Tarif spart, hängt von Preisen ab, die niemand kennt.

> [!DATED] Was Einspeisen dagegen bringt
> Im ${germanDate(feedIn.roundedExample.asOf)} überschlugen wir mit gerundet ${amount(feedIn.roundedExample)}, gezahlt über ${amount(feedIn.duration)}: ${amount(feedIn.exampleMonth)} brachten ${euro(feedInReturn(feedIn.exampleMonth, feedIn.roundedExample))}. Für Starts bis ${germanDate('2026-12-31')} gelten bis ${amount(feedIn.smallSystemLimit)} ${show(feedIn.upTo10kwpCurrent)} (${origin(feedIn.upTo10kwpCurrent)}); für spätere steht hier, [was ab 2027 gilt](${paths.from2027}).
`,
    },
    {
      id: 'steuerbare-verbrauchseinrichtung',
      title: `Steuerbare Verbrauchs\u00adeinrichtung (§${wordSpace}14a EnWG)`,
      opening: blocks`
Wallboxen, Wärmepumpen und Speicher ziehen viel Strom auf einmal. Damit das Ortsnetz nicht überlastet wird, darf der Netzbetreiber neue Geräte seit dem ${show(controllableDevices.obligationSince)} vorübergehend drosseln. Ganz abschalten darf er sie nicht: ${amount(controllableDevices.legalThreshold)} Leistung bleiben immer. Im Gegenzug zahlen Sie weniger Netzentgelt.
`,
      more: {
        title: 'Welche Geräte dazugehören',
        inside: 'Unsere Faustregel neben der Regel der Bundesnetzagentur, und was Sie sparen',
      },
      blocks: blocks`
Table: Unsere Faustregel und die Regel der Bundesnetzagentur

| Gerät | Unsere Faustregel | Vorgeschrieben |
| --- | --- | --- |
| Photovoltaikanlage | ${show(controllableDevices.pvThreshold)} | zählt selbst nicht dazu |
| Speicher | ${show(controllableDevices.storageThreshold)} | wenn er mit mehr als ${amount(controllableDevices.legalThreshold)} aus dem Netz lädt |
| Wärmepumpe | immer | ${show(controllableDevices.legalThreshold)} |
| Wallbox | immer | ${show(controllableDevices.legalThreshold)} |
| Klimagerät | nicht genannt | ${show(controllableDevices.legalThreshold)} |
| Entlastung beim Netzentgelt | pauschal ${show(controllableDevices.flatCompensation)} | Modul 1: ${show(controllableDevices.moduleOneRange)}, je nach Netzbetreiber |

> [!DATED] So lesen Sie die Tabelle
> Eine Entlastung gibt es nur für die rechte Spalte; verbindlich ist die Festlegung der Bundesnetzagentur (BK6-22-300). Statt Modul 1 können Sie auch Modul 2 mit einem niedrigeren Preis je Kilowattstunde wählen; Modul 3 ergänzt Modul 1 um Preise nach Tageszeit. Die Beträge ändern sich jedes Jahr.

> [!HINT] Muss der Zählerschrank umgebaut werden?
> Bei Anlagen unter ${amount(controllableDevices.pvThreshold)} ohne Speicher meist nicht. Ob Ihrer genügt, prüfen wir vor Ort.
`,
    },
    {
      id: 'garantiezeiten',
      title: 'Garantiezeiten',
      opening: blocks`
Für Mängel haften zuerst wir als Verkäufer, auch für Module und Geräte (Gewährleistung). Daneben garantieren die Hersteller für ihre Teile: Die Produktgarantie gilt, wenn ein Teil kaputtgeht, die Leistungsgarantie, wenn ein Modul früher nachlässt als zugesagt.
`,
      more: {
        title: 'Wer wie lange garantiert',
        inside: `Module ${amount(warranty.moduleProduct)}, ihre Leistung ${amount(warranty.performance)}, Speicher ${amount(warranty.inverterAndStorage)}, von uns auf alles ${amount(warranty.workmanship)}`,
      },
      blocks: blocks`
Table: Garantien der Hersteller und unsere Gewährleistung

| Worauf | Wer | Wie lange |
| --- | --- | --- |
| Module, Produkt | Hersteller | ${amount(warranty.moduleProduct)}, bei manchen ${amount(warranty.moduleProductLower)} |
| Module, Leistung | Hersteller | ${amount(warranty.performance)} |
| Wechselrichter | Hersteller | meist ${amount(warranty.inverterAndStorage)}, je nach Gerät ${amount(warranty.inverterRange)}, verlängert ${show(warranty.inverterExtended)} |
| Speicher | Hersteller | ${amount(warranty.inverterAndStorage)} |
| Montagesystem | Hersteller | ${amount(warranty.mounting)}; ausgelegt für Wind ${show(warranty.windLoad)} |
| Alles, auch Montage | ${company.name} (Gewährleistung) | ${amount(warranty.workmanship)} |

${drawing('module-output', `Wie die Leistung der Module in ${showDative(warranty.performance)} nachlässt: im Schnitt um ${show(lifespan.degradation)}. Die Linie zeigt, womit wir vorsichtig rechnen, die Punkte, was der Hersteller garantiert.`)}

> [!HINT] Was „${amount(warranty.performance)} Garantie“ heißt
> Gemeint ist die Leistungsgarantie des Modulherstellers: ${show(warranty.performanceAfter25)} nach ${showDative(warranty.performanceCommon)} und ${show(warranty.performanceAfter30)} nach ${showDative(warranty.performance)}. Ihre gesetzlichen Rechte bestehen neben jeder Garantie. Mehr dazu: [Welche Versicherung und welche Garantien brauche ich?](${faqPath('photovoltaik-versicherung-garantie')})
`,
    },
    {
      id: 'datenblaetter',
      title: 'Datenblätter zum Herunterladen',
      opening: blocks`
${
  dataSheets.some(({ file }) => file !== undefined)
    ? 'Ein Datenblatt fehlt Ihnen? Dann schicken wir es Ihnen zu.'
    : 'Noch liegen sie hier nicht bereit. Nennen Sie uns, welche Sie brauchen, dann schicken wir sie Ihnen zu.'
}
`,
      more: undefined,
      blocks: [],
    },
  ],
  /** Beside the first section: what a shadow does to either kind of module. */
  shading: {
    title: 'Schatten auf einem Modul mit ganzen und mit halben Zellen',
    description:
      'Liegt die unterste Zellreihe im Schatten, fällt ein Modul mit ganzen Zellen ganz aus. Beim Halbzellenmodul arbeitet die obere Hälfte weiter.',
    fullCells: 'Ganze Zellen',
    halfCells: 'Halbe Zellen',
    nothing: 'liefert fast nichts',
    half: 'obere Hälfte liefert',
    caption: 'Schatten auf der untersten Reihe, vereinfacht. Gelb: Zellen, die Strom liefern.',
  },
  /** Without a file the link is a placeholder that stays where it is (specification, section 2). */
  dataSheets: {
    download: 'herunterladen',
    onRequest: 'auf Anfrage',
    placeholder: '#datenblaetter',
    files: dataSheets,
    request: { label: 'Datenblätter anfordern', to: contactPath('datenblaetter') },
  },
  closing: 'Noch eine technische Frage? Wir erklären sie Ihnen gern am eigenen Zählerschrank.',
  calls: [
    { label: 'Kostenlose Beratung anfragen', to: paths.consultation },
    { label: 'Häufige Fragen', to: paths.faq },
  ],
} as const satisfies TechnicalDetailsPage;
