import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HydratedContext } from '../components/use-hydrated.ts';
import { FormNotice } from './form-notice.tsx';

test('in a page that answers a posted form the browser leads to the answer by itself', () => {
  const notice = (isHydrated: boolean) =>
    renderToStaticMarkup(
      <MantineProvider>
        <HydratedContext value={isHydrated}>
          <FormNotice title="Gesendet" role="group" noticeRef={{ current: null }}>
            Danke
          </FormNotice>
        </HydratedContext>
      </MantineProvider>,
    );
  expect(notice(false)).toMatch(/<div(?=[^>]* role="group")[^>]* autofocus=""/);
  expect(notice(true)).toContain('tabindex="-1"');
  // The form itself moves the focus there, where it is.
  expect(notice(true)).not.toContain('autofocus');
});
