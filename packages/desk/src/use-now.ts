import { useInterval } from '@mantine/hooks';
import { useState } from 'react';

/** The present moment, half a minute old at most: „noch 3 h 08 min“ counts down by itself. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useInterval(() => setNow(new Date()), 30_000, { autoInvoke: true });
  return now;
}
