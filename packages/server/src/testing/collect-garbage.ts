// Loaded into a site under test (`node --expose-gc --import`): collects garbage when told to, so
// that its memory can be measured without what is merely not yet thrown away.
// Any signal would do that nobody else here listens to.
process.on('SIGWINCH', () => {
  globalThis.gc?.();
  globalThis.gc?.();
  process.stdout.write('garbage collected\n');
});
