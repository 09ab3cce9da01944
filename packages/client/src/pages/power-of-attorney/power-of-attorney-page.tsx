import { powerOfAttorneyPage } from '@rebhang-solar/content/pages/vollmacht-download';
import { PageFrame } from '../../components/page-frame.tsx';
import { TextSections } from '../../components/text-sections.tsx';
import { pageHandle } from '../../head/page-handle.ts';
import { paint } from '../../theme/paint.ts';
import { Download } from './download.tsx';
import classes from './power-of-attorney-page.module.css';

const { introduction, sections } = powerOfAttorneyPage;

export const handle = pageHandle('powerOfAttorney');

export function Component() {
  return (
    <PageFrame introduction={introduction} hero={<Download />} aside={<Sheet />}>
      <TextSections sections={sections} />
    </PageFrame>
  );
}

/** The form at a glance: lines to fill in, boxes to tick, a place to sign. */
function Sheet() {
  return (
    <svg
      className={classes.sheet}
      viewBox="0 0 300 380"
      width="300"
      height="380"
      aria-hidden="true"
      focusable="false"
    >
      <g fill="none" stroke={paint('slate.6')} strokeWidth="1.5">
        <path fill={paint('paper.0')} strokeWidth="2" d="M1 1h266l32 32v346H1z" />
        <path d="M267 1v32h32M34 138h232M34 166h232M34 194h140M34 340h84M142 340h124" />
        <path d="M34 218h14v14h-14zM34 244h14v14h-14zM34 270h14v14h-14z" />
        <path strokeWidth="12" d="M34 50h128" />
        <path
          stroke={paint('paper.4')}
          strokeWidth="6"
          d="M34 84h190M34 100h150M60 226h150M60 252h174M60 278h120"
        />
        <path
          stroke={paint('vine.6')}
          strokeWidth="2.5"
          d="m36 223 5 6 10-14M36 249l5 6 10-14M150 334c14-26 24-34 22-18s-10 22 2 12 14-20 16-8 6 10 12 2 6-4 8 2 8 6 14-2 10-4 22-4"
        />
      </g>
    </svg>
  );
}
