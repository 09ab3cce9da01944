import type { EntityManager } from '@mikro-orm/postgresql';
import { company, companyAddress } from '@rebhang-solar/content/company-in-texts';
import { formKinds } from '@rebhang-solar/content/forms/form-kinds';
import { ownPageDownloads } from '@rebhang-solar/content/own-page-downloads';
import { type PhotographKind, photographNames } from '@rebhang-solar/content/photograph-kinds';
import { visitorSteps } from '@rebhang-solar/content/status-words';
import type { DescribedBlock } from '../describe-submission.ts';
import type { MailJobState } from '../mails/mail-job.ts';
import type { Photograph } from '../photographs/photograph.entity.ts';
import { openPhotograph } from '../photographs/read-photograph.ts';
import { RequestEvent } from '../request-event.entity.ts';
import type { StoredRequest } from '../stored-requests.ts';

/** A request whose data are taken along, with what its reader is shown of it. */
type Taken = {
  request: StoredRequest;
  /** What was typed. */
  shown: readonly DescribedBlock[];
  photographs: readonly Photograph[];
  mails: readonly MailJobState[];
  /** For somebody whose identity the office has checked also its own notes; for who is only named none of it. */
  history?: 'of the visitor' | 'with notes' | 'none';
};

/**
 * All that is stored about a request and its sender, as files: the data, then one photograph after the other.
 * @param address of whom the photographs are read for
 */
export async function* dataFiles(em: EntityManager, taken: Taken, address: string) {
  const photographs = taken.photographs.map((photograph, index) => ({
    ...photograph,
    file: ownPageDownloads.photograph(index + 1, photograph.kind),
  }));
  const data = await ownData(em, { ...taken, photographs });
  yield {
    name: ownPageDownloads.data,
    content: [Buffer.from(`${JSON.stringify(data, null, 2)}\n`)],
    modifiedAt: new Date(),
  };
  for (const { id, file, addedAt } of photographs) {
    const opened = await openPhotograph(em, { id, size: 'whole' }, address);
    // The visitor may take it back meanwhile.
    if (opened) yield { name: file, content: opened.parts, modifiedAt: addedAt };
  }
}

type Kept = { file: string; kind: PhotographKind; width: number; height: number; addedAt: Date };

const { words } = ownPageDownloads;

/** To be read by people and programs (Art. 15 and 20 GDPR), under German names. */
async function ownData(
  em: EntityManager,
  {
    request: { submission, status },
    shown,
    photographs,
    mails,
    history = 'of the visitor',
  }: Omit<Taken, 'photographs'> & { photographs: readonly Kept[] },
) {
  const { reference, kind, receivedAt, consentAt, privacyVersion } = submission;
  const which = { submission: submission.id };
  const events =
    history === 'none' ? [] : await em.find(RequestEvent, which, { orderBy: { id: 'asc' } });
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
    ...(history === 'with notes' && {
      wiedervorlageAm: status.followUpOn ?? null,
      notizen: eventsOf(events, 'note').map(({ at, by, note }) => ({
        am: isoOf(at),
        von: by,
        text: note,
      })),
    }),
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
        ? [{ am: isoOf(at), was: visitorSteps[type], ...(isTold(type) && { fuer: isoOf(until) }) }]
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

/** When the office calls again or comes. On which day it comes back to a request is its own. */
const isTold = (type: string) => type === 'notReached' || type === 'appointment';

const isOfVisitor = (type: string): type is keyof typeof visitorSteps =>
  Object.hasOwn(visitorSteps, type);

const eventsOf = (events: readonly RequestEvent[], wanted: RequestEvent['type']) =>
  events.filter(({ type }) => type === wanted);

const isoOf = (date: Date | null | undefined) => date?.toISOString() ?? null;
