// @vitest-environment happy-dom
import { shell } from '@rebhang-solar/content/pages/shell';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { HydratedContext } from '../components/use-hydrated.ts';
import { MobileMenu } from './mobile-menu.tsx';

afterEach(cleanup);

test('Escape closes the menu, as its button does, and gives the focus back to its button, and does nothing to a closed one', () => {
  render(
    <HydratedContext value>
      <MemoryRouter>
        <input />
        <MobileMenu>
          <a href="#kontakt">Kontakt</a>
        </MobileMenu>
      </MemoryRouter>
    </HydratedContext>,
  );
  const button = screen.getByRole('button', { name: shell.menu });
  const field = screen.getByRole('textbox');
  field.focus();
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(document.activeElement).toBe(field);
  fireEvent.click(button);
  const link = screen.getByRole('link');
  expect(document.getElementById(button.getAttribute('aria-controls') ?? '')).toBe(
    link.parentElement,
  );
  link.focus();
  fireEvent.keyDown(link, { key: 'a' });
  expect(button.getAttribute('aria-expanded')).toBe('true');
  fireEvent.keyDown(link, { key: 'Escape' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(button);
  for (const expanded of ['true', 'false']) {
    fireEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe(expanded);
  }
});
