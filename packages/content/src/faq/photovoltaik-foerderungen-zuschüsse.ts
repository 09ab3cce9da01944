import { reform } from '@rebhang-solar/calculator/law/reform';
import type { Article } from '../article.ts';
import type { BarChart, BarRow } from '../bar-chart.ts';
import { localFunding } from '../company/funding.ts';
import { company } from '../company-in-texts.ts';
import { feedIn } from '../figures/feed-in.ts';
import { show } from '../figures/figure.ts';
import { subsidies } from '../figures/subsidies.ts';
import { tax } from '../figures/tax.ts';
import { inState } from '../in-state.ts';
import { chart, md } from '../md.ts';
import { consultationPath, homeSectionPath, paths } from '../paths.ts';
import { asOfNote, formatNumber, germanDate } from '../typography.ts';
import { lastStart } from './decisions/by-law-words.ts';
import { independentHelp } from './decisions/independent-help.ts';
import { furtherQuestions } from './further-questions.ts';
import { faqLink } from './overview.ts';

const answer = `Die wichtigsten Hilfen sind ${show(tax.vatRate)} Mehrwertsteuer beim Kauf, die Einspeisevergütung${reform.state === 'draft' ? ' (ab 2027 offen)' : ''} und die Kredite der KfW. ${
  inState(
    'SN',
    'Zuschüsse kommen allenfalls von Ihrer Stadt: Lassen Sie sich diese bitte vor dem Antrag bestätigen. Die Speicherförderung des Landes Sachsen ist ausgelaufen.',
  ) ??
  localFunding?.text ??
  'Zuschüsse kommen allenfalls von Ihrem Land oder Ihrer Gemeinde: Fragen Sie dort nach, bevor Sie bestellen.'
}`;

/** Three stages of equal width: before the order, the purchase, the years after it. */
const grantsChart = {
  title: 'Wann welche Förderung an der Reihe ist',
  rows: [
    stage('Kredit der KfW', 'vorher beantragen', 0, true),
    stage('Mehrwertsteuer', `${show(tax.vatRate)} auf der Rechnung`, 1),
    stage('Einspeisevergütung', 'nach dem Tag des Starts', 2),
    stage('Einkommensteuer', 'keine auf die Einnahmen', 2),
  ],
  max: 3,
  cell: 1,
  ticks: [
    { at: 0.5, label: 'vorher' },
    { at: 1.5, label: 'Kauf' },
    { at: 2.5, label: 'Betrieb' },
  ],
  parts: [
    { mark: 'least', text: 'nur mit Antrag' },
    { mark: 'most', text: 'ohne Förderantrag; Zuordnung und Register sind Pflicht' },
  ],
} satisfies BarChart;

function stage(label: string, value: string, start: number, onRequest = false): BarRow {
  return { label, value, start, least: onRequest ? start + 1 : start, most: start + 1 };
}

const asked = furtherQuestions['photovoltaik-foerderungen-zuschüsse'];

const funded = localFunding
  ? `${localFunding.text} (${asOfNote(localFunding.asOf)})`
  : 'Was es bei Ihnen zurzeit gibt, haben wir nicht geprüft.';

/** Elsewhere, as long as nobody has written what the towns there pay. */
const localSubsidies = md`
## Zuschüsse von Land und Gemeinde {#oertliche-zuschuesse}
Folded: Bitte vor dem Antrag bestätigen lassen

Manche Länder, Landkreise und Gemeinden zahlen etwas dazu.
${funded}
Fragen Sie nach, bevor Sie bestellen:

- Gibt es das Programm noch, und ist Geld im Topf?
- Darf der Auftrag schon erteilt sein, oder muss erst der Bescheid da sein?
- Verträgt sich der Zuschuss mit dem Kredit der KfW?

Auskunft geben Ihre Gemeinde und, für Programme des Landes, seine Förderbank. In unseren Rechenbeispielen kommen Zuschüsse nicht vor.
`;

