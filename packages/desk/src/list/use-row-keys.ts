import { useNavigate } from 'react-router-dom';
import { useKeys } from '../keys.ts';

/** j and k move the focus from row to row; t takes the request, n opens it at its note. */
export function useRowKeys(): void {
  const navigate = useNavigate();
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    t: () => rowInFocus()?.querySelector<HTMLButtonElement>('[data-take]')?.click(),
    n: () => {
      const link = rowInFocus()?.querySelector<HTMLAnchorElement>('[data-row-link]');
      if (link) navigate(link.pathname, { state: { atNote: true } });
    },
  });
}

const rowInFocus = () => document.activeElement?.closest('[data-row]');

function move(by: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>('[data-row-link]')];
  const current = rowInFocus()?.querySelector<HTMLElement>('[data-row-link]');
  const index = current ? links.indexOf(current) + by : 0;
  const next = links[index];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}
