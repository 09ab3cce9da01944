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
  deskList,
  deskRequest,
  deskWeek,
} from '@rebhang-solar/content/desk-words';
import { consultationForm } from '@rebhang-solar/content/forms/consultation';
import { formKinds } from '@rebhang-solar/content/forms/form-kinds';
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

/** Sends all of them. */
async function sendRequests(request: APIRequestContext): Promise<void> {
  const post = async (path: string, data: object) => {
    const answer = await request.post(site + path, { data });
    expect(answer.status()).toBe(201);
  };
  for (const number of numbers) {
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
        gemarkung: 'Sönitz',
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
  await post('/api/contact', {
    name: 'Gewinn Spiel',
    email: 'gewinn@beispiel.example',
    message: 'https://gewinn.example/jetzt',
  });
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
  const annaAt = await open({ viewport: { width: 1440, height: 900 } });
  const jensAt = await open({ ...devices['Pixel 7'], viewport: { width: 390, height: 844 } });
  await jensAt.clock.install();
  /** The quarter of a minute is over after which an open list looks for what is new. */
  const listLooksAgain = () => jensAt.clock.fastForward(15_000);
  if (!jens) throw new Error('The office has two colleagues');

  await sendRequests(request);
  await signIn(annaAt, mailbox, anna, { url });
  await signIn(jensAt, mailbox, jens, { url });

  await test.step('both see what is open, most urgent first', async () => {
    await expect(annaAt.getByRole('heading', { level: 1 })).toHaveText(deskList.open(openAtFirst));
    await expect(jensAt.getByRole('heading', { level: 1 })).toHaveText(deskList.open(openAtFirst));
    // A consultation is promised a time; what has none comes after it.
    await expect(annaAt.getByRole('row').nth(2)).toContainText(formKinds.consultation.name);
  });

  await test.step('a request comes by phone, and appears at the colleague by itself', async () => {
    await annaAt.getByRole('link', { name: desk.enter, exact: true }).click();
    const { fields } = consultationForm;
    await annaAt.getByRole('textbox', { name: fields.name.label }).fill('Herta am Telefon');
    await annaAt.getByRole('textbox', { name: fields.phone.label }).fill('0171 39200 24');
    await annaAt
      .getByRole('textbox', { name: fields.address.label, exact: true })
      .fill('Markt 1, 01662 Meißen');
    await annaAt.getByRole('button', { name: deskEnter.submit }).click();
    await expect(annaAt.getByRole('heading', { level: 1 })).toHaveText('Herta am Telefon');
    await listLooksAgain();
    await expect(jensAt.getByRole('link', { name: 'Herta am Telefon' })).toBeVisible();
    await expect(jensAt.getByRole('heading', { level: 1 })).toHaveText(
      deskList.open(openAtFirst + 1),
    );
  });

  await test.step('what somebody takes, nobody else calls', async () => {
    await annaAt.getByRole('link', { name: deskRequest.toList, exact: true }).click();
    await annaAt
      .getByRole('button', { name: deskList.takeOf('Familie Nummer 3'), exact: true })
      .click();
    await expect(rowOf(annaAt, 'Familie Nummer 3')).toContainText('Anna');
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
    await jensAt.getByRole('button', { name: deskRequest.conflict.leave }).click();
    await expect(note).toHaveValue('Schiefer, Süddach');
    await jensAt.getByRole('button', { name: deskRequest.note.submit }).click();
    await expect(timelineOf(jensAt)).toContainText('Schiefer, Süddach');
    await expect(note).toHaveValue('');
  });

  await test.step('nobody answers: it comes back at a time, and the visitor is asked when it suits', async () => {
    await openRequest(annaAt, 'Familie Nummer 3');
    await annaAt.getByRole('button', { name: actions.notReached, exact: true }).click();
    const panel = annaAt.getByRole('dialog', { name: deskRequest.notReached.title });
    await panel.getByLabel(deskRequest.notReached.tell).check();
    await panel.getByRole('button', { name: /wieder vorlegen/ }).click();
    await expect(panel).toHaveCount(0);
    await expect(annaAt.getByText(deskRequest.callAgainAt, { exact: true })).toBeVisible();
    await expect(timelineOf(annaAt)).toContainText(deskRequest.timeline.events.notReachedMailed);
    const reference = annaAt.url().split('/').at(-1) ?? '';
    await expect
      .poll(
        async () =>
          (await mailbox.about(reference)).filter(({ to }) => to === 'familie.3@beispiel.example')
            .length,
      )
      .toBe(2);
  });

  await test.step('after a call the question is there: reached, with an appointment', async () => {
    await openRequest(jensAt, 'Familie Nummer 11');
    const number = jensAt.getByRole('link', { name: '0351 9876511' }).first();
    // The call itself has nowhere to go here.
    await number.evaluate((link) =>
      link.addEventListener('click', (event) => event.preventDefault()),
    );
    await number.click();
    const question = jensAt.getByRole('region', { name: deskRequest.asked.title });
    await question.getByRole('button', { name: deskRequest.asked.reached, exact: true }).click();
    await expect(timelineOf(jensAt)).toContainText(deskRequest.timeline.events.reached);
    await fromMore(jensAt, actions.appointment);
    await jensAt.getByRole('button', { name: deskRequest.appointment.submit }).click();
    await expect(jensAt.getByText(deskRequest.appointmentAt, { exact: true })).toBeVisible();
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
    const reference = annaAt.url().split('/').at(-1) ?? '';
    await expect
      .poll(async () => (await mailbox.about(reference)).filter(({ to }) => to === jens.email))
      .toMatchObject([
        {
          subject: expect.stringMatching(/^Für Sie: Familie Nummer 15/),
          text: expect.stringContaining('Will nur den Zählerschrank klären.'),
        },
      ]);
    await openRequest(annaAt, 'Familie Nummer 19');
    await fromMore(annaAt, actions.waiting);
    const later = annaAt.getByRole('dialog', { name: deskRequest.waiting.title });
    await later.getByRole('radio').nth(1).check();
    await later.getByRole('button', { name: 'wieder vorlegen' }).click();
    await expect(timelineOf(annaAt)).toContainText(deskRequest.timeline.events.waiting(''));
    await expect(annaAt.getByText(deskRequest.followUpOn, { exact: true })).toBeVisible();
    await fromMore(annaAt, actions.followUp);
    const followUp = annaAt.getByRole('dialog', { name: deskRequest.followUp.title });
    await followUp.getByRole('button', { name: deskRequest.followUp.none }).click();
    await expect(timelineOf(annaAt)).toContainText(deskRequest.timeline.events.followUp(''));
    await expect(annaAt.getByText(deskRequest.followUpOn, { exact: true })).toBeHidden();
  });

  await test.step('what was answered by mistake is taken back', async () => {
    await openRequest(annaAt, 'Familie Nummer 23');
    const address = annaAt.url();
    await annaAt.getByRole('button', { name: actions.take, exact: true }).click();
    const note = annaAt.getByLabel(deskRequest.note.title, { exact: true });
    await note.fill('Hat schon ein Angebot.');
    await annaAt.getByRole('button', { name: actions.answered, exact: true }).click();
    await expect(annaAt).not.toHaveURL(address);
    // The one before may still be on its way out.
    await annaAt
      .getByRole('status')
      .filter({ hasText: deskRequest.toasts.withNote })
      .getByRole('button', { name: deskRequest.toasts.takeBack })
      .click();
    await expect(annaAt.getByText(deskRequest.toasts.undo('Familie Nummer 23'))).toBeVisible();
    await annaAt.goto(address);
    await expect(annaAt.getByRole('button', { name: actions.answered, exact: true })).toBeVisible();
    // What stood in the note was stored with it, and is no mistake.
    await expect(timelineOf(annaAt)).toContainText('Hat schon ein Angebot.');
    await expect(note).toHaveValue('');
  });

  await test.step('what is suspected is looked at, and is spam', async () => {
    await jensAt.goto(url);
    await expect(rowOf(jensAt, 'Gewinn Spiel')).toContainText(deskList.suspected);
    await jensAt.goto(`${url}/?filter=verdacht`);
    await jensAt.getByRole('link', { name: 'Gewinn Spiel' }).click();
    await jensAt.getByRole('button', { name: actions.spam, exact: true }).click();
    await expect(timelineOf(jensAt)).toContainText(deskRequest.timeline.events.spam);
    await jensAt.goto(`${url}/?filter=spam`);
    await expect(rowOf(jensAt, 'Gewinn Spiel')).toBeVisible();
  });

  await test.step('a number is found however it is written, and stands in no address', async () => {
    await annaAt.goto(url);
    await expect(annaAt.getByRole('heading', { level: 1 })).toHaveText(deskList.open(openAtFirst));
    await annaAt.keyboard.press('/');
    await annaAt.keyboard.type('(0351) 98765-07');
    await expect(annaAt.getByRole('heading', { level: 1 })).toHaveText(deskList.search.hits(1));
    await expect(annaAt.getByRole('link', { name: 'Familie Nummer 7', exact: true })).toBeVisible();
    expect(annaAt.url()).not.toContain('98765');
    await annaAt.keyboard.press('Escape');
    await expect(annaAt.getByRole('heading', { level: 1 })).toHaveText(deskList.open(openAtFirst));
  });

  await test.step('what a colleague has is taken over together, and given back', async () => {
    await annaAt.goto(url);
    await annaAt.getByRole('button', { name: deskList.more }).click();
    await annaAt.getByRole('menuitem', { name: deskList.of(jens.name) }).click();
    await expect(annaAt.getByRole('heading', { level: 1 })).toHaveText(deskList.of(jens.name));
    const rows = annaAt.locator('[data-row]');
    await expect(rows.first()).toBeVisible();
    const count = await rows.count();
    await annaAt.getByRole('button', { name: deskList.takeAll }).click();
    const toast = annaAt.getByRole('status').filter({ hasText: deskList.takenAll(count) });
    await expect(annaAt.getByText(deskList.none)).toBeVisible();
    await toast.getByRole('button', { name: deskRequest.toasts.takeBack }).click();
    await expect(rows).toHaveCount(count);
  });

  await test.step('by the evening everything is answered', async () => {
    await openRequest(annaAt, 'Familie Nummer 3');
    for (let left = openAtFirst; left > 0; left -= 1) {
      await expect(annaAt.getByRole('region', { name: actions.label })).toBeVisible();
      const address = annaAt.url();
      await fromMore(annaAt, left % 4 === 0 ? actions.order : actions.without);
      await expect(annaAt).not.toHaveURL(address);
    }
    await expect(annaAt.getByRole('heading', { name: deskList.empty.title })).toBeVisible();
    await jensAt.goto(url);
    await expect(jensAt.getByRole('heading', { name: deskList.empty.title })).toBeVisible();
    await expect(jensAt).toHaveTitle(desk.title);
  });

  await test.step('and the week says what was done', async () => {
    await annaAt.getByRole('link', { name: desk.pages.week, exact: true }).click();
    // Spam is no request; all others are in, and none is open.
    await expect(annaAt.getByRole('heading', { level: 1 })).toContainText(
      `${openAtFirst} neue Anfragen`,
    );
    const all = annaAt.getByRole('row').filter({ hasText: new RegExp(`^${deskWeek.all}`) });
    await expect(all.getByRole('cell').first()).toHaveText(String(openAtFirst));
    await expect(all.getByRole('cell').last()).toHaveText('0');
  });

  for (const context of contexts) await context.close();
});

const rowOf = (page: Page, name: string) =>
  page.locator('[data-row]').filter({ has: page.getByRole('link', { name, exact: true }) });

const timelineOf = (page: Page) =>
  page.getByRole('complementary', { name: deskRequest.timeline.title });

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
