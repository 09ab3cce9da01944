import { reform as line, type ReformState } from '@rebhang-solar/calculator/law/reform';
import type { Block } from '../../article.ts';
import { show } from '../../figures/figure.ts';
import { reformFigures } from '../../figures/reform.ts';
import { blocks, md } from '../../md.ts';
import { paths } from '../../paths.ts';
import { germanDate } from '../../typography.ts';
import { withCalculator } from '../../with-calculator.ts';
import { startMonth } from './by-law-words.ts';

const openings: Record<ReformState, readonly Block[]> = {
  draft: blocks`
Wer jetzt bestellt, startet meist erst im ${startMonth}. Was dann für eingespeisten Strom gezahlt wird, ist offen. Die Bundesregierung hat am ${germanDate(reformFigures.from.asOf)} ein neues Gesetz vorgelegt (EEG 2027, Entwurf, nicht beschlossen); ohne es bliebe das heutige. Beides muss die EU-Kommission genehmigen. Darum ${withCalculator(() => 'rechnen wir') ?? 'zeigen wir'} beides und verlassen uns auf das Vorsichtigere.
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

- Wählen Sie die Größe nach Ihrem Verbrauch, auch dem geplanten. Strom, den Sie selbst nutzen, hängt an keinem der Gesetze.
- Lassen Sie sich kein Datum versprechen. Es zählt der Tag der Inbetriebnahme: Module fest, Wechselrichter eingebaut, erster Strom. Der neue Zähler gehört nicht dazu.
- Unterschreiben Sie nichts unter Zeitdruck.

Was wann gilt und was jetzt zu tun ist, steht auf einer Seite: [Solarstrom ab 2027](${paths.from2027}).
`;
