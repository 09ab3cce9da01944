import { createTheme } from '@mantine/core';
import button from './styles/button.module.css';
import checkbox from './styles/checkbox.module.css';
import input from './styles/input.module.css';
import notification from './styles/notification.module.css';
import tooltip from './styles/tooltip.module.css';

/**
 * Mantine writes sizes and colours into `style` attributes, which a strict CSP refuses in a prerendered
 * page. Our sheets set all of them, so the variables are emptied: `null`, since `undefined` is ignored.
 */
function empty(part: string, ...variables: string[]) {
  return () => ({ [part]: Object.fromEntries(variables.map((name) => [name, null])) });
}

/**
 * Mantine keeps its behaviour and loses its looks: those stand in `styles/`. The parts are named, not
 * imported, so a page carries only those that it uses.
 */
export const theme = createTheme({
  components: {
    Button: {
      classNames: button,
      vars: empty(
        'root',
        '--button-height',
        '--button-padding-x',
        '--button-fz',
        '--button-bg',
        '--button-hover',
        '--button-color',
        '--button-hover-color',
        '--button-bd',
      ),
    },
    Input: {
      vars: empty(
        'wrapper',
        '--input-height',
        '--input-fz',
        '--input-margin-top',
        '--input-margin-bottom',
        '--input-padding-y',
        '--input-left-section-pointer-events',
        '--input-right-section-pointer-events',
      ),
    },
    TextInput: { classNames: input },
    Textarea: { classNames: input },
    NativeSelect: { classNames: input },
    Checkbox: {
      classNames: checkbox,
      vars: empty('root', '--checkbox-size', '--checkbox-radius', '--checkbox-color'),
    },
    Radio: { vars: empty('root', '--radio-size', '--radio-color', '--radio-icon-size') },
    Notification: { classNames: notification },
    // Specification, section 9: 700 ms until a tooltip opens, 300 ms in which the next one opens at once.
    Tooltip: { classNames: tooltip, defaultProps: { openDelay: 700 } },
    TooltipGroup: { defaultProps: { openDelay: 700, closeDelay: 300 } },
  },
});
