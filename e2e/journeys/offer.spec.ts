import { expect, type Page } from '@playwright/test';
import { consultationForm } from '@rebhang-solar/content/forms/consultation';
import { houseByLaw, regimeLabels } from '@rebhang-solar/content/houses/by-law';
import { offerCheckPage, offerNumbers } from '@rebhang-solar/content/pages/offer-check';
import { pageMeta } from '@rebhang-solar/content/pages/page-meta';
import { shell } from '@rebhang-solar/content/pages/shell';
import { solarCalculatorPage } from '@rebhang-solar/content/pages/solar-calculator';
import { faqPath, paths } from '@rebhang-solar/content/paths';
import { expectNoViolations } from '../axe.ts';
import { test } from '../fixtures.ts';
import { hydrate } from '../form-journeys.ts';
import { expectRoomForTwiceTheText } from '../sideways.ts';

const { form, scale, contents, questions, comparison, plate } = offerCheckPage;
const spaced = (text: string) =>
  text.replaceAll(/ (?=[€%])/g, '\u202F').replaceAll(/ (?=kWp|kWh|Jahre)/g, '\u00A0');

const fair = 'angebot=19400&davonspeicher=5100&kwp=10&speicher=8&geruest=ja&anmeldung=ja';
const dear = 'angebot=27900&davonspeicher=8000&kwp=10&speicher=8&zaehlerschrank=nein';

const nothingMissing = 'mwst=keine&geruest=ja&zaehlerschrank=ja&anmeldung=ja&ueberwachung=ja';

const verdict = (page: Page) => page.locator('#urteil');

async function expectNoViolationsAtBothWidths(page: Page): Promise<void> {
  await expectNoViolations(page, 'on a wide screen');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoViolations(page, 'on a phone');
}

test('an offer is answered', async ({ page }) => {
  await page.goto(`${paths.offerCheck}?${fair}`);
  await expect(verdict(page)).toContainText(spaced('Fair: 20.600 € mit allem, was dazugehört.'));
  await expectNoViolationsAtBothWidths(page);
  const place = page.getByRole('img', { name: scale.title });
  await expect(place).toHaveAccessibleDescription(/fair\. Üblich .*–.*, fair .*–/);
});

test('what is missing stands with its amount, and what to ask in quotation marks', async ({
  page,
}) => {
  await page.goto(`${paths.offerCheck}?${dear}`);
  const account = page.getByRole('region', { name: contents.account }).locator('dl > div');
  await expect(account.filter({ hasText: 'Zählerschrank' })).toContainText(
    /nicht dabei, 0–2\.500.*\+1\.200/,
  );
  await expect(account.filter({ hasText: 'Gerüst' })).toContainText(/falls es fehlt.*\+900/);
  await expect(account.last()).toContainText(spaced('30.300 €'));
  const ask = page.getByRole('region', { name: questions.title });
  await expect(ask.getByRole('listitem').filter({ hasText: 'Zählerschrank' })).toContainText(
    '„Was kostet der Zählerschrank höchstens?“',
  );
  await expect(ask).toContainText(spaced('„Warum kostet die Kilowattstunde Speicher 1.000 €?“'));
});

test('tax in a price and a large storage are told, and above what the model takes the price alone is judged', async ({
  page,
}) => {
  await page.goto(
    `${paths.offerCheck}?angebot=22610&kwp=10&speicher=10&mwst=drin&geruest=ja&zaehlerschrank=ja&anmeldung=ja`,
  );
  const answer = page.getByRole('region').filter({ has: verdict(page) });
  await expect(verdict(page)).toContainText('Teuer');
  await expect(answer).toContainText(spaced('3.610 € Mehrwertsteuer: bei Wohnhäusern 0 %.'));
  await expect(answer).toContainText('Der Speicher mit');
  await page.goto(`${paths.offerCheck}?angebot=60000&kwp=60&${nothingMissing}`);
  await expect(verdict(page)).toBeVisible();
  await expect(answer).toContainText('Nur der Preis ist verglichen');
  await expect(answer).not.toContainText(plate.paid);
});

