import {
  type GridField,
  gridConnectionBlocks,
  gridConnectionSwitches,
} from '@rebhang-solar/content/forms/grid-connection';
import type { OtherPerson, RowTable } from '../row-table.ts';
import { GridConnection } from './grid-connection.entity.ts';

/** The data of grid registrations. Beside its sender one may name the user and the owner of the house. */
export const gridConnectionTable: RowTable<GridConnection> = {
  entity: GridConnection,
  senderEmail: 'anEmail',
  otherPersons: [
    otherPerson('nutzEmail', gridConnectionSwitches.nutzAbweichend),
    otherPerson('eigenEmail', gridConnectionSwitches.eigenAbweichend),
  ],
  senderPhone: 'anTelefon',
  senderAddress: ['strasse', 'hausnummer', 'plz', 'ort'],
  sender({ vorname, name, anEmail, anTelefon, strasse, hausnummer, plz, ort }) {
    return {
      name: `${vorname} ${name}`,
      email: anEmail,
      phone: anTelefon,
      place: `${strasse} ${hausnummer}, ${plz} ${ort}`,
      town: ort,
      shortName: `${name}, ${ort}`,
    };
  },
};

function otherPerson(email: GridField, fields: readonly GridField[]): OtherPerson {
  const block = gridConnectionBlocks.find((candidate) =>
    candidate.fields.some((field) => field === email),
  );
  return { title: block?.title ?? email, email, fields };
}
