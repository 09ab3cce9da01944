import type { Article } from '../article.ts';
import { type BarChart, bar, evenTicks } from '../bar-chart.ts';
import { costs } from '../figures/costs.ts';
import { incomeTaxLimit } from '../figures/examples.ts';
import { amount, origin, show, showDative } from '../figures/figure.ts';
import { registration } from '../figures/registration.ts';
import { tax } from '../figures/tax.ts';
import { calculationCallPath } from '../houses/calculation-path.ts';
import { chart, md } from '../md.ts';
import { homeSectionPath } from '../paths.ts';
import { euro, germanDate, kWp, withUnit } from '../typography.ts';
import { furtherQuestions } from './further-questions.ts';
import { faqLink } from './overview.ts';

/** What the limit per unit allows on a house with three flats. */
const threeFlats = kWp(incomeTaxLimit(3));

const answer = `In den meisten Fällen nicht: Beim Kauf fallen ${show(tax.vatRate)} Mehrwertsteuer an. Was Sie mit der Einspeisung einnehmen, bleibt bei Anlagen ${show(tax.incomeTaxLimitPerUnit)} einkommensteuerfrei. Ein Einfamilienhaus mit ${show(costs.typicalSize)} liegt weit darunter.`;

const limitsChart = {
  title: 'Wie weit ein Einfamilienhaus von den Grenzen entfernt ist',
  rows: [
    {
      label: 'Anlage auf dem Einfamilienhaus',
      value: show(costs.typicalSize),
      start: costs.typicalSize.value[0],
      least: costs.typicalSize.value[0],
      most: costs.typicalSize.value[1],
    },
    bar(
      'Grenze je Wohnung oder Gewerbe',
      amount(tax.incomeTaxLimitPerUnit),
      tax.incomeTaxLimitPerUnit.value,
    ),
    bar('Grenze für ein Haus mit drei Wohnungen', threeFlats, incomeTaxLimit(3)),
    bar(
      'Grenze für alle Anlagen zusammen',
      amount(tax.incomeTaxLimitTotal),
      tax.incomeTaxLimitTotal.value,
    ),
  ],
  max: tax.incomeTaxLimitTotal.value,
  cell: 10,
  ticks: evenTicks(tax.incomeTaxLimitTotal.value, 2, 'kWp'),
  parts: [
    { mark: 'least', text: 'steuerfrei bis zu dieser Größe' },
    { mark: 'most', text: 'übliche Größe' },
  ],
} satisfies BarChart;

const asked = furtherQuestions['photovoltaik-steuern-2025'];

