import { type CSSVariablesResolver, createTheme, mergeThemeOverrides } from '@mantine/core';
import { cssVariablesResolver, theme as siteTheme } from '@rebhang-solar/client/theme';
import badge from './badge.module.css';
import button from './button.module.css';
import floating from './floating.module.css';
import kbd from './kbd.module.css';
import timeline from './timeline.module.css';

/** What a floating element is told of the room around it. */
type Room = { availableHeight: number; elements: { floating: HTMLElement } };

const fontFamily = '"Archivo Desk", "Archivo Space", "Archivo Fallback", Arial, sans-serif';

/** The site's theme in the sizes of a tool: text of 15 px, low rows, and a cut corner only for the next step. */
export const deskTheme = mergeThemeOverrides(
  siteTheme,
  createTheme({
    fontFamily,
    fontSizes: {
      xs: '0.875rem',
      sm: '0.875rem',
      compact: '0.9375rem',
      md: '0.9375rem',
      lg: '1.0625rem',
      xl: '1.5rem',
    },
    lineHeights: { xs: '1.4', sm: '1.4', compact: '1.45', md: '1.45', lg: '1.4', xl: '1.15' },
    headings: {
      fontFamily,
      sizes: {
        h1: { fontSize: '1.5rem', lineHeight: '1.15' },
        h2: { fontSize: '1.125rem', lineHeight: '1.25' },
        h3: { fontSize: '0.9375rem', lineHeight: '1.35' },
        h4: { fontSize: '0.9375rem', lineHeight: '1.35' },
      },
    },
    components: {
      Badge: { classNames: badge },
      Button: { classNames: { root: button.root }, defaultProps: { radius: 'xs', color: 'slate' } },
      Kbd: { classNames: kbd },
      Menu: {
        classNames: { dropdown: floating.dropdown, item: floating.item, divider: floating.divider },
        // Within the page's landmarks, as its items are found there.
        defaultProps: {
          shadow: 'md',
          position: 'bottom-end',
          width: '15.5rem',
          offset: 6,
          // It would be a child of the menu that is no item.
          withInitialFocusPlaceholder: false,
          // Whoever scrolls until the button has left the window would have an open menu that nobody sees.
          hideDetached: false,
          // On a phone all items are more than the window holds.
          middlewares: {
            flip: true,
            shift: true,
            size: {
              padding: 12,
              apply: ({ availableHeight, elements }: Room) => {
                elements.floating.style.maxHeight = `${availableHeight}px`;
              },
            },
          },
          withinPortal: false,
        },
      },
      Modal: {
        classNames: {
          inner: floating.inner,
          content: floating.dialog,
          header: floating.head,
          body: floating.body,
          title: floating.title,
        },
        defaultProps: {
          size: '27rem',
          // Outside of `main` its head would be the page's second banner.
          withinPortal: false,
          shadow: 'md',
          centered: true,
          transitionProps: { duration: 0 },
          overlayProps: { color: 'var(--mantine-color-slate-7)', backgroundOpacity: 0.45 },
        },
      },
      Popover: {
        classNames: { dropdown: floating.popover },
        defaultProps: {
          shadow: 'md',
          width: 'min(26rem, calc(100vw - 2rem))',
          position: 'bottom-start',
          offset: 8,
          trapFocus: true,
          returnFocus: true,
          transitionProps: { duration: 0 },
        },
      },
      Timeline: {
        classNames: timeline,
        defaultProps: { bulletSize: '0.5rem', lineWidth: 1, color: 'slate' },
      },
    },
  }),
);

/** The site's roles, on a ground that is the paper itself. */
export const deskVariables: CSSVariablesResolver = (theme) => {
  const { variables, light, dark } = cssVariablesResolver(theme);
  return {
    variables,
    light: { ...light, '--mantine-color-body': 'var(--mantine-color-paper-0)' },
    dark,
  };
};
