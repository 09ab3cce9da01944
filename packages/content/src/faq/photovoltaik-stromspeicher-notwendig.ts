import { reform } from '@rebhang-solar/calculator/law/reform';
import type { Article } from '../article.ts';
import { exampleProjects } from '../company/project-ids.ts';
import { controllableDevices } from '../figures/controllable-devices.ts';
import { amount, show, showAccusative, showDative } from '../figures/figure.ts';
import { lifespan } from '../figures/lifespan.ts';
import { marketFigures } from '../figures/market.ts';
import { registration } from '../figures/registration.ts';
import { selfUse } from '../figures/self-use.ts';
import { storage } from '../figures/storage.ts';
import { tax } from '../figures/tax.ts';
import { warranty } from '../figures/warranty.ts';
import { inTwentyYears, type LawResult, paybackRange } from '../houses/by-law.ts';
import { calculationCallPath } from '../houses/calculation-path.ts';
import { familyInWords, houseTown } from '../houses/standard-houses.ts';
import { blocks, inline, md, picture } from '../md.ts';
import { faqPath, homeSectionPath, paths, projectPath } from '../paths.ts';
import { euro, kWh, percent, signedEuro } from '../typography.ts';
import { withCalculator } from '../with-calculator.ts';
import { lawHeads, lawsFor } from './decisions/by-law-words.ts';
import { storageOrNot } from './decisions/storage-or-not.ts';
import { furtherQuestions } from './further-questions.ts';
import { faqLink } from './overview.ts';

/** The sizes that the article compares: half, named and double. */
const compared = ({ result }: LawResult) => result.sizes.slice(1);

function storageOf({ result }: LawResult) {
  if (result.storage === null) throw new RangeError('The house of the examples has no storage');
  return result.storage;
}

/** What storages of several sizes do for the example, in energy and in money. */
function sizesInNumbers() {
  const laws = lawsFor('family');
  const [cautious, other] = laws;
  const otherwise = other
    ? `, ${other.condition}, in ${paybackRange(storageOf(other).payback)}`
    : '';
  return blocks`
Table: Süddach in ${houseTown}

| Speicher | Eigenverbrauch | Autarkie |
| --- | --- | --- |
| ohne | ${amount(selfUse.ownUseWithout)} | ${amount(selfUse.sufficiencyWithout)} |
${compared(cautious).map((size) => [
  kWh(size.kWh),
  percent(size.ownUse),
  percent(size.selfSufficiency),
])}

${{
  type: 'table',
  caption: `Was der Speicher ${inTwentyYears} über seinen Preis hinaus gebracht hat`,
  head: ['Speicher', 'Preis', ...lawHeads],
  rows: compared(cautious).map(({ kWh: size, price }, index) => [
    kWh(size),
    euro(price),
    ...laws.map((law) => signedEuro(compared(law)[index]?.afterTwenty ?? 0)),
  ]),
}}

> [!HINT] Was das Geld sagt
> Für sich allein hat sich der Speicher mit ${showDative(selfUse.storage)} ${cautious.label} in ${paybackRange(storageOf(cautious).payback)} bezahlt${otherwise}.${reform.state === 'draft' ? ' Der Entwurf ist nicht beschlossen.' : ''}
`;
}

/** What the storage of the example does, and what it costs. */
function whatItDoes(): string {
  const { price } = storageOf(lawsFor('family')[0]);
  return `Im Beispiel mit ${familyInWords} und ${showDative(selfUse.size)} rät unser Rechner zu ${showDative(selfUse.storage)}: Statt ${amount(selfUse.ownUseWithout)} nutzen Sie damit ${amount(selfUse.ownUseWith)} Ihres Solarstroms selbst, für rund ${euro(price)}.`;
}

const asked = furtherQuestions['photovoltaik-stromspeicher-notwendig'];

