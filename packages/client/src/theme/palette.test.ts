import { readFileSync } from 'node:fs';
import { palette } from '@rebhang-solar/content/palette';
import { expect, test } from 'vitest';

// Files that a browser takes as they are cannot import the palette: they repeat colours of it.
test.each(['index.html', 'public/notice.css'])(
  '%s has no colour but those of the palette',
  (file) => {
    const text = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
    const colours = text.match(/#[\da-f]{6}\b/g) ?? [];
    expect(colours).not.toEqual([]);
    const known = Object.values(palette).flat();
    expect(colours.filter((colour) => !known.some((shade) => shade === colour))).toEqual([]);
  },
);
