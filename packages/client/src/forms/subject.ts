import { type SubjectCopy, subjectCopy } from '@rebhang-solar/content/forms/subjects';
import { subjectParameter, subjects } from '@rebhang-solar/content/paths';

/**
 * What a form is opened for, as a call to action named it in the address.
 *
 * @param search the query of the page's address
 */
export function subjectOf(search: string): SubjectCopy | undefined {
  const named = new URLSearchParams(search).get(subjectParameter);
  const subject = subjects.find((known) => known === named);
  return subject && subjectCopy[subject];
}

/** Whether a message is nothing but the line that a subject began it with. */
export function isSubjectLine(message: string): boolean {
  return Object.values(subjectCopy).some((copy) => copy.message === message.trim());
}
