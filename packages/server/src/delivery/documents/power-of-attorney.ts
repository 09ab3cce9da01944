import {
  type Blank,
  powerOfAttorney as content,
} from '@rebhang-solar/content/documents/power-of-attorney';
import { gridConnectionForm } from '@rebhang-solar/content/forms/grid-connection';
import { shownValue } from '@rebhang-solar/content/forms/shown-value';
import type { GridConnectionValues } from './grid-connection-pdf.ts';

/** A field to fill in: its share of a row in twelfths, and what is already known. */
export type FilledBlank = { label: string; share: number; entry: string };

/** What stands on the paper, from top to bottom. */
export type Part =
  | { kind: 'heading'; text: string; startsPage: boolean }
  /** `spaceAfter` in points; `leadsIn`: belongs to what follows, on the same page. */
  | { kind: 'paragraph'; text: string; spaceAfter: number; leadsIn: boolean }
  | { kind: 'tick box'; label: string; text: string }
  /** Rows of bordered cells; each row has at least this height, for handwriting. */
  | { kind: 'blanks'; rows: FilledBlank[][]; millimetres: number };

/**
 * The layout of the power of attorney, for each of its formats.
 * @param values of a grid form: what they hold is filled in, the rest is left blank. Nothing is ticked.
 */
export function layOutPowerOfAttorney(values: GridConnectionValues): Part[] {
  const { subject, principal, agent, premises, plant, scope, terms, signatures } = content;
  let number = 0;
  const heading = (text: string, startsPage = false): Part => {
    number += 1;
    return { kind: 'heading', text: `${number}. ${text}`, startsPage };
  };
  const paragraph = (text: string, spaceAfter = 3, leadsIn = false): Part => {
    return { kind: 'paragraph', text, spaceAfter, leadsIn };
  };
  const blanks = ({ rows }: typeof principal, millimetres = 12): Part => {
    const filled = rows.map((row) => row.map((blank) => fill(blank, values)));
    return { kind: 'blanks', rows: filled, millimetres };
  };
  return [
    paragraph(subject),
    heading(principal.title),
    blanks(principal),
    heading(agent.title),
    ...agent.lines.map((line) => paragraph(line, 0)),
    heading(premises.title),
    blanks(premises),
    heading(plant.title),
    blanks(plant),
    heading(scope.title),
    paragraph(scope.lead, 5, true),
    ...scope.options.map((option): Part => ({ kind: 'tick box', ...option })),
    // What is filled in and ticked stands on the first page, what holds anyway on the second.
    ...terms.flatMap(({ title, text }, index) => [heading(title, index === 0), paragraph(text)]),
    heading(signatures.title),
    paragraph(signatures.lead, 6, true),
    blanks(signatures, 17),
  ];
}

function fill({ label, share, from = [] }: Blank, values: GridConnectionValues): FilledBlank {
  const held = from.map((field) =>
    shownValue(gridConnectionForm.fields[field], values[field] ?? '').trim(),
  );
  const entry = held.filter(Boolean).join(' ').replace(/\s+/g, ' ');
  return { label, share, entry };
}
