import { join } from 'node:path';
import {
  type APIRequestContext,
  type BrowserContext,
  devices,
  expect,
  type Page,
} from '@playwright/test';
import { deskPaths } from '@rebhang-solar/content/desk-paths';
import {
  desk,
  deskEnter,
  deskFilters,
  deskList,
  deskRequest,
  deskWeek,
} from '@rebhang-solar/content/desk-words';
import { consultationForm } from '@rebhang-solar/content/forms/consultation';
import { formKinds } from '@rebhang-solar/content/forms/form-kinds';
import { gridConnectionForm } from '@rebhang-solar/content/forms/grid-connection';
import { statusWords } from '@rebhang-solar/content/status-words';
import { colleagues, signIn } from '../desk.ts';
import { test } from '../fixtures.ts';
import { folderMailbox } from '../mailbox.ts';

const url = `http://localhost:${process.env.OFFICE_DESK_PORT}`;
const site = `http://localhost:${process.env.OFFICE_PORT}`;
const mailbox = folderMailbox(join(process.env.JOURNEY_DATA_DIR ?? '', 'office/mail'));
const [anna, jens] = colleagues;

const { actions } = deskRequest;

/** Of all forms: the fourth is a grid registration, the first a message, the second a maintenance, all others consultations. */
const numbers = [1, 2, 3, 4, 7, 11, 15, 19, 23];
/** With the one that looks like spam. */
const openAtFirst = numbers.length + 1;

/** Comes in while both look at the list. */
const late = 23;

/** Sends those of these numbers. */
async function sendRequests(request: APIRequestContext, sent: readonly number[]): Promise<void> {
  const post = (path: string, data: object) => postTo(request, path, data);
  for (const number of sent) {
    const name = `Familie Nummer ${number}`;
    const email = `familie.${number}@beispiel.example`;
    const phone = `0351 98765${String(number).padStart(2, '0')}`;
    if (number % 4 === 0) {
      const address = { strasse: 'Am Rebhang', hausnummer: '1', plz: '01665', ort: 'Klipphausen' };
      await post('/api/netzanschluss-daten', {
        ...address,
        name,
        vorname: 'Zoë',
        geburtsdatum: '1971-02-28',
        anStrase: address.strasse,
        anHausnummer: address.hausnummer,
        anPlz: address.plz,
        anOrt: address.ort,
        anTelefon: phone,
        anEmail: email,
        bestehendeAnlage: 'nein',
        nutzAbweichend: 'nein',
        eigenAbweichend: 'nein',
        flurstueck: '123/4',
        anzahlEinheiten: '1',
        unterkellert: 'ja',
        gesamtflaeche: '184',
        zaehlernummer: '1 EMH00 1234 5678',
      });
    } else if (number % 4 === 1) {
      await post('/api/contact', { name, email, message: 'Bauen Sie auch in Freital?' });
    } else if (number % 4 === 2) {
      await post('/api/contact', {
        name,
        email,
        phone,
        anlagengroesse: '9,8',
        message: 'Weniger Ertrag.',
      });
    } else {
      await post('/api/contact', {
        name,
        email,
        phone,
        address: 'Weinbergstraße 7a, 01689 Weinböhla',
        haustyp: 'einfamilienhaus',
        datenschutz: true,
      });
    }
  }
}

async function postTo(request: APIRequestContext, path: string, data: object): Promise<void> {
  const answer = await request.post(site + path, { data });
  expect(answer.status()).toBe(201);
}

