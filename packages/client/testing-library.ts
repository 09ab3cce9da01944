import { flushCompileCache } from 'node:module';
import { afterAll } from 'vitest';

// A worker is ended by a signal, at which it would not store what it has compiled.
afterAll(() => flushCompileCache());

if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  const { notifications } = await import('@mantine/notifications');
  // The library waits a second by itself; a busy machine takes longer.
  configure({ asyncUtilTimeout: 40_000 });
  // The next file has the same document, and the same list of toasts.
  afterAll(() => {
    cleanup();
    notifications.clean();
    document.body.replaceChildren();
    document.head.replaceChildren();
    localStorage.clear();
    sessionStorage.clear();
    window.history.replaceState(null, '', '/');
  });
}
