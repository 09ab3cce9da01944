import { Divider, Stack, Text, Title } from '@mantine/core';
import type { RichText } from '@rebhang-solar/content/article';
import { Fragment } from 'react';
import { Rich } from './blocks/rich-text.tsx';
import { Unbroken, UnbrokenText } from './unbroken.tsx';

type Question = { question: string; answer: string; more?: RichText };

/** Questions and their answers, one below the other, for a section of a page. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <Stack maw="42rem">
      {questions.map(({ question, answer, more }, index) => (
        <Fragment key={question}>
          {index > 0 && <Divider />}
          <Stack gap="xs">
            <Title order={3}>
              <Unbroken text={question} />
            </Title>
            <UnbrokenText text={answer} />
            {more !== undefined && (
              <Text>
                <Rich text={more} />
              </Text>
            )}
          </Stack>
        </Fragment>
      ))}
    </Stack>
  );
}
