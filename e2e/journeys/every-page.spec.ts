import { expect, type Page } from '@playwright/test';
import { projectIds } from '@rebhang-solar/content/company/project-ids';
import { measured } from '@rebhang-solar/content/company-answers';
import { cookieBanner } from '@rebhang-solar/content/pages/shell';
import { allPaths, faqPath, paths, projectPath } from '@rebhang-solar/content/paths';
import { expectNoViolations } from '../axe.ts';
import { decline } from '../decline.ts';
import { test } from '../fixtures.ts';
import { watchShifts } from '../layout-shift.ts';
import { expectRoomForTwiceTheText, sideways } from '../sideways.ts';
import { tooSmallSizes } from '../too-small-sizes.ts';

/** 640 px are a window of 1280 at 200 %. */
const widths = [320, 360, 640, 768, 1024, 1440];

/** What the end of a line tears apart: ranges („1–3 Tage“), „E-Mail“, and long words of headings. */
function torn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const torn: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const whole = node.parentElement?.closest('h1, h2, h3')
        ? /[\p{L}\u00ad]+/gu
        : /\d–\d|\bE-Mail/g;
      for (const { index, 0: word } of (node.textContent ?? '').matchAll(whole)) {
        // At a soft hyphen a word may break.
        if (word.includes('\u00ad')) continue;
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) torn.push(node.textContent?.slice(index - 20, index + 20) ?? '');
      }
    }
    return torn;
  });
}

/** A text that wraps otherwise in the stand-in (docs/decisions/mantine-theme.md): up to 0.1 Web Vitals call it good. */
const mostOfTypeface = 0.1;
/** Measured 0.0000 on most routes and 0.0034 on /faq, also with the processor slowed down six times. */
const mostOfRest = 0.01;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

  for (const path of allPaths) {
    test(`${path} does not move while it arrives, axe finds no violation, and it fits any width`, async ({
      page,
    }) => {
      const sumShifts = await watchShifts(page);
      await page.goto(path);
      const answer = page.getByRole('button', { name: cookieBanner.decline });
      await expect(answer).toBeVisible({ visible: measured });
      const { typeface, rest } = await sumShifts();
      expect.soft(typeface, 'moved by the typeface').toBeLessThan(mostOfTypeface);
      expect.soft(rest, 'moved by the rest').toBeLessThan(mostOfRest);
      if (path === paths.home) await expectNoViolations(page, 'with the banner');
      await decline(page);
      await expect(answer).toBeHidden();

      await page.setViewportSize({ width: 390, height: 844 });
      await expectRoomForTwiceTheText(page);
      // In a window as high as the page no bar of a phone lies over part of a link.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width: 360, height: height + 200 });
      await expectNoViolations(page, 'on a phone');
      for (const width of widths) {
        await page.setViewportSize({ width, height: 640 });
        expect.soft(await sideways(page), `sideways at ${width} px`).toBe(0);
        expect.soft(await torn(page), `torn at ${width} px`).toEqual([]);
        expect.soft(await tooSmallSizes(page), `pictures at ${width} px`).toEqual([]);
      }
    });
  }
});

const kindsOfPages = [
  ...[paths.home, paths.consultation, paths.projects, paths.faq, paths.maintenance],
  ...[paths.technicalDetails, paths.solarCalculator, paths.gridConnection],
  projectPath(projectIds[0]),
  faqPath('photovoltaik-stromspeicher-notwendig'),
].filter((path) => allPaths.includes(path));
for (const path of kindsOfPages) {
  test(`${path} does not move while it arrives on a wide screen, and axe finds no violation`, async ({
    page,
  }) => {
    const sumShifts = await watchShifts(page);
    await page.goto(path);
    const { typeface, rest } = await sumShifts();
    expect.soft(typeface, 'by the typeface').toBeLessThan(mostOfTypeface);
    expect.soft(rest, 'by the rest').toBeLessThan(mostOfRest);
    await decline(page);
    await expectNoViolations(page, 'on a wide screen');
  });
}
