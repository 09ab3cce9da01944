import type { Block } from '../../article.ts';
import { gridOperators as known } from '../../company/places.ts';
import { inState } from '../../in-state.ts';
import { asOfNote } from '../../typography.ts';

/** Who runs the grid in which place, as far as the operators' own pages say so; no times and no amounts are published there. */
export const gridOperators: readonly Block[] = [
  ...(known.operators.length > 0
    ? [
        {
          type: 'table',
          caption: `Wer das Stromnetz betreibt, nach den Websites der Netzbetreiber, ${asOfNote(known.asOf)}`,
          head: ['Ort', 'Netzbetreiber', 'Anmelden'],
          rows: known.operators.map(({ area, name, registration }) => [area, name, registration]),
        } as const,
      ]
    : []),
  {
    type: 'text',
    text: `Wer bei Ihnen zuständig ist, steht auf Ihrer Stromrechnung. ${
      inState(
        'SN',
        'Wie lange die Prüfung dauert und wie viel der Ausgleich nach Modul 1 beträgt, haben wir auf keiner dieser Websites bestätigt gefunden: Fragen Sie danach, oder sehen Sie ins Preisblatt für das laufende Jahr.',
      ) ??
      'Wie lange die Prüfung dauert, sagt Ihnen der Netzbetreiber; wie viel der Ausgleich nach Modul 1 beträgt, steht in seinem Preisblatt für das laufende Jahr.'
    }`,
  },
];
