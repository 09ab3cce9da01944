import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import {
  budget,
  dachflaeche,
  haustyp,
  stromverbrauch,
  zeitrahmen,
} from '@rebhang-solar/content/choices';
import { consultationForm, consultationParts } from '@rebhang-solar/content/forms/consultation';
import { contactForm } from '@rebhang-solar/content/forms/contact';
import type { FormKind } from '@rebhang-solar/content/forms/form-kinds';
import type { FormTable } from '@rebhang-solar/content/forms/form-table';
import { gridConnectionForm } from '@rebhang-solar/content/forms/grid-connection';
import { maintenanceForm } from '@rebhang-solar/content/forms/maintenance';
import { formTexts } from '@rebhang-solar/content/forms/shared';
import { homeSectionPath, paths } from '@rebhang-solar/content/paths';

/** How a visitor gets through one of the forms. */
export type FormJourney = {
  path: string;
  /** Where it is open on a phone too. */
  link?: string;
  copy: FormTable;
  procedure: string;
  email: string;
  /** Fills in everything that is needed, and some of what is not. */
  fill(form: Locator): Promise<void>;
  /** Sends the empty form, as far as it lets itself be sent; the last button is pressed by default. */
  tryToSend?(form: Locator): Promise<void>;
  /** The same with the keyboard alone: the required controls in their order. */
  keys(): KeyStep[];
  /** What the receipt shows besides the address for mails. */
  answers: string[];
  /** What the company must read in its mail. */
  mailed: string[];
};

type KeyStep = {
  control: (form: Locator) => Locator;
  type?: string;
  press?: string[];
  /** Has the focus after that. */
  leadsTo?: (form: Locator) => Locator;
};

const labelled = (label: string, step: Omit<KeyStep, 'control'>, group?: string): KeyStep => ({
  control: (form) =>
    (group ? form.getByRole('group', { name: group }) : form).getByLabel(label).first(),
  ...step,
});

const text = (form: Locator, label: string, value: string) =>
  form.getByLabel(label).first().fill(value);

/** Ticks an answer to a question. */
const answer = (form: Locator, question: string, label: string) =>
  form.getByRole('group', { name: question }).getByLabel(label, { exact: true }).check();

/** Key by key: a form that is filled in within a moment is marked as sent by a robot and gets no confirmation. */
const typed = (form: Locator, label: string, value: string) =>
  form.getByLabel(label).first().pressSequentially(value, { delay: 15 });

export const contactJourney: FormJourney = {
  path: paths.home,
  link: homeSectionPath('kontakt'),
  copy: contactForm,
  procedure: 'contact.submit',
  email: 'anna.weber@beispiel.example',
  async fill(form) {
    const { fields } = contactForm;
    await text(form, fields.name.label, 'Anna Weber');
    await typed(form, fields.email.label, this.email);
    await text(form, fields.message.label, 'Passt eine Anlage auf ein Walmdach? Grüße 🌞');
    await form.getByLabel(fields.datenschutz.label).check();
  },
  keys() {
    return [
      labelled(contactForm.fields.name.label, { type: 'Anna Weber' }),
      labelled(contactForm.fields.email.label, { type: this.email }),
      labelled(contactForm.fields.message.label, { type: 'Nur mit Tasten.' }),
      labelled(contactForm.fields.datenschutz.label, { press: ['Space'] }),
    ];
  },
  answers: ['Anna Weber', 'Passt eine Anlage auf ein Walmdach?'],
  mailed: ['Name: Anna Weber', 'Nachricht: Passt eine Anlage auf ein Walmdach? Grüße 🌞'],
};

const { steps } = formTexts;

/** Leads to the next step, where the page shows one at a time: with JavaScript. */
export const wayOn = (form: Locator) => form.getByRole('link', { name: steps.next, exact: true });

/** The same on a page with or without JavaScript. */
async function goOn(form: Locator): Promise<void> {
  // Asked of the browser and not of the page, which may still be on its way.
  if (await form.evaluate(() => matchMedia('(scripting: enabled)').matches))
    await wayOn(form).click();
}

/** The heading of a step of the consultation form. */
export const stepHeading = (form: Locator, index: number) =>
  form.getByRole('heading', { name: consultationParts[index]?.question ?? '' });

