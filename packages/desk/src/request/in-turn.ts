/** The version that the last change of each request has left; undefined after one that failed. */
const versions = new Map<string, Promise<number | undefined>>();

/**
 * One change of a request after the other. The screen is ahead of the server while a change is under way, and behind
 * it until React has rendered the answer: what is pressed meanwhile names a version that the change before has
 * replaced, and the server would refuse it as somebody else's.
 * @param shown the version on the screen
 * @param send gets the version to change
 */
export function inTurn<Stored extends { version: number }>(
  reference: string,
  shown: number,
  send: (version: number) => Promise<Stored>,
): Promise<Stored> {
  const before = versions.get(reference) ?? Promise.resolve(undefined);
  const stored = before.then((left = shown) => send(Math.max(left, shown)));
  versions.set(
    reference,
    stored.then(
      ({ version }) => version,
      () => undefined,
    ),
  );
  return stored;
}
