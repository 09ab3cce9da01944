import type { Range } from '@rebhang-solar/calculator/answer/measures';
import { reform as line, type ReformState } from '@rebhang-solar/calculator/law/reform';
import { type Regime, regimesOf } from '@rebhang-solar/calculator/law/regime';
import { usualStart } from '@rebhang-solar/calculator/market';
import type { Block } from '../../article.ts';
import { feedIn } from '../../figures/feed-in.ts';
import { amount, show } from '../../figures/figure.ts';
import { metering } from '../../figures/metering.ts';
import { reformFigures } from '../../figures/reform.ts';
import { selfUse } from '../../figures/self-use.ts';
import { euroRange, inTwentyYears, paybackRange } from '../../houses/by-law.ts';
import { calculationPath } from '../../houses/calculation-path.ts';
import { blocks, md } from '../../md.ts';
import { euro, germanDate } from '../../typography.ts';
import { withCalculator } from '../../with-calculator.ts';
import { lawHeads, lawsFor, startMonth } from './by-law-words.ts';

/** What each law says, row by row; shown are the laws that may hold. */
const rules: Record<string, Record<Regime, string>> = {
  'Vergütung des Überschusses': {
    eeg2023: `${show(feedIn.upTo10kwpNext)} bis ${amount(feedIn.smallSystemLimit)}, ${amount(feedIn.duration)} lang`,
    eeg2027: `${show(reformFigures.transitionPaid)}, höchstens ${amount(reformFigures.transitionMonths)} lang`,
  },
  'Was danach kommt': {
    eeg2023: 'bleibt gleich bis zum Ende der Laufzeit',
    eeg2027: `Abnahme ohne Bezahlung, oder Verkauf über einen Vermarkter: Marktwert weniger seine Gebühr, dazu ${show(reformFigures.marketingBonus)} für ${show(reformFigures.marketingBonusMonths)}`,
  },
  'Wer alles einspeist': {
    eeg2023: `${show(feedIn.fullUpTo10kwpNext)} bis ${amount(feedIn.smallSystemLimit)}`,
    eeg2027: 'kein höherer Satz mehr',
  },
  'Begrenzung der Einspeisung': {
    eeg2023: `${show(feedIn.capUntilControlBox)}, bis Smart Meter und Steuerbox eingebaut und geprüft sind`,
    eeg2027: `${show(reformFigures.feedInLimit)}, auf Dauer; keine, wenn Sie nichts einspeisen`,
  },
  'Negative Börsenpreise': {
    eeg2023: 'ebenso',
    eeg2027:
      'in diesen Viertelstunden nichts, ab dem Jahreswechsel nach dem Einbau des Smart Meters',
  },
  'Smart Meter und Steuerbox': {
    eeg2023: `bei Anlagen ${show(metering.mandatoryPower)}`,
    eeg2027: `bei Anlagen ${show(reformFigures.boxFrom)}`,
  },
  'Anlagen, die vor 2027 starten': {
    eeg2023: 'behalten ihren Satz',
    eeg2027: 'behalten ihren Satz',
  },
};

/** A rate that is fixed for twenty years has no range. */
const earned = (range: Range) =>
  range.low === range.high ? `rund ${euro(range.value)}` : euroRange(range);

/** What each law leaves of the standard house. */
function familyByLaw(): Block {
  const laws = lawsFor('family');
  return {
    type: 'table',
    caption: `Ein Haus mit ${show(selfUse.size)}, ${show(selfUse.storage)} Speicher und ${show(selfUse.consumption)} Verbrauch, Start im ${startMonth}; in Klammern die Spanne, in der acht von zehn Fällen liegen`,
    head: ['Ergebnis', ...lawHeads],
    rows: [
      [
        'Einspeisung im ersten Jahr',
        ...laws.map(({ result }) => `rund ${euro(result.system.earned)}`),
      ],
      [
        'Einspeisung in 20 Jahren',
        ...laws.map(({ result: { system } }) => earned(system.earnedInTwenty)),
      ],
      [
        `Was ${inTwentyYears} bleibt`,
        ...laws.map(({ result }) => euroRange(result.system.afterTwenty)),
      ],
      ['Bezahlt nach', ...laws.map(({ result }) => paybackRange(result.system.payback))],
    ],
  };
}

const openings: Record<ReformState, readonly Block[]> = {
  draft: blocks`
Wer jetzt bestellt, startet meist erst im ${startMonth}. Was dann für eingespeisten Strom gezahlt wird, ist offen. Die Bundesregierung hat am ${germanDate(reformFigures.from.asOf)} ein neues Gesetz vorgelegt (EEG 2027, Entwurf, nicht beschlossen). Auch das heutige Gesetz braucht von 2027 an eine neue Genehmigung der EU-Kommission. Darum ${withCalculator(() => 'rechnen wir') ?? 'zeigen wir'} beides und verlassen uns auf das Vorsichtigere.
`,
  law: blocks`
Für Anlagen, die seit dem ${show(reformFigures.from)} starten, gilt das EEG 2027. Ältere behalten ihre Vergütung.
`,
  dropped: blocks`
Ein Gesetzentwurf vom Juli 2026 wollte die feste Vergütung beenden. Gesetz ist er nicht geworden, für neue Anlagen gilt weiter das EEG 2023.
`,
};

/** What may change for starts from 2027 on, and what it means for one house. */
export const whatChangesIn2027 = md`
## Was sich 2027 ändern kann {#ab-2027}

${openings[line.state]}

${{
  type: 'table',
  caption: `Regeln für neue Anlagen auf dem Wohnhaus (${reformFigures.transitionPaid.source})`,
  head: ['Was', ...lawHeads],
  rows: Object.entries(rules).map(([what, byLaw]) => [
    what,
    ...regimesOf(usualStart).map((regime) => byLaw[regime]),
  ]),
}}

${withCalculator(familyByLaw)}

- Rechnen Sie mit dem vorsichtigeren Fall. Auch er ist ein mittlerer: Die Spanne steht daneben.
- Wählen Sie die Größe nach Ihrem Verbrauch, auch dem geplanten. Strom, den Sie selbst nutzen, hängt an keinem der Gesetze.
- Lassen Sie sich kein Datum versprechen. Es zählt der Tag der Inbetriebnahme: Module fest, Wechselrichter eingebaut, erster Strom. Der neue Zähler gehört nicht dazu.
- Unterschreiben Sie nichts unter Zeitdruck. Vergleichen Sie erst ein zweites Angebot.

${withCalculator(
  () => blocks`
Ihr nächster Schritt: [Ihr Haus im Solarrechner](${calculationPath('family')}). Er zeigt für Ihren Start beide Ergebnisse nebeneinander, solange nichts beschlossen ist.
`,
)}
`;
