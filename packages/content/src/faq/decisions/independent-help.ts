import type { Section } from '../../article.ts';
import { company } from '../../company-in-texts.ts';
import { inState } from '../../in-state.ts';
import { faqSectionPath } from '../../paths.ts';

/** Who advises without selling, and who settles a quarrel. */
export const independentHelp: Section = {
  id: 'unabhaengige-hilfe',
  title: 'Rat von Stellen, die nichts verkaufen',
  blocks: [
    {
      type: 'table',
      caption: `Unabhängige Hilfe für Hausbesitzer ${company.inItsState}`,
      head: ['Stelle', 'Wobei sie hilft', 'Gut zu wissen'],
      rows: [
        [
          `Energieberatung der Verbraucherzentrale ${company.stateName}`,
          'Angebote lesen, Dach und Speicher einschätzen, in der Beratungsstelle oder bei Ihnen',
          'Termine unter 0800 809 802 400; für Besuche kann ein Eigenanteil anfallen',
        ],
        ...(inState('SN', [
          [
            'Sächsische Energieagentur (SAENA)',
            'Förderung, Denkmal, allgemeine Fragen',
            'eine Einrichtung des Freistaats',
          ],
        ]) ?? []),
        [
          'Solarkataster',
          'zeigt aus Luftbildern, wie gut ein Dach liegt',
          'Ob es für Ihren Ort eines gibt, sagt die Gemeinde',
        ],
        [
          'Clearingstelle EEG|KWKG',
          'Streit mit dem Netzbetreiber um Anschluss oder Vergütung',
          'veröffentlicht Antworten auf häufige Fragen',
        ],
        [
          'Schlichtungsstelle Energie',
          'Streit mit Ihrem Stromversorger',
          'erst dort beschweren, dann schlichten lassen',
        ],
      ],
    },
    {
      type: 'text',
      text: [
        'Lassen Sie ruhig auch unser Angebot dort ansehen. Was darin stehen sollte, finden Sie in der Liste ',
        {
          text: 'Angebote vergleichen',
          to: faqSectionPath('photovoltaik-kosten-einfamilienhaus', 'angebote-vergleichen'),
        },
        '.',
      ],
    },
  ],
};
