import type { Article } from '../article.ts';
import { type BarChart, bar, evenTicks } from '../bar-chart.ts';
import { controllableDevices } from '../figures/controllable-devices.ts';
import { costs } from '../figures/costs.ts';
import { thirtyYearExample } from '../figures/examples.ts';
import { expansion } from '../figures/expansion.ts';
import { feedIn } from '../figures/feed-in.ts';
import { amount, asOf, show, showAccusative, showDative } from '../figures/figure.ts';
import { installation } from '../figures/installation.ts';
import { lifespan } from '../figures/lifespan.ts';
import { longRun } from '../figures/long-run.ts';
import { marketFigures } from '../figures/market.ts';
import { registration } from '../figures/registration.ts';
import { storage } from '../figures/storage.ts';
import { tax } from '../figures/tax.ts';
import { warranty } from '../figures/warranty.ts';
import { formerly } from '../formerly.ts';
import { euroRange, inTwentyYears } from '../houses/by-law.ts';
import { calculationCallPath } from '../houses/calculation-path.ts';
import { inState } from '../in-state.ts';
import { blocks, chart, md } from '../md.ts';
import { contactPath, faqPath, paths } from '../paths.ts';
import { euro, germanDate, germanRange, kWh, kWp, withUnit } from '../typography.ts';
import { withCalculator } from '../with-calculator.ts';
import { lawsFor } from './decisions/by-law-words.ts';
import { heatPumpAndWallBox } from './decisions/heat-pump-and-wall-box.ts';
import { furtherQuestions } from './further-questions.ts';
import { faqLink } from './overview.ts';

/** What once stood here of thirty years, which no household reaches, and what the model says of twenty. */
function thirtyYears(month: string) {
  const { production, return: worth, investment, profit } = thirtyYearExample();
  return blocks`
> [!DATED] Was im ${month} hier stand
> ${show(longRun.years)} bringen ${kWh(production)} im Wert von ${euro(worth)}; nach dem Kaufpreis von ${euro(investment)} bleiben ${euro(profit)}. Aller Strom wird im Haus genutzt, laufende Kosten fehlen: Ein Haushalt erreicht das nicht.${withCalculator(leftToday) ?? ''}
`;
}

