import type { Page } from '@playwright/test';

/**
 * Pictures of the opened page for which the browser would fetch a file that has to be enlarged in this window, on a
 * screen with one dot to the pixel or two: their `sizes` promise it less than they take up. Each with the width that
 * it takes up and that of the file, in dots.
 */
export function tooSmallSizes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const probe = document.createElement('div');
    document.body.append(probe);
    const promised = (sizes: string) => {
      // A comma parts two sizes, but for those within the brackets of a function.
      const fitting = sizes.split(/, (?![^(]*\))/).find((size) => {
        const [, condition] = /^(\(.*\)) \S+/.exec(size) ?? [];
        return condition === undefined || matchMedia(condition).matches;
      });
      probe.style.width = '';
      probe.style.width = fitting?.replace(/^(?:\([^()]*\)(?: and )?)+ /, '') ?? '';
      return probe.style.width === '' ? 0 : probe.getBoundingClientRect().width;
    };
    const found = [...document.querySelectorAll<HTMLImageElement>('main picture > img')].flatMap(
      (image) => {
        const { width, height } = image.getBoundingClientRect();
        if (width === 0) return [];
        const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
        // What is cut off has its pixels, too.
        const covers = getComputedStyle(image).objectFit === 'cover';
        const covered = Math.floor(covers ? Math.max(width, height * ratio) : width);
        return [...(image.parentElement?.querySelectorAll('source') ?? [])].flatMap((source) => {
          const files = [...source.srcset.matchAll(/ (\d+)w/g)]
            .map(([, dots]) => Number(dots))
            .sort((one, other) => one - other);
          const largest = files.at(-1) ?? 0;
          const size = promised(source.sizes);
          return [1, 2].flatMap((density) => {
            const file = files.find((dots) => dots >= size * density) ?? largest;
            const needed = Math.min(covered * density, largest);
            return file < needed ? [`${image.alt}: ${needed} of ${file}`] : [];
          });
        });
      },
    );
    probe.remove();
    return [...new Set(found)];
  });
}
