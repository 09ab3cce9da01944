import { cookieRichtlinie } from '@rebhang-solar/content/legal/cookie-richtlinie';
import { pageHandle } from '../../head/page-handle.ts';
import { LegalPage } from './legal-page.tsx';

export const handle = pageHandle('cookies');

export function Component() {
  return <LegalPage page={cookieRichtlinie} />;
}
