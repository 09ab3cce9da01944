/** A value that stands in for the company's own and must be replaced before the site goes online. */
export type SampleEntry = {
  /** Where the value is used, as a person would look for it, e.g. `company.phone`. */
  key: string;
  /** What has to be put in its place. */
  replaceWith: string;
};

const registered: SampleEntry[] = [];

/**
 * Marks a value as a sample, right where it stands, and returns it unchanged.
 * The launch check reads {@link sampleEntries} and refuses to pass while one is left.
 */
export function sample<const T>(key: string, value: T, replaceWith: string): T {
  registered.push({ key, replaceWith });
  return value;
}

/** Every sample of the content modules that have been imported so far. */
export function sampleEntries(): readonly SampleEntry[] {
  return registered;
}
