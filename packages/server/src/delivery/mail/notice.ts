import { noticeWords as words } from '@rebhang-solar/content/mails/notice';
import type { NoticeMailJob } from '../../requests/mails/mail-job.ts';
import { letter, withNumber } from './letter.ts';
import { type MailContent, paragraph } from './mail-content.ts';

/** For the address that stood in a request before: what was done on the own page, without the link and what stands there now. */
export function noticeMail({
  kind,
  reference,
  about,
  fields = [],
}: Omit<NoticeMailJob['notice'], 'address'>): MailContent {
  const names = fields.map((field) => words.fields[field]);
  const texts = {
    corrected: words.corrected(reference, new Intl.ListFormat('de').format(names)),
    photographs: words.photographs(reference),
    withdrawn: words.withdrawn(reference),
  };
  const subject = words.subject[about === 'withdrawn' ? 'withdrawn' : 'changed'];
  return letter(kind, subject(reference), [
    paragraph(texts[about]),
    paragraph(withNumber(words.notYou)),
  ]);
}