test('what we charge stands below the scale, and that we sell', async ({ page }) => {
  await page.goto(`${paths.offerCheck}?${fair}`);
  const market = page.getByRole('figure').filter({ has: page.getByRole('img') });
  await expect(market).toContainText(/Wir sind selbst Anbieter: Bei uns kostet .*–.*€/);
});

test('the payback is the model’s, by the cautious law first, for the house that is named', async ({
  page,
}) => {
  // The size and the price of the articles' house: then it is the number of the articles.
  const { cautious, other } = houseByLaw('family');
  const { kWp, storageKWh, investment } = cautious.result.system;
  await page.goto(
    `${paths.offerCheck}?angebot=${investment}&davonspeicher=${cautious.result.storage?.price}&kwp=${kWp}&speicher=${storageKWh}&${nothingMissing}`,
  );
  const answer = page.getByRole('region').filter({ has: verdict(page) });
  await expect(answer).toContainText(regimeLabels[cautious.regime]);
  const years = (value: number | null) =>
    value === null ? 'über 20' : String(value).replace('.', ',');
  const paid = answer.locator('dl > div').filter({ hasText: plate.paid });
  await expect(paid).toContainText(years(cautious.result.system.payback.value));
  if (other) await expect(answer).toContainText(`nach ${years(other.result.system.payback.value)}`);
  await expect(answer).toContainText('das Haus unserer Beispiele');
  await page.goto(`${paths.offerCheck}?${fair}&verbrauch=8000&richtung=ost-west`);
  await expect(answer).toContainText(spaced('Gerechnet für Ihr Haus: 8.000 kWh im Jahr'));
});

async function enterStorage(page: Page) {
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await page.getByRole('radio', { name: form.kinds.speicher }).check();
  await field(offerNumbers.angebot.label).fill('6.400');
  await field('Vorhandene Anlage').fill('7');
  await field(offerNumbers.speicher.label).fill('8');
  await field(offerNumbers.seit.label).fill('2006');
  for (const [part, answer] of [
    ['Einbau', 'ja'],
    ['Zählerschrank', 'ja'],
    ['Anmeldung', 'nein'],
  ] as const) {
    await page.getByRole('group', { name: part }).getByRole('radio', { name: answer }).check();
  }
}

/** Its system has been paid for twenty years, so that each kWh counts in full. */
async function expectStorageAnswer(page: Page) {
  await expect(verdict(page)).toHaveText(spaced('Fair: 6.700 € für 8 kWh.'));
  const answer = page.getByRole('region').filter({ has: verdict(page) });
  await expect(answer).toContainText(spaced('zu 7 kWp auf dem Dach, angeboten für 6.400 €.'));
  await expect(answer.locator('dl > div')).toHaveText([
    spaced(`${plate.total}6.700 €`),
    /^bezahlt nach\d+(,5)? Jahre$/,
    spaced(`${plate.perKWh}840 €`),
  ]);
  await expect(page.getByRole('figure')).toContainText('mit Einbau');
  await expect(page.getByRole('main')).toContainText(plate.life);
  const ask = page.getByRole('region', { name: questions.title });
  await expect(ask).toContainText('„Ist Notstrom dabei, und wer richtet ihn ein?“');
  await expect(ask).not.toContainText('Gerüst');
  const request = page.getByRole('link', { name: offerCheckPage.request });
  expect(decodeURIComponent((await request.getAttribute('href')) ?? '')).toMatch(
    /einen\+Speicher\+mit\+8\u00A0kWh\+zu\+meiner\+Anlage\+mit\+7\u00A0kWp\+von\+2006/,
  );
}