export const consultationJourney: FormJourney = {
  path: paths.consultation,
  copy: consultationForm,
  procedure: 'consultation.submit',
  email: 'bernd.kurz@beispiel.example',
  async fill(form) {
    const { fields } = consultationForm;
    const first = form.getByRole('link', { name: `1 ${consultationParts[0].title}` });
    if (await first.isVisible()) await first.click();
    await answer(form, fields.haustyp.label, haustyp.reihenhaus);
    await answer(form, fields.dachflaeche.label, dachflaeche['50-100']);
    await answer(form, fields.stromverbrauch.label, stromverbrauch['ueber-8000']);
    await goOn(form);
    await text(form, fields.name.label, 'Bernd Kurz');
    await text(form, fields.phone.label, '035204 4711');
    await typed(form, fields.email.label, this.email);
    await text(form, fields.address.label, 'Am Rebhang 12, 01665 Klipphausen');
    await goOn(form);
    await answer(form, fields.budget.label, budget['25000-40000']);
    await answer(form, fields.zeitrahmen.label, zeitrahmen['6-monate']);
    await form.getByLabel(fields.datenschutz.label).check();
  },
  async tryToSend(form) {
    await wayOn(form).click();
    await expect(stepHeading(form, 1)).toBeVisible();
    await wayOn(form).click();
  },
  keys() {
    const { fields } = consultationForm;
    return [
      // None is ticked, so the tab key comes to the first.
      {
        control: (form) =>
          form
            .getByRole('group', { name: fields.haustyp.label })
            .getByLabel(haustyp.einfamilienhaus),
        press: ['ArrowDown'],
      },
      { control: wayOn, press: ['Enter'], leadsTo: (form) => stepHeading(form, 1) },
      labelled(fields.name.label, { type: 'Bernd Kurz' }),
      labelled(fields.phone.label, { type: '035204 4711' }),
      labelled(fields.email.label, { type: this.email }),
      {
        ...labelled(fields.address.label, { type: 'Am Rebhang 12', press: ['Enter'] }),
        leadsTo: (form) => stepHeading(form, 2),
      },
      labelled(fields.datenschutz.label, { press: ['Space'] }),
    ];
  },
  answers: [haustyp.reihenhaus, zeitrahmen['6-monate'], 'Am Rebhang 12, 01665 Klipphausen'],
  mailed: [
    'Haustyp: Reihenhaus',
    'Nutzbare Dachfläche: 50–100',
    'Adresse: Am Rebhang 12, 01665 Klipphausen',
  ],
};

export const maintenanceJourney: FormJourney = {
  path: paths.maintenance,
  copy: maintenanceForm,
  procedure: 'maintenance.submit',
  email: 'clara.lang@beispiel.example',
  async fill(form) {
    const { fields } = maintenanceForm;
    await text(form, fields.name.label, 'Clara Lang');
    await typed(form, fields.email.label, this.email);
    await text(form, fields.phone.label, '0351 1234');
    await text(form, fields.anlagengroesse.label, '9,8');
    await text(form, fields.anlagenjahr.label, '2014');
  },
  keys() {
    return [
      labelled(maintenanceForm.fields.name.label, { type: 'Clara Lang' }),
      labelled(maintenanceForm.fields.email.label, { type: this.email }),
      labelled(maintenanceForm.fields.phone.label, { type: '0351 1234' }),
    ];
  },
  answers: ['Clara Lang', '9,8', '2014'],
  mailed: ['WARTUNGSANFRAGE:', 'Anlagengröße: 9,8', 'Baujahr der Anlage: 2014'],
};

