import { pageMeta } from '@rebhang-solar/content/pages/page-meta';
import { PageFrame } from '../../components/page-frame.tsx';
import { pageHandle } from '../../head/page-handle.ts';

export const handle = pageHandle('from2027');

export function Component() {
  return <PageFrame introduction={pageMeta.from2027} />;
}