test('a storage alone is judged with the system that exists, and two of them side by side', async ({
  page,
}) => {
  await page.goto(paths.offerCheck);
  await hydrate(page);
  await enterStorage(page);
  await page.getByRole('button', { name: form.submit }).click();
  await expectStorageAnswer(page);
  await expectNoViolationsAtBothWidths(page);
  const alone = page.url();
  expect(alone).toContain('was=speicher');
  await page.goto(
    `${alone}&angebot2=5900&speicher2=8,5&einbau2=ja&zaehlerschrank2=ja&anmeldung2=ja`,
  );
  await expect(verdict(page)).toContainText(spaced('Angebot B ist 800 € günstiger'));
  const table = page.getByRole('table', { name: comparison.title });
  await expect(table.getByRole('row', { name: comparison.rows.perKWh })).toContainText(
    spaced('840 €690 €'),
  );
  await expect(page.locator('#angebot-kwp2')).toBeHidden();
  await page.goto(alone.replace('seit=2006', 'seit=2021'));
  await expect(verdict(page)).toContainText('so lange hält er etwa, nicht bezahlt');
  await page.goto(alone.replace('speicher=8', 'speicher=viel'));
  await expect(page.locator('[aria-invalid="true"]')).toHaveAccessibleName(
    offerNumbers.speicher.label,
  );
});

test('two offers stand side by side', async ({ page }) => {
  await page.goto(
    `${paths.offerCheck}?${dear}&angebot2=17000&davonspeicher2=5000&kwp2=10&speicher2=8&geruest2=ja`,
  );
  await expect(verdict(page)).toContainText(spaced('Angebot B ist 11.800 € günstiger'));
  await expect(page.locator('[data-own-bar]')).toContainText(spaced('B: 11.800 € günstiger'));
  const table = page.getByRole('table', { name: comparison.title });
  await expect(table.getByRole('row').nth(1)).toContainText(spaced('27.900 €17.000 €'));
  await expect(table.getByRole('row', { name: 'Gerüst' })).toContainText(
    spaced(`+900 €${comparison.included}`),
  );
  const ask = page.getByRole('region', { name: questions.title });
  await expect(ask.getByRole('listitem').filter({ hasText: 'Gerüst' })).toContainText('A: „');
  await expect(ask.getByRole('listitem').filter({ hasText: 'Mehrwertsteuer' })).toContainText(
    'Beide: „',
  );
});

test('bad values are answered at their fields, and no price is judged', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(`${paths.offerCheck}?angebot=viel&kwp=10&speicher=8&davonspeicher=99000`);
  const price = page.getByRole('textbox', { name: offerNumbers.angebot.label });
  await expect(price).toHaveAccessibleDescription(/Bitte eine Zahl eingeben/);
  await expect(price).toHaveValue('viel');
  await expect(verdict(page)).toHaveCount(0);
  await hydrate(page);
  await price.fill('');
  await page.getByRole('button', { name: form.submit }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('alert')).toContainText(offerNumbers.angebot.label);
  await price.fill('120.000 €');
  await page.getByRole('button', { name: form.submit }).click();
  await expect(verdict(page)).toContainText('Über dem Üblichen');
});

test('in the browser and from the server the answer is the same', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto(paths.offerCheck);
  await hydrate(page);
  await page.getByRole('textbox', { name: offerNumbers.angebot.label }).fill('21.500');
  await page.getByRole('textbox', { name: offerNumbers.kwp.label, exact: true }).fill('9,5');
  await page.getByRole('textbox', { name: offerNumbers.speicher.label, exact: true }).fill('7');
  await page.getByRole('button', { name: form.submit }).click();
  await expect(verdict(page)).toBeVisible();
  const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  await plain.goto(page.url());
  expect(await page.locator('main').textContent()).toBe(await plain.locator('main').textContent());
  await plain.close();
});

