import { expect, test } from 'vitest';
import { projectIds } from './company/project-ids.ts';
import { allPaths, faqPath, paths, projectPath } from './paths.ts';
import { sharePicture } from './share-picture.ts';

test.each([
  ['/', '/vorschau/startseite.jpg', 'hero-breit'],
  ['/faq', '/vorschau/faq.jpg', 'hero-breit'],
  ['/technische-details', '/vorschau/technische-details.jpg', 'module-nah'],
  [
    faqPath('photovoltaik-foerderungen-zuschüsse'),
    '/vorschau/faq-photovoltaik-foerderungen-zuschuesse.jpg',
    'hero-breit',
  ],
  [
    faqPath('photovoltaik-stromspeicher-notwendig'),
    '/vorschau/faq-photovoltaik-stromspeicher-notwendig.jpg',
    'speicher-wallbox',
  ],
])('a link to %s shows %s, drawn over „%s“', (path, file, rendering) => {
  expect(sharePicture(path)).toEqual({ file, rendering });
});

test('a project shows its own picture', () => {
  const [id] = projectIds;
  expect(sharePicture(projectPath(id))).toEqual({
    file: `/vorschau/photovoltaik-projekte-referenzen-${id}.jpg`,
    rendering: id,
  });
});

test('no two pages share a picture, and no name needs to be encoded', () => {
  const files = allPaths.map((path) => sharePicture(path).file);
  expect(new Set(files).size).toBe(allPaths.length);
  for (const file of files) expect(file).toMatch(/^\/vorschau\/[a-z\d-]+\.jpg$/);
  expect(sharePicture(paths.maintenance).rendering).toBe('module-nah');
});
