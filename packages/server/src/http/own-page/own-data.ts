import { company, companyAddress } from '@rebhang-solar/content/company-in-texts';
import { formKinds } from '@rebhang-solar/content/forms/form-kinds';
import { ownPageDownloads } from '@rebhang-solar/content/own-page-downloads';
import { type PhotographKind, photographNames } from '@rebhang-solar/content/photograph-kinds';
import { visitorSteps } from '@rebhang-solar/content/status-words';
import type { MailJobState } from '../../requests/mails/mail-job.ts';
import { shownToVisitor } from '../../requests/own-page/shown-to-visitor.ts';
import { RequestEvent } from '../../requests/request-event.entity.ts';
import type { Visit } from './visit.ts';

type Kept = { file: string; kind: PhotographKind; width: number; height: number; addedAt: Date };

const { words } = ownPageDownloads;

/**
 * All that is stored about a request and its sender, to be read by people and programs (Art. 15 and 20 GDPR), under
 * German names. Like the page it holds no birth dates and nothing of others.
 */
export async function ownData(
  { em, submission, status }: Visit,
  photographs: readonly Kept[],
  mails: readonly MailJobState[],
) {
  const { reference, kind, receivedAt, consentAt, privacyVersion } = submission;
  const events = await em.find(
    RequestEvent,
    { submission: submission.id },
    { orderBy: { id: 'asc' } },
  );
  const shown = shownToVisitor(submission);
  const labels = new Map<string | null | undefined, string>([
    ...shown.flatMap(({ lines }) => lines.map(({ name, label }) => [name, label] as const)),
    ...Object.entries(words.fields),
  ]);
  return {
    vorgangsnummer: reference,
    formular: formKinds[kind].title,
    eingegangenAm: isoOf(receivedAt),
    verantwortlich: `${company.name}, ${companyAddress}, ${company.email}`,
    hinweise: words.notes,
    angaben: shown.map(({ title, lines }) => ({
      ...(title && { abschnitt: title }),
      felder: lines.map(({ label, value }) => ({ feld: label, wert: value })),
    })),
    einwilligungAm: isoOf(consentAt),
    datenschutzhinweiseVom: privacyVersion ?? null,
    berichtigungen: eventsOf(events, 'corrected').flatMap(({ at, field, formerValue }) => {
      const feld = labels.get(field);
      return feld ? [{ am: isoOf(at), feld, vorher: formerValue }] : [];
    }),
    bemerkungen: eventsOf(events, 'remark').map(({ at, note, byLink }) => ({
      am: isoOf(at),
      text: note,
      nurUeberDenLink: byLink,
    })),
    zeitenFuerEinenAnruf: eventsOf(events, 'times').map(({ at, note, byLink }) => ({
      am: isoOf(at),
      zeiten: note,
      nurUeberDenLink: byLink,
    })),
    fotos: photographs.map(({ file, kind: shown, width, height, addedAt }) => ({
      datei: file,
      zeigt: photographNames[shown],
      breite: width,
      hoehe: height,
      hinzugefuegtAm: isoOf(addedAt),
    })),
    stand: {
      antwortZugesagtBis: isoOf(status.dueAt),
      ersterAnrufOderAntwort: isoOf(status.firstContactAt),
      bearbeitetVon: status.holder ?? null,
      erledigtAm: isoOf(status.doneAt),
    },
    verlauf: events.flatMap(({ at, type, until }) =>
      isOfVisitor(type)
        ? [{ am: isoOf(at), was: visitorSteps[type], ...(until && { fuer: isoOf(until) }) }]
        : [],
    ),
    emails: mails.map(({ recipient, subject, createdAt, completedAt }) => ({
      an: words.recipients[recipient],
      worum: words.mails[subject],
      angelegtAm: createdAt,
      verschicktAm: completedAt,
    })),
  };
}

/** The notes of the office are its own. */
const isOfVisitor = (type: string): type is keyof typeof visitorSteps =>
  Object.hasOwn(visitorSteps, type);

const eventsOf = (events: readonly RequestEvent[], wanted: RequestEvent['type']) =>
  events.filter(({ type }) => type === wanted);

const isoOf = (date: Date | null | undefined) => date?.toISOString() ?? null;
