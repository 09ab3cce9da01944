import type * as Mantine from '@mantine/core';
import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
} from '@mantine/core';
import alert from './alert.module.css';
import badge from './badge.module.css';
import button from './button.module.css';
import card from './card.module.css';
import checkbox from './checkbox.module.css';
import { colors } from './colors.ts';
import dataList from './data-list.module.css';
import input from './input.module.css';
import list from './list.module.css';
import notification from './notification.module.css';
import paper from './paper.module.css';
import radio from './radio.module.css';
import table from './table.module.css';
import text from './text.module.css';
import timeline from './timeline.module.css';
import title from './title.module.css';

const font = 'Archivo, "Archivo Space", "Archivo Fallback", Arial, sans-serif';

/** Without JavaScript the browser's own border is drawn on fields; sizes are those of a printed form. */
const field = {
  '--input-height': '3.125rem',
  '--input-fz': '1.0625rem',
  '--input-padding': '0.85rem',
  '--input-padding-y': '0.6rem',
};

/** What `extend` of a component takes. */
type Components = {
  [Name in keyof typeof Mantine]?: (typeof Mantine)[Name] extends {
    extend: (input: infer Input) => unknown;
  }
    ? Input
    : never;
};

/**
 * The components are named and not imported, so that a page carries only those that it uses: `extend` would
 * bring every one of them along.
 */
const components: Components = {
  Alert: { classNames: alert },
  Anchor: { defaultProps: { underline: 'always' } },
  Badge: {
    classNames: badge,
    defaultProps: { variant: 'default', size: 'lg', radius: 'sm' },
  },
  // It stands in a card, which sets it apart already.
  Blockquote: { defaultProps: { p: 0, bd: 'none', bg: 'inherit', lh: 1.5 } },
  Button: {
    classNames: button,
    defaultProps: { variant: 'filled', radius: 'cut' },
    vars: () => ({
      root: {
        '--button-height': 'auto',
        '--button-padding-x': '1.4rem',
        '--button-fz': 'var(--mantine-font-size-md)',
      },
    }),
  },
  Card: { classNames: card, defaultProps: { padding: '1.25rem', radius: 'xs' } },
  Checkbox: {
    classNames: checkbox,
    defaultProps: { color: 'vine' },
    vars: () => ({ root: { '--checkbox-size': '1.75rem' } }),
  },
  Container: {
    defaultProps: { size: 'calc(75rem + 2 * var(--mantine-spacing-gutter))', px: 'gutter' },
  },
  DataList: {
    classNames: dataList,
    defaultProps: { size: 'md', gap: 'md', labelWidth: '9rem' },
  },
  // Otherwise never narrower than its widest child: enlarged text would push the page aside.
  Fieldset: {
    classNames: { legend: input.legend },
    defaultProps: { variant: 'unstyled', m: 0, miw: 0 },
  },
  Group: { defaultProps: { gap: '0.75rem' } },
  // Input and InputWrapper reach TextInput, Textarea and NativeSelect.
  Input: {
    classNames: { wrapper: input.wrapper, input: input.input, section: input.section },
    vars: () => ({ wrapper: field }),
  },
  InputWrapper: {
    classNames: {
      root: input.root,
      label: input.label,
      description: input.description,
      error: input.error,
    },
    // The error stands above the control, where neither the browser's own suggestions nor the keyboard of a
    // phone cover it; the hint below, so that the labels and controls of neighbours are level.
    defaultProps: { inputWrapperOrder: ['label', 'error', 'input', 'description'] },
  },
  List: { classNames: list, defaultProps: { spacing: 'xs' } },
  Notification: { classNames: notification },
  Paper: { classNames: paper },
  Radio: { classNames: radio, defaultProps: { color: 'slate' } },
  Table: {
    classNames: table,
    defaultProps: {
      captionSide: 'top',
      fz: 'compact',
      verticalSpacing: '0.6rem',
      horizontalSpacing: '0',
      tabularNums: true,
      // Its rows have lines of their own (table.module.css).
      withRowBorders: false,
    },
  },
  Text: { classNames: text },
  Timeline: {
    classNames: timeline,
    defaultProps: { bulletSize: '2.5rem', lineWidth: 2, radius: 'xs', color: 'slate' },
  },
  Title: { classNames: title },
  // Specification, section 9: 700 ms until a tooltip opens, 300 ms in which the next one opens at once.
  Tooltip: {
    defaultProps: {
      openDelay: 700,
      color: 'slate',
      multiline: true,
      maw: 'min(20rem, 90vw)',
      px: '0.75rem',
      py: 'xs',
      fz: 'sm',
      lh: 'sm',
    },
  },
  TooltipGroup: { defaultProps: { openDelay: 700, closeDelay: 300 } },
};