test('on a phone the inputs are one line, and one bar bears the verdict', {
  tag: '@phone-only',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'declined'));
  await page.goto(`${paths.offerCheck}?${dear}`);
  await expect(verdict(page)).toBeInViewport({ ratio: 1 });
  const price = page.getByRole('textbox', { name: offerNumbers.angebot.label });
  await expect(price).toBeHidden();
  await page.mouse.wheel(0, 1500);
  await expect(page.locator('[data-own-bar]')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[data-own-bar]')).toContainText(spaced('7.200 € über dem Üblichen'));
  await expect(page.getByRole('navigation', { name: shell.callBar.label })).toBeHidden();
  await page.mouse.wheel(0, -3000);
  await page.getByText(form.change, { exact: true }).click();
  await expect(price).toBeVisible();
  await expectRoomForTwiceTheText(page);
});

test('on a wide window the inputs stay beside the answer', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${paths.offerCheck}?${fair}`);
  const price = page.getByRole('textbox', { name: offerNumbers.angebot.label }).first();
  await expect(price).toBeVisible();
  await expect(price).toHaveValue('19.400');
  await expect(verdict(page)).toBeInViewport({ ratio: 1 });
});

test('the request begins with the offer, and the calculator with its prices', async ({ page }) => {
  await page.goto(`${paths.offerCheck}?${fair}`);
  const link = page.getByRole('link', { name: offerCheckPage.calculator });
  expect(await link.getAttribute('href')).toContain('preispv=1550');
  await page.getByRole('link', { name: offerCheckPage.request }).click();
  await expect(page.getByLabel(consultationForm.fields.message.label, { exact: true })).toHaveValue(
    /19\.400\u202F€, davon Speicher 5\.100/,
  );
});

test('the article on costs leads here', async ({ page }) => {
  await page.goto(faqPath('photovoltaik-kosten-einfamilienhaus'));
  const link = page.locator(`a[href="${paths.offerCheck}"]`);
  const folded = page.getByRole('main').locator('details').filter({ has: link });
  await folded.locator('summary').click();
  await folded.locator(link).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageMeta.offerCheck.heading);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a storage alone is asked for and answered, and what was typed of a system is kept', async ({
    page,
  }) => {
    await page.goto(paths.offerCheck);
    const ofSystem = page.getByRole('textbox', { name: offerNumbers.davonspeicher.label });
    await ofSystem.fill('viel');
    await enterStorage(page);
    await expect(ofSystem).toBeHidden();
    await expect(page.getByRole('group', { name: 'Gerüst' })).toBeHidden();
    await page.getByRole('button', { name: form.submit }).click();
    await expectStorageAnswer(page);
    await page.getByRole('radio', { name: form.kinds.anlage }).check();
    await expect(ofSystem).toHaveValue('viel');
  });

  test('the whole answer comes by the form', async ({ page }) => {
    await page.goto(paths.offerCheck);
    await page.getByRole('textbox', { name: offerNumbers.angebot.label }).fill('27.900');
    await page.getByRole('textbox', { name: offerNumbers.davonspeicher.label }).fill('8.000');
    await page.getByRole('textbox', { name: offerNumbers.kwp.label, exact: true }).fill('10');
    await page.getByRole('textbox', { name: offerNumbers.speicher.label, exact: true }).fill('8');
    await page.getByRole('group', { name: 'Gerüst' }).getByRole('radio', { name: 'nein' }).check();
    await page.getByRole('button', { name: form.submit }).click();
    await expect(verdict(page)).toContainText(spaced('7.200 €'));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('region', { name: questions.title })).toContainText(
      '„Was kostet das Gerüst?“',
    );
  });
});

test('the calculator leads to the check of an offer for the same house', async ({ page }) => {
  await page.goto(`${paths.solarCalculator}?haustyp=einfamilienhaus&richtung=west&verbrauch=6200`);
  const { checkOffer } = solarCalculatorPage.result;
  await page.getByRole('main').getByRole('link', { name: checkOffer }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageMeta.offerCheck.heading);
  await expect(page.locator('[name="verbrauch"]')).toHaveValue('6200');
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
});
