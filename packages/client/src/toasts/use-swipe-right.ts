import { type RefObject, useEffect, useEffectEvent } from 'react';

/** How far to the right a finger must travel, in px (specification, section 9). */
const swipeThreshold = 50;

/**
 * Calls back when something inside the element was swiped away to the right; meanwhile it follows the
 * finger. Mantine's own dragging goes both ways and measures in parts of the width.
 */
export function useSwipeRight(target: RefObject<HTMLElement | null>, onSwipe: () => void): void {
  const swiped = useEffectEvent(onSwipe);
  useEffect(() => {
    const element = target.current;
    if (element === null) return;
    let start: { pointer: number; x: number } | undefined;

    const travelled = (event: PointerEvent) =>
      start?.pointer === event.pointerId ? Math.max(0, event.clientX - start.x) : undefined;
    const onDown = (event: PointerEvent) => {
      if (event.button === 0) start = { pointer: event.pointerId, x: event.clientX };
    };
    const onMove = (event: PointerEvent) => {
      const distance = travelled(event);
      if (distance !== undefined) element.style.translate = `${distance}px`;
    };
    const onEnd = (event: PointerEvent) => {
      const distance = travelled(event);
      if (distance === undefined) return;
      start = undefined;
      element.style.translate = '';
      if (event.type === 'pointerup' && distance >= swipeThreshold) swiped();
    };

    element.addEventListener('pointerdown', onDown);
    // The finger may leave the toast on its way.
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onEnd);
    window.addEventListener('pointercancel', onEnd);
    return () => {
      element.removeEventListener('pointerdown', onDown);
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onEnd);
      window.removeEventListener('pointercancel', onEnd);
    };
  }, [target]);
}
