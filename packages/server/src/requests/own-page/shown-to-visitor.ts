import { forms } from '../../forms/forms.ts';
import { requestTables } from '../../forms/request-tables.ts';
import { type DescribedBlock, describeSubmission } from '../describe-submission.ts';
import type { StoredSubmission } from '../find-submissions.ts';

/**
 * What a visitor sees again of what was sent: no birth dates, and nothing of others who are named in it, as
 * whoever has link and telephone number may not be the sender.
 */
export function shownToVisitor(submission: StoredSubmission): DescribedBlock[] {
  const { rowName } = forms[submission.kind];
  const ofOthers = new Set(requestTables[rowName].otherPersons.flatMap(({ fields }) => fields));
  return describeSubmission(submission)
    .map((block) => ({
      ...block,
      lines: block.lines.filter(
        ({ name, value, keptFromMail }) =>
          value.trim() !== '' && !keptFromMail && !ofOthers.has(name),
      ),
    }))
    .filter(({ lines }) => lines.length > 0);
}
