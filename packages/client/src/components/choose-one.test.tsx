// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ChooseOne } from './choose-one.tsx';

test('a link to the question leads to its first answer, and hint and error are read with all of them', () => {
  const choices = [
    { value: 'sued', label: 'S', name: 'Süd' },
    { value: 'ost', label: 'O', name: 'Ost' },
  ];
  const ask = (more: Partial<Parameters<typeof ChooseOne>[0]>) => {
    document.body.innerHTML = renderToStaticMarkup(
      <MantineProvider>
        <ChooseOne
          id="dach"
          name="richtung"
          legend="Wohin?"
          choices={choices}
          radio={() => ({})}
          {...more}
        />
      </MantineProvider>,
    );
    const described = document.querySelector('fieldset')?.getAttribute('aria-describedby');
    return described?.split(' ').map((id) => document.getElementById(id)?.textContent);
  };
  const isLong = () => document.querySelector('[data-long]') !== null;
  const required = () => [...document.querySelectorAll('input')].map((one) => one.required);
  expect(ask({})).toBeUndefined();
  expect([isLong(), required()]).toEqual([false, [false, false]]);
  expect(ask({ hint: 'Grob genügt' })).toEqual(['Grob genügt']);
  expect(
    ask({ hint: 'Grob genügt', error: 'Bitte wählen', look: 'ranges', required: true }),
  ).toEqual(['Grob genügt', 'Bitte wählen']);
  expect([isLong(), required()]).toEqual([true, [true, true]]);
  const answers = [...document.querySelectorAll('input')];
  expect(
    answers.map((one) => [one.id, one.name, one.value, one.getAttribute('aria-label')]),
  ).toEqual([
    ['dach', 'richtung', 'sued', 'Süd'],
    ['dach-1', 'richtung', 'ost', 'Ost'],
  ]);
  expect(answers.map((one) => one.getAttribute('aria-invalid'))).toEqual(['true', 'true']);
});