function leftToday(): string {
  const left = lawsFor('family').map(
    ({ label, result }) => `${euroRange(result.system.afterTwenty)} ${label}`,
  );
  return ` Heute gerechnet sind es in unserem Beispiel ${inTwentyYears} ${left.join(', ')}${left.length > 1 ? ' (der Entwurf ist nicht beschlossen)' : ''}.`;
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
  answer: `Ja, beides geht auch Jahre später. Am leichtesten fällt es, wenn der Wechselrichter von Anfang an ${show(expansion.inverterReserve)} größer gewählt ist. Ein Speicher kostet heute ${show(marketFigures.storagePerKwh)}, dazu kommt der Einbau. Ihre vorhandenen Module behalten ihren Satz, neue bekommen den ihres eigenen Starts.`,
  headline: { sentence: 'Ja, mehr Module und einen Speicher, auch nach Jahren.' },
  visual: chart(
    reserveChart,
    'Ein Beispiel: Wer beim Kauf etwas größer wählt, muss das Gerät später nicht tauschen.',
  ),
  sections: md`
## Womit Sie rechnen sollten {#kosten}

Table: Preise für das Nachrüsten

| Posten | Heute gerechnet | Angabe vom ${germanDate(expansion.perKwp.asOf)} |
| --- | --- | --- |
| Zusätzliche Module | nach Angebot | ${show(expansion.perKwp)} |
| Zum Vergleich: neue Anlage | ${show(marketFigures.systemPerKwp)} bei ${show(marketFigures.pricedSize)} | ${show(costs.perKwp)} |
| Speicher | ${show(marketFigures.storagePerKwh)} | ${show(expansion.storagePerKwh)} |
| Einbau und Anschluss | nach Angebot | ${show(expansion.installation)} |
| Neuer Wechselrichter, falls nötig | ${show(marketFigures.inverterPerKwp)} | ${show(lifespan.inverterReplacement)} (Anlage mit ${amount(lifespan.inverterReplacementSize)}) |

Der Einbau fällt bei jeder Erweiterung an, ob klein oder groß. Drei einzelne Module rechnen sich deshalb selten. Warten Sie lieber, bis sich ein größerer Schritt lohnt. Auf Module und Speicher zahlen Sie bei Wohnhäusern ${show(tax.vatRate)} Mehrwertsteuer, auch beim Nachrüsten. Die Grenzen erklärt der Artikel zu [${amount(tax.vatRate)} Mehrwertsteuer](${faqPath('photovoltaik-mehrwertsteuer-null-prozent')}).

${formerly(thirtyYears)}

## Am Wechselrichter entscheidet es sich {#wechselrichter}
Folded: Wann er reicht und wann ein zweiter dazukommt

Dieses Gerät wandelt den Strom der Module für das Haus um. Es hat eine feste Obergrenze. Wissen Sie schon beim Kauf, dass ein Auto oder eine Wärmepumpe dazukommt? Dann wählen wir es ${show(expansion.inverterReserve)} größer. Das spart später den Tausch. Sonst gibt es drei Wege:

- **Zweiter Wechselrichter**
  Die neuen Module bekommen ein eigenes Gerät. Das passt gut, wenn sie auf einer anderen Dachseite liegen.
- **Größerer Wechselrichter**
  Ein Tausch lohnt sich vor allem, wenn das alte Gerät ohnehin in die Jahre kommt. Nach ${showDative(marketFigures.inverterLifeRange)} ist es meist so weit.
- **Speicher mit eigenem Gerät**
  Solche Speicher werden hinter dem vorhandenen Wechselrichter ans Hausnetz angeschlossen. Hat Ihr Wechselrichter schon einen Anschluss für Batterien, geht es noch einfacher.

Ein nachgerüsteter Speicher hebt den Eigenverbrauch, bei einer knapp bemessenen Anlage von ${showDative(storage.selfConsumptionWithout)} des Solarstroms auf ${show(storage.selfConsumptionWith)}. Er hält ${show(marketFigures.storageLifeRange)}; die Hersteller geben ${show(warranty.inverterAndStorage)} Garantie. Ob er zu Ihrem Alltag passt, lesen Sie unter ${faqLink('photovoltaik-stromspeicher-notwendig')}.

## Alte Module, alter Satz – neue Module, neuer Satz {#verguetung}

Jedes Modul behält den Vergütungssatz seiner Inbetriebnahme. Die neuen bekommen, was das Gesetz bei ihrem Anschluss vorsieht: [was ab 2027 gilt](${paths.from2027}). Ein Zähler genügt meist: Der Netzbetreiber teilt die Menge nach Leistung auf. Erweitern Sie binnen zwölf Monaten, wird die Größe zusammengezählt. Auf den Teil über ${amount(feedIn.smallSystemLimit)} entfällt dann der niedrigere Satz, zurzeit ${show(feedIn.from10to40kwpCurrent)} (${asOf(feedIn.from10to40kwpCurrent)}). Ein Speicher, der nur Solarstrom lädt, ändert am Satz nichts.

Für die neuen Module gelten auch die neueren Regeln zu negativen Börsenpreisen und zur Begrenzung der Einspeisung, für die alten nicht. Alle Sätze und Regeln stehen unter ${faqLink('photovoltaik-einspeisung-ueberschuss')}.

## So wird die Anlage größer {#ablauf}
Folded: Die Schritte mit ihrer Dauer

1. **Bestand ansehen**
  Wir prüfen Wechselrichter, freie Dachfläche, Leitungen und Zählerschrank. Die neuen Module müssen nicht vom selben Hersteller sein wie die alten.
2. **Netzbetreiber fragen** (${show(registration.gridRequestLead)})
  Auch eine Erweiterung muss er prüfen.${inState('SN', ` Im Raum Dresden dauert das ${show(registration.processingDresden)}, in Meißen und Radebeul ${show(registration.processingMeissenAndRadebeul)}.`) ?? ''}
3. **Montieren und anschließen** (${show(installation.mounting)})
  Die vorhandene Anlage steht nur kurz still.
4. **Register ergänzen** (binnen ${showDative(registration.registerDue)})
  Neue Module und Speicher werden im Marktstammdatenregister je für sich eingetragen, kostenlos. Die Verordnung lässt dafür ${showAccusative(registration.registerDueByLaw)} ab der Inbetriebnahme Zeit.

Lädt der neue Speicher mit mehr als ${amount(controllableDevices.legalThreshold)} aus dem Netz, darf der Netzbetreiber das Laden zeitweise drosseln (§~14a EnWG); dafür sinkt Ihr Netzentgelt. Was Gesetz und unsere Faustregel dazu sagen: [steuerbare Geräte im Vergleich](${paths.technicalDetails}#steuerbare-verbrauchseinrichtung).

> [!DATED] Die alte Grenze von ${amount(feedIn.historicCap)}
> Ältere Ratgeber nennen sie noch: Höchstens ${show(feedIn.historicCap)} durften ins Netz. Für neue Anlagen ist das am ${show(feedIn.historicCapEnded)} entfallen. Erweitern Sie eine ältere Anlage über ${amount(feedIn.historicCapKeptFrom)}, gilt die Grenze für deren alten Teil weiter, bis Smart Meter und Steuerbox eingebaut und geprüft sind (${feedIn.historicCapKeptFrom.source}).

${heatPumpAndWallBox}
`,
  questions: [
    {
      question: asked.price,
      answer: `Ein Speicher ${show(marketFigures.storagePerKwh)}; zusätzliche Module je kWp meist weniger als eine neue Anlage. Einbau und Anschluss kommen bei jeder Erweiterung dazu.`,
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