export const article = {
  slug: 'photovoltaik-stromspeicher-notwendig',
  meta: {
    title: 'Stromspeicher: nötig oder verzichtbar?',
    description: `Was ein Stromspeicher bringt und kostet: Eigenverbrauch und Autarkie${withCalculator(() => ' mit Zahlen, drei Größen im Vergleich') ?? ''}, Notstrom, dynamischer Tarif, bidirektionales Laden.`,
    keywords:
      'Stromspeicher, Batteriespeicher Photovoltaik, Speicher Kosten, Speicher sinnvoll, Notstrom Photovoltaik, Autarkie Eigenverbrauch, bidirektionales Laden',
  },
  lead: 'Was eine Batterie im Keller bringt, was sie kostet und wann Sie darauf verzichten können.',
  answer: `Nein, Ihre Anlage läuft auch ohne Speicher. Er hält aber mehr Solarstrom im Haus. ${withCalculator(whatItDoes) ?? `Dafür zahlen Sie ${show(marketFigures.storagePerKwh)} (${amount(marketFigures.storagePerKwhRange)}).`} Den Ausschlag gibt, wie viel Strom Sie abends und nachts brauchen.`,
  headline: withCalculator(() => ({
    figure: `${amount(selfUse.sufficiencyWithout)} → ${amount(selfUse.sufficiencyWith)}`,
    note: `des Verbrauchs deckt die Sonne: erst ohne, dann mit ${show(selfUse.storage)} Speicher`,
  })) ?? {
    figure: show(storage.selfConsumptionWith),
    note: `Ihres Solarstroms bleiben mit Speicher im Haus, ohne Speicher ${show(storage.selfConsumptionWithout)}, wenn die Anlage zum Verbrauch passt`,
  },
  house: 'family',
  visual: picture('speicher-wallbox'),
  sections: md`
## Was sich mit einem Speicher ändert {#was-sich-aendert}

Die Sonne liefert am meisten, wenn in vielen Häusern niemand daheim ist. Gekocht, gewaschen und ferngesehen wird später. Ein Speicher überbrückt diese Stunden. Den Winter überbrückt er nicht: An trüben Tagen wird er oft gar nicht voll.

Table: Ohne und mit Speicher, Faustwerte

| Merkmal | Ohne Speicher | Mit Speicher |
| --- | --- | --- |
| Eigenverbrauch | ${show(storage.selfConsumptionWithout)} | ${show(storage.selfConsumptionWith)} |
| Mehrpreis | keiner | ${show(marketFigures.storagePerKwh)} (${amount(marketFigures.storagePerKwhRange)}) |
| Lebensdauer | Module: ${show(lifespan.modules)} | dazu Speicher: ${show(marketFigures.storageLifeRange)} |

Eigenverbrauch ist hier der Anteil am Solarstrom: ohne Speicher bei einer Anlage, die so viel liefert, wie der Haushalt verbraucht, mit Speicher bei einer um ein Fünftel kleineren.

## Eigenverbrauch und Autarkie sind zweierlei {#eigenverbrauch-und-autarkie}
Folded: ${withCalculator(() => 'Beides und das Geld für drei Größen') ?? 'Zwei Anteile, die oft verwechselt werden'}

Eigenverbrauch sagt, welchen Teil Ihres Solarstroms Sie selbst nutzen. Autarkie sagt, welchen Teil Ihres Verbrauchs die Sonne deckt. Eine große Anlage deckt mehr vom Verbrauch, aber ein kleinerer Teil ihres Stroms bleibt im Haus.
${withCalculator(() => `So sieht das bei ${showDative(selfUse.size)} und einem Verbrauch von ${showDative(selfUse.consumption)} aus:`) ?? 'Ein Speicher hebt beides.'}

${withCalculator(sizesInNumbers)}

Auf den Speicher einer Anlage am Wohnhaus zahlen Sie seit dem ${show(tax.zeroVatSince)} keine Mehrwertsteuer.

${storageOrNot}

## Für wen er sich lohnt {#fuer-wen}
Folded: Wo er sich rechnet und wo nicht

- **Spricht dafür**
  Tagsüber ist niemand da, und der Verbrauch steigt am Abend. Eine Wärmepumpe läuft auch nachts. Das Elektroauto lädt erst nach Feierabend. Oder Strom bei Netzausfall ist Ihnen etwas wert.
- **Spricht dagegen**
  Sie sind tagsüber zu Hause und nutzen den Strom gleich. Ihr Verbrauch ist gering. Oder das Geld ist in mehr Modulen besser angelegt.
- **Noch unschlüssig?**
  Sammeln Sie erst ein Jahr lang Erfahrung. Einen Speicher können Sie [später nachrüsten](${faqPath('photovoltaik-erweiterung-speicher-nachruesten')}).

Ob es einen Zuschuss gibt: ${faqLink('photovoltaik-foerderungen-zuschüsse')}

## Was bei einem Stromausfall läuft {#stromausfall}
Folded: Was ohne Netz weiterläuft, und was es dafür braucht

Fällt das Netz aus, schaltet sich eine gewöhnliche Anlage ab, auch mit Speicher und bei Sonnenschein. Das schützt die Monteure, die am Netz arbeiten. Für Strom im Ausfall können Sie vorsorgen:

Table: Vorsorge für den Stromausfall

| Stufe | Was bei Stromausfall läuft | Was Sie dafür brauchen |
| --- | --- | --- |
| Ohne Vorsorge | nichts, die Anlage schaltet sich ab | nichts |
| Notstrom-Steckdose | einzelne Geräte an einer Steckdose, etwa Kühltruhe und Router | einen Wechselrichter mit Notstromausgang, meist mit Speicher |
| Ersatzstrom fürs Haus | das Haus, soweit Leistung und Ladestand reichen | einen Hybridwechselrichter, einen Speicher mit Rücklage und eine Umschalteinrichtung am Zählerschrank |

Fragen Sie bei jedem Angebot nach der Dauerleistung im Ersatzbetrieb, nach der Umschaltzeit und danach, ob die Module den Speicher auch ohne Netz nachladen.${exampleProjects.backupPower ? inline` Wie das aussehen kann, zeigt unser [Projekt mit Notstrom](${projectPath(exampleProjects.backupPower)}).` : ''}

## Dynamischer Tarif und Elektroauto als Speicher {#dynamischer-tarif-und-auto}
Folded: Laden aus dem Netz, das Auto als Speicher

Bei einem dynamischen Tarif ändert sich der Strompreis jede Viertelstunde. Ein Speicher kann billigen Netzstrom aufnehmen. Bei einer Anlage mit Einspeisevergütung müssen dafür aber die Strommengen getrennt erfasst werden, sonst kann die Vergütung für den gespeicherten Strom wegfallen. Was dazugehört und wie [Modul 3 nach Tageszeit](${paths.technicalDetails}#dynamischer-stromtarif) dazu passt, steht bei der Technik.

Ob ein Auto die Batterie im Keller ersetzt (bidirektionales Laden), hängt davon ab, ob es mittags zu Hause steht und ob Auto, Wallbox und Hersteller es erlauben. Nennen Sie uns Modell und Baujahr: Wir fragen nach, was freigegeben ist.

## Anmelden und steuern lassen {#vorschriften}
Folded: Register und Netzbetreiber

Ein Speicher bekommt einen eigenen Eintrag im Marktstammdatenregister, kostenlos und binnen ${showDative(registration.registerDue)} nach der Inbetriebnahme; die Verordnung lässt ${showAccusative(registration.registerDueByLaw)} Zeit.

Lädt er mit mehr als ${amount(controllableDevices.legalThreshold)} aus dem Netz, darf der Netzbetreiber ihn zeitweise drosseln (§~14a EnWG); dafür zahlen Sie weniger Netzentgelt. Mehr dazu: [steuerbare Geräte](${paths.technicalDetails}#steuerbare-verbrauchseinrichtung).
`,
  questions: [
    {
      question: asked.price,
      answer: `Rund ${show(marketFigures.storagePerKwh)} nutzbarer Größe, üblich sind ${amount(marketFigures.storagePerKwhRange)}. Beim Nachrüsten kommt der Einbau dazu, ${show(marketFigures.storageFitting)} (unsere Annahme).`,
    },
    {
      question: asked.lifespan,
      answer: `Wir rechnen mit ${showDative(marketFigures.storageLife)} (${amount(marketFigures.storageLifeRange)}). Dabei verliert er ${show(lifespan.storageCapacityLoss)} an Kapazität. Hersteller geben meist ${show(warranty.inverterAndStorage)} Garantie.`,
    },
    {
      question: asked.powerCut,
      answer:
        'Nur wenn die Anlage dafür gebaut ist: mit einer Notstrom-Steckdose für einzelne Geräte oder mit Speicher und Umschalteinrichtung für das Haus.',
    },
  ],
  closing:
    'Nennen Sie uns Ihren Jahresverbrauch: Wir rechnen für Ihr Haus beide Wege durch, mit Speicher und ohne.',
  calls: [
    { label: 'Ersparnis berechnen lassen', to: calculationCallPath },
    { label: 'Kostenlose Beratung', to: homeSectionPath('kontakt') },
  ],
} as const satisfies Article;
