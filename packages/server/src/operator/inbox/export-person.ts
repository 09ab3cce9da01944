import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { CommandError, type Terminal } from '@rebhang-solar/content/command';
import { inboxMessages } from '@rebhang-solar/content/inbox';
import type { MailQueue } from '../../delivery/mail/mail-queue.ts';
import { forms } from '../../forms/forms.ts';
import { requestTables } from '../../forms/request-tables.ts';
import { zipOf } from '../../platform/zip.ts';
import { type DescribedBlock, describeSubmission } from '../../requests/describe-submission.ts';
import { findByEmail, whoseIs } from '../../requests/find-submissions.ts';
import { dataFiles } from '../../requests/own-page/own-data.ts';
import { photographsOf } from '../../requests/photographs/photographs.ts';
import { requestOf, type StoredRequest } from '../../requests/stored-requests.ts';
import type { Inbox } from './inbox-command.ts';
import { writeWhole } from './write-whole.ts';

const texts = inboxMessages.export;

/**
 * Writes everything that is stored about a person as one ZIP, a folder for each request: also birth dates and the
 * office's notes, as the office knows who asks. Where somebody else has named the person, only what was said of them.
 * @param address also one that was corrected since
 */
export async function exportPerson(
  address: string,
  output: string,
  { orm, withMailQueue }: Inbox,
  { stderr }: Pick<Terminal, 'stderr'>,
): Promise<number> {
  const em = orm.em.fork();
  const found = await findByEmail(em, address.trim());
  if (found.length === 0) throw new CommandError(texts.nobody(address));
  await withMailQueue((mailQueue) =>
    writeWhole(output, (file) =>
      pipeline(Readable.from(zipOf(filesOf(em, mailQueue, found, address.trim()))), file),
    ),
  );
  stderr.write(`${texts.done(found.length)}\n`);
  return 0;
}

async function* filesOf(
  em: EntityManager,
  mailQueue: MailQueue,
  found: Awaited<ReturnType<typeof findByEmail>>,
  address: string,
) {
  for (const submission of found) {
    const request = await requestOf(em, submission);
    const whose = await whoseIs(em, submission, address);
    const { isSender } = whose;
    const taken = {
      request,
      shown: shownOf(request, whose),
      photographs: isSender ? await photographsOf(em, submission.id) : [],
      mails: isSender ? await mailQueue.statesOf(submission) : [],
      history: isSender ? ('with notes' as const) : ('none' as const),
    };
    for await (const file of dataFiles(em, taken, 'inbox export')) {
      yield { ...file, name: `${submission.reference}/${file.name}` };
    }
  }
}

/** What was typed about the person: of the sender without others who are named, of these the person alone. */
function shownOf(
  { submission }: StoredRequest,
  { isSender, persons }: Awaited<ReturnType<typeof whoseIs>>,
): DescribedBlock[] {
  const { otherPersons } = requestTables[forms[submission.kind].rowName];
  const named = isSender ? otherPersons : persons;
  const fields = new Set(named.flatMap((person) => person.fields));
  return describeSubmission(submission)
    .map((block) => ({
      ...block,
      lines: block.lines.filter(
        ({ name, value }) => value.trim() !== '' && fields.has(name) !== isSender,
      ),
    }))
    .filter(({ lines }) => lines.length > 0);
}
