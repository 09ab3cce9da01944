import type { Loaded } from '@mikro-orm/postgresql';
import { toGermanDate } from '@rebhang-solar/content/typed-date';
import { definitions } from './definitions.ts';
import type { Submission } from './submission.entity.ts';

/** A request as it is stored, with its row. */
export type StoredRequest = Loaded<Submission, 'contactMessage' | 'gridConnection'>;

/** A request as a person reads it: blocks of labelled values. */
type DescribedBlock = {
  title?: string;
  lines: {
    label: string /** Empty when the visitor left it so. */;
    value: string;
    keptFromMail: boolean;
  }[];
};

/** Every field of a stored request, in the blocks of its form. */
export function describeSubmission(submission: StoredRequest): DescribedBlock[] {
  const row = new Map<string, unknown>(Object.entries(rowOf(submission)));
  return definitions[submission.kind].blocks.map(({ title, fields }) => ({
    ...(title !== undefined && { title }),
    lines: fields.flatMap(({ label, place, choices, keptFromMail }) => {
      if (typeof place !== 'object') return [];
      const value = String(row.get(place.column) ?? '');
      return { label, value: choices?.[value] ?? toGermanDate(value), keptFromMail };
    }),
  }));
}

type Sender = {
  name: string;
  email: string;
  /** As it was typed; empty where it was left out. */
  phone: string;
  /** Name and town, as the office calls a case: „Müller, Weinböhla“. */
  shortName: string;
};

/** Who sent a request. */
export function senderOf(submission: StoredRequest): Sender {
  const row = rowOf(submission);
  if ('anEmail' in row) {
    const { vorname, name, anEmail: email, anTelefon: phone, ort } = row;
    return { name: `${vorname} ${name}`, email, phone, shortName: `${name}, ${ort}` };
  }
  const { name, email } = row;
  // The town of „Bergweg 4, 01689 Weinböhla“.
  const town = /\b\d{5}\s+([^\d,;\r\n]+)/.exec(row.address ?? '')?.[1]?.trim();
  return { name, email, phone: row.phone ?? '', shortName: town ? `${name}, ${town}` : name };
}

/** What the visitor wrote. */
export function rowOf({ id, contactMessage, gridConnection }: StoredRequest) {
  const row = contactMessage ?? gridConnection;
  if (!row) throw new Error(`Submission ${id} has no row`);
  return row;
}
