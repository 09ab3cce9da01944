import { Badge } from '@mantine/core';
import { jaNein } from '@rebhang-solar/content/choices';
import { deskRequest } from '@rebhang-solar/content/desk-words';
import { consultationParts } from '@rebhang-solar/content/forms/consultation';
import { gridConnectionSwitches } from '@rebhang-solar/content/forms/grid-connection';
import { formTexts } from '@rebhang-solar/content/forms/shared';
import { mailtoHref } from '@rebhang-solar/content/mailto-href';
import { telHref } from '@rebhang-solar/content/phone';
import type { AskedAbout } from './asked.tsx';
import { Changed } from './changed.tsx';
import type { Details } from './details.ts';
import classes from './fact-blocks.module.css';
import { senderHref } from './sender-href.ts';

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
      {blocksOf(request).map((block, index) => {
        const lines = linesOf(block, request);
        const filled = block.lines.filter(({ value }) => value.trim() !== '').length;
        const isLong = lines.length > 12;
        if (lines.length === 0) return null;
        return (
          <section
            key={block.title ?? index}
            className={classes.block}
            data-long={isLong || undefined}
          >
            {block.title && (
              <h2>
                {block.title}{' '}
                {isLong && (
                  <span className={classes.filled}>
                    {deskRequest.filled(filled, block.lines.length)}
                  </span>
                )}
              </h2>
            )}
            <dl>
              {lines.map((line) => (
                <div key={line.label} data-text={isText(line) || undefined}>
                  <dt>{line.label}</dt>
                  <dd>
                    <Value line={line} request={request} ask={ask} />
                    <Correction line={line} request={request} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        );
      })}
    </div>
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

/** Beside the sender's mail address where the plate has the number: that says it of the larger one itself. */
function Correction({ line: { value, kind }, request }: { line: Line; request: Details }) {
  const { phone, email } = request;
  if (kind !== 'email' || value !== email || !phone) return null;
  return <Changed request={request} field="email" />;
}

function Value({
  line: { value, kind },
  request,
  ask,
}: {
  line: Line;
  request: Details;
  ask: (about: AskedAbout) => void;
}) {
  if (value.trim() === '') {
    return (
      <span className={classes.missing}>
        {kind === 'choice' && request.kind !== 'gridConnection'
          ? formTexts.notKnownYet
          : deskRequest.notGiven}
        <Badge data-meaning="ask">{deskRequest.clarify}</Badge>
      </span>
    );
  }
  if (kind === 'phone') {
    const href = telHref(value);
    if (!href) return value;
    return (
      <a href={href} onClick={() => ask('call')}>
        {value}
      </a>
    );
  }
  if (kind === 'email') {
    const isSender = value === request.email;
    return (
      <a
        href={isSender ? senderHref(request) : mailtoHref(value)}
        onClick={() => isSender && ask('mail')}
      >
        {value}
      </a>
    );
  }
  return value;
}
