import type { Article } from '../article.ts';
import type { BarChart, BarRow } from '../bar-chart.ts';
import { localFunding } from '../company/funding.ts';
import { company } from '../company-in-texts.ts';
import { controllableDevices } from '../figures/controllable-devices.ts';
import { feedIn } from '../figures/feed-in.ts';
import { amount, show } from '../figures/figure.ts';
import { subsidies } from '../figures/subsidies.ts';
import { tax } from '../figures/tax.ts';
import { inState } from '../in-state.ts';
import { chart, md } from '../md.ts';
import { consultationPath, homeSectionPath, paths } from '../paths.ts';
import { asOfNote, formatNumber, germanDate } from '../typography.ts';
import { independentHelp } from './decisions/independent-help.ts';
import { answerTo, furtherQuestions } from './further-questions.ts';
import { faqLink } from './overview.ts';

const answer = `Die wichtigsten Hilfen sind ${show(tax.vatRate)} Mehrwertsteuer beim Kauf, die Einspeisevergütung und die Kredite der KfW. ${
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
    description: `KfW-Kredit, Einspeisevergütung, ${show(tax.vatRate)} Mehrwertsteuer, ${inState('SN', 'Zuschüsse in Dresden, Meißen und Radebeul: was gilt, was ausgelaufen ist') ?? 'örtliche Zuschüsse: was gilt, was einen Antrag braucht'} und was Sie vorher klären.`,
    keywords: `Photovoltaik Förderung ${company.stateName}, KfW Kredit Photovoltaik, ${inState('SN', 'Zuschuss Solaranlage Dresden, Förderung Photovoltaik Meißen, Förderung Photovoltaik Radebeul, Speicherförderung Sachsen') ?? 'Zuschuss Solaranlage, Förderung Stromspeicher'}`,
  },
  lead:
    inState(
      'SN',
      'Was überall gilt, was Sie bei Ihrer Stadt erfragen müssen und was es nicht mehr gibt.',
    ) ?? 'Was überall gilt und was Sie bei Land und Gemeinde erfragen müssen.',
  answer,
  headline: {
    sentence: 'Das meiste steht Ihnen ohne Antrag zu. Nur der Kredit kommt vor der Bestellung.',
  },
  visual: chart(
    grantsChart,
    'Was einen Antrag braucht, kommt vor der Bestellung. Der Rest folgt aus dem Gesetz.',
  ),
  sections: md`
## Was es heute gibt {#ueberblick}

Table: Förderungen für private Anlagen, jede mit dem Stand ihrer Angabe

| Was | Wie viel | Gilt |
| --- | --- | --- |
| Mehrwertsteuer beim Kauf | ${show(tax.vatRate)} statt ${show(tax.regularVatRate)} | seit dem ${show(tax.zeroVatSince)} |
| Einkommensteuer auf die Einspeisung | keine, ${show(tax.incomeTaxLimitPerUnit)} | seit ${germanDate(tax.incomeTaxLimitPerUnit.asOf)} in dieser Höhe |
| Einspeisevergütung ${show(feedIn.smallSystemLimit)} | ${show(feedIn.upTo10kwpCurrent)} | ${germanDate(feedIn.upTo10kwpCurrent.asOf)} bis Januar 2027 |
| Kredit der KfW | ${show(subsidies.kfwMax)}, ${show(subsidies.kfwRate)} Zins | Angabe vom ${germanDate(subsidies.kfwRate.asOf)} |

- **Ohne Antrag**
  Der Nullsatz bei der Mehrwertsteuer, die Steuerfreiheit der Einnahmen und die Vergütung: Sie stehen Ihnen von selbst zu.
- **Mit Antrag vor dem Kauf**
  Der Kredit der KfW. Der Antrag geht der Bestellung voraus.
::: SN
- **Nicht bestätigt**
  Zuschüsse von Dresden, Meißen und Radebeul. Was uns dazu vorliegt, steht weiter unten.
- **Ausgelaufen**
  Der Speicherzuschuss des Landes: nach ${germanDate(subsidies.stateStorageMax.asOf)} nicht fortgesetzt.
::: sonst
- **Zu erfragen**
  Zuschüsse von Land, Landkreis und Gemeinde. Was Sie fragen sollten, steht weiter unten.
:::

## Der Kredit der KfW {#kfw}
Folded: Höhe und Laufzeit, und warum der Antrag vor dem Auftrag kommt

Die KfW vergibt Darlehen für Photovoltaik und Speicher, Sie zahlen das Geld also zurück. Nach unseren Unterlagen vom ${germanDate(subsidies.kfwRate.asOf)} sind es ${show(subsidies.kfwMax)} zu einem Zins ${show(subsidies.kfwRate)}. Das Programm 270 reicht weiter: ${show(subsidies.kfwProgrammeShare)}, höchstens ${formatNumber(subsidies.kfwProgrammeMax.value / 1_000_000)} Millionen Euro. Der Betrag ist für ein Wohnhaus also keine Hürde; ob Sie den Kredit bekommen, entscheidet Ihre Bank.

