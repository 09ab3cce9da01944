// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { exampleQuery } from '@rebhang-solar/calculator/query/query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Horizon } from './drawings/horizon.tsx';
import { Numbers } from './numbers.tsx';
import { QueryLink } from './query-link.tsx';

afterEach(cleanup);

test('a link of the answer changes it in place, and opens where a key asks for a tab or a window of its own', () => {
  const asked: unknown[] = [];
  const to = { ...exampleQuery, kwp: 7 };
  render(
    <MantineProvider>
      <QueryLink to={to} onQuery={(query) => asked.push(query)} isCurrent={false}>
        7 kWp
      </QueryLink>
      <QueryLink to={exampleQuery} onQuery={() => undefined} isCurrent>
        8 kWp
      </QueryLink>
    </MantineProvider>,
  );
  const [link, current] = screen.getAllByRole('link');
  expect(link?.getAttribute('href')).toMatch(/^\/solarrechner\?.*\bkwp=7\b.*#ergebnis$/);
  expect(link?.getAttribute('rel')).toBe('nofollow');
  expect([link, current].map((one) => one?.getAttribute('aria-current'))).toEqual([null, 'true']);
  // True where the browser follows the link by itself.
  for (const key of ['metaKey', 'ctrlKey', 'shiftKey'])
    expect(fireEvent.click(link as Element, { [key]: true })).toBe(true);
  expect(asked).toEqual([]);
  expect(fireEvent.click(link as Element)).toBe(false);
  expect(asked).toEqual([to]);
});

test('a table beside a drawing says whose numbers it holds, and is pushed sideways by the keyboard', () => {
  render(
    <MantineProvider>
      <Numbers caption="Ein Jahr" head={['Monat', 'kWh']} rows={[['Januar', '1']]} />
      <Numbers title="Sommer" caption="Ein Tag" head={['Uhr', 'kW']} rows={[['12', '1']]} />
    </MantineProvider>,
  );
  const summaries = [...document.querySelectorAll('summary')].map((one) => one.textContent);
  expect(summaries[0]).toMatch(/: Ein Jahr$/);
  expect(summaries[1]).toBe('Sommer');
  const frame = screen.getByRole('region', { name: 'Ein Jahr', hidden: true });
  expect(frame.tabIndex).toBe(0);
});

test('what stands around the roof is as high as it is typed, at most sixty degrees, and closes in the north', () => {
  render(<Horizon heights={[20, 0, 0, 0, 30, 0, 0, 90]} />);
  const paths = [...document.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  expect(paths.at(-1)).toBe(
    'M0 112V18L20 71L60 102L100 102L140 102L180 56L220 102L260 102L300 10L320 18V112Z',
  );
  // In June the sun stands higher and goes further than in December, which is broken.
  expect(paths.slice(0, 2)).toEqual(['M64 102Q180 -82 296 102', 'M134 102Q180 53 226 102']);
  expect(document.querySelectorAll('path[stroke-dasharray]')).toHaveLength(1);
});
