import { expect } from '@playwright/test';
import { allPaths } from '@rebhang-solar/content/paths';
import { test } from '../fixtures.ts';

/** Windows by the dots that make a pixel there. */
const windows = [
  { dots: 1, widths: [1440, 768] },
  { dots: 2, widths: [768, 390] },
];

for (const { dots, widths } of windows) {
  test.describe(() => {
    test.use({ deviceScaleFactor: dots });

    for (const path of allPaths) {
      test(`${path}: no picture is enlarged where ${dots} dots make a pixel`, async ({ page }) => {
        const enlarged: string[] = [];
        for (const width of widths) {
          // Loaded anew: a picture that is there is not exchanged for a smaller one.
          await page.setViewportSize({ width, height: 800 });
          await page.goto(path);
          const shown = await page.evaluate(async () => {
            const pictures = [...document.querySelectorAll('main img')] as HTMLImageElement[];
            for (const picture of pictures) picture.loading = 'eager';
            await Promise.all(pictures.map((picture) => picture.decode()));
            return pictures.map((picture) => {
              const { width, height } = picture.getBoundingClientRect();
              const ratio = picture.naturalWidth / picture.naturalHeight;
              const covers = getComputedStyle(picture).objectFit === 'cover';
              const file = new URL(picture.currentSrc).pathname;
              const candidates = [...(picture.parentElement?.querySelectorAll('source') ?? [])]
                .flatMap(({ srcset }) => srcset.split(', '))
                .map((candidate) => candidate.split(' '));
              const [, pixels = ''] = candidates.find(([name]) => name === file) ?? [];
              return {
                alt: picture.alt,
                pixels: Number.parseInt(pixels, 10),
                // What is cut off has its pixels, too.
                width: covers ? Math.max(width, height * ratio) : width,
              };
            });
          });
          for (const { alt, pixels, width: covered } of shown) {
            if (pixels >= Math.floor(covered * dots)) continue;
            enlarged.push(`at ${width} px ${covered * dots} of ${pixels}: ${alt}`);
          }
        }
        expect(enlarged).toEqual([]);
      });
    }
  });
}
