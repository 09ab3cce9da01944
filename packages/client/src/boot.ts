import { afterFirstPaint } from './after-first-paint.ts';
import { holdEarlySubmits, leaveFormsToBrowser } from './forms/early-submit.ts';

/*
 * The one script that the document names. A prerendered page can be read and followed without the
 * application, so that waits until text, typeface and pictures have had the line to themselves.
 */
holdEarlySubmits();
await afterFirstPaint();
try {
  await import('./entry-client.tsx');
} catch (error) {
  leaveFormsToBrowser();
  throw error;
}
