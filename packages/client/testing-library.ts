import { afterAll } from 'vitest';

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
