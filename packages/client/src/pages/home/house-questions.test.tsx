import { MantineProvider } from '@mantine/core';
import { consumptionByPersons } from '@rebhang-solar/calculator/query/query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { HouseQuestions } from './house-questions.tsx';

test('of the persons the last answer stands for more, and is sent as its number', () => {
  const html = renderToStaticMarkup(
    <MantineProvider>
      <MemoryRouter>
        <HouseQuestions />
      </MemoryRouter>
    </MantineProvider>,
  );
  const answers = [
    ...html.matchAll(/name="personen"[^>]*value="(\d+)".*?<label[^>]*>(.*?)<\/label>/g),
  ];
  const count = consumptionByPersons.length;
  expect(answers.map(([, value, label]) => `${value}: ${label}`)).toEqual(
    consumptionByPersons.map(
      (_, index) => `${index + 1}: ${index + 1}${index + 1 === count ? '+' : ''}`,
    ),
  );
});
