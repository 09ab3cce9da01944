import { region } from './company/region.ts';
import type { State } from './states.ts';

/**
 * A part of a text that holds in one state only: its subsidies, authorities, operators, yields. Elsewhere it is not
 * shown, and `pnpm launch-check` names its file and line until it has been written anew for the company's state.
 *
 *   ...(inState('SN', [{ type: 'text', text: 'Die Sächsische Aufbaubank …' }]) ?? [])
 */
export function inState<const T>(state: State, part: T): T | undefined {
  return state === region.state ? part : undefined;
}
