/** A thread for tests: it dies, fails or never ends when its task says so. */
export default async function flaky(task: string): Promise<string> {
  if (task === 'die') process.exit(1);
  if (task === 'fail') throw new TypeError('with what was typed');
  if (task === 'hang') return new Promise(() => {});
  return `${task} done`;
}
