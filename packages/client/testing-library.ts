// The library waits a second by itself; a busy machine takes longer.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 40_000 });
}

export {};
