import { company } from '../../company-in-texts.ts';
import { md } from '../../md.ts';
import { faqSectionPath } from '../../paths.ts';

/** Who advises without selling, and who settles a quarrel. */
export const independentHelp = md`
## Rat von Stellen, die nichts verkaufen {#unabhaengige-hilfe}
Folded: Verbraucherzentrale, Solarkataster, Clearingstelle

Table: Unabhängige Hilfe für Hausbesitzer ${company.inItsState}

| Stelle | Wobei sie hilft | Gut zu wissen |
| --- | --- | --- |
| Energieberatung der Verbraucherzentrale ${company.stateName} | Angebote lesen, Dach und Speicher einschätzen, in der Beratungsstelle oder bei Ihnen | Termine unter 0800 809 802 400; für Besuche kann ein Eigenanteil anfallen |
::: SN
| Sächsische Energieagentur (SAENA) | Förderung, Denkmal, allgemeine Fragen | eine Einrichtung des Freistaats |
:::
| Solarkataster | zeigt aus Luftbildern, wie gut ein Dach liegt | Ob es für Ihren Ort eines gibt, sagt die Gemeinde |
| Clearingstelle EEG|KWKG | Streit mit dem Netzbetreiber um Anschluss oder Vergütung | veröffentlicht Antworten auf häufige Fragen |

Lassen Sie ruhig auch unser Angebot dort ansehen. Was darin stehen sollte: [Angebote vergleichen](${faqSectionPath('photovoltaik-kosten-einfamilienhaus', 'angebote-vergleichen')}).
`;