export const article = {
  slug: 'photovoltaik-foerderungen-zuschüsse',
  meta: {
    title:
      inState('SN', 'Photovoltaik-Förderung in Sachsen: was es gibt') ??
      'Photovoltaik-Förderung: was es gibt',
    description: `KfW-Kredit, Einspeisevergütung, ${show(tax.vatRate)} Mehrwertsteuer: ${inState('SN', 'was gilt, was ausgelaufen ist') ?? 'was gilt, was einen Antrag braucht'} und was Sie vorher klären.`,
    keywords: `Photovoltaik Förderung ${company.stateName}, KfW Kredit Photovoltaik, Einspeisevergütung, Photovoltaik ohne Mehrwertsteuer`,
  },
  lead:
    inState(
      'SN',
      'Was überall gilt, was Sie bei Ihrer Stadt erfragen müssen und was es nicht mehr gibt.',
    ) ?? 'Was überall gilt und was Sie bei Land und Gemeinde erfragen müssen.',
  answer,
  headline: {
    sentence: 'Das meiste kommt ohne Förderantrag. Nur der Kredit kommt vor der Bestellung.',
  },
  visual: chart(
    grantsChart,
    'Was einen Antrag braucht, kommt vor der Bestellung. Der Rest folgt aus dem Gesetz.',
  ),
  sections: md`
## Was es heute gibt {#ueberblick}

Table: Förderungen für private Anlagen

| Was | Wie viel | Gilt |
| --- | --- | --- |
| Mehrwertsteuer beim Kauf | ${show(tax.vatRate)} statt ${show(tax.regularVatRate)} | seit dem ${show(tax.zeroVatSince)} |
| Einkommensteuer auf die Einspeisung | keine, ${show(tax.incomeTaxLimitPerUnit)} | seit ${germanDate(tax.incomeTaxLimitPerUnit.asOf)} in dieser Höhe |
| Einspeisevergütung ${show(feedIn.smallSystemLimit)} | ${show(feedIn.upTo10kwpCurrent)} | bei Start bis ${lastStart} |

- **Ohne Förderantrag**
  Nullsatz, steuerfreie Einnahmen und Vergütung. Für die Vergütung sind Zuordnung und Register Pflicht.
- **Mit Antrag vor dem Kauf**
  Der Kredit der KfW.

## Der Kredit der KfW {#kfw}
Folded: Höhe und Zins, und warum der Antrag vor dem Auftrag kommt

Die KfW vergibt Darlehen für Photovoltaik und Speicher, beantragt bei Ihrer Bank. Nach unseren Unterlagen vom ${germanDate(subsidies.kfwRate.asOf)} sind es ${show(subsidies.kfwMax)}, ${show(subsidies.kfwRate)} Zins. Das Programm 270 reicht weiter: ${show(subsidies.kfwProgrammeShare)}, höchstens ${formatNumber(subsidies.kfwProgrammeMax.value / 1_000_000)} Millionen Euro. Der Zins ändert sich täglich und hängt von Ihrer Bonität ab; den gültigen nennen Ihre Bank und die [KfW](https://www.kfw.de/).

Erst Zusage, dann Auftrag: Wer schon vor dem Antrag bestellt, kann leer ausgehen.

::: SN
## Dresden, Meißen, Radebeul {#staedte}
Folded: Bitte vor dem Antrag bestätigen lassen

Table: Zuschüsse der Städte nach unseren Unterlagen vom ${germanDate(subsidies.dresdenMax.asOf)}

| Stadt | Zuschuss | Höchstbetrag |
| --- | --- | --- |
| Dresden | kein fester Satz | ${show(subsidies.dresdenMax)} |
| Meißen | ${show(subsidies.meissenPerKwp)} | ${show(subsidies.meissenMax)} |
| Radebeul | ${show(subsidies.radebeulPerKwp)} | ${show(subsidies.radebeulMax)} |

> [!DATED] Bitte vor dem Antrag bestätigen lassen
> Ob diese Zuschüsse noch gezahlt werden, konnten wir nicht nachprüfen. Fragen Sie bei Ihrer Stadt oder Gemeinde, bevor Sie bestellen: Gibt es das Programm noch, ist Geld im Topf, und darf der Auftrag schon erteilt sein? In unseren Rechenbeispielen kommen die Beträge nicht vor.
::: sonst
${localSubsidies}
:::

## Vergütung und Steuern: die Hilfen ohne Förderantrag {#verguetung-und-steuern}

Sätze und Dauer der Vergütung stehen unter ${faqLink('photovoltaik-einspeisung-ueberschuss')}, die Steuern unter ${faqLink('photovoltaik-steuern-2025')}. Für Wallbox und Wärmepumpe zahlen Sie [weniger Netzentgelt](${paths.technicalDetails}#steuerbare-verbrauchseinrichtung).

::: SN
## Was es nicht mehr gibt {#ausgelaufen}
Folded: Der Speicherzuschuss des Landes

> [!DATED] Speicherförderung des Freistaats Sachsen
> Sachsen hat Stromspeicher bis ${germanDate(subsidies.stateStorageMax.asOf)} mit ${show(subsidies.stateStoragePerKwh)} gefördert, insgesamt ${show(subsidies.stateStorageMax)}. Fortgesetzt wurde das nicht.
:::

${independentHelp}
`,
  questions: [
    {
      question: asked.loan,
      answer:
        'Ja, über Ihre Bank. Warten Sie die Zusage ab, bevor Sie bestellen. Der Zins ändert sich täglich und hängt von der Bonität ab.',
    },
  ],
  closing:
    'Wir sagen Ihnen, welche Hilfe zu Ihrem Vorhaben passt und wann welcher Antrag gestellt sein muss.',
  calls: [
    { label: 'Kostenlose Dachprüfung anfragen', to: consultationPath('dachpruefung') },
    { label: 'Kostenlose Beratung', to: homeSectionPath('kontakt') },
  ],
} as const satisfies Article;
