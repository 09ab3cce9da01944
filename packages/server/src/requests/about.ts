import { maintenanceMarker } from '@rebhang-solar/content/forms/maintenance';
import { shownValue } from '@rebhang-solar/content/forms/shown-value';
import { forms } from '../forms/forms.ts';
import { rowOf } from '../forms/request-tables.ts';
import type { StoredSubmission } from './find-submissions.ts';

/** As much of a message as a line of a list holds. */
const longestMessage = 160;

/** What a request is about, in one line: what the office looks at first, and the beginning of the message. */
export function aboutOf(submission: StoredSubmission): string {
  const row = rowOf(submission);
  const values = new Map<string, unknown>(Object.entries(row));
  const answers = forms[submission.kind].overview.map(({ fields }) =>
    fields
      .map((field) => shownValue(field, String(values.get(field.name) ?? '')))
      .filter(Boolean)
      .join(' '),
  );
  const message = 'message' in row ? beginningOf(row.message) : '';
  return [...answers, message && `„${message}“`].filter(Boolean).join(', ');
}

function beginningOf(message: string): string {
  const own = message.startsWith(maintenanceMarker)
    ? message.slice(maintenanceMarker.length)
    : message;
  const text = own.replace(/\s+/g, ' ').trim();
  return text.length > longestMessage ? `${text.slice(0, longestMessage).trimEnd()}…` : text;
}
