import { expect, test, vi } from 'vitest';
import { shrink } from './shrink.ts';

/** As a browser decodes and draws them; none of it is in Node. */
function browser(width: number, height: number) {
  const drawn: string[] = [];
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close() {} }));
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      size: string;
      constructor(width: number, height: number) {
        this.size = `${width}x${height}`;
      }
      getContext = () => ({
        fillStyle: 'black',
        fillRect() {
          drawn.push(this.fillStyle);
        },
        drawImage: () => drawn.push('picture'),
      });
      convertToBlob = async ({ type }: { type: string }) => new Blob([this.size], { type });
    },
  );
  return drawn;
}

test('a large photograph is sent with 2,000 px, a small one as it is, and what no server takes as a JPEG', async () => {
  const [jpeg, heic] = ['image/jpeg', 'image/heic'].map((type) => new File(['x'], 'a', { type }));
  const drawn = browser(3000, 1500);
  const large = await shrink(jpeg as File);
  expect([large.type, await large.text()]).toEqual(['image/jpeg', '2000x1000']);
  // What is transparent would be black.
  expect(drawn).toEqual(['white', 'picture']);
  browser(1500, 3000);
  expect(await (await shrink(jpeg as File)).text()).toBe('1000x2000');
  browser(800, 600);
  expect(await shrink(jpeg as File)).toBe(jpeg);
  const other = await shrink(heic as File);
  expect([other.type, await other.text()]).toEqual(['image/jpeg', '800x600']);
  vi.unstubAllGlobals();
  // Node decodes none.
  expect(await shrink(heic as File)).toBe(heic);
});
