/** „12 kWp, Speicher“ of all that a project has. */
export const shortSpecs = (specs: string): string =>
  specs
    .split('|')
    .slice(0, 2)
    .map((spec) => spec.trim())
    .join(', ');
