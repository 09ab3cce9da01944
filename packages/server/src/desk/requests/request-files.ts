import type { EntityManager } from '@mikro-orm/postgresql';
import { appointmentWords } from '@rebhang-solar/content/appointment-words';
import { gridConnectionFile } from '@rebhang-solar/content/grid-connection-file';
import { powerOfAttorneyFile } from '@rebhang-solar/content/power-of-attorney';
import { stringify } from 'csv-stringify/sync';
import { makeDocument } from '../../delivery/documents/make-document.ts';
import { senderOf } from '../../forms/request-tables.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { appointmentCalendar } from '../../requests/appointment-calendar.ts';
import { csvFormat } from '../../requests/export/csv-format.ts';
import { askedColumns } from '../../requests/export/export-columns.ts';
import { recordOf } from '../../requests/export/submission-record.ts';
import { findRequest } from './request-details.ts';

/** A file to be saved. */
type RequestFile = { name: string; type: string; base64: string };

const pdf = 'application/pdf';
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/**
 * What the office needs for a grid registration, birth dates included: the form as a PDF, and the power of attorney
 * to be printed or changed.
 * @throws AppError `notFound` also for a request of another form
 */
export async function documentsOf(em: EntityManager, reference: string) {
  const { submission } = await findRequest(em, reference);
  const { gridConnection } = submission;
  if (!gridConnection) throw new AppError('notFound');
  const { filledName } = powerOfAttorneyFile;
  const make = async (
    document: Parameters<typeof makeDocument>[0],
    name: string,
    type: string,
  ): Promise<RequestFile> => {
    const content = await makeDocument(document, gridConnection, submission.reference);
    return { name, type, base64: content.toString('base64') };
  };
  return {
    form: await make('grid form', gridConnectionFile.name(submission.reference), pdf),
    powerOfAttorneyPdf: await make(
      'power of attorney PDF',
      filledName(submission.reference, 'pdf'),
      pdf,
    ),
    powerOfAttorneyWord: await make(
      'power of attorney',
      filledName(submission.reference, 'docx'),
      word,
    ),
  };
}

/** Its appointment for the calendar of whoever goes there. @throws AppError `notFound` when there is none */
export async function calendarOf(em: EntityManager, reference: string): Promise<RequestFile> {
  const request = await findRequest(em, reference);
  const { kind } = request.submission;
  const { name, phone, place } = senderOf(request.submission);
  const { content, ...file } = appointmentCalendar(request, {
    summary: appointmentWords.ofOffice(name, kind),
    location: place,
    description: [phone, appointmentWords.reference(reference)].filter(Boolean).join('\n'),
  });
  return { ...file, base64: Buffer.from(content).toString('base64') };
}

/** One request as a CSV, all that was asked in words, as German Excel opens it. */
export async function csvOf(em: EntityManager, reference: string): Promise<RequestFile> {
  const record = recordOf(await findRequest(em, reference));
  const columns = askedColumns(record.kind);
  const content = stringify([columns.map(({ cellOf }) => cellOf(record))], csvFormat(columns));
  return {
    name: `${record.reference}.csv`,
    type: 'text/csv',
    base64: Buffer.from(content).toString('base64'),
  };
}
