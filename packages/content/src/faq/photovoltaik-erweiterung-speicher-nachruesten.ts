import { reform } from '@rebhang-solar/calculator/law/reform';
import type { Article } from '../article.ts';
import { type BarChart, bar, evenTicks } from '../bar-chart.ts';
import { costs } from '../figures/costs.ts';
import { thirtyYearExample } from '../figures/examples.ts';
import { expansion } from '../figures/expansion.ts';
import { feedIn } from '../figures/feed-in.ts';
import { amount, show, showAccusative, showDative } from '../figures/figure.ts';
import { installation } from '../figures/installation.ts';
import { longRun } from '../figures/long-run.ts';
import { marketFigures } from '../figures/market.ts';
import { registration } from '../figures/registration.ts';
import { tax } from '../figures/tax.ts';
import { formerly } from '../formerly.ts';
import { calculationCallPath } from '../houses/calculation-path.ts';
import { blocks, chart, md } from '../md.ts';
import { contactPath, faqPath, paths } from '../paths.ts';
import { euro, germanDate, germanRange, kWh, kWp, withUnit } from '../typography.ts';
import { heatPumpAndWallBox } from './decisions/heat-pump-and-wall-box.ts';
import { furtherQuestions } from './further-questions.ts';
import { faqLink } from './overview.ts';

/** What once stood here of thirty years, which no household reaches. */
function thirtyYears(month: string) {
  const { production, return: worth, investment, profit } = thirtyYearExample();
  return blocks`
> [!DATED] Was im ${month} hier stand
> ${show(longRun.years)} bringen ${kWh(production)} im Wert von ${euro(worth)}; nach dem Kaufpreis von ${euro(investment)} bleiben ${euro(profit)}. Aller Strom wird im Haus genutzt, laufende Kosten fehlen: Ein Haushalt erreicht das nicht. Heute gerechnet: ${faqLink('photovoltaik-lohnt-sich-2025')}.
`;
}

const today = costs.typicalSize.value[0];
const [leastReserve, mostReserve] = expansion.inverterReserve.value.map(
  (percent) => (today * (100 + percent)) / 100,
) as [number, number];
const kW = (from: number, to: number, unit: string) => withUnit(germanRange(from, to), unit);

const reserveChart = {
  title: 'Wie viel Platz ein größerer Wechselrichter lässt',
  rows: [
    bar('Module heute', kWp(today), today),
    bar(
      `Wechselrichter, ${amount(expansion.inverterReserve)} größer`,
      kW(leastReserve, mostReserve, 'kW'),
      [leastReserve, mostReserve],
    ),
    {
      label: 'Platz für neue Module',
      value: kW(leastReserve - today, mostReserve - today, 'kWp'),
      start: today,
      least: leastReserve,
      most: mostReserve,
    },
  ],
  max: 12,
  cell: 1,
  ticks: evenTicks(12, 3, 'kW'),
  parts: [
    { mark: 'least', text: 'in jedem Fall' },
    { mark: 'most', text: 'je nach gewähltem Gerät' },
  ],
} satisfies BarChart;

const asked = furtherQuestions['photovoltaik-erweiterung-speicher-nachruesten'];

