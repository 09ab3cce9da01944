// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { company } from '@rebhang-solar/content/company-in-texts';
import { home } from '@rebhang-solar/content/pages/home';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { maintenanceData } from '../maintenance/maintenance-data.ts';
import { CopyAddress } from './copy-address.tsx';
import { PictureBeside } from './picture-beside.tsx';
import { Rows } from './rows.tsx';
import { shortSpecs } from './short-specs.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'clipboard');
});

const { copyAddress } = home.contact;

test.each([
  ['resolves', copyAddress.done],
  ['rejects', copyAddress.failed],
])(
  'the address is copied in the lines of an envelope; when it %s, that is said',
  async (how, words) => {
    const copied: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: {
        async writeText(text: string) {
          copied.push(text);
          if (how === 'rejects') throw new Error('forbidden');
        },
      },
    });
    render(
      <MantineProvider>
        <CopyAddress />
      </MantineProvider>,
    );
    expect(screen.getByRole('status').textContent).toBe('');
    await act(async () => void fireEvent.click(screen.getByRole('button')));
    expect(copied).toEqual([
      `${company.name}\n${company.street}\n${company.postalCode} ${company.city}`,
    ]);
    expect(screen.getByRole('status').textContent).toBe(words);
  },
);

test('of what a project has, the first two things are said', () => {
  expect(shortSpecs('12 kWp |  Speicher| Wallbox')).toBe('12 kWp, Speicher');
  expect(shortSpecs('12 kWp')).toBe('12 kWp');
});

test('words stand beside a picture where there is one, and alone where there is none', () => {
  const shown = (name: 'hero' | undefined) => {
    cleanup();
    const { container } = render(
      <MantineProvider>
        <main>
          <PictureBeside name={name}>
            <Rows rows={[['80 %', <b key="a">davon</b>]]} large />
          </PictureBeside>
        </main>
      </MantineProvider>,
    );
    return [container.querySelectorAll('img').length, container.querySelector('main')?.textContent];
  };
  expect(shown(undefined)).toEqual([0, '80 %davon']);
  expect(shown('hero')[0]).toBe(1);
  expect(document.querySelector('ol')?.dataset.large).toBe('true');
});

test('search engines read of the maintenance where it is offered, by whom, and its questions', () => {
  const [service, questions] = maintenanceData('https://x.example');
  expect(service).toMatchObject({
    '@type': 'Service',
    url: 'https://x.example/wartung-photovoltaik-anlage',
    provider: { url: 'https://x.example/', telephone: expect.stringMatching(/^\+\d+$/) },
  });
  expect(questions).toMatchObject({ '@type': 'FAQPage' });
});
