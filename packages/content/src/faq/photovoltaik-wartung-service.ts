import type { Article } from '../article.ts';
import { hotline } from '../company/hours.ts';
import { monitorsRemotely } from '../company-answers.ts';
import { company } from '../company-in-texts.ts';
import { maintenanceExample } from '../figures/examples.ts';
import { amount, inWords, show } from '../figures/figure.ts';
import { maintenance } from '../figures/maintenance.ts';
import { marketFigures } from '../figures/market.ts';
import { tax } from '../figures/tax.ts';
import { calculationCallPath } from '../houses/calculation-path.ts';
import { md, picture } from '../md.ts';
import { formatHours } from '../opening-hours.ts';
import { contactPath, maintenanceFormPath, paths } from '../paths.ts';
import { euro, germanDate } from '../typography.ts';
import { targetYields } from './decisions/target-yields.ts';
import { furtherQuestions } from './further-questions.ts';
import { faqLink } from './overview.ts';

const example = maintenanceExample();
const asked = furtherQuestions['photovoltaik-wartung-service'];

export const article = {
  slug: 'photovoltaik-wartung-service',
  meta: {
    title: 'Photovoltaik-Wartung: wie oft, was, zu welchem Preis?',
    description: `Ein prüfender Blick im Jahr, alle ${show(maintenance.serviceInterval)} eine Messung: was zur Wartung gehört, was sie kostet und wann sie sich für Sie rechnet.`,
    keywords: `Photovoltaik Wartung, Solaranlage reinigen, Photovoltaik Wartung Kosten, Photovoltaik Service ${company.stateName}, Solarmodule prüfen lassen, Wartungsintervall Photovoltaik`,
  },
  lead: 'In einer Photovoltaikanlage bewegt sich fast nichts, und doch sollte regelmäßig jemand nach ihr sehen.',
  answer: `Wenig: Einmal im Jahr sollte jemand die Anlage ansehen, alle ${show(maintenance.serviceInterval)} sollte ein Fachbetrieb sie durchmessen: ${show(marketFigures.servicePerYear)} (${amount(marketFigures.servicePerYearRange)}), inkl. ${show(tax.regularVatRate)} MwSt., ohne Reinigung. Alle ${show(maintenance.bigInspectionInterval)} steht eine große Prüfung an.`,
  headline: {
    figure: 'einmal im Jahr',
    note: `ansehen, alle ${show(maintenance.serviceInterval)} durchmessen`,
  },
  visual: picture('module-nah'),
  sections: md`
## Welche Arbeit wie oft ansteht {#arbeiten}
Folded: Jede Arbeit mit ihrem Abstand

Table: Wartungsarbeiten und ihre Abstände

| Arbeit | Wie oft | Was geschieht |
| --- | --- | --- |
| Sichtprüfung | ${show(maintenance.inspectionPerYear)} | Wir sehen Module, Kabel, Stecker, Gestell und Wechselrichter an. |
| Reinigung der Module | ${show(maintenance.cleaningPerYear)} | Staub, Pollen, Laub und Vogelkot kommen herunter. |
${monitorsRemotely ? [['Leistungsanalyse', 'laufend', 'Die Fernüberwachung vergleicht den Ertrag mit dem, was zu erwarten ist.']] : []}
| Service mit Messung | alle ${show(maintenance.serviceInterval)} | Wir messen die Modulreihen und prüfen die Schutztechnik. |
| Große Prüfung | alle ${show(maintenance.bigInspectionInterval)} | Wir prüfen die ganze Anlage, vom Modul bis zum Zählerschrank. |
| Vorbeugende Instandhaltung | nach Bedarf | Verschlissene Teile tauschen wir, bevor sie ausfallen. |

Wie oft die Module gereinigt werden, entscheidet das Dach: neben Stall und Feld oder unter großen Bäumen öfter, ein steiles, freies wäscht der Regen.

## Was Sie selbst tun können {#selbst-tun}
Folded: Ohne aufs Dach zu steigen

- Vergleichen Sie den Ertrag jeden Monat mit dem Vorjahresmonat. Liegt er bei ähnlichem Wetter deutlich darunter, stimmt etwas nicht.
- Achten Sie auf Meldungen am Wechselrichter und in der App.
- Sehen Sie nach Sturm und Schnee vom Boden aus nach: Liegt Laub auf den Modulen, hängt ein Kabel?
- Schneiden Sie Bäume zurück, bevor ihr Schatten das Dach erreicht.

> [!HINT] Bitte nicht selbst aufs Dach
> Module führen bei Tageslicht immer Spannung, und ein Dach ist kein Arbeitsplatz für Ungeübte. Ein Hochdruckreiniger kann Dichtungen beschädigen und die Garantie kosten.

${targetYields}

## Was die Pflege bringt {#nutzen}
Folded: Ertrag, Lebensdauer und Garantie

- **Mehr Ertrag** (${show(maintenance.yieldGain)})
  So viel mehr kann eine Anlage nach der Wartung liefern. Die Obergrenze liegt bei ${amount(maintenance.yieldGainUpperBound)}, wenn eine Anlage vorher stark verschmutzt oder gestört war.
- **Weniger Verlust durch Schmutz** (${show(maintenance.dirtLoss)})
  So viel kann Schmutz auf den Modulen kosten, in Wohngebieten eher ${show(maintenance.dirtLossAtHome)}.
- **Längere Lebensdauer** (${show(maintenance.lifetimeWith)})
  Damit rechnen wir bei regelmäßiger Wartung. Ohne Wartung sind es ${inWords(maintenance.lifetimeWithout)}.
- **Fehler früh erkannt**
  Ein lockerer Stecker oder eine ausgefallene Modulreihe fällt bei der Prüfung auf.
- **Nachweis für Garantie und Versicherung**
  Manche Hersteller und Versicherer verlangen Nachweise über Prüfungen. Mehr dazu unter ${faqLink('photovoltaik-versicherung-garantie')}.

## Was Wartung kostet und wann sie sich rechnet {#kosten}

Ein Service alle ${show(maintenance.serviceInterval)} kostet heute gerechnet ${show(marketFigures.servicePerYear)} (${amount(marketFigures.servicePerYearRange)}), inkl. ${show(tax.regularVatRate)} MwSt. Eine Reinigung kommt nur dazu, wo sichtbar Schmutz liegen bleibt.

> [!DATED] Rechenbeispiel vom ${germanDate(maintenance.annualCost.asOf)}, Preise inkl. ${show(tax.regularVatRate)} MwSt.
> Service mit Messung ${show(maintenance.twoYearServiceCost)}, ${show(maintenance.cleaningCost)}; übliche Spanne ${show(maintenance.annualCost)}. Bei ${show(maintenance.exampleYield)} sind ${amount(maintenance.yieldGain)} mehr bei ${show(maintenance.exampleElectricityPrice)} ein Vorteil von ${euro(example.gain)} im Jahr. Davon gehen ein Service und eine Reinigung alle zwei Jahre ab, zum unteren Preis ${show(maintenance.averageAnnualCost)}. Es bleiben ${euro(example.left)} im Jahr.

Die Rechnung nimmt den besten Fall an. Bei wenig Schmutz oder viel Einspeisung bleibt manchmal nichts. Dann zählt vor allem, dass ein Fehler nicht monatelang unbemerkt bleibt.

## Wann Sie uns erreichen {#erreichbar}
Folded: Öffnungszeiten und Hotline

${hotline.text} Der Service ist besetzt: ${company.serviceDeskHours.map(formatHours).join(', ')}. Was wir im Einzelnen prüfen, steht auf der Seite [Wartung für Ihre Photovoltaikanlage](${paths.maintenance}). Dort finden Sie auch das Formular für Ihre Anfrage.
`,
  questions: [
    {
      question: asked.price,
      answer: `Rund ${show(marketFigures.servicePerYear)} für eine Prüfung mit Messung alle ${show(maintenance.serviceInterval)}, inkl. ${show(tax.regularVatRate)} MwSt. Reinigung kommt dazu, wo sichtbar Schmutz liegen bleibt.`,
    },
    {
      question: asked.cleaning,
      answer: `Schmutz kann ${show(maintenance.dirtLoss)} des Ertrags kosten, in Wohngebieten eher ${show(maintenance.dirtLossAtHome)}. Üblich sind Reinigungen ${show(maintenance.cleaningPerYear)}; auf einem steilen, freien Dach reicht oft eine alle zwei Jahre.`,
    },
    {
      question: asked.gain,
      answer: `Möglich sind ${show(maintenance.yieldGain)}. Bei vorher stark verschmutzten oder gestörten Anlagen liegt die Obergrenze bei ${amount(maintenance.yieldGainUpperBound)}. Auf sauberem Dach fast nichts.`,
    },
  ],
  closing:
    'Bringt Ihre Anlage weniger als früher, oder ist die letzte Prüfung lange her? Wir sehen nach.',
  calls: [
    { label: 'Wartung anfragen', to: contactPath('wartung') },
    { label: 'Zum Wartungsformular', to: maintenanceFormPath },
    { label: 'Ertrag berechnen lassen', to: calculationCallPath },
  ],
  form: 'maintenance',
} as const satisfies Article;
