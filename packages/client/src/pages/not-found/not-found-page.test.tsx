import { MantineProvider } from '@mantine/core';
import { pageMeta } from '@rebhang-solar/content/pages/page-meta';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Component } from './not-found-page.tsx';

test('the English words alone are read as English', () => {
  const html = renderToStaticMarkup(
    <MantineProvider>
      <MemoryRouter>
        <Component />
      </MemoryRouter>
    </MantineProvider>,
  );
  const english = /<div lang="en">(.*?)<\/div>/s.exec(html)?.[1]?.replaceAll(/<[^>]+>/g, '');
  expect(english).toBe(pageMeta.notFound.heading + pageMeta.notFound.lead);
  expect(html.match(/ lang=/g)).toHaveLength(1);
});
