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
      const { months } = projectYield(projects[id]);
      expect(months, id).toHaveLength(12);
      const year = months.reduce((sum, month) => sum + month, 0);
      expect(Math.abs(year / projects[id].yield - 1), id).toBeLessThan(0.1);
    }
  },
);

test('the assumptions name every plane of the roof, and both yields', () => {
  // A roof of the test's own: any project may be taken out or changed by the company.
  const { assumptions } = projectYield({
    ...projects[projectIds[0]],
    power: 16.4,
    yield: 15_000,
    roof: {
      planes: [
        { tilt: 35, azimuth: 90, share: 10 },
        { tilt: 35, azimuth: 270, share: 20 },
        { tilt: 10, azimuth: 340, share: 10 },
      ],
    },
  });
  expect(assumptions).toContain('berechnet, nicht gemessen');
  expect(assumptions).toContain(
    '10 Module nach Osten mit 35° Neigung, 20 Module nach Westen mit 35° Neigung, 10 Module nach Norden mit 10° Neigung',
  );
  expect(assumptions).toMatch(/rund 1[345]\.\d00\u00a0kWh im Jahr/);
  expect(assumptions).toContain('unsere eigene Angabe ist 15.000\u00a0kWh');
});
