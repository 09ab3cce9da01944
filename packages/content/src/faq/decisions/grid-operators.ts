import { gridOperators as known } from '../../company/places.ts';
import { blocks } from '../../md.ts';
import { asOfNote } from '../../typography.ts';

const table = blocks`
Table: Wer das Stromnetz betreibt, nach den Websites der Netzbetreiber, ${asOfNote(known.asOf)}

| Ort | Netzbetreiber | Anmelden |
| --- | --- | --- |
${known.operators.map(({ area, name, registration }) => [area, name, registration])}
`;

/** Who runs the grid in which place, as far as the operators' own pages say so; no times and no amounts are published there. */
export const gridOperators = blocks`
${known.operators.length > 0 ? table : undefined}

Wer bei Ihnen zuständig ist, steht auf Ihrer Stromrechnung.
::: SN
Wie viel der Ausgleich nach Modul 1 beträgt, steht in seinem Preisblatt für das laufende Jahr.
::: sonst
Wie lange die Prüfung dauert, sagt Ihnen der Netzbetreiber; wie viel der Ausgleich nach Modul 1 beträgt, steht in seinem Preisblatt für das laufende Jahr.
:::
`;
