/** What a system costs after it was bought, line by line. */
export const costLines = ['insurance', 'service', 'metering', 'inverter', 'storage'] as const;
export type CostLine = (typeof costLines)[number];

/** Euros of each line. */
export type Costs = Record<CostLine, number>;
