import { CloseButton, Kbd, TextInput } from '@mantine/core';
import { deskPaths } from '@rebhang-solar/content/desk-paths';
import { deskList } from '@rebhang-solar/content/desk-words';
import {
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { useKeysSwitch } from '../keys.ts';
import classes from './search.module.css';

const { search: copy } = deskList;

type Search = {
  /** What is searched for. It stands in no address: names and numbers would be kept in the browser's history. */
  term: string;
  setTerm: (term: string) => void;
  field: RefObject<HTMLInputElement | null>;
  /** On a phone the field has no room until it is asked for. */
  isOpened: boolean;
  open: () => void;
  close: () => void;
};

const SearchContext = createContext<Search | undefined>(undefined);

export function useSearch(): Search {
  const search = use(SearchContext);
  if (!search) throw new Error('There is no search here');
  return search;
}

export function SearchProvider({ children }: { children: ReactNode }) {
  const [term, setTerm] = useState('');
  const [isOpened, setOpened] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const search = useMemo(
    () => ({
      term,
      setTerm,
      field,
      isOpened,
      open: () => {
        flushSync(() => setOpened(true));
        field.current?.focus();
      },
      close: () => {
        setTerm('');
        setOpened(false);
        field.current?.blur();
      },
    }),
    [term, isOpened],
  );
  return <SearchContext value={search}>{children}</SearchContext>;
}

/** The one field for names, towns, numbers and references. */
export function SearchField() {
  const { term, setTerm, field, close } = useSearch();
  const [areKeysOn] = useKeysSwitch();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  function change(changed: string) {
    setTerm(changed);
    // Its answer takes the place of the list.
    if (changed !== '' && pathname !== deskPaths.list) navigate(deskPaths.list);
  }

  return (
    <search className={classes.search}>
      <TextInput
        ref={field}
        classNames={{ input: classes.input, section: classes.section, wrapper: classes.wrapper }}
        aria-label={copy.label}
        placeholder={copy.placeholder}
        // A browser would keep what was typed, and offer it to whoever sits here next.
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        value={term}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') close();
        }}
        rightSection={
          term === '' ? (
            areKeysOn && <Kbd aria-hidden="true">/</Kbd>
          ) : (
            <CloseButton aria-label={copy.close} onClick={close} />
          )
        }
      />
    </search>
  );
}
