import { join } from 'node:path';
import { cruise, format, type ICruiseResult } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';

/**
 * Without a TypeScript that it can read, dependency-cruiser finds hardly any module and no fault in them: a
 * check of fewer than these has not looked at the project.
 */
const leastModules = 500;

const rules = join(import.meta.dirname, '.dependency-cruiser.mjs');
const { output } = await cruise(['packages', 'e2e', 'bench'], await extractDepcruiseOptions(rules));
const result = output as ICruiseResult;
const report = await format(result, { outputType: 'err-long' });
process.stdout.write(`${report.output}`);

const ours = result.modules.filter(({ source }) => /^(packages|e2e|bench)\//.test(source)).length;
if (ours < leastModules) {
  process.stderr.write(`Only ${ours} modules were found, not ${leastModules}.\n`);
}
process.exitCode = report.exitCode === 0 && ours >= leastModules ? 0 : 1;
