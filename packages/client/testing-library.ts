import { flushCompileCache } from 'node:module';
import { afterAll } from 'vitest';

// A worker is ended by a signal, at which it would not store what it has compiled.
afterAll(() => flushCompileCache());

if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  // The library waits a second by itself; a busy machine takes longer.
  configure({ asyncUtilTimeout: 40_000 });
  // The next file has the same document.
  afterAll(() => {
    cleanup();
    document.body.replaceChildren();
    document.head.replaceChildren();
    localStorage.clear();
    sessionStorage.clear();
    window.history.replaceState(null, '', '/');
  });
}
