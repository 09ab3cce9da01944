import { einspeisung, jaNein, phasen, vorhaben } from '@rebhang-solar/content/choices';
import {
  gridConnectionForm,
  gridConnectionSwitches,
} from '@rebhang-solar/content/forms/grid-connection';
import { validationMessages } from '@rebhang-solar/content/forms/validation';
import { z } from 'zod';
import { fieldSchemas, type ShapeOf } from '../field-schemas.ts';

const { requiredName, optionalName, requiredLine, optionalLine, requiredEmail, optionalEmail } =
  fieldSchemas;
const { requiredPhone, optionalPhone, optionalDate, optionalBirthDate } = fieldSchemas;

/**
 * Everything the network operator asks for, all strings, dates among them (specification, section 3, where `anStrase`
 * is spelled so; the last block is ours). Fields of a block that its ja/nein answer switches off must be empty.
 */
export const gridConnectionInput = z
  .strictObject({
    strasse: requiredLine,
    hausnummer: requiredLine,
    plz: requiredLine,
    ort: requiredLine,
    gemarkung: optionalLine,
    flurstueck: optionalLine,
    anzahlEinheiten: optionalLine,
    unterkellert: fieldSchemas.choice(jaNein),
    /** m² */
    gesamtflaeche: optionalLine,
    zaehlernummer: optionalLine,
    bestehendeAnlage: fieldSchemas.choice(jaNein),
    /** kWp */
    bestehendeLeistung: optionalLine,

    name: requiredName,
    vorname: requiredName,
    geburtsdatum: optionalBirthDate,
    anStrase: requiredLine,
    anHausnummer: requiredLine,
    anPlz: requiredLine,
    anOrt: requiredLine,
    anTelefon: requiredPhone,
    anEmail: requiredEmail,

    nutzAbweichend: fieldSchemas.choice(jaNein),
    nutzName: optionalName,
    nutzVorname: optionalName,
    nutzGeburtsdatum: optionalBirthDate,
    nutzStrasse: optionalLine,
    nutzHausnummer: optionalLine,
    nutzPlz: optionalLine,
    nutzOrt: optionalLine,
    nutzTelefon: optionalPhone,
    nutzEmail: optionalEmail,

    eigenAbweichend: fieldSchemas.choice(jaNein),
    eigenName: optionalName,
    eigenVorname: optionalName,
    eigenGeburtsdatum: optionalBirthDate,
    eigenStrasse: optionalLine,
    eigenHausnummer: optionalLine,
    eigenPlz: optionalLine,
    eigenOrt: optionalLine,
    eigenTelefon: optionalPhone,
    eigenEmail: optionalEmail,

    // What network operators' own forms ask for besides (VDE-AR-N 4105). Clients made from
    // the specification do not send these, so none may ever be mandatory.
    flur: optionalLine,
    vorhaben: fieldSchemas.choice(vorhaben),
    modulHersteller: optionalLine,
    modulTyp: optionalLine,
    modulAnzahl: optionalLine,
    /** kWp, all of them together */
    modulLeistung: optionalLine,
    wechselrichterTyp: optionalLine,
    wechselrichterAnzahl: optionalLine,
    /** kW, all of them together */
    wechselrichterLeistung: optionalLine,
    /** kW */
    speicherLeistung: optionalLine,
    /** kWh */
    speicherKapazitaet: optionalLine,
    phasen: fieldSchemas.choice(phasen),
    einspeisung: fieldSchemas.choice(einspeisung),
    messkonzept: optionalLine,
    steuerbareGeraete: optionalLine,
    geplanteInbetriebnahme: optionalDate,
    mastrNummer: optionalLine,
    installateurNummer: optionalLine,
  } satisfies ShapeOf<typeof gridConnectionForm>)
  .superRefine((values, context) => {
    for (const [question, dependents] of Object.entries(gridConnectionSwitches)) {
      const answer = question as keyof typeof gridConnectionSwitches;
      if (values[answer] === 'ja') continue;
      for (const field of dependents) {
        if (!values[field]) continue;
        context.addIssue({
          code: 'custom',
          path: [field],
          message: validationMessages.switchedOff(gridConnectionForm.fields[answer].label),
        });
      }
    }
  });

export type GridConnectionInput = z.infer<typeof gridConnectionInput>;
