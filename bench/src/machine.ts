import { cpus, totalmem, type } from 'node:os';

/** One line on what the figures were taken on, e.g. `2 × AMD EPYC 7B13, 23 GB, Linux, Node.js 24.21.0`. */
export async function describeMachine(): Promise<string> {
  const cores = cpus();
  const model = cores[0]?.model.trim() ?? 'unknown processor';
  const memory = Math.floor(totalmem() / 2 ** 30);
  return `Machine: ${cores.length} × ${model}, ${memory} GB, ${type()}, Node.js ${process.versions.node}`;
}
