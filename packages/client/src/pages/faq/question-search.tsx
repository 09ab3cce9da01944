import { Anchor, Button, CloseButton, Group, Text, TextInput } from '@mantine/core';
import { faqGroups, faqOverview } from '@rebhang-solar/content/faq/overview';
import { faqPage } from '@rebhang-solar/content/pages/faq';
import { paths, searchParameter } from '@rebhang-solar/content/paths';
import type { KeyboardEvent, MouseEvent, RefObject } from 'react';
import { Link } from 'react-router-dom';
import { useHydrated } from '../../components/use-hydrated.ts';

type QuestionSearchProps = {
  term: string;
  searchFor: (term: string) => void;
  fieldRef: RefObject<HTMLInputElement | null>;
  /** How many questions match the term; undefined while nothing is searched. */
  found: number | undefined;
};

const { search } = faqPage;

/** The field that searches the questions, and links to the groups of questions. */
export function QuestionSearch({ term, searchFor, fieldRef, found }: QuestionSearchProps) {
  const count = faqOverview.length;
  // With the application, questions are found while one types.
  const submit = !useHydrated() && (
    <Button type="submit" mih="2.5rem" px="sm" py={0}>
      {search.submit}
    </Button>
  );
  // A link, so that it also works before the application is there; with it, one types on in the field.
  const clear = (
    <CloseButton
      component="a"
      href={paths.faq}
      size="2.75rem"
      aria-label={search.clear}
      onClick={(event: MouseEvent) => {
        event.preventDefault();
        searchFor('');
        fieldRef.current?.focus();
      }}
    />
  );
  return (
    <>
      {/* Found while typing; „Enter“ only puts a phone's keyboard away. Without the application it asks for the page
          with the term in its address. */}
      <search className="screen-only">
        <form
          method="get"
          action={paths.faq}
          onSubmit={(event) => {
            event.preventDefault();
            fieldRef.current?.blur();
          }}
        >
          <TextInput
            ref={fieldRef}
            id="fragen-suche"
            name={searchParameter}
            type="text"
            label={search.label}
            description={search.hint}
            value={term}
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
            onChange={({ currentTarget }) => searchFor(currentTarget.value)}
            onKeyDown={({ key }: KeyboardEvent) => {
              if (key === 'Escape') searchFor('');
            }}
            rightSectionWidth={submit ? '9rem' : '3rem'}
            rightSection={
              <Group justify="end" gap={0} wrap="nowrap" w="100%" pe="0.35rem">
                {term !== '' && clear}
                {submit}
              </Group>
            }
          />
        </form>
        <Text role="status" fw={650} mt={found === undefined ? undefined : 'sm'}>
          {found !== undefined && search.found(found, count, term.trim())}
        </Text>
      </search>
      {found === 0 && (
        <>
          <Text>{search.none}</Text>
          <Anchor component={Link} to={paths.faq} fw={600} py="0.3rem">
            {search.all(count)}
          </Anchor>
        </>
      )}
      {found === undefined && (
        <Group component="nav" aria-label={faqPage.groups} gap="0 1.5rem" className="screen-only">
          {faqGroups.map(({ id, title }) => (
            <Anchor key={id} component={Link} to={`#${id}`} fw={600} py="0.3rem">
              {title}
            </Anchor>
          ))}
        </Group>
      )}
    </>
  );
}
