import type { FormPart } from '@rebhang-solar/content/forms/form-table';
import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Leaves scrolling and focus to the form. */
const quietly = { preventScrollReset: true, state: { keepsFocus: true } };

/**
 * The step of a form that the address names by the id of its heading (`#kontaktdaten`), or the first. So the
 * browser's own „back“ goes one step back, a reload stays, and links change the step also before hydration.
 */
export function useStep(parts: readonly FormPart[]) {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const index = Math.max(
    parts.findIndex(({ id }) => hash === `#${id}`),
    0,
  );
  const addressOf = (id: string) => ({ search, hash: id });

  const show = (id: string) => void navigate(addressOf(id), quietly);

  return {
    index,
    isLast: index === parts.length - 1,
    show,

    /** For a link to a step, which the browser follows by itself before hydration. */
    linkTo: (id: string) => ({
      href: `#${id}`,
      onClick(event: MouseEvent) {
        event.preventDefault();
        show(id);
      },
    }),

    /** Begins again, in the place of the step that was shown last. */
    reset() {
      if (index > 0) void navigate(addressOf(''), { replace: true, ...quietly });
    },
  };
}
