import { impressum } from '@rebhang-solar/content/legal/impressum';
import { pageHandle } from '../../head/page-handle.ts';
import { LegalPage } from './legal-page.tsx';

export const handle = pageHandle('imprint');

export function Component() {
  return <LegalPage page={impressum} />;
}
