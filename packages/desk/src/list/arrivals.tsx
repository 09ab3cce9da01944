import { Button } from '@mantine/core';
import { useFocusWithin, useHover, useMergedRef } from '@mantine/hooks';
import { deskList } from '@rebhang-solar/content/desk-words';
import { useEffect, useState } from 'react';
import { isJustArrived } from './just-arrived.ts';
import type { RequestItem } from './use-requests.ts';

/**
 * Keeps what has just come in back for as long as a pointer or the focus is in the list: a row that moves
 * under them would be pressed instead of the one that was meant.
 * @param items as the server lists them @param list which one, and how far: another is shown as it is
 */
export function useHeldBack(items: RequestItem[] | undefined, list: string) {
  const { hovered, ref: hoverRef } = useHover();
  const { focused, ref: focusRef } = useFocusWithin();
  const isInUse = hovered || focused;
  const references = items?.map(({ reference }) => reference) ?? [];
  const [released, setReleased] = useState({ list, references: new Set(references) });
  const isKnown = released.list === list && released.references.size > 0;
  const held = isInUse && isKnown ? (items ?? []).filter(isNew) : [];

  function isNew(item: RequestItem): boolean {
    // What was open before, and comes back into the list, is no surprise.
    return !released.references.has(item.reference) && isJustArrived(item, new Date());
  }

  const waiting = new Set(held.map(({ reference }) => reference));
  const current = references.filter((reference) => !waiting.has(reference)).join();
  useEffect(() => {
    setReleased({ list, references: new Set(current.split(',').filter(Boolean)) });
  }, [list, current]);

  return {
    shown: (items ?? []).filter(({ reference }) => !waiting.has(reference)),
    held,
    release: () => setReleased({ list, references: new Set(references) }),
    area: useMergedRef(hoverRef, focusRef),
  };
}

/** One and the same: another empty array at each rendering would set the state again without end. */
const none: readonly RequestItem[] = [];

/** Says at the foot of the list what has come in out of sight, and leads there. */
export function Arrivals({
  held,
  release,
  items = none,
  now,
}: {
  held: readonly RequestItem[];
  release: () => void;
  items: readonly RequestItem[] | undefined;
  now: Date;
}) {
  const [outOfSight, setOutOfSight] = useState<readonly RequestItem[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `items` is another array with each answer
  useEffect(() => {
    setOutOfSight(items.filter((item) => isJustArrived(item, now) && !isInSight(item)));
  }, [items, now, held.length]);
  const first = outOfSight[0];
  return (
    <div aria-live="polite">
      {first && (
        <Button
          color="slate"
          onClick={() => {
            release();
            requestAnimationFrame(() => linkOf(first)?.focus());
          }}
        >
          {deskList.arrived(outOfSight.length)}
        </Button>
      )}
    </div>
  );
}

const linkOf = ({ reference }: RequestItem) =>
  document.querySelector<HTMLElement>(`[data-row="${reference}"] [data-row-link]`);

function isInSight(item: RequestItem): boolean {
  const box = linkOf(item)?.getBoundingClientRect();
  return box !== undefined && box.bottom > 0 && box.top < innerHeight - 60;
}
