// Loaded into a site under test (`node --expose-gc --import`): collects garbage at a
// signal that nothing else listens to, so that memory is measured without what is not yet collected.
process.on('SIGWINCH', () => {
  globalThis.gc?.();
  globalThis.gc?.();
  process.stdout.write('garbage collected\n');
});
