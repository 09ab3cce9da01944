import { weatherState } from '@rebhang-solar/calculator/weather/packed-place';
import { region } from './company/region.ts';

/** Whether the packed weather is that of the company's state. Without it no page shows what the model computes. */
export const hasCalculator: boolean = weatherState === region.state;

/**
 * For what the model alone can answer: without weather of the company's state it fails the build, and so names
 * the text that asked for it.
 */
export function needCalculator(): void {
  if (hasCalculator) return;
  throw new Error(
    `The packed weather is that of ${weatherState} and the company works in ${region.state}: put this part of a text into withCalculator(() => …), or pack weather of your place (pnpm weather)`,
  );
}

/**
 * A part of a text that states money, energy or years of the model, or that leads to the calculator or the offer
 * check; undefined without weather of the company's state. It is a function, as the model refuses to answer then.
 */
export function withCalculator<const T>(part: () => T): T | undefined {
  return hasCalculator ? part() : undefined;
}