export const gridConnectionJourney: FormJourney = {
  path: paths.gridConnection,
  copy: gridConnectionForm,
  procedure: 'gridConnection.submit',
  email: 'dora.ernst@beispiel.example',
  async fill(form) {
    const { fields } = gridConnectionForm;
    const building = form.getByRole('group', { name: 'Anschlussobjekt' });
    await text(building, fields.strasse.label, 'Am Rebhang');
    await text(building, fields.hausnummer.label, '12 b');
    await text(building, fields.plz.label, '01665');
    await text(building, fields.ort.label, 'Klipphausen');
    const existing = building.getByRole('group', { name: fields.bestehendeAnlage.label });
    await existing.getByLabel('Ja').check();
    await text(building, fields.bestehendeLeistung.label, '4,2');
    const holder = form.getByRole('group', { name: 'Anschlussnehmer' });
    await text(holder, fields.name.label, 'Ernst');
    await text(holder, fields.vorname.label, 'Dora');
    await text(holder, fields.anStrase.label, 'Am Rebhang');
    await text(holder, fields.anHausnummer.label, '12 b');
    await text(holder, fields.anPlz.label, '01665');
    await text(holder, fields.anOrt.label, 'Klipphausen');
    await text(holder, fields.anTelefon.label, '035204 123');
    await typed(holder, fields.anEmail.label, this.email);
  },
  keys() {
    return [
      labelled(gridConnectionForm.fields.strasse.label, { type: 'Am Rebhang' }, 'Anschlussobjekt'),
      labelled(gridConnectionForm.fields.hausnummer.label, { type: '12' }, 'Anschlussobjekt'),
      labelled(gridConnectionForm.fields.plz.label, { type: '01665' }, 'Anschlussobjekt'),
      labelled(gridConnectionForm.fields.ort.label, { type: 'Klipphausen' }, 'Anschlussobjekt'),
      labelled(gridConnectionForm.fields.name.label, { type: 'Ernst' }, 'Anschlussnehmer'),
      labelled(gridConnectionForm.fields.vorname.label, { type: 'Dora' }, 'Anschlussnehmer'),
      labelled(gridConnectionForm.fields.anStrase.label, { type: 'Am Rebhang' }, 'Anschlussnehmer'),
      labelled(gridConnectionForm.fields.anHausnummer.label, { type: '12' }, 'Anschlussnehmer'),
      labelled(gridConnectionForm.fields.anPlz.label, { type: '01665' }, 'Anschlussnehmer'),
      labelled(gridConnectionForm.fields.anOrt.label, { type: 'Klipphausen' }, 'Anschlussnehmer'),
      labelled(gridConnectionForm.fields.anTelefon.label, { type: '0351 1' }, 'Anschlussnehmer'),
      labelled(gridConnectionForm.fields.anEmail.label, { type: this.email }, 'Anschlussnehmer'),
    ];
  },
  answers: ['Am Rebhang', '4,2', '035204 123'],
  mailed: ['Leistung der bestehenden Anlage in kWp: 4,2', 'Vorname: Dora', 'Ort: Klipphausen'],
};

export const formJourneys: FormJourney[] = Object.values({
  contact: contactJourney,
  consultation: consultationJourney,
  maintenance: maintenanceJourney,
  gridConnection: gridConnectionJourney,
} satisfies Record<FormKind, FormJourney>);

/**
 * The same journey by a visitor with a mailbox of their own: one alone gets three confirmations a
 * day and no more.
 */
export function byAnotherVisitor(journey: FormJourney): FormJourney {
  return { ...journey, email: `${randomUUID().slice(0, 8)}.${journey.email}` };
}

/** Everything that stands in a form, as it would be posted. */
export function valuesOf(form: Locator): Promise<[string, unknown][]> {
  return form.evaluate((element: HTMLFormElement) => [...new FormData(element)]);
}

/**
 * Opens the page of a form and waits until our script has taken the form over (the sign: the
 * browser's own checks are off). Before that the browser would check and post it by itself.
 */
export async function openForm(page: Page, journey: FormJourney): Promise<Locator> {
  await page.goto(journey.link ?? journey.path);
  const form = formOf(page, journey);
  await reachForm(form);
  return form;
}

/** An interaction that changes nothing. */
export async function moveMouse(page: Page): Promise<void> {
  // After a link or a posted form the page can be there before the script that waits for an interaction.
  await page.waitForLoadState('load');
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
}

/** Starts the application by an interaction, and waits until the page is hydrated. */
export async function hydrate(page: Page): Promise<void> {
  await moveMouse(page);
  // In a hydrated page a button has taken the place of the browser's own menu.
  await expect(page.locator('header details')).toHaveCount(0);
}

/** Scrolls to the form on the opened page and waits until it is hydrated. */
export async function reachForm(form: Locator): Promise<void> {
  await form.scrollIntoViewIfNeeded();
  await hydrate(form.page());
  await expect(form).toHaveAttribute('novalidate', '');
}

/** Sends a form of the opened page as it is, and waits for the errors. */
export async function sendEmpty(page: Page, journey: FormJourney): Promise<void> {
  const form = formOf(page, journey);
  await reachForm(form);
  await tryToSend(page, journey);
  await expect(form.locator('[aria-invalid="true"]').first()).toBeVisible();
}

/** Sends a hydrated form that is empty, or goes on in it as far as that is possible. */
export async function tryToSend(page: Page, journey: FormJourney): Promise<void> {
  if (journey.tryToSend) await journey.tryToSend(formOf(page, journey));
  else await submitButton(page, journey).click();
}

/** The form on the opened page. */
export function formOf(page: Page, journey: FormJourney): Locator {
  return page.getByRole('form', { name: journey.copy.title });
}

export function submitButton(page: Page, journey: FormJourney): Locator {
  return formOf(page, journey).getByRole('button', { name: journey.copy.submit });
}
