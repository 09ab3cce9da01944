import { agb } from '@rebhang-solar/content/legal/agb';
import { pageHandle } from '../../head/page-handle.ts';
import { LegalPage } from './legal-page.tsx';

export const handle = pageHandle('terms');

export function Component() {
  return <LegalPage page={agb} />;
}
