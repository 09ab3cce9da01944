import { UnstyledButton } from '@mantine/core';
import { jaNein } from '@rebhang-solar/content/choices';
import { deskRequest } from '@rebhang-solar/content/desk-words';
import { consultationParts } from '@rebhang-solar/content/forms/consultation';
import { gridConnectionSwitches } from '@rebhang-solar/content/forms/grid-connection';
import { useId } from 'react';
import { useDraft } from '../drafts.ts';
import type { AskedAbout } from './asked.tsx';
import { Changed } from './changed.tsx';
import { Correct } from './correct.tsx';
import type { Details } from './details.ts';
import classes from './fact-blocks.module.css';
import { Value } from './value.tsx';

type Block = Details['blocks'][number];
type Line = Block['lines'][number];

/** All that was asked, in the blocks and words of the form; what is missing is what to ask in this call. */
export function FactBlocks({
  request,
  ask,
}: {
  request: Details;
  ask: (about: AskedAbout) => void;
}) {
  return (
    <div className={classes.blocks}>
      {blocksOf(request).map((block, index) => (
        <FactBlock key={block.title ?? index} block={block} request={request} ask={ask} />
      ))}
    </div>
  );
}

function FactBlock({
  block,
  request,
  ask,
}: {
  block: Block;
  request: Details;
  ask: (about: AskedAbout) => void;
}) {
  const title = block.title ?? deskRequest.correct.all;
  // Undefined while nobody corrects it.
  const typed = useDraft<Record<string, string> | undefined>(
    `correct-${request.reference}-${title}`,
    undefined,
  );
  const lines = linesOf(block, request);
  const heading = useId();
  const isLong = lines.length > 12;
  if (lines.length === 0) return null;
  return (
    <section className={classes.block} data-long={isLong || undefined} aria-labelledby={heading}>
      <h2>
        <span id={heading}>{title}</span>
        {!typed.value && (
          <UnstyledButton
            data-underline
            ms="auto"
            fz="sm"
            aria-label={deskRequest.correct.startOf(title)}
            onClick={() => typed.set({})}
          >
            {deskRequest.correct.start}
          </UnstyledButton>
        )}
      </h2>
      {typed.value ? (
        <Correct
          request={request}
          lines={block.lines}
          typed={typed.value}
          change={typed.set}
          close={typed.remove}
        />
      ) : (
        <dl>
          {lines.map((line) => (
            <div
              key={line.label}
              data-text={isText(line) || undefined}
              data-unprinted={line.kind === 'birthDate' || undefined}
            >
              <dt>{line.label}</dt>
              <dd>
                <Value line={line} request={request} ask={ask} />
                {line.kind === 'email' && line.value === request.email && request.phone && (
                  <Changed request={request} field="email" />
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

/** The blocks of the form. Those of the consultation are its steps. */
function blocksOf({ kind, blocks }: Details): Block[] {
  if (kind !== 'consultation') return blocks;
  const lines = blocks.flatMap((block) => block.lines);
  return consultationParts.map(({ title, fields }) => {
    const names: readonly string[] = fields;
    return { title, lines: lines.filter(({ name }) => names.includes(name)) };
  });
}

/**
 * Of a person or a plant that there is not, only the answer that says so; of what nobody has to write, only
 * what was written.
 */
export function linesOf({ lines }: Block, { kind }: Details): Line[] {
  if (kind !== 'gridConnection')
    return lines.filter((line) => isGiven(line) || line.kind === 'choice');
  const closed = Object.entries(gridConnectionSwitches).flatMap(([answer, opened]): string[] =>
    lines.some(({ name, value }) => name === answer && value !== jaNein.ja) ? [...opened] : [],
  );
  return lines.filter((line) => isGiven(line) || !closed.includes(line.name));
}

export const isGiven = ({ value }: Line) => value.trim() !== '';

const isText = ({ value }: Line) => value.length > 90 || value.includes('\n');
