/** The value of a key, computed when it is not kept; keeps the latest, as many as sizes that a search goes between. */
export function keep<Key, Value>(
  map: Map<Key, Value>,
  key: Key,
  compute: () => Value,
  kept = 24,
): Value {
  const value = map.get(key) ?? compute();
  map.delete(key);
  map.set(key, value);
  if (map.size > kept) map.delete(map.keys().next().value as Key);
  return value;
}

/** What is kept for an owner, as long as there is the owner. */
export function keptFor<Owner extends object, Key, Value>(
  maps: WeakMap<Owner, Map<Key, Value>>,
  owner: Owner,
): Map<Key, Value> {
  const map = maps.get(owner) ?? new Map<Key, Value>();
  maps.set(owner, map);
  return map;
}
