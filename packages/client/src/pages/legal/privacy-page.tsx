import { datenschutz } from '@rebhang-solar/content/legal/datenschutz';
import { pageHandle } from '../../head/page-handle.ts';
import { LegalPage } from './legal-page.tsx';

export const handle = pageHandle('privacy');

export function Component() {
  return <LegalPage page={datenschutz} />;
}
