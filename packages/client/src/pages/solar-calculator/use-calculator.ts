import { useDebouncedCallback, useDebouncedValue } from '@mantine/hooks';
import {
  answerKey,
  defaultQuery,
  exampleQuery,
  formatQuery,
  type ParsedQuery,
  parseQuery,
  type Query,
  type QueryField,
  type SizedQuery,
} from '@rebhang-solar/calculator/query/query';
import { formatNumber } from '@rebhang-solar/content/typography';
import { use, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { askWorker, warmUp } from './ask-worker.ts';
import { firstAnswer } from './first-answer.ts';
import { emptyTexts, fieldTexts } from './format-answer.ts';

/** Delay after the last input until the address is changed, ms. */
const addressDelay = 250;
/** Delay after the last key until errors are shown, ms. */
const mistakeDelay = 700;

/** The three questions; once they are answered the answer follows by itself. */
const questions = ['haustyp', 'richtung'] as const satisfies readonly QueryField[];

/** The calculator from its address to its answer: what stands in the fields, and what follows from it. */
export function useCalculator(search: string) {
  const navigate = useNavigate();
  const [opened] = useState(() => readAddress(search));
  const [begun] = useState(() => firstAnswer(opened.query));
  const first = begun instanceof Promise ? use(begun) : begun;

  const [texts, setTexts] = useState(opened.texts);
  /** Whether what is shown answers the visitor; before, it is an example. */
  const [isAsked, setAsked] = useState(opened.isAsked);
  const [answer, setAnswer] = useState(first);
  const [failed, setFailed] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);

  const parsed = useMemo(
    () => parseQuery({ get: (name) => texts[name as QueryField] ?? null }),
    [texts],
  );
  const query: Query = isAsked ? parsed.query : exampleQuery;
  const key = answerKey(query);
  /** Nothing of a house stands in the address while an example is shown. */
  const address = isAsked ? formatQuery(query) : '';
  /** The nearest limit stands in for what is wrong: nothing is asked, and nothing shown as the answer, for that house. */
  const isFaulty = isAsked && Object.keys(parsed.mistakes).length > 0;
  const [shownMistakes] = useDebouncedValue<ParsedQuery['mistakes']>(parsed.mistakes, mistakeDelay);

  const change = useCallback((changed: Partial<Record<QueryField, string>>) => {
    setTexts((now) => ({ ...now, ...changed }));
    // Who moves a slider asks for what follows from it.
    const isQuestion = (field: string) =>
      [...questions, 'personen', 'verbrauch'].includes(field as QueryField);
    if (!Object.keys(changed).every(isQuestion)) setAsked(true);
  }, []);
  const hasAnswered =
    questions.every((field) => texts[field] !== '') &&
    (texts.personen !== '' || texts.verbrauch !== '');
  if (hasAnswered && !isAsked) setAsked(true);

  // Otherwise what was entered before hydration would stand in the fields and not be calculated.
  useLayoutEffect(() => {
    if (!formRef.current) return;
    const present = textsIn(formRef.current);
    const changed = Object.entries(present).filter(
      // Not the month of the values, which is no field.
      ([field, text]) => (initialTexts.current[field as QueryField] ?? text) !== text,
    );
    if (changed.length > 0) change(Object.fromEntries(changed));
  }, [change]);
  const initialTexts = useRef(texts);

  // While the visitor still reads, the worker prepares sun and weather.
  useEffect(() => warmUp(opened.query), [opened]);

  const lastKey = useRef(first.key);
  useEffect(() => {
    if (lastKey.current === key || isFaulty) return;
    lastKey.current = key;
    askWorker(query).then(setAnswer, () => setFailed(true));
  }, [key, query, isFaulty]);
  const setAddress = useDebouncedCallback((to: string) => {
    const { history, location } = window;
    history.replaceState(history.state, '', `?${to}${location.hash}`);
  }, addressDelay);
  const lastAddress = useRef(address);
  useEffect(() => {
    if (address === '' || lastAddress.current === address || isFaulty) return;
    lastAddress.current = address;
    setAddress(address);
  }, [address, setAddress, isFaulty]);

  const sized = useMemo((): SizedQuery => {
    const { kwp, speicher } = answer.size;
    return { ...query, kwp: query.kwp ?? kwp, speicher: query.speicher ?? speicher };
  }, [query, answer]);
  // A link of the answer was followed, or the way back.
  const [followed, setFollowed] = useState(search);
  if (followed !== search) {
    const address = readAddress(search);
    setFollowed(search);
    setTexts(address.texts);
    setAsked(address.isAsked);
  }
  const setQuery = useCallback(
    (next: Query) => {
      const { hash } = window.location;
      // Not only by the address: the router's may be this one already, as sliders move only the browser's.
      setTexts(fieldTexts(next, {}));
      setAsked(true);
      void navigate({ search: formatQuery(next), hash }, quietly);
    },
    [navigate],
  );
  return {
    formRef,
    parsed,
    sized,
    texts,
    isAsked,
    /** Mistakes that still stand, once typing rests. */
    mistakes: both(parsed.mistakes, shownMistakes),
    madeWith: opened.madeWith,
    /** Taken without having been said, until it is said. */
    assumed: opened.assumed.filter((field) => texts[field] === opened.texts[field]),
    answer,
    /** What the page began with, for the document. */
    first,
    failed,
    /** What is shown answers what stands in the fields. */
    isAnswered: answer.key === key && !isFaulty,
    setText: change,
    setQuery,
    ask: useCallback(() => setAsked(true), []),
  };
}

/** Leaves scrolling and focus where they are. */
const quietly = { preventScrollReset: true, state: { keepsFocus: true } };

/** What the page's address asks for, or the example where it names no house. */
function readAddress(search: string) {
  const parameters = new URLSearchParams(search);
  const { query, typed, madeWith } = parseQuery(parameters);
  const isAsked = Object.keys(defaultQuery).some((name) => parameters.get(name)?.trim());
  return {
    madeWith,
    isAsked,
    /** Of the three questions those that the address leaves open. */
    assumed: isAsked ? openQuestions(parameters) : [],
    query: isAsked ? query : exampleQuery,
    texts: isAsked ? fieldTexts(query, typed) : emptyTexts(),
  };
}

/** Whoever answers one question on the home page gets an answer, and reads what was taken for the others. */
function openQuestions(parameters: URLSearchParams): (QueryField & keyof Query)[] {
  const isOpen = (field: string) => !parameters.get(field)?.trim();
  return [
    ...questions.filter(isOpen),
    ...(['personen', 'verbrauch'].every(isOpen) ? (['verbrauch'] as const) : []),
  ];
}

/** The values of the fields, with those of sliders that the fields do not show yet. */
function textsIn(form: HTMLFormElement): Partial<Record<QueryField, string>> {
  const texts = Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, String(value)]),
  );
  for (const control of form.querySelectorAll<HTMLInputElement>('[data-field]')) {
    const { type, valueAsNumber, defaultValue, step } = control;
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
