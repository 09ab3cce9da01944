import { Text } from '@mantine/core';
import {
  gridConnectionBlocks,
  gridConnectionSwitches,
  gridConnectionTexts,
} from '@rebhang-solar/content/forms/grid-connection';
import {
  type GridConnectionInput,
  gridConnectionInput,
} from '@rebhang-solar/server/inputs/grid-connection';
import { showTarget } from './focus-target.ts';
import { type FormValues, isRequired } from './form-definition.ts';
import { gridConnectionControls } from './grid-connection-controls.ts';
import classes from './grid-connection-progress.module.css';

const { progress } = gridConnectionTexts;

/** How far each part is, in words. */
export function partStates(values: FormValues<GridConnectionInput>): string[] {
  return gridConnectionBlocks.map((block) => {
    if ('open' in block) return progress.filledIn(filledFields(block.fields, values));
    const fields: readonly (keyof GridConnectionInput)[] = block.fields;
    const mandatory = fields.filter((name) =>
      isRequired(gridConnectionInput, name, gridConnectionControls[name]),
    );
    if (mandatory.length === 0) {
      const isOpen = fields.some((name) => name in gridConnectionSwitches && values[name] === 'ja');
      return isOpen ? progress.voluntary : progress.notNeeded;
    }
    const missing = mandatory.filter((name) => values[name].trim() === '').length;
    return missing === 0 ? progress.complete : progress.missing(missing);
  });
}

/** How many of these fields hold something. */
export function filledFields(
  fields: readonly (keyof GridConnectionInput)[],
  values: FormValues<GridConnectionInput>,
): number {
  return fields.filter((name) => values[name].trim() !== '').length;
}

/**
 * The parts of the form as links, each with how far it is.
 *
 * @param states empty until the form knows; without JavaScript it never does
 */
export function GridConnectionProgress({ states }: { states: readonly string[] }) {
  return (
    <nav className={classes.progress} aria-label={progress.title}>
      <ol className={classes.list}>
        {gridConnectionBlocks.map(({ id, title }, index) => (
          <li key={id} className={classes.item}>
            <a
              href={`#${id}`}
              onClick={showTarget}
              className={classes.link}
              data-done={states[index] === progress.complete || undefined}
            >
              <Text span display="block" inherit fw={600} td="underline">
                {title}
              </Text>
              {states[index] && (
                <Text span display="block" size="sm" className={classes.state}>
                  {states[index]}
                </Text>
              )}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