> [!DATED] Der Zins kann heute anders sein
> Die ${amount(subsidies.kfwRate)} stammen aus dem ${germanDate(subsidies.kfwRate.asOf)}. Der Zins ändert sich täglich und hängt von Ihrer Bonität ab. Den gültigen Satz nennen Ihre Bank und die [KfW auf ihrer Website](https://www.kfw.de/).

1. **Angebot einholen**
  Sie bekommen von uns ein Angebot mit Preis und Größe der Anlage.
2. **Zur Bank gehen**
  Den Antrag stellen Sie über Ihre Hausbank oder einen Finanzierungspartner, nicht bei der KfW selbst.
3. **Zusage abwarten**
  Unterschreiben Sie den Auftrag am besten erst danach. Wer schon vor dem Antrag bestellt, kann leer ausgehen.
4. **Bestellen und bauen**
  Mit der Zusage in der Hand geben Sie uns den Auftrag. Nun planen wir die Montage.

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
> Ob diese Zuschüsse noch gezahlt werden, konnten wir nicht nachprüfen. Fragen Sie bei Ihrer Stadtverwaltung nach, bevor Sie bestellen: Gibt es das Programm noch, ist Geld im Topf, und darf der Auftrag schon erteilt sein? In unseren Rechenbeispielen kommen die Beträge nicht vor. Wohnen Sie anderswo in Sachsen, fragen Sie ebenso bei Ihrer Gemeinde.
::: sonst
${localSubsidies}
:::

## Vergütung und Steuern: die Hilfen ohne Antrag {#verguetung-und-steuern}
Folded: Was Sie bekommen, ohne einen Zuschuss zu beantragen

Für eingespeisten Strom zahlt der Netzbetreiber eine Vergütung; ihre Höhe und Dauer bestimmt der Tag, an dem Ihre Anlage startet. Alle Sätze, auch die älteren, und die Einschränkungen für neue Anlagen stehen unter ${faqLink('photovoltaik-einspeisung-ueberschuss')}.

Dazu kommen zwei Steuervorteile. Beim Kauf fallen ${show(tax.vatRate)} Mehrwertsteuer an; die oft genannte Grenze von ${amount(tax.vatLimit)} ist dabei nur eine Vereinfachung. Die Einnahmen bleiben ${show(tax.incomeTaxLimitPerUnit)} einkommensteuerfrei, alle Anlagen zusammen ${show(tax.incomeTaxLimitTotal)}. Die Einzelheiten finden Sie unter ${faqLink('photovoltaik-steuern-2025')}.

> [!HINT] Mit Wallbox oder Wärmepumpe: weniger Netzentgelt
> Neue Wallboxen, Wärmepumpen, Klimageräte und Speicher darf der Netzbetreiber zeitweise drosseln, wenn sie mehr als ${amount(controllableDevices.legalThreshold)} aus dem Netz ziehen. Das gilt seit dem ${show(controllableDevices.obligationSince)} (§~14a EnWG). Dafür zahlen Sie weniger Netzentgelt. Als Faustregel nennen wir ${show(controllableDevices.flatCompensation)}; je nach Netzbetreiber sind es nach Modul 1 ${show(controllableDevices.moduleOneRange)}. Eine Photovoltaikanlage allein bekommt nichts. [Mehr zu §~14a EnWG](${paths.technicalDetails}#steuerbare-verbrauchseinrichtung)

::: SN
## Was es nicht mehr gibt {#ausgelaufen}
Folded: Programme, nach denen noch oft gefragt wird

> [!DATED] Speicherförderung des Freistaats Sachsen
> Sachsen hat Stromspeicher bis ${germanDate(subsidies.stateStorageMax.asOf)} mit ${show(subsidies.stateStoragePerKwh)} gefördert, insgesamt ${show(subsidies.stateStorageMax)}. Das Programm ist danach nicht fortgesetzt worden. Wenn Sie noch davon lesen, ist der Text veraltet.

> [!DATED] Sachsenkredit der Aufbaubank
> Den Sachsenkredit gab es nach öffentlichen Übersichten nur für Anlagen ${show(subsidies.stateLoanFrom)} und für Anträge bis zum ${show(subsidies.stateLoanUntil)}. Ob ein neues Programm folgt, konnten wir nicht bestätigen. Für größere Dächer fragen Sie bitte die Sächsische Aufbaubank, bevor Sie bestellen.
:::

${independentHelp}
`,
  questions: [
    ...answerTo(
      asked.cities,
      inState(
        'SN',
        `Nach unseren Unterlagen vom ${germanDate(subsidies.dresdenMax.asOf)} gibt Dresden ${show(subsidies.dresdenMax)}, Meißen ${show(subsidies.meissenPerKwp)}, höchstens ${amount(subsidies.meissenMax)}, und Radebeul ${show(subsidies.radebeulPerKwp)}, höchstens ${amount(subsidies.radebeulMax)}. Wir konnten das nicht nachprüfen: bitte vor dem Antrag bestätigen lassen.`,
      ),
    ),
    {
      question: asked.loan,
      answer: `Der Zins beginnt bei ${amount(subsidies.kfwRate)}, der Kredit reicht ${show(subsidies.kfwMax)}, beides nach dem Stand vom ${germanDate(subsidies.kfwRate.asOf)}. Der Zins ändert sich täglich und hängt von der Bonität ab.`,
    },
  ],
  closing:
    'Wir sagen Ihnen, welche Hilfe zu Ihrem Vorhaben passt und wann welcher Antrag gestellt sein muss.',
  calls: [
    { label: 'Kostenlose Dachprüfung anfragen', to: consultationPath('dachpruefung') },
    { label: 'Kostenlose Beratung', to: homeSectionPath('kontakt') },
  ],
} as const satisfies Article;
