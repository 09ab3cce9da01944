import { weatherState } from '@rebhang-solar/calculator/weather/packed-place';
import { region } from './company/region.ts';

/** Whether the packed weather is that of the company's state. Without it no page shows what the model computes. */
export const hasCalculator: boolean = weatherState === region.state;

/**
 * A part of a text that states money, energy or years of the model, or that leads to the calculator or the offer
 * check; undefined without weather of the company's state. It is a function, as the model refuses to answer then.
 */
export function withCalculator<const T>(part: () => T): T | undefined {
  return hasCalculator ? part() : undefined;
}
