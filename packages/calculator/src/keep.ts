const kept = 8;

/** The value of a key, computed when it is not kept; keeps the latest few. */
export function keep<Value>(map: Map<string, Value>, key: string, compute: () => Value): Value {
  const value = map.get(key) ?? compute();
  map.delete(key);
  map.set(key, value);
  if (map.size > kept) {
    map.delete(map.keys().next().value as string);
  }
  return value;
}
