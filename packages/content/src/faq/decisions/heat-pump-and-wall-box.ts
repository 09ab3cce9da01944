import type { Block } from '../../article.ts';
import { controllableDevices } from '../../figures/controllable-devices.ts';
import { amount } from '../../figures/figure.ts';
import { calculationPath } from '../../houses/calculation-path.ts';
import { familyInWords, houseTown, standardHouses } from '../../houses/standard-houses.ts';
import { inline, md, picture } from '../../md.ts';
import { faqSectionPath, paths } from '../../paths.ts';
import { kilometres, kWh, kWp, percent, sentenceBegin } from '../../typography.ts';
import { withCalculator } from '../../with-calculator.ts';
import { lawsFor } from './by-law-words.ts';

const hundreds = (value: number) => kWh(Math.round(value / 100) * 100);

/** What a car and a heat pump change in the standard house. */
function housesCompared(): Block {
  const compared = (['family', 'familyWithCar', 'heatPumpAndCar'] as const).map(
    (house) => lawsFor(house)[0],
  );
  return {
    type: 'table',
    caption: `${sentenceBegin(familyInWords)} in ${houseTown}, Größen nach unserem Rechner; das Auto fährt ${kilometres(standardHouses.familyWithCar.auto)} im Jahr und lädt, wenn die Sonne scheint`,
    numeric: true,
    head: ['Im Jahr', 'Ohne', 'Auto', 'Auto, Wärme\u00adpumpe'],
    rows: [
      ['Anlage', ...compared.map(({ result }) => kWp(result.system.kWp))],
      ['Speicher', ...compared.map(({ result }) => kWh(result.system.storageKWh))],
      ['Verbrauch', ...compared.map(({ result }) => hundreds(result.system.consumptionKWh))],
      [
        'Solarstrom im Haus genutzt',
        ...compared.map(({ result }) => percent(result.system.ownUse)),
      ],
      [
        'Verbrauch selbst gedeckt',
        ...compared.map(({ result }) => percent(result.system.selfSufficiency)),
      ],
      ['Aus dem Netz', ...compared.map(({ result }) => hundreds(result.system.gridKWh))],
    ],
  };
}

/** Heat pump and wall box: the size of the system, and the three ways to pay less for the grid. */
export const heatPumpAndWallBox = md`
## Wärmepumpe und Wallbox {#waermepumpe-und-wallbox}
Folded: Größe der Anlage und weniger Netzentgelt

Ein Auto lässt sich mittags laden, das passt zur Sonne. Eine Wärmepumpe braucht den meisten Strom im Winter, wenn das Dach wenig liefert. Beides macht eine Anlage lohnender, aber nicht unabhängig.${withCalculator(() => inline` Was in 20~Jahren übrig bleibt: [Haushalte im Vergleich](${faqSectionPath('photovoltaik-lohnt-sich-2025', 'haushalte')}).`) ?? ''}

${picture('waermepumpe')}

${withCalculator(housesCompared)}

Kommen Auto oder Wärmepumpe in den nächsten Jahren, wählen Sie die Größe gleich mit ihnen. Lassen Sie die Wallbox nach Überschuss laden; ohne das fährt das Auto mit Netzstrom. Für Geräte mit mehr als ${amount(controllableDevices.legalThreshold)} zahlen Sie [weniger Netzentgelt](${paths.technicalDetails}#steuerbare-verbrauchseinrichtung), dafür darf der Netzbetreiber sie zeitweise drosseln (§~14a EnWG).

${withCalculator(() => inline`Ihr nächster Schritt: im [Solarrechner](${calculationPath('heatPumpAndCar')}) Auto oder Wärmepumpe ankreuzen. Wie groß der Speicher dann sein darf:`) ?? 'Was für einen Speicher spricht und was dagegen:'} [mit Speicher oder ohne](${faqSectionPath('photovoltaik-stromspeicher-notwendig', 'mit-oder-ohne')}).
`;
