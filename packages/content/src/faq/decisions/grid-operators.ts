import type { Block } from '../../article.ts';

/** Who runs the grid in which place, as far as the operators' own pages say so; no times and no amounts are published there. */
export const gridOperators = [
  {
    type: 'table',
    caption:
      'Wer das Stromnetz betreibt, nach den Websites der Netzbetreiber, Stand: November 2026',
    head: ['Ort', 'Netzbetreiber', 'Anmelden'],
    rows: [
      [
        'Dresden und viele Gemeinden im Umland',
        'SachsenNetze',
        'im Netzanschlussportal auf sachsen-netze.de',
      ],
      ['Radebeul und Coswig', 'Stadtwerke Elbtal', 'über stadtwerke-elbtal.de'],
      [
        'Meißen',
        'Meißener Stadtwerke',
        'mit den Formularen von stadtwerke-meissen.de, durch Sie oder den Betrieb',
      ],
      ['Freital', 'Freitaler Stadtwerke', 'über ftl-stadtwerke.de'],
    ],
  },
  {
    type: 'text',
    text: 'Wer bei Ihnen zuständig ist, steht auf Ihrer Stromrechnung. Wie lange die Prüfung dauert und wie viel der Ausgleich nach Modul 1 beträgt, haben wir auf keiner dieser Websites bestätigt gefunden: Fragen Sie danach, oder sehen Sie ins Preisblatt für das laufende Jahr.',
  },
] as const satisfies readonly Block[];
