import { test as base, expect } from '@playwright/test';
import { consultationParts } from '@rebhang-solar/content/forms/consultation';
import { allPaths, paths } from '@rebhang-solar/content/paths';
import { hasCalculator } from '@rebhang-solar/content/with-calculator';
import { enterKey, startWebKit, type WebKit } from '../webkit-session.ts';

const { WEBKIT_DRIVER_PATH = '' } = process.env;

const test = base.extend<object, { webkit: WebKit }>({
  webkit: [
    async ({}, use, { project }) => {
      const webkit = await startWebKit(WEBKIT_DRIVER_PATH, project.use.baseURL ?? '');
      try {
        await expect(() => webkit.open()).toPass();
        await use(webkit);
      } finally {
        await webkit.close();
      }
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** Waits until an expression is true in the page. */
async function expectTrue(webkit: WebKit, expression: string): Promise<void> {
  await expect.poll(() => webkit.evaluate(expression), expression).toBe(true);
}

/** Opens a page and waits until it is hydrated. */
async function open(webkit: WebKit, path: string): Promise<void> {
  await webkit.goto(path);
  await expectTrue(webkit, 'document.readyState === "complete"');
  await webkit.evaluate(
    '(window.errors = [], addEventListener("error", ({ message }) => errors.push(message)))',
  );
  await webkit.moveMouse();
  await expectTrue(webkit, 'document.querySelector("header details") === null');
}

for (const path of allPaths) {
  test(`${path}: hydrated without an error, and nothing scrolls sideways`, async ({ webkit }) => {
    await webkit.resize(1280, 900);
    await open(webkit, path);
    for (const width of [1280, 450]) {
      await webkit.resize(width, 900);
      await expect.poll(() => webkit.evaluate('innerWidth')).toBe(width);
      expect(await webkit.evaluate('document.documentElement.scrollWidth')).toBe(width);
    }
    expect(await webkit.evaluate('errors')).toEqual([]);
  });
}

/** What has to be filled in, by the names of the fields; in the last one Enter is pressed. */
const forms = [
  [paths.home, { name: 'Anna Weber', message: 'Walmdach', email: 'anna@beispiel.example' }],
  [paths.maintenance, { name: 'Clara Lang', phone: '0351 1234', email: 'clara@beispiel.example' }],
  [
    paths.gridConnection,
    {
      strasse: 'Am Rebhang',
      hausnummer: '12 b',
      plz: '01665',
      ort: 'Klipphausen',
      name: 'Ernst',
      vorname: 'Dora',
      anStrase: 'Am Rebhang',
      anHausnummer: '12 b',
      anPlz: '01665',
      anOrt: 'Klipphausen',
      anTelefon: '035204 123',
      anEmail: 'dora@beispiel.example',
    },
  ],
] as const;

for (const [path, values] of forms) {
  test(`${path}: the form is filled in by keys, and sent by Enter`, async ({ webkit }) => {
    await webkit.resize(1280, 900);
    await open(webkit, path);
    const form = 'form[novalidate]';
    await expectTrue(webkit, `document.querySelector('${form}') !== null`);
    const consent = `${form} [name="datenschutz"]`;
    if (await webkit.evaluate(`document.querySelector('${consent}')`)) await webkit.click(consent);
    const entries = Object.entries(values);
    for (const [name, value] of entries) await webkit.type(`${form} [name="${name}"]`, value);
    await webkit.type(`${form} [name="${entries.at(-1)?.[0]}"]`, enterKey);
    await expect
      .poll(() => webkit.evaluate('document.querySelector("main").innerText'))
      .toMatch(/^PV(-[0-9A-Z]{4}){3}$/m);
    expect(await webkit.evaluate('errors')).toEqual([]);
  });
}

test(`${paths.consultation}: from step to step by keys, and sent by Enter in the last`, async ({
  webkit,
}) => {
  await webkit.resize(1280, 900);
  await open(webkit, paths.consultation);
  const form = 'form[novalidate]';
  await expectTrue(webkit, `document.querySelector('${form}') !== null`);
  const [house, contact, wishes] = consultationParts;
  const focusIsOn = ({ id }: { id: string }) =>
    expectTrue(webkit, `document.activeElement?.id === '${id}'`);
  await webkit.click(`${form} [data-part="${house.id}"] a[href="#${contact.id}"]`);
  await focusIsOn(contact);
  await webkit.type(`${form} [name="name"]`, 'Bernd Kurz');
  await webkit.type(`${form} [name="phone"]`, '035204 4711');
  await webkit.type(`${form} [name="email"]`, 'bernd@beispiel.example');
  await webkit.type(`${form} [name="address"]`, 'Am Rebhang 12');
  await webkit.type(`${form} [name="address"]`, enterKey);
  await focusIsOn(wishes);
  await webkit.click(`${form} [name="datenschutz"]`);
  await webkit.type(`${form} [name="datenschutz"]`, enterKey);
  await expect
    .poll(() => webkit.evaluate('document.querySelector("main").innerText'))
    .toMatch(/^PV(-[0-9A-Z]{4}){3}$/m);
  expect(await webkit.evaluate('errors')).toEqual([]);
});

if (hasCalculator) {
  test('a slider of the calculator changes answer and address', async ({ webkit }) => {
    await webkit.resize(1280, 900);
    await open(webkit, paths.solarCalculator);
    await webkit.click('main form summary');
    // In its middle.
    await webkit.click('[type="range"][data-field="speicher"]');
    await expect.poll(() => webkit.evaluate('location.search')).toContain('speicher=10&');
    await expect
      .poll(() => webkit.evaluate('document.querySelector("#ergebnis").innerText'))
      .toContain('mit 10\u00A0kWh');
    expect(await webkit.evaluate('errors')).toEqual([]);
  });
}
