import { expect, type Page } from '@playwright/test';

/** Loads all pictures of the opened page, also those that stand far down. */
export async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.querySelectorAll('main img')] as HTMLImageElement[];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode()));
  });
}

/**
 * Expects that no picture has fewer pixels than it takes up. In a window that grows the browser exchanges a picture
 * for a larger one once that has arrived; for a smaller one never, so begin with the narrowest window.
 */
export async function expectNoEnlargedPicture(page: Page): Promise<void> {
  const width = page.viewportSize()?.width;
  await expect.poll(() => enlargedPictures(page), `at ${width} px`).toEqual([]);
}

function enlargedPictures(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pictures = [...document.querySelectorAll('main img')] as HTMLImageElement[];
    return pictures.flatMap((picture) => {
      const { width, height } = picture.getBoundingClientRect();
      const ratio = picture.naturalWidth / picture.naturalHeight;
      const covers = getComputedStyle(picture).objectFit === 'cover';
      if (width === 0) return [];
      // Nothing while the browser exchanges it.
      const file = picture.currentSrc && new URL(picture.currentSrc).pathname;
      const candidates = [...(picture.parentElement?.querySelectorAll('source') ?? [])]
        .flatMap(({ srcset }) => srcset.split(', '))
        .map((candidate) => candidate.split(' '));
      const [, pixels = ''] = candidates.find(([name]) => name === file) ?? [];
      // What is cut off has its pixels, too.
      const covered = (covers ? Math.max(width, height * ratio) : width) * devicePixelRatio;
      return Number.parseInt(pixels, 10) >= Math.floor(covered)
        ? []
        : [`${covered} of ${pixels}: ${picture.alt}`];
    });
  });
}
