import { expect, test } from 'vitest';
import { projectIds } from './company/project-ids.ts';
import { projects } from './company/projects.ts';
import { projectYield } from './project-yield.ts';
import { hasCalculator } from './with-calculator.ts';

// Elsewhere it would be the sun of another state's, and no page shows a computed month.
test.runIf(hasCalculator)(
  'the model comes within a tenth of the yield that the company states',
  () => {
    for (const id of projectIds) {
      const months = projectYield(projects[id]);
      expect(months, id).toHaveLength(12);
      const year = months.reduce((sum, month) => sum + month, 0);
      expect(Math.abs(year / projects[id].yield - 1), id).toBeLessThan(0.1);
    }
  },
);