export const article = {
  slug: 'photovoltaik-erweiterung-speicher-nachruesten',
  meta: {
    title: 'Photovoltaik erweitern und Speicher nachrüsten',
    description: `Mehr Module oder ein Speicher: was das Nachrüsten kostet, warum der Wechselrichter ${amount(expansion.inverterReserve)} Reserve braucht und was aus der Vergütung wird.`,
    keywords:
      'Photovoltaik erweitern, Speicher nachrüsten, Module nachrüsten, Wechselrichter Reserve, Erweiterung Kosten, Vergütung bei Erweiterung',
  },
  lead: 'Ein Elektroauto, eine Wärmepumpe, Familienzuwachs: Wenn der Verbrauch wächst, darf die Anlage mitwachsen.',
  answer: `Ja, beides geht auch Jahre später. Am leichtesten fällt es, wenn der Wechselrichter von Anfang an ${show(expansion.inverterReserve)} größer gewählt ist. Ein Speicher kostet heute ${show(marketFigures.storagePerKwh)}, dazu kommt der Einbau. Ihre vorhandenen Module behalten ihren Satz, neue bekommen den ihres eigenen Starts${reform.state === 'draft' ? '; für 2027 ist er nicht beschlossen' : ''}.`,
  headline: { sentence: 'Ja, mehr Module und einen Speicher, auch nach Jahren.' },
  visual: chart(
    reserveChart,
    'Ein Beispiel: Wer beim Kauf etwas größer wählt, muss das Gerät später nicht tauschen.',
  ),
  sections: md`
## Womit Sie rechnen sollten {#kosten}

Table: Preise für das Nachrüsten

| Posten | Preis |
| --- | --- |
| Zusätzliche Module | nach Angebot |
| Speicher | ${show(marketFigures.storagePerKwh)} |
| Einbau eines Speichers | ${show(marketFigures.storageFitting)} |
| Neuer Wechselrichter, falls nötig | ${show(marketFigures.inverterPerKwp)} |

> [!DATED] Angabe vom ${germanDate(expansion.perKwp.asOf)}
> Zusätzliche Module ${show(expansion.perKwp)}, Speicher ${show(expansion.storagePerKwh)}, Einbau und Anschluss ${show(expansion.installation)}.

Der Einbau fällt jedes Mal an. Drei einzelne Module rechnen sich deshalb selten; warten Sie lieber, bis sich ein größerer Schritt lohnt. Auf Module und Speicher zahlen Sie bei Wohnhäusern [${amount(tax.vatRate)} Mehrwertsteuer](${faqPath('photovoltaik-mehrwertsteuer-null-prozent')}), auch beim Nachrüsten.

${formerly(thirtyYears)}

## Am Wechselrichter entscheidet es sich {#wechselrichter}
Folded: Wann er reicht und wann ein zweiter dazukommt

Dieses Gerät wandelt den Strom der Module für das Haus um, bis zu einer festen Obergrenze. Ist es zu klein, gibt es drei Wege:

- **Zweiter Wechselrichter**
  Die neuen Module bekommen ein eigenes Gerät. Das passt gut, wenn sie auf einer anderen Dachseite liegen.
- **Größerer Wechselrichter**
  Ein Tausch lohnt sich vor allem, wenn das alte Gerät ohnehin in die Jahre kommt. Nach ${showDative(marketFigures.inverterLifeRange)} ist es meist so weit.
- **Speicher mit eigenem Gerät**
  Er wird hinter dem vorhandenen Wechselrichter ans Hausnetz angeschlossen.

Ob ein Speicher zu Ihrem Alltag passt, lesen Sie unter ${faqLink('photovoltaik-stromspeicher-notwendig')}.

## Alte Module, alter Satz – neue Module, neuer Satz {#verguetung}

Jedes Modul behält den Vergütungssatz seiner Inbetriebnahme. Die neuen bekommen, was das Gesetz bei ihrem Anschluss vorsieht: [was ab 2027 gilt](${paths.from2027}). Ein Zähler genügt meist: Der Netzbetreiber teilt die Menge nach Leistung auf. Erweitern Sie binnen zwölf Monaten, wird die Größe zusammengezählt. Für den Teil über ${amount(feedIn.smallSystemLimit)} gilt dann der niedrigere Satz. Ein Speicher, der nur Solarstrom lädt, ändert am Satz nichts.

Negative Börsenpreise und die Begrenzung der Einspeisung betreffen nur die neuen Module. Alle Sätze und Regeln stehen unter ${faqLink('photovoltaik-einspeisung-ueberschuss')}.

## So wird die Anlage größer {#ablauf}
Folded: Die Schritte mit ihrer Dauer

1. **Bestand ansehen**
  Wechselrichter, Dach, Leitungen und Zählerschrank. Die neuen Module dürfen von einem anderen Hersteller sein.
2. **Netzbetreiber fragen** (${show(registration.gridRequestLead)})
  Auch eine Erweiterung muss er prüfen.
3. **Montieren und anschließen** (${show(installation.mounting)})
  Die vorhandene Anlage steht nur kurz still.
4. **Register ergänzen** (binnen ${showDative(registration.registerDue)})
  Neue Module und Speicher werden je für sich eingetragen.

> [!DATED] Die alte Grenze von ${amount(feedIn.historicCap)}
> Höchstens ${show(feedIn.historicCap)} durften ins Netz; für neue Anlagen entfiel das am ${show(feedIn.historicCapEnded)}. Erweitern Sie eine ältere Anlage über ${amount(feedIn.historicCapKeptFrom)}, gilt die Grenze für deren alten Teil weiter, bis Smart Meter und Steuerbox eingebaut und geprüft sind (${feedIn.historicCapKeptFrom.source}).

${heatPumpAndWallBox}
`,
  questions: [
    {
      question: asked.price,
      answer: `Ein Speicher ${show(marketFigures.storagePerKwh)}; zusätzliche Module je kWp meist weniger als eine neue Anlage. Der Einbau eines Speichers kostet ${show(marketFigures.storageFitting)} (unsere Annahme).`,
    },
    {
      question: asked.oldTariff,
      answer: `Nein. Die vorhandenen Module behalten ihren Satz. Für die neuen gilt das Gesetz des Tages, an dem sie in Betrieb gehen.`,
    },
    {
      question: asked.registerStorage,
      answer: `Ja, beim Netzbetreiber und mit eigenem Eintrag im Marktstammdatenregister. Wir raten zum Eintrag binnen ${showDative(registration.registerDue)}, die Verordnung lässt ${showAccusative(registration.registerDueByLaw)} Zeit.`,
    },
  ],
  closing:
    'Halten Sie das Datenblatt Ihres Wechselrichters bereit: Dann sagen wir Ihnen schnell, was möglich ist.',
  calls: [
    { label: 'Ersparnis berechnen lassen', to: calculationCallPath },
    { label: 'Vor-Ort-Termin vereinbaren', to: contactPath('vor-ort-termin') },
  ],
} as const satisfies Article;
