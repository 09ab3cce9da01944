import { houseResults } from '../../houses/results.ts';
import { houseTown } from '../../houses/standard-houses.ts';
import { blocks, md } from '../../md.ts';
import { maintenanceFormPath } from '../../paths.ts';
import { formatNumber, monthNames } from '../../typography.ts';
import { withCalculator } from '../../with-calculator.ts';

const perKwp = (months: readonly number[], month: number, size: number) =>
  formatNumber(Math.round((months[month] ?? 0) / size));
const year = (months: readonly number[]) => months.reduce((sum, energy) => sum + energy, 0);

/** The months of the standard houses, per kWp and for one size. */
function modelled() {
  const { months: south, system: family } = houseResults.family.eeg2023;
  const { months: eastWest, system: couple } = houseResults.couple.eeg2023;
  const sizes = [family.kWp, couple.kWp] as const;
  return blocks`
Teilen Sie den Monatswert aus der App durch die kWp Ihrer Anlage und vergleichen Sie ihn mit der Tabelle. Sie gilt für ein Dach ohne Schatten in ${houseTown} und ein mittleres Jahr.

Table: Ertrag im Monat, gerechnet mit dem Modell unseres Solarrechners

| Monat | Süden, kWh je kWp | Ost-West, kWh je kWp |
| --- | ---: | ---: |
${monthNames.map((name, month) => [
  name,
  perKwp(south, month, sizes[0]),
  perKwp(eastWest, month, sizes[1]),
])}
| Jahr | ${formatNumber(Math.round(year(south) / sizes[0]))} | ${formatNumber(Math.round(year(eastWest) / sizes[1]))} |
`;
}

/** What a system should yield in each month, to compare one's own with. */
export const targetYields = md`
## ${
  withCalculator(() => 'Was Ihre Anlage in welchem Monat liefern sollte') ??
  'Ob Ihre Anlage liefert, was sie soll'
} {#soll-ertrag}
Folded: Zum Vergleich mit Ihrer eigenen Anlage

${
  withCalculator(modelled) ??
  blocks`
Ob eine Anlage gesund ist, sehen Sie am Ertrag. Vergleichen Sie den Monatswert aus der App mit demselben Monat der Jahre davor, im ersten Jahr mit dem, was im Angebot steht.
`
}

- Ein einzelner Monat darf um ein Viertel abweichen, im Winter auch um mehr: Das ist das Wetter.
- Fehlt in zwei Monaten hintereinander mehr als ein Fünftel, stimmt etwas nicht. Sehen Sie nach Fehlermeldungen, neuem Schatten und Schmutz.
- Liefert die Anlage plötzlich nur noch einen Teil, ist oft eine ganze Modulreihe ausgefallen. Melden Sie das sofort.

Liegen Sie deutlich darunter? [Wartung anfragen](${maintenanceFormPath}) und die Monatswerte dazuschreiben.
`;
