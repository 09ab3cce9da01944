import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DataTable } from './data-table.tsx';

test('where the head is not seen, each cell bears the head of its own column', () => {
  const html = renderToStaticMarkup(
    <MantineProvider>
      <DataTable
        caption="Anlagen"
        head={['Anlage', 'Größe', 'Preis je kWp', 'Speicher']}
        rows={[['Freital', '10 kWp', '1.400–1.600 €', 'ohne']]}
      />
    </MantineProvider>,
  );
  const labels = [...html.matchAll(/<td data-label="([^"]*)"/g)].map(([, label]) => label);
  expect(labels).toEqual(['Größe', 'Preis je kWp', 'Speicher']);
});