test('a day in the office', async ({ browser, request }) => {
  test.slow();
  const contexts: BrowserContext[] = [];
  const open = async (options: object): Promise<Page> => {
    const context = await browser.newContext({
      locale: 'de-DE',
      timezoneId: 'Europe/Berlin',
      ...options,
    });
    contexts.push(context);
    return context.newPage();
  };
  // So high that nothing of her list is out of sight.
  const annaAt = await open({
    viewport: { width: 1440, height: 1300 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const jensAt = await open({ ...devices['Pixel 7'], viewport: { width: 390, height: 844 } });
  await annaAt.clock.install();
  await jensAt.clock.install();
  /** The quarter of a minute is over after which an open list looks for what is new. */
  const listLooksAgain = (page = jensAt) => page.clock.fastForward(15_000);
  if (!jens) throw new Error('The office has two colleagues');

  await postTo(request, '/api/contact', {
    name: 'Gewinn Spiel',
    email: 'gewinn@beispiel.example',
    message: 'https://gewinn.example/jetzt',
  });
  await sendRequests(
    request,
    numbers.filter((number) => number !== late),
  );
  await signIn(annaAt, mailbox, anna, { url });
  await signIn(jensAt, mailbox, jens, { url });

  await test.step('both see what is open, most urgent first', async () => {
    for (const page of [annaAt, jensAt])
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        deskList.open(openAtFirst - 1),
      );
    // A consultation is promised a time; what has none comes after it.
    await expect(annaAt.getByRole('row').nth(2)).toContainText(formKinds.consultation.name);
    await expect(rowOf(annaAt, 'Familie Nummer 1')).toContainText(deskList.onlyMail);
    await expect(annaAt.getByRole('row').last()).not.toContainText(formKinds.consultation.name);
  });

  await test.step('what comes in moves no row under pointer or focus until it is asked for', async () => {
    const last = rowOf(annaAt, 'Familie Nummer 1');
    await last.hover();
    const before = await last.boundingBox();
    const focused = rowOf(jensAt, 'Familie Nummer 1').getByRole('link', {
      name: 'Familie Nummer 1',
    });
    await focused.focus();
    await sendRequests(request, [late]);
    for (const page of [annaAt, jensAt]) {
      await listLooksAgain(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(deskList.open(openAtFirst));
      await expect(rowOf(page, `Familie Nummer ${late}`)).toHaveCount(0);
      await expect(page.getByRole('button', { name: /^\d+ neue Anfragen?$/ })).toBeVisible();
    }
    expect(await last.boundingBox()).toEqual(before);
    const arrived = annaAt.getByRole('button', { name: deskList.arrived(1), exact: true });
    await arrived.press('Enter');
    const row = rowOf(annaAt, `Familie Nummer ${late}`);
    await expect(row.locator('[data-row-link]')).toBeFocused();
    await expect(row).toContainText(deskList.justArrived);
    await expect(arrived).toHaveCount(0);
    await focused.blur();
    await expect(rowOf(jensAt, `Familie Nummer ${late}`)).toBeVisible();
  });

  await test.step('j and k lead from row to row, and not past the first', async () => {
    const focused = annaAt.locator('[data-row-link]:focus');
    const names = await annaAt.locator('[data-row-link]').allTextContents();
    await annaAt.getByRole('heading', { level: 1 }).click();
    for (const [key, index] of [
      ['j', 0],
      ['j', 1],
      ['j', 2],
      ['k', 1],
      ['k', 0],
      ['k', 0],
    ] as const) {
      await annaAt.keyboard.press(key);
      await expect(focused).toHaveText(names[index] ?? '');
    }
  });

  await test.step('a request comes by phone, and appears at the colleague by itself', async () => {
    await annaAt.getByRole('link', { name: desk.enter }).click();
    const { fields } = consultationForm;
    await annaAt.getByRole('textbox', { name: fields.name.label }).fill('Herta am Telefon');
    await annaAt.getByRole('textbox', { name: fields.phone.label }).fill('0171 39200 24');
    await annaAt
      .getByRole('textbox', { name: fields.address.label, exact: true })
      .fill('Markt 1, 01662 Meißen');
    await annaAt.getByRole('textbox', { name: fields.email.label }).fill('herta@beispiel.example');
    await annaAt.getByLabel(deskEnter.confirm).check();
    await annaAt.getByRole('button', { name: deskEnter.submit }).click();
    await expect(annaAt.getByRole('heading', { level: 1 })).toHaveText('Herta am Telefon');
    await expect(annaAt.getByText(deskEnter.saved('Herta am Telefon'))).toBeVisible();
    await expect(annaAt.getByText(deskRequest.enteredByPhone, { exact: true })).toBeVisible();
    await expect(annaAt.getByRole('region', { name: actions.label })).toContainText(
      /bei mir seit \d/,
    );
    await expect(timelineOf(annaAt)).not.toContainText(deskRequest.timeline.received(''));
    // A new page begins at its top.
    await expect(annaAt.getByRole('main')).toBeFocused();
    await expectMailsTo(annaAt, 'herta@beispiel.example', 1);
    await listLooksAgain();
    await expect(jensAt.getByRole('link', { name: 'Herta am Telefon' })).toBeVisible();
    await expect(jensAt.getByRole('heading', { level: 1 })).toHaveText(
      deskList.open(openAtFirst + 1),
    );
  });

  await test.step('what somebody takes, nobody else calls', async () => {
    await annaAt.getByRole('link', { name: deskRequest.toList }).click();
    await annaAt
      .getByRole('button', { name: deskList.takeOf('Familie Nummer 3'), exact: true })
      .click();
    await expect(rowOf(annaAt, 'Familie Nummer 3')).toContainText('Anna');
    const filters = annaAt.getByRole('navigation', { name: deskList.filters });
    // With Herta, whom she has taken on the phone.
    for (const filter of ['uebernommen', 'bei-mir'] as const)
      await expect(filters.getByRole('link', { name: deskFilters[filter] })).toHaveText(
        `${deskFilters[filter]} 2`,
      );
    const mine = filters.getByRole('link', { name: deskFilters['bei-mir'] });
    await mine.click();
    await expect(mine).toHaveAttribute('aria-current', 'page');
    // Who chooses a list goes on choosing.
    await expect(mine).toBeFocused();
    await expect(annaAt.getByRole('heading', { level: 1 })).toHaveText(deskFilters['bei-mir']);
    await expect(annaAt.locator('[data-row]')).toHaveCount(2);
    const taken = annaAt.getByText(deskRequest.toasts.taken('Familie Nummer 3'));
    await expect(taken).toBeVisible();
    await annaAt.clock.fastForward(10_000);
    await expect(taken).toHaveCount(0);
    await annaAt.goBack();
    await listLooksAgain();
    await expect(rowOf(jensAt, 'Familie Nummer 3')).toContainText('Anna');
  });

  await test.step('of two who take the same one the second is told, and keeps his note', async () => {
    await openRequest(jensAt, 'Familie Nummer 7');
    const note = jensAt.getByLabel(deskRequest.note.title, { exact: true });
    await note.fill('Schiefer, Süddach');
    // Does not see meanwhile what his colleague does.
    await jensAt.route(/requests\.get/, (route) => route.abort());
    await annaAt
      .getByRole('button', { name: deskList.takeOf('Familie Nummer 7'), exact: true })
      .click();
    await expect(rowOf(annaAt, 'Familie Nummer 7')).toContainText('Anna');
    await jensAt.getByRole('button', { name: actions.take, exact: true }).click();
    await expect(jensAt.getByRole('alert')).toContainText(deskRequest.conflict.draft);
    await expect(jensAt.getByRole('alert')).toContainText(anna.name);
    await jensAt.unroute(/requests\.get/);
    await expect(jensAt.getByRole('button', { name: actions.take, exact: true })).toBeVisible();
    await jensAt.getByRole('button', { name: deskRequest.conflict.leave }).click();
    await expect(jensAt.getByRole('alert')).toHaveCount(0);
    await expect(note).toHaveValue('Schiefer, Süddach');
    await jensAt.getByRole('button', { name: deskRequest.note.submit }).click();
    await expect(timelineOf(jensAt)).toContainText('Schiefer, Süddach');
    await expect(note).toHaveValue('');
  });

  await test.step('in the list, too, the second is told; on the page he may do it all the same', async () => {
    const name = 'Familie Nummer 2';
    await annaAt.route(/requests\.(list|counts)/, (route) => route.abort());
    await openRequest(jensAt, name);
    await jensAt.getByRole('button', { name: actions.take, exact: true }).click();
    await expect(jensAt.getByText(deskRequest.toasts.taken(name))).toBeVisible();
    const take = annaAt.getByRole('button', { name: deskList.takeOf(name), exact: true });
    await take.click();
    await expect(annaAt.getByRole('alert')).toContainText(jens.name);
    await expect(take).toBeVisible();
    await annaAt.unroute(/requests\.(list|counts)/);
    await openRequest(annaAt, name);
    await annaAt.route(/requests\.get/, (route) => route.abort());
    await fromMore(jensAt, actions.waiting);
    await expect(jensAt.getByText(deskRequest.toasts.waiting(name))).toBeVisible();
    await annaAt.getByRole('button', { name: actions.takeFrom('Jens') }).click();
    await expect(annaAt.getByRole('alert')).toContainText(deskRequest.conflict.draft);
    await annaAt.unroute(/requests\.get/);
    await listLooksAgain(annaAt);
    await expect(timelineOf(annaAt)).toContainText(deskRequest.timeline.events.waiting);
    await annaAt.getByRole('button', { name: deskRequest.conflict.anyway }).click();
    await expect(annaAt.getByRole('button', { name: actions.answered, exact: true })).toBeVisible();
    await expect(annaAt.getByRole('alert')).toHaveCount(0);
  });

  await test.step('nobody answers: it comes back at a time, and the visitor is asked when it suits', async () => {
    await openRequest(annaAt, 'Familie Nummer 3');
    await annaAt.getByRole('button', { name: actions.notReached, exact: true }).click();
    const panel = annaAt.getByRole('dialog', { name: deskRequest.notReached.title });
    await panel.getByLabel(deskRequest.notReached.tell).check();
    const again = panel.getByRole('button', { name: /wieder vorlegen/ });
    const soon = await again.textContent();
    await expect(panel).toContainText(
      /Auf der Seite des Kunden steht dann: „.*(heute|morgen|\d\. )/,
    );
    await panel.getByLabel(deskRequest.notReached.other).check();
    await panel.getByLabel(deskRequest.notReached.day).fill('2026-01-05');
    await again.click();
    await expect(panel.getByRole('alert')).toHaveText(deskRequest.notReached.untilMissing);
    await panel.getByRole('radio').first().check();
    await expect(again).toHaveText(soon ?? '');
    await again.click();
    await expect(panel).toHaveCount(0);
    await expect(annaAt.getByText(deskRequest.callAgainAt, { exact: true })).toBeVisible();
    await expect(timelineOf(annaAt)).toContainText(deskRequest.timeline.events.notReachedMailed);
    await expectMailsTo(annaAt, 'familie.3@beispiel.example', 2);
  });

  await test.step('after a call the question is there: reached, with an appointment', async () => {
    await openRequest(jensAt, 'Familie Nummer 11');
    const number = jensAt.getByRole('link', { name: '0351 9876511' }).first();
    // The call itself has nowhere to go here.
    await number.evaluate((link) =>
      link.addEventListener('click', (event) => event.preventDefault()),
    );
    const { asked } = deskRequest;
    const question = jensAt.getByRole('region', { name: asked.title });
    await number.click();
    await question.getByRole('button', { name: asked.close }).click();
    await expect(question).toHaveCount(0);
    await number.click();
    await question.getByRole('button', { name: asked.notReached }).click();
    await expect(question).toHaveCount(0);
    const panel = jensAt.getByRole('dialog');
    await expect(panel).toContainText(deskRequest.notReached.title);
    await panel.getByRole('button', { name: desk.cancel }).click();
    await expect(panel).toHaveCount(0);
    await number.click();
    await expect(question).toContainText(asked.called('Familie Nummer 11'));
    const reached = question.getByRole('button', { name: asked.reached, exact: true });
    await expect(reached).toBeFocused();
    await reached.click();
    await expect(timelineOf(jensAt)).toContainText(deskRequest.timeline.events.reached);
    await expect(jensAt.getByLabel(deskRequest.note.title, { exact: true })).toBeFocused();
    await fromMore(jensAt, actions.appointment);
    const submit = jensAt.getByRole('button', { name: deskRequest.appointment.submit });
    await jensAt.getByLabel(deskRequest.notReached.day).fill('2026-01-05');
    await submit.click();
    await expect(panel.getByRole('alert')).toHaveText(deskRequest.notReached.untilMissing);
    await jensAt.getByLabel(deskRequest.notReached.day).fill('2199-01-05');
    await submit.click();
    await expect(jensAt.getByText(deskRequest.appointmentAt, { exact: true })).toBeVisible();
  });

  await test.step('who left no number is written to', async () => {
    await openRequest(annaAt, 'Familie Nummer 1');
    const mail = annaAt.getByRole('link', { name: 'familie.1@beispiel.example' }).first();
    await expect(mail).toHaveAttribute('href', /^mailto:familie\.1@beispiel\.example\?subject=/);
    // The mail itself has nowhere to go here.
    await mail.evaluate((link) =>
      link.addEventListener('click', (event) => event.preventDefault()),
    );
    await mail.click();
    const question = annaAt.getByRole('region', { name: deskRequest.asked.title });
    await expect(question).toContainText(deskRequest.asked.wrote('Familie Nummer 1'));
    await expect(question.getByRole('button', { name: deskRequest.asked.answered })).toBeFocused();
    await expect(question.getByRole('button', { name: deskRequest.asked.reached })).toHaveCount(0);
    await question.getByRole('button', { name: deskRequest.asked.close }).click();
  });

  await test.step('its mails go out once more, and the way to its page can be copied', async () => {
    const { mails, ownPage } = deskRequest;
    const resent = timelineOf(annaAt).getByText(deskRequest.timeline.events.mailResent);
    for (const [index, [button, recipient, said]] of [
      [mails.to.company, 'company', deskRequest.toasts.resent],
      [mails.to.visitor, 'visitor', deskRequest.toasts.resent],
      [ownPage.mail, 'visitor', ownPage.mailed],
    ].entries()) {
      const sent = annaAt.waitForRequest(/resendMail/);
      await annaAt.getByRole('button', { name: button ?? '' }).click();
      expect((await sent).postDataJSON()[0]).toMatchObject({ recipient });
      await expect(annaAt.getByText(said ?? '')).toBeVisible();
      await expect(resent).toHaveCount(index + 1);
    }
    await annaAt.getByRole('button', { name: ownPage.copy }).click();
    await expect(annaAt.getByText(deskRequest.copied)).toBeVisible();
    expect(await annaAt.evaluate(() => navigator.clipboard.readText())).toMatch(/^https?:\S+$/);
    await annaAt.getByRole('button', { name: deskRequest.copyReference, exact: true }).click();
    await expect
      .poll(() => annaAt.evaluate(() => navigator.clipboard.readText()))
      .toBe(referenceOf(annaAt));
  });

  await test.step('a registration says what it lacks, and its papers are there', async () => {
    await openRequest(annaAt, 'Zoë Familie Nummer 4');
    const missing = annaAt
      .getByRole('complementary')
      .locator('section')
      .filter({ hasText: deskRequest.missingForGrid });
    // Neither of the plant, nor of persons that there are not.
    await expect(missing.getByRole('listitem')).toHaveText([
      new RegExp(`^${gridConnectionForm.fields.gemarkung.label}`),
    ]);
    const reference = referenceOf(annaAt);
    for (const [open, item, file] of [
      [actions.powerOfAttorney, actions.powerOfAttorneyPdf, /\.pdf$/],
      [actions.powerOfAttorney, actions.powerOfAttorneyWord, /\.docx$/],
      [actions.more, actions.csv, /\.csv$/],
    ] as const) {
      const download = annaAt.waitForEvent('download');
      await annaAt.getByRole('button', { name: open, exact: true }).click();
      await annaAt.getByRole('menuitem', { name: item }).click();
      expect((await download).suggestedFilename()).toMatch(file);
    }
    const download = annaAt.waitForEvent('download');
    await annaAt.getByRole('button', { name: actions.pdf }).click();
    expect((await download).suggestedFilename()).toContain(reference);
    for (const item of [actions.copyAll, actions.row]) {
      await fromMore(annaAt, item);
      await expect
        .poll(() => annaAt.evaluate(() => navigator.clipboard.readText()))
        .toContain('1 EMH00 1234 5678');
    }
  });

  await test.step('one is handed over with a sentence, and one waits for the customer', async () => {
    await openRequest(annaAt, 'Familie Nummer 15');
    await annaAt.getByRole('button', { name: actions.handOver }).click();
    const panel = annaAt.getByRole('dialog', { name: deskRequest.handOver.title });
    await panel.getByLabel(jens.name).check();
    await panel.getByLabel(deskRequest.handOver.note).fill('Will nur den Zählerschrank klären.');
    await panel.getByRole('button', { name: deskRequest.handOver.submit }).click();
    await expect(timelineOf(annaAt)).toContainText('Will nur den Zählerschrank klären.');
    await expect(annaAt.getByRole('button', { name: actions.takeFrom('Jens') })).toBeVisible();
    await openRequest(annaAt, 'Familie Nummer 19');
    await fromMore(annaAt, actions.waiting);
    await expect(timelineOf(annaAt)).toContainText(deskRequest.timeline.events.waiting);
  });

  await test.step('the list says of each how far it is', async () => {
    await annaAt.goto(url);
    const said: [name: string, ...words: string[]][] = [
      ['Familie Nummer 3', deskList.callAgain, deskList.notReached(1)],
      ['Familie Nummer 11', deskList.appointment, statusWords.appointment.desk, 'Jens'],
      ['Familie Nummer 19', statusWords.waiting.desk, 'Anna'],
      ['Familie Nummer 15', 'Jens'],
    ];
    for (const [name, ...words] of said)
      for (const word of words) await expect(rowOf(annaAt, name)).toContainText(word);
    await expect(rowOf(annaAt, 'Familie Nummer 19')).not.toContainText(deskList.notReached(0));
  });

  await test.step('beside a request stand all others that are open, and j and k lead to them', async () => {
    const names = await annaAt.locator('[data-row-link]').allTextContents();
    await openRequest(annaAt, names[1] ?? '');
    const rail = annaAt.getByRole('navigation', { name: deskRequest.rail });
    await expect(rail.locator('[aria-current=page]')).toContainText(names[1] ?? '');
    await expect(rail.getByRole('listitem').locator('b:first-child')).toHaveText(names);
    const suspected = rail.getByRole('link', { name: 'Gewinn Spiel' });
    await expect(suspected).toContainText(deskFilters.verdacht);
    await expect(rail.getByRole('link', { name: 'Familie Nummer 15' })).toContainText('Jens');
    for (const [key, index] of [
      ['j', 2],
      ['k', 1],
      ['k', 0],
      ['k', 0],
    ] as const) {
      await annaAt.keyboard.press(key);
      await expect(annaAt.getByRole('heading', { level: 1 })).toHaveText(names[index] ?? '');
    }
  });

  await test.step('what was answered by mistake is taken back', async () => {
    await openRequest(annaAt, 'Familie Nummer 23');
    const address = annaAt.url();
    await annaAt.getByRole('button', { name: actions.take, exact: true }).click();
    await annaAt.getByRole('button', { name: actions.answered, exact: true }).click();
    await expect(annaAt).not.toHaveURL(address);
    await annaAt.getByRole('button', { name: deskRequest.toasts.undo }).click();
    await expect(annaAt.getByText(deskRequest.toasts.undone('Familie Nummer 23'))).toBeVisible();
    await annaAt.goto(address);
    await expect(annaAt.getByRole('button', { name: actions.answered, exact: true })).toBeVisible();
  });

  await test.step('what is suspected is looked at, and is spam', async () => {
    await jensAt.goto(url);
    await expect(rowOf(jensAt, 'Gewinn Spiel')).toContainText(deskList.suspected);
    await jensAt.goto(`${url}/?filter=verdacht`);
    await jensAt.getByRole('link', { name: 'Gewinn Spiel' }).click();
    await jensAt.getByRole('button', { name: actions.spam, exact: true }).click();
    await expect(timelineOf(jensAt)).toContainText(deskRequest.timeline.events.spam);
    await jensAt.getByRole('button', { name: actions.notSpam }).click();
    await expect(timelineOf(jensAt)).toContainText(deskRequest.timeline.events.notSpam);
    await expect(jensAt.getByText(deskRequest.suspected.title)).toHaveCount(0);
    await fromMore(jensAt, actions.spam);
    await expect(jensAt.getByText(deskRequest.suspected.title)).toBeVisible();
    await expect(jensAt.getByText(deskRequest.suspected.none)).toHaveCount(0);
    await jensAt.goto(`${url}/?filter=spam`);
    await expect(rowOf(jensAt, 'Gewinn Spiel')).toBeVisible();
  });

  await test.step('a number is found however it is written, and stands in no address', async () => {
    // From a request the search leads to the list.
    await annaAt.keyboard.press('/');
    await annaAt.keyboard.type('(0351) 98765-07');
    await expect(annaAt.getByRole('heading', { level: 1 })).toHaveText(deskList.search.hits(1));
    await expect(annaAt.getByRole('link', { name: 'Familie Nummer 7', exact: true })).toBeVisible();
    expect(annaAt.url()).not.toContain('98765');
    expect(annaAt.url()).toBe(url + deskPaths.list);
    await expect(annaAt.locator('mark')).toHaveText('0351 9876507');
    const field = annaAt.getByRole('textbox', { name: deskList.search.label });
    await field.fill('Gewinn');
    await expect(annaAt.getByRole('heading', { level: 1 })).toHaveText(
      deskList.search.nothing('Gewinn'),
    );
    await annaAt.getByLabel(deskList.search.spamToo).check();
    await expect(annaAt.getByRole('heading', { level: 1 })).toHaveText(deskList.search.hits(1));
    await annaAt.getByRole('main').getByRole('button', { name: deskList.search.close }).click();
    await expect(annaAt.getByRole('heading', { level: 1 })).toHaveText(deskList.open(openAtFirst));
    await expect(field).toHaveValue('');
    await field.fill('7');
    await annaAt.keyboard.press('Escape');
    await expect(annaAt.getByRole('heading', { level: 1 })).toHaveText(deskList.open(openAtFirst));
  });

  await test.step('by the evening everything is answered', async () => {
    await openRequest(annaAt, 'Familie Nummer 3');
    for (let left = openAtFirst; left > 0; left -= 1) {
      await expect(annaAt.getByRole('region', { name: actions.label })).toBeVisible();
      const address = annaAt.url();
      await fromMore(annaAt, left % 4 === 0 ? actions.order : actions.without);
      await expect(annaAt).not.toHaveURL(address);
    }
    await expect(annaAt.getByText(deskRequest.toasts.lastOne)).toBeVisible();
    await expect(annaAt.getByRole('heading', { name: deskList.empty.title })).toBeVisible();
    await jensAt.goto(url);
    await expect(jensAt.getByRole('heading', { name: deskList.empty.title })).toBeVisible();
    await expect(jensAt).toHaveTitle(desk.title);
  });

  await test.step('what is done is opened again, and counts as open', async () => {
    await annaAt.getByRole('link', { name: deskList.empty.done }).click();
    await expect(annaAt.getByRole('columnheader', { name: deskList.columns.done })).toBeVisible();
    const row = rowOf(annaAt, 'Familie Nummer 7');
    await expect(row).toContainText(/Auftrag|ohne Antwort/);
    await row.getByRole('link', { name: 'Familie Nummer 7', exact: true }).click();
    await annaAt.getByRole('button', { name: actions.reopen }).click();
    await expect(annaAt.getByText(deskRequest.toasts.reopened('Familie Nummer 7'))).toBeVisible();
    await annaAt.getByRole('link', { name: desk.pages.week }).click();
    const open = annaAt.getByRole('row').filter({ hasText: deskWeek.all }).getByRole('link');
    await expect(open).toHaveText('1');
    await jensAt.goto(url + deskPaths.week);
    await expect(jensAt.getByRole('definition').last()).toContainText(`1 ${deskWeek.columns.open}`);
    await open.click();
    await openRequest(annaAt, 'Familie Nummer 7');
    await fromMore(annaAt, actions.without);
    await expect(annaAt.getByRole('heading', { name: deskList.empty.title })).toBeVisible();
  });

  await test.step('and the week says what was done', async () => {
    await annaAt.getByRole('link', { name: desk.pages.week }).click();
    // Spam is no request; all others are in, and none is open.
    await expect(annaAt.getByRole('heading', { level: 1 })).toContainText(
      `${openAtFirst} neue Anfragen`,
    );
    const all = annaAt.getByRole('row').filter({ hasText: new RegExp(`^${deskWeek.all}`) });
    await expect(all.getByRole('cell').first()).toHaveText(String(openAtFirst));
    await expect(all.getByRole('cell').last()).toHaveText('0');
    const chosen = annaAt.locator('tr[data-chosen], g[data-chosen]');
    await expect(chosen).toHaveCount(2);
    const weeks = annaAt.getByRole('navigation', { name: deskWeek.choose }).getByRole('link');
    await expect(weeks).toHaveCount(1);
    await weeks.first().click();
    await expect(annaAt).toHaveURL(/\?vor=1$/);
    await expect(annaAt.getByText(deskWeek.nothing)).toBeVisible();
    await expect(weeks).toHaveCount(2);
    await weeks.first().click();
    await expect(annaAt).toHaveURL(/\?vor=2$/);
    await expect(weeks).toHaveText([/^KW/, deskWeek.after, deskWeek.thisWeek]);
    await weeks.nth(1).click();
    await expect(annaAt).toHaveURL(/\?vor=1$/);
    await weeks.last().click();
    await expect(annaAt).toHaveURL(/woche$/);
    for (const vor of ['121', '-1', '1.5']) {
      await annaAt.goto(`${url + deskPaths.week}?vor=${vor}`);
      await expect(weeks).toHaveCount(1);
    }
  });

  for (const context of contexts) await context.close();
});

const rowOf = (page: Page, name: string) =>
  page.locator('[data-row]').filter({ has: page.getByRole('link', { name, exact: true }) });

const timelineOf = (page: Page) =>
  page.getByRole('complementary', { name: deskRequest.timeline.title });

const referenceOf = (page: Page) => page.url().split('/').at(-1) ?? '';

/** Waits for so many mails about the request on the page to this address. */
const expectMailsTo = (page: Page, address: string, count: number) =>
  expect
    .poll(
      async () =>
        (await mailbox.about(referenceOf(page))).filter(({ to }) => to === address).length,
    )
    .toBe(count);

/** Opens a request from the list of all that are open. */
async function openRequest(page: Page, name: string): Promise<void> {
  await page.goto(url + deskPaths.list);
  await rowOf(page, name).getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
}

async function fromMore(page: Page, item: string): Promise<void> {
  await page
    .getByRole('region', { name: actions.label })
    .getByText(actions.more, { exact: true })
    .click();
  await page.getByRole('menuitem', { name: item }).click();
}
