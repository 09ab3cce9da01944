import { ownPage } from '@rebhang-solar/content/pages/own-page';
import type { PhotographKind } from '@rebhang-solar/content/photograph-kinds';
import type { ReactNode } from 'react';
import { paint } from '../../theme/paint.ts';
import classes from './photographs.module.css';

/** An example of what a photograph should show; its red corners are the edge of the picture. The words beside it say the same. */
export function PhotographDrawing({ kind }: { kind: PhotographKind }) {
  return (
    <svg
      className={classes.picture}
      viewBox="0 0 160 120"
      width="160"
      height="120"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="160" height="120" fill={paint('paper.1')} />
      <g stroke={paint('slate.6')} strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
        {examples[kind]}
      </g>
      <path
        d="M8 23V8h15M137 8h15v15M152 97v15h-15M23 112H8V97"
        fill="none"
        stroke={paint('tile.6')}
        strokeWidth="3"
      />
    </svg>
  );
}

const wall = paint('paper.0');
const wood = paint('paper.2');
const roof = paint('tile.2');
const glass = paint('slate.1');
const sun = paint('sun.6');

const examples: Record<PhotographKind, ReactNode> = {
  'roof-outside': (
    <>
      <circle cx="134" cy="29" r="8" fill={sun} />
      <path d="M62 36V24h9v12" fill={wall} />
      <path d="M38 66v34h92V67L115 36 101 66z" fill={wall} />
      <path d="M101 66v34" />
      <path d="M46 34h70L102 68H30z" fill={roof} />
      <path
        d="M40 45h71M35 57h71M66 34l-5 11M89 34l-5 11M52 45l-5 12M75 45l-5 12M97 45l-5 12M41 57l-4 11M63 57l-4 11M85 57l-4 11"
        fill="none"
        strokeWidth="1.2"
      />
      <path d="M46 77h12v11H46zM66 77h12v11H66zM86 77h10v23H86zM111 76h9v11h-9z" fill={glass} />
      <path d="M19 100h123" />
    </>
  ),
  'roof-inside': (
    <>
      <path d="M79.5 19 138 98H21z" fill={wood} />
      <path d="M79.5 58 101 84l24 14H34l24-14z" fill={wall} />
      <path d="M58 84h43M79.5 84v14M66 84l-14 14M93 84l14 14" fill="none" strokeWidth="1.2" />
      <path d="M79.5 19 138 98h-7L79.5 29 28 98h-7z" fill={roof} />
      <path d="M79.5 37 117 90h-6L79.5 46 48 90h-6z" fill={roof} />
      <path d="M57 54h45v5H57z" fill={roof} />
      <path d="M74 67h11v10H74z" fill={glass} />
    </>
  ),
  meter: (
    <>
      <path d="M66 18 34 28v76l32 2z" fill={wood} />
      <path d="M41 66v9" />
      <path d="M66 18h62v88H66zM96 18v88" fill={wall} />
      <path d="M72 25h18v12H72zM72 84h18v15H72z" fill={wood} />
      <path d="M72 44h17v32H72z" fill={wall} />
      <path d="M75 48h11v8H75z" fill={paint('vine.2')} strokeWidth="1.2" />
      <circle cx="80.5" cy="66" r="3" fill={sun} strokeWidth="1.2" />
      <path
        d="M101 26h22v10h-22zM101 44h22v10h-22zM101 62h22v10h-22zM101 80h22v10h-22z"
        fill={glass}
      />
      <path
        d="M105 29v4m5-4v4m5-4v4m4-4v4M105 47v4m5-4v4m5-4v4m4-4v4M105 65v4m5-4v4m5-4v4m4-4v4M105 83v4m5-4v4m5-4v4m4-4v4"
        fill="none"
        strokeWidth="1.2"
      />
    </>
  ),
  storage: (
    <>
      <path d="M44 14v76h100M44 90l-27 17M66 56v34" fill="none" />
      <path d="M56 26h20v30H56z" fill={wall} />
      <path d="M61 33h10v8H61z" fill={paint('vine.2')} strokeWidth="1.2" />
      <path
        d="M90 36h34v54H90z"
        fill={paint('sun.0')}
        stroke={paint('tile.6')}
        strokeDasharray="5 4"
        strokeLinecap="butt"
      />
      <path d="m109 46-9 19h6l-3 13 11-18h-7z" fill={sun} strokeWidth="1.4" />
      <path d="M133 36v54m-3-54h6M90 99h34m-34-3v6m34-6v6" fill="none" strokeWidth="1.4" />
    </>
  ),
  bill: (
    <>
      <path d="M48 12h50l16 15v81H48z" fill={wall} />
      <path d="M98 12v15h16z" fill={wood} />
      <path
        d="M56 24h23m-23 8h31m-31 12h50m-50 8h50m-50 42h33m-33 7h23"
        fill="none"
        strokeWidth="1.4"
      />
      <path d="M36 61h89v23H36z" fill={paint('sun.2')} />
      <text
        x="80.5"
        y="77"
        textAnchor="middle"
        fontSize="13"
        fontWeight="700"
        fill={paint('slate.6')}
        stroke="none"
      >
        {ownPage.photographs.onBill}
      </text>
    </>
  ),
};
