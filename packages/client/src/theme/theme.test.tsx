// @vitest-environment happy-dom
import { Anchor, Button, MantineProvider, Table, TextInput, Tooltip } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { cssVariablesResolver, theme } from './theme.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = (element: ReactNode) =>
  render(
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver}>
      {element}
    </MantineProvider>,
  );

test('at a field the error stands above the control, where no suggestions cover it, and the hint below', () => {
  const { container } = show(<TextInput label="Name" description="Voller Name" error="Fehlt" />);
  const parts = [...container.querySelectorAll('label, p, input')];
  expect(parts.map(({ tagName, textContent }) => textContent || tagName)).toEqual([
    'Name',
    'Fehlt',
    'INPUT',
    'Voller Name',
  ]);
});

test('links are underlined, and a table is named above its head', () => {
  const { container } = show(
    <>
      <Anchor href="/faq">Fragen</Anchor>
      <Table data={{ caption: 'Preise', body: [['1.400 €']] }} />
    </>,
  );
  expect(container.querySelector('a')?.dataset.underline).toBe('always');
  const table = container.querySelector('table');
  expect(table?.style.getPropertyValue('--table-caption-side')).toBe('top');
  expect(table?.dataset.tabularNums).toBe('true');
});

test('a button is filled with tile, an outlined one has the colour of the text around it', () => {
  const { container } = show(
    <>
      <Button>Anfragen</Button>
      <Button variant="outline">Rechnen</Button>
    </>,
  );
  const of = (name: string) =>
    [...container.querySelectorAll('button')].map(({ style }) => style.getPropertyValue(name));
  expect(of('--button-bg')).toEqual(['var(--mantine-color-tile-filled)', 'transparent']);
  expect(of('--button-bd')).toEqual([
    '2px solid var(--mantine-color-tile-filled)',
    '2px solid currentColor',
  ]);
  expect(of('--button-radius')).toEqual(['var(--mantine-radius-cut)', 'var(--mantine-radius-cut)']);
});

test('what a term means is shown after 0.7 s, not at each movement of the mouse', async () => {
  vi.useFakeTimers();
  show(
    <Tooltip label="Kilowatt peak" transitionProps={{ duration: 0 }}>
      <button type="button">kWp</button>
    </Tooltip>,
  );
  fireEvent.mouseEnter(screen.getByRole('button'));
  await act(() => vi.advanceTimersByTimeAsync(650));
  expect(screen.queryByText('Kilowatt peak')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(screen.queryByText('Kilowatt peak')).not.toBeNull();
});

test('of several terms the next is explained at once, until the mouse has been away for 0.3 s', async () => {
  vi.useFakeTimers();
  show(
    <Tooltip.Group>
      {['kWp', 'kWh'].map((unit) => (
        <Tooltip key={unit} label={`Was ${unit} heißt`} transitionProps={{ duration: 0 }}>
          <button type="button">{unit}</button>
        </Tooltip>
      ))}
    </Tooltip.Group>,
  );
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const [first, second] = screen.getAllByRole('button') as [HTMLElement, HTMLElement];
  const shown = () => screen.queryAllByText(/^Was /).map(({ textContent }) => textContent);
  const seen: unknown[] = [];
  fireEvent.mouseEnter(first);
  for (const ms of [650, 100]) {
    await pass(ms);
    seen.push(shown());
  }
  fireEvent.mouseLeave(first);
  await pass(250);
  seen.push(shown());
  fireEvent.mouseEnter(second);
  await pass(50);
  seen.push(shown());
  fireEvent.mouseLeave(second);
  await pass(350);
  seen.push(shown());
  expect(seen).toEqual([[], ['Was kWp heißt'], ['Was kWp heißt'], ['Was kWh heißt'], []]);
});
