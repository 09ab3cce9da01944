import { useDebouncedCallback, useDebouncedValue } from '@mantine/hooks';
import {
  formatQuery,
  type ParsedQuery,
  parseQuery,
  type Query,
  type QueryField,
} from '@rebhang-solar/calculator/query/query';
import { formatNumber } from '@rebhang-solar/content/typography';
import { use, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Answer, QuickAnswer, ThoroughAnswer } from './answer.ts';
import { askQuick, askThorough, warmUp } from './ask-worker.ts';
import { firstAnswer } from './first-answer.ts';
import { areaTexts, fieldTexts } from './words.ts';

/** Delay after the last input until ranges are computed and the address is changed, ms. */
const inputDelay = 250;
/** Delay after the last key until errors are shown, ms. */
const mistakeDelay = 700;

/** The calculator from its address to its answer: what stands in the fields, and what follows from it. */
export function useCalculator(search: string) {
  const [opened] = useState(() => parseQuery(new URLSearchParams(search)));
  const [begun] = useState(() => firstAnswer(opened.query));
  const first = begun instanceof Promise ? use(begun) : begun;

  const [texts, setTexts] = useState(() => fieldTexts(opened.query, opened.typed));
  const [quick, setQuick] = useState<QuickAnswer>(first.quick);
  const [thorough, setThorough] = useState<ThoroughAnswer>(first.thorough);
  const [failed, setFailed] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);

  const parsed = useMemo(
    () => parseQuery({ get: (name) => texts[name as QueryField] ?? null }),
    [texts],
  );
  const key = formatQuery(parsed.query);
  const [shownMistakes] = useDebouncedValue<ParsedQuery['mistakes']>(parsed.mistakes, mistakeDelay);

  // Otherwise what was entered before hydration would stand in the fields and not be calculated.
  useLayoutEffect(() => {
    if (!formRef.current) return;
    const present = textsIn(formRef.current);
    setTexts((now) => ({ ...now, ...present }));
  }, []);

  // While the visitor still reads, the worker prepares sun and weather.
  useEffect(() => warmUp(opened.query), [opened]);

  const { query } = parsed;
  const follow = useDebouncedCallback((asked: Query) => {
    askThorough(asked).then(setThorough, () => setFailed(true));
    const { history, location } = window;
    history.replaceState(history.state, '', `?${formatQuery(asked)}${location.hash}`);
  }, inputDelay);
  const lastKey = useRef(first.quick.key);
  useEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    askQuick(query).then(setQuick, () => setFailed(true));
    follow(query);
  }, [key, query, follow]);

  const answer = useMemo((): Answer => ({ quick, thorough }), [quick, thorough]);
  const setQuery = useCallback((next: Query) => setTexts(fieldTexts(next, {})), []);
  return {
    formRef,
    parsed,
    texts,
    /** Mistakes that still stand, once typing rests. */
    mistakes: both(parsed.mistakes, shownMistakes),
    madeWith: opened.madeWith,
    answer,
    /** What the page began with, for the document. */
    first,
    failed,
    /** Ranges and comparisons belong to what is shown beside them. */
    isResting: thorough.key === quick.key && quick.key === key,
    setText: (changed: Partial<Record<QueryField, string>>) =>
      setTexts((now) => ({ ...now, ...changed })),
    setQuery,
  };
}

/** The values of the fields, with those of area and sliders that the fields do not show yet. */
function textsIn(form: HTMLFormElement): Partial<Record<QueryField, string>> {
  const texts = Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, String(value)]),
  );
  for (const control of form.querySelectorAll<HTMLInputElement>('[data-field]')) {
    const { type, value, valueAsNumber, defaultValue, step } = control;
    if (type === 'text' && value !== defaultValue) Object.assign(texts, areaTexts(value));
    // What lies between two steps is shown at the nearer one, which is no change.
    if (type === 'range' && Math.abs(valueAsNumber - Number(defaultValue)) > Number(step) / 2) {
      texts[control.dataset.field ?? ''] = formatNumber(valueAsNumber);
    }
  }
  return texts;
}

/** Mistakes that were there a moment ago and still are. */
function both(now: ParsedQuery['mistakes'], before: ParsedQuery['mistakes']) {
  return Object.fromEntries(
    Object.entries(now).filter(([field]) => field in before),
  ) as ParsedQuery['mistakes'];
}
