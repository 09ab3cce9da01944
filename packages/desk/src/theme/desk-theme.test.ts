import { DEFAULT_THEME, mergeMantineTheme } from '@mantine/core';
import { expect, test } from 'vitest';
import { deskTheme, deskVariables } from './desk-theme.ts';

const theme = mergeMantineTheme(DEFAULT_THEME, deskTheme);
const defaultsOf = (name: string) =>
  theme.components[name]?.defaultProps as Record<string, unknown>;

test('the desk is written on paper, in letters of 14 pixels at least', () => {
  const { variables, light } = deskVariables(theme);
  expect(light['--mantine-color-body']).toBe('var(--mantine-color-paper-0)');
  expect(Object.keys(variables)).not.toEqual([]);
  const rems = [...Object.values(theme.fontSizes), ...Object.values(theme.headings.sizes)].map(
    (size) => Number(/[\d.]+/.exec(typeof size === 'string' ? size : size.fontSize)?.[0]),
  );
  expect(Math.min(...rems) * 16).toBe(14);
  expect(theme.fontSizes.md).toContain('0.9375rem');
  expect(theme.headings.fontFamily).toBe(theme.fontFamily);
});

test('menus and windows stand within the page’s landmarks', () => {
  expect(defaultsOf('Menu')).toMatchObject({ withinPortal: false, hideDetached: false });
  expect(defaultsOf('Modal')).toMatchObject({ withinPortal: false });
});

test('a menu is never higher than the window', () => {
  const elements = { floating: { style: { maxHeight: '' } } };
  const { middlewares } = defaultsOf('Menu') as {
    middlewares: { size: { padding: number; apply: (room: object) => void } };
  };
  const { size } = middlewares;
  size.apply({ availableHeight: 412, elements });
  expect(elements.floating.style.maxHeight).toBe('412px');
  expect(size.padding).toBe(12);
});

test('a panel keeps the focus while it is open, and gives it back', () => {
  expect(defaultsOf('Popover')).toMatchObject({ trapFocus: true, returnFocus: true });
});