/**
 * The design system of the site. What it looks like, and why, stands in docs/design.md.
 *
 * Responsive sizes are `clamp()` in the theme, not objects in props: those would put a style element into
 * the page wherever they are used, which the Content-Security-Policy blocks (docs/decisions/mantine-theme.md).
 */
export const theme = createTheme({
  colors,
  primaryColor: 'tile',
  primaryShade: 6,
  white: colors.paper[0],
  black: colors.slate[6],

  fontFamily: font,
  fontSizes: {
    xs: '0.875rem',
    sm: '0.9375rem',
    compact: '1rem',
    md: 'clamp(1.0625rem, 1.02rem + 0.2vw, 1.125rem)',
    lg: 'clamp(1.1875rem, 1.1rem + 0.4vw, 1.375rem)',
    xl: 'clamp(1.625rem, 1.35rem + 1.2vw, 2.25rem)',
  },
  lineHeights: { xs: '1.4', sm: '1.4', compact: '1.5', md: '1.6', lg: '1.5', xl: '1.15' },
  fontWeights: { regular: '400', medium: '600', bold: '700' },
  headings: {
    fontFamily: font,
    fontWeight: '650',
    textWrap: 'balance',
    sizes: {
      // Measured by its column: the longest German word still fits in 288 px.
      h1: { fontSize: 'clamp(1.5rem, 0.3rem + 6.8cqi, 3.5rem)', lineHeight: '1.06' },
      h2: { fontSize: 'clamp(1.5rem, 1.2rem + 1.4vw, 2.25rem)', lineHeight: '1.12' },
      h3: { fontSize: 'clamp(1.1875rem, 1.1rem + 0.3vw, 1.3125rem)', lineHeight: '1.25' },
      h4: { fontSize: '1rem', lineHeight: '1.35' },
    },
  },

  spacing: {
    xs: '0.5rem',
    sm: '1rem',
    md: '1.5rem',
    lg: 'clamp(1.5rem, 1rem + 2.2vw, 3rem)',
    xl: 'clamp(1.75rem, 0.65rem + 4.5vw, 5rem)',
    gutter: 'clamp(1rem, 4vw, 2.5rem)',
  },
  // Slate and tile are cut, not cast: edges are sharp, and `cut` takes one corner off (styles/base.css).
  radius: { xs: '0', sm: '0', md: '0', lg: '0', xl: '0', cut: 'var(--corners)' },
  defaultRadius: 'sm',
  breakpoints: { xs: '30em', sm: '40em', md: '48em', lg: '64em', xl: '75em' },
  // Only what really lies above the page has one.
  shadows: { md: '0 10px 30px rgb(24 36 43 / 0.25)' },

  respectReducedMotion: true,
  cursorType: 'pointer',
  activeClassName: '',

  variantColorResolver: (input) => {
    const variant = defaultVariantColorsResolver(input);
    switch (input.variant) {
      case 'filled':
        return { ...variant, border: `2px solid ${variant.background}` };
      // On sandstone as on slate: the line takes the colour of the text around it.
      case 'outline':
      case 'white':
        return {
          background: input.variant === 'white' ? 'var(--mantine-color-white)' : 'transparent',
          hover: 'var(--mantine-color-slate-6)',
          hoverColor: 'var(--mantine-color-white)',
          color: 'currentColor',
          border: '2px solid currentColor',
        };
      default:
        return variant;
    }
  },

  components,
});

/** The colours that Mantine gives to roles instead of to components. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {
    '--input-asterisk-color': 'var(--mantine-color-tile-6)',
  },
  light: {
    '--mantine-color-body': 'var(--mantine-color-paper-1)',
    '--mantine-color-dimmed': 'var(--mantine-color-slate-5)',
    '--mantine-color-placeholder': 'var(--mantine-color-slate-4)',
    '--mantine-color-error': 'var(--mantine-color-tile-7)',
    '--mantine-color-success': 'var(--mantine-color-vine-6)',
    '--mantine-color-anchor': 'inherit',
    '--mantine-color-disabled': 'var(--mantine-color-slate-5)',
    '--mantine-color-disabled-color': 'var(--mantine-color-white)',
  },
  dark: {},
});
