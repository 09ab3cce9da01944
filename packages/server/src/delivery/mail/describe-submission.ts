import {
  budget,
  dachflaeche,
  haustyp,
  stromverbrauch,
  zeitrahmen,
} from '@rebhang-solar/content/choices';
import { consultationForm } from '@rebhang-solar/content/forms/consultation';
import { contactForm } from '@rebhang-solar/content/forms/contact';
import type { FieldCopy } from '@rebhang-solar/content/forms/form-copy';
import { gridConnectionForm } from '@rebhang-solar/content/forms/grid-connection';
import { maintenanceForm } from '@rebhang-solar/content/forms/maintenance';
import { consultationPlacements } from '../../requests/consultation/consultation.service.ts';
import { contactPlacements } from '../../requests/contact/contact.service.ts';
import type {
  ContactMessage,
  ContactMessageColumn,
} from '../../requests/contact/contact-message.entity.ts';
import type { Placement } from '../../requests/contact/placement.ts';
import { choicesOf, gridBlocks } from '../../requests/grid-connection/grid-connection.blocks.ts';
import type { GridConnection } from '../../requests/grid-connection/grid-connection.entity.ts';
import { maintenancePlacements } from '../../requests/maintenance/compose-message.ts';
import type { SubmissionKind } from '../../requests/submission.entity.ts';

/** A request as a person reads it: blocks of labelled values. */
export type DescribedBlock = {
  title?: string;
  lines: { label: string /** Empty when the visitor left it so. */; value: string }[];
};

const choiceLabels: Partial<Record<ContactMessageColumn, Record<string, string>>> = {
  haustyp,
  dachflaeche,
  stromverbrauch,
  budget,
  zeitrahmen,
};

const describeMessage: Record<
  Exclude<SubmissionKind, 'gridConnection'>,
  (message: ContactMessage) => DescribedBlock
> = {
  contact: (message) => describeColumns(contactForm.fields, contactPlacements, message),
  consultation: (message) =>
    describeColumns(consultationForm.fields, consultationPlacements, message),
  maintenance: (message) => describeColumns(maintenanceForm.fields, maintenancePlacements, message),
};

/** Every field of a stored request that came from one of the forms kept in `contact_messages`. */
export function describeContactMessage(
  kind: Exclude<SubmissionKind, 'gridConnection'>,
  message: ContactMessage,
): DescribedBlock[] {
  return [describeMessage[kind](message)];
}

function describeColumns<Field extends string>(
  copies: Record<Field, FieldCopy>,
  placements: Record<Field, Placement>,
  message: ContactMessage,
): DescribedBlock {
  const lines: DescribedBlock['lines'] = [];
  for (const field of Object.keys(placements) as Field[]) {
    const placement = placements[field];
    if (typeof placement !== 'object') continue;
    const value = message[placement.column] ?? '';
    lines.push({
      label: copies[field].label,
      value: choiceLabels[placement.column]?.[value] ?? value,
    });
  }
  return { lines };
}

/** Every field of a stored grid registration, in the blocks of the form. */
export function describeGridConnection(connection: GridConnection): DescribedBlock[] {
  return gridBlocks.map(({ title, fields }) => ({
    title,
    lines: fields.map((field) => {
      const value = connection[field] ?? '';
      return {
        label: gridConnectionForm.fields[field].label,
        value: choicesOf(field)?.[value] ?? value,
      };
    }),
  }));
}