export const article = {
  slug: 'photovoltaik-steuern-2025',
  meta: {
    title: 'Photovoltaik und Steuern: was fürs Eigenheim gilt',
    description: `${show(tax.vatRate)} Mehrwertsteuer beim Kauf und keine Einkommensteuer auf die Einspeisung: die Grenzen von ${amount(tax.incomeTaxLimitPerUnit)} und ${amount(tax.incomeTaxLimitTotal)} verständlich erklärt.`,
    keywords:
      'Photovoltaik Steuern, Photovoltaik Einkommensteuer, Einspeisevergütung versteuern, Kleinunternehmer Photovoltaik, Photovoltaik Finanzamt anmelden, Photovoltaik steuerfrei',
  },
  lead: 'Welche Steuern es gibt, bis zu welcher Größe keine anfällt und was zu melden bleibt.',
  answer,
  headline: {
    figure: withUnit('0', '€'),
    note: `Steuern auf Kauf und Einspeisung, bis ${amount(tax.incomeTaxLimitPerUnit)} je Wohnung`,
  },
  visual: chart(
    limitsChart,
    'Bis zu diesen Größen bleiben die Einnahmen aus der Anlage frei von Einkommensteuer.',
  ),
  sections: md`
## Um welche Steuern es geht {#zwei-steuern}
Folded: Einkommensteuer und Umsatzsteuer, kurz unterschieden

- **Mehrwertsteuer beim Kauf** (${show(tax.vatRate)})
  Statt ${show(tax.regularVatRate)} zahlen Sie seit dem ${show(tax.zeroVatSince)} nichts, und zwar für Anlage, Speicher und Einbau. Mehr dazu unter ${faqLink('photovoltaik-mehrwertsteuer-null-prozent')}.
- **Einkommensteuer im Betrieb** (${euro(0)})
  Die Einspeisevergütung ist bei Anlagen ${show(tax.incomeTaxLimitPerUnit)} steuerfrei. Auch der Strom, den Sie selbst verbrauchen, wird nicht besteuert.

## Der Betrieb: keine Einkommensteuer {#einkommensteuer}

Hier gelten zwei Grenzen. Die erste liegt bei ${amount(tax.incomeTaxLimitPerUnit)} je Wohn- oder Gewerbeeinheit. Auf einem Haus mit drei Wohnungen sind das zusammen ${threeFlats}. Die zweite zählt alle Ihre Anlagen zusammen: ${show(tax.incomeTaxLimitTotal)}. Maßgeblich ist die Leistung, die im Marktstammdatenregister steht (${origin(tax.incomeTaxLimitPerUnit)}).

- Es sind Freigrenzen. Wer darüber liegt, verliert die Befreiung ganz und nicht nur für den Teil darüber.
- Die Grenze je Einheit gilt in dieser Höhe für alle Gebäude, wenn die Anlage seit dem ${germanDate(tax.incomeTaxLimitPerUnit.asOf)} angeschafft, in Betrieb genommen oder erweitert wurde. Für ältere Anlagen auf Mehrfamilienhäusern lag sie niedriger.
- Weil die Einnahmen steuerfrei sind, können Sie die Kosten der Anlage nicht als Betriebsausgaben absetzen. Auf dem eigenen Wohnhaus bleibt die Ermäßigung für Handwerker: ${show(tax.craftsmenShare)} der Arbeitskosten, höchstens ${show(tax.craftsmenMost)} für alle Handwerker zusammen. Dafür brauchen Sie eine Rechnung und die Überweisung, und es darf weder Zuschuss noch geförderter Kredit im Spiel sein (§~35a EStG).

## Umsatzsteuer auf den verkauften Strom {#umsatzsteuer-einspeisung}
Folded: Wann Umsatzsteuer anfällt, und wann nicht

Wer Strom einspeist, gilt für die Umsatzsteuer als Unternehmer. Das bleibt meist ohne Folgen: Private Betreiber können die Kleinunternehmerregelung nutzen, solange ihre Umsätze insgesamt höchstens ${euro(tax.smallBusinessLastYear.value)} im letzten und ${euro(tax.smallBusinessThisYear.value)} im laufenden Jahr betragen (${tax.smallBusinessLastYear.source}). Dann fällt auf die Vergütung keine Umsatzsteuer an, auf den selbst verbrauchten Strom auch nicht.

Teilen Sie dem Netzbetreiber mit, dass Sie Kleinunternehmer sind. Er rechnet dann richtig ab.

## Was Sie noch melden müssen {#melden}

Ins Marktstammdatenregister gehört jede Anlage, kostenlos und binnen ${showDative(registration.registerDue)} nach der Inbetriebnahme. Mehr dazu: ${faqLink('photovoltaik-anmeldung-formalitaeten-netzbetreiber')}.

> [!HINT] Wann Sie fragen sollten
> Sie vermieten, haben einen Betrieb im Haus, besitzen mehrere Anlagen oder eine ältere? Dann fragen Sie Ihr Steuerbüro. Wir bauen Anlagen, steuerlich beraten dürfen wir nicht.
`,
  questions: [
    {
      question: asked.taxOffice,
      answer:
        'Nein, wenn Sie nur steuerfreie Anlagen betreiben und die Kleinunternehmerregelung nutzen. Die Eintragung im Marktstammdatenregister ist trotzdem Pflicht.',
    },
    {
      question: asked.vatOnFeedIn,
      answer: `Nicht, wenn Sie die Kleinunternehmerregelung nutzen. Das können private Betreiber mit Umsätzen bis ${euro(tax.smallBusinessLastYear.value)} im letzten und ${euro(tax.smallBusinessThisYear.value)} im laufenden Jahr.`,
    },
  ],
  closing:
    'Wie viel Strom Ihr Dach erzeugt und was davon ins Netz geht, rechnen wir Ihnen kostenlos aus.',
  calls: [
    { label: 'Ertrag berechnen lassen', to: calculationCallPath },
    { label: 'Kostenlose Beratung', to: homeSectionPath('kontakt') },
  ],
} as const satisfies Article;
