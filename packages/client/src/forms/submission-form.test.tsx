// @vitest-environment happy-dom

import { notificationsStore } from '@mantine/notifications';
import { carriedResult } from '@rebhang-solar/content/forms/carried-result';
import { consultationForm, consultationParts } from '@rebhang-solar/content/forms/consultation';
import { contactForm } from '@rebhang-solar/content/forms/contact';
import {
  gridConnectionBlocks,
  gridConnectionForm,
  gridConnectionTexts,
} from '@rebhang-solar/content/forms/grid-connection';
import { failureReasons, formTexts } from '@rebhang-solar/content/forms/shared';
import { subjectCopy } from '@rebhang-solar/content/forms/subjects';
import { gridConnectionFile } from '@rebhang-solar/content/grid-connection-file';
import { paths } from '@rebhang-solar/content/paths';
import { peopleOfForms } from '@rebhang-solar/content/people-of-forms';
import { powerOfAttorneyFile } from '@rebhang-solar/content/power-of-attorney';
import { privacyVersion } from '@rebhang-solar/content/privacy';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, MemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HydratedContext } from '../components/use-hydrated.ts';
import { Providers } from '../providers.tsx';
import { ConsultationForm } from './consultation-form.tsx';
import { ContactForm } from './contact-form.tsx';
import { GridConnectionForm } from './grid-connection-form.tsx';
import { MaintenanceForm } from './maintenance-form.tsx';

type Answer = { status: number; body: unknown };
type Sent = Record<string, unknown>;

const receipt = {
  reference: 'RS-1234-5678',
  receivedAt: '2026-11-21T12:00:00.000Z',
  statusUrl: 'https://www.example.org/anfrage/AAAAAAAAAAAAAAAAAAAAAA',
  confirmation: true,
  dueAt: '2026-11-24T15:40:00.000Z',
};
const stored: Answer = { status: 200, body: [{ result: { data: receipt } }] };

let answer: Answer | Promise<Answer>;
let sent: Sent[];

/** The network: everything above it, tRPC's link included, is the real thing. */
beforeEach(() => {
  answer = stored;
  sent = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body)[0]);
    const { status, body: content } = await answer;
    return new Response(JSON.stringify(content), { status });
  });
  sessionStorage.clear();
});

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function errorAnswer(httpStatus: number, fieldErrors?: Record<string, string>): Answer {
  const error = { message: '', code: -32600, data: { httpStatus, fieldErrors } };
  return { status: httpStatus, body: [{ error }] };
}

const contact = (
  <Providers>
    <HydratedContext value>
      <MemoryRouter>
        <ContactForm />
      </MemoryRouter>
    </HydratedContext>
  </Providers>
);
const grid = (
  <Providers>
    <HydratedContext value>
      <MemoryRouter>
        <GridConnectionForm />
      </MemoryRouter>
    </HydratedContext>
  </Providers>
);

const { fields } = contactForm;
const control = (name: string) =>
  document.querySelector<HTMLInputElement>(`form [name="${name}"]`) as HTMLInputElement;

function type(name: string, value: string) {
  fireEvent.focus(control(name));
  fireEvent.change(control(name), { target: { value } });
}

const words: Record<string, string> = {
  name: 'Ada',
  email: 'ada@beispiel.example',
  message: 'Passt das?',
};

/** Fills in what is required. @returns what is sent of all fields */
function fillContact(): Sent {
  const entries = Object.keys(fields).map((name) => {
    const { required, type: kind } = control(name);
    if (kind === 'checkbox') return [name, fireEvent.click(control(name))];
    if (required) type(name, words[name] ?? 'x');
    return [name, control(name).value];
  });
  return Object.fromEntries(entries);
}

const submit = () => fireEvent.submit(document.querySelector('form') as HTMLFormElement);
const reference = () => screen.findByText(receipt.reference);
const toasts = () => notificationsStore.getState().notifications.map(({ title }) => title);

test('what is typed is sent, with the time at which the form was first touched', async () => {
  render(contact);
  const before = Date.now();
  const filled = fillContact();
  const after = Date.now();
  submit();
  await reference();
  expect(sent).toEqual([
    {
      ...filled,
      submissionId: expect.stringMatching(/^[\da-f-]{36}$/),
      privacyVersion: expect.any(String),
      formStartedAt: expect.any(Number),
      website: '',
    },
  ]);
  expect(sent[0]?.formStartedAt).toBeGreaterThanOrEqual(before);
  expect(sent[0]?.formStartedAt).toBeLessThanOrEqual(after);
  expect(control('name').value).toBe('');
});

test('the receipt lists what was filled in, and another message is timed by its own first touch', async () => {
  render(contact);
  fillContact();
  submit();
  await reference();
  const names = [...document.querySelectorAll('[role="status"] dt')].map((one) => one.textContent);
  const { receipt: texts } = formTexts;
  expect(names).toEqual([fields.name.label, fields.email.label, fields.message.label]);
  const received = Date.now();
  fireEvent.click(screen.getByRole('button', { name: texts.again }));
  fillContact();
  submit();
  await reference();
  expect(sent[1]?.formStartedAt).toBeGreaterThanOrEqual(received);
});

test('while a request runs the button shows it, and a second click sends nothing', async () => {
  let release = (_: Answer) => {};
  answer = new Promise((resolve) => {
    release = resolve;
  });
  render(contact);
  fillContact();
  submit();
  submit();
  const button = await screen.findByRole<HTMLButtonElement>('button', {
    name: contactForm.submitting,
  });
  expect(button.disabled).toBe(true);
  // What was typed now would go with the form when it is emptied.
  const isHeld = () => control('name').closest('[inert]') !== null;
  expect(isHeld()).toBe(true);
  submit();
  await act(async () => release(stored));
  await reference();
  expect(sent).toHaveLength(1);
  expect(isHeld()).toBe(false);
});

test('an invalid form is not sent; each error stands at its field and in the summary', () => {
  render(contact);
  submit();
  expect(sent).toEqual([]);
  const summary = screen.getByRole('region', { name: formTexts.summary });
  expect(document.activeElement).toBe(summary);
  const required = Object.keys(fields).filter((name) => control(name).required);
  expect(required).toContain('datenschutz');
  expect(summary.querySelectorAll('a')).toHaveLength(required.length);
  // The box has a sentence for a label; its notice names it.
  expect(summary.textContent).toContain(contactForm.consentMissing.title);
  expect(summary.textContent).not.toContain(fields.datenschutz.label);
  expect(control('name').getAttribute('aria-invalid')).toBe('true');
  expect(control('datenschutz').getAttribute('aria-invalid')).toBe('true');
  expect(control('datenschutz').getAttribute('aria-describedby')).toContain('error');
  expect(control('phone').getAttribute('aria-invalid')).toBeNull();
  type('name', 'Ada');
  expect(control('name').getAttribute('aria-invalid')).toBeNull();
});

test('the error of a field that the server rejects stands at the field and in the summary, and what was typed stays', async () => {
  answer = errorAnswer(400, {
    email: 'Diese Adresse gibt es nicht.',
    submissionId: 'nicht für Besucher',
  });
  render(contact);
  fillContact();
  submit();
  await screen.findByText(new RegExp(failureReasons.fields));
  expect(control('email').getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText('nicht für Besucher')).toBeNull();
  const summary = screen.getByRole('region', { name: formTexts.summary });
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect(summary.querySelector('a')?.textContent).toBe('E-Mail: Diese Adresse gibt es nicht.');
  expect(control('email').value).toBe('ada@beispiel.example');
});

test('the same content is sent again under the same key, other content under another', async () => {
  answer = errorAnswer(503);
  render(contact);
  fillContact();
  submit();
  await screen.findByText(new RegExp(failureReasons.unavailable));
  submit();
  await waitFor(() => expect(sent).toHaveLength(2));
  await screen.findByText(new RegExp(failureReasons.unavailable));
  type('message', 'Etwas anderes');
  answer = stored;
  submit();
  await reference();
  const [first, again, other] = sent.map(({ submissionId }) => submissionId);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test('a key that the server has stored with other content is not used again', async () => {
  answer = errorAnswer(422);
  render(contact);
  fillContact();
  submit();
  await screen.findByText(new RegExp(failureReasons.alreadyReceived));
  answer = stored;
  submit();
  await reference();
  expect(sent[1]?.submissionId).not.toBe(sent[0]?.submissionId);
});

test('a reload keeps what was typed and its key, but not the consent', async () => {
  answer = errorAnswer(503);
  const { unmount } = render(contact);
  fillContact();
  submit();
  await screen.findByText(new RegExp(failureReasons.unavailable));
  unmount();
  answer = stored;
  render(contact);
  expect(control('name').value).toBe('Ada');
  expect(control('message').value).toBe('Passt das?');
  expect(control('datenschutz').checked).toBe(false);
  fireEvent.click(control('datenschutz'));
  submit();
  await reference();
  expect(sent[1]?.submissionId).toBe(sent[0]?.submissionId);
  expect(sessionStorage.length).toBe(0);
});

test('a tab that was duplicated before sending sends the same under the same key', async () => {
  const { unmount } = render(contact);
  fillContact();
  fireEvent(window, new Event('pagehide'));
  const copied = { ...sessionStorage };
  submit();
  await reference();
  unmount();
  for (const [key, value] of Object.entries(copied)) sessionStorage.setItem(key, value);
  render(contact);
  fireEvent.click(control('datenschutz'));
  submit();
  await reference();
  const [first, again] = sent;
  expect(again).toMatchObject({ ...first, formStartedAt: expect.any(Number) });
});

test('what was typed before hydration is taken over, goes before the draft, and counts as typed early', async () => {
  sessionStorage.setItem(
    'draft-contact-form',
    JSON.stringify({ values: { name: 'Aus dem Entwurf', phone: '0351 1' } }),
  );
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(contact);
  control('name').value = 'Früh getippt';
  control('datenschutz').checked = true;
  const hydrated = await act(async () => hydrateRoot(root, contact));
  expect(control('name').value).toBe('Früh getippt');
  expect(control('phone').value).toBe('0351 1');
  type('email', 'ada@beispiel.example');
  type('message', 'Passt das?');
  submit();
  await reference();
  expect(sent[0]).toMatchObject({
    name: 'Früh getippt',
    phone: '0351 1',
    datenschutz: true,
    formStartedAt: Math.round(performance.timeOrigin),
  });
  await act(async () => hydrated.unmount());
});

test('whoever stands in a field before hydration has begun to fill in', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(contact);
  control('phone').focus();
  const hydrated = await act(async () => hydrateRoot(root, contact));
  fillContact();
  submit();
  await reference();
  expect(sent[0]?.formStartedAt).toBe(Math.round(performance.timeOrigin));
  await act(async () => hydrated.unmount());
});

test('a receipt stays on coming back, until a link that fills something in is followed', async () => {
  const router = createMemoryRouter(
    [
      { path: '/', element: <ContactForm /> },
      { path: '/faq', element: <p /> },
    ],
    { initialEntries: ['/?betreff=anmeldung'] },
  );
  render(
    <Providers>
      <HydratedContext value>
        <RouterProvider router={router} />
      </HydratedContext>
    </Providers>,
  );
  fillContact();
  submit();
  await reference();
  const seen: boolean[] = [];
  for (const way of [-1, '/', '/?betreff=anmeldung'] as const) {
    await act(() => router.navigate('/faq'));
    await act(() => (way === -1 ? router.navigate(-1) : router.navigate(way)));
    seen.push(screen.queryByText(receipt.reference) !== null);
  }
  expect(seen).toEqual([true, true, false]);
});

test('what stands in the hidden field is sent: by it the server recognises a program', async () => {
  render(contact);
  fillContact();
  // Neither keyboard nor screen reader leads a person there, and no browser fills it in.
  const { autocomplete, tabIndex } = control('website');
  expect([autocomplete, tabIndex]).toEqual(['off', -1]);
  expect(control('website').closest('[aria-hidden="true"]')).not.toBeNull();
  control('website').value = 'https://werbung.example';
  submit();
  await reference();
  expect(sent[0]?.website).toBe('https://werbung.example');
});

test('a block that an answer has closed keeps its words, which are not sent', async () => {
  render(grid);
  const answerOf = (value: string) =>
    document.querySelector<HTMLInputElement>(
      `[name="nutzAbweichend"][value="${value}"]`,
    ) as HTMLInputElement;
  const needed = ['strasse', 'hausnummer', 'plz', 'ort', 'name', 'vorname', 'anStrase'];
  for (const name of [...needed, 'anHausnummer', 'anPlz', 'anOrt', 'anTelefon']) type(name, 'x');
  type('anEmail', 'ada@beispiel.example');
  fireEvent.click(answerOf('ja'));
  type('nutzName', 'Mieter');
  type('nutzEmail', 'keine Adresse');
  fireEvent.click(answerOf('nein'));
  fireEvent.click(answerOf('ja'));
  expect(control('nutzName').value).toBe('Mieter');
  fireEvent.click(answerOf('nein'));
  submit();
  await reference();
  expect(sent[0]).toMatchObject({ nutzAbweichend: 'nein', nutzName: '', nutzEmail: '' });
  // The receipt has no heading of a part in which nothing was filled.
  expect(
    [...document.querySelectorAll('[role="status"] details strong')].map(
      ({ textContent }) => textContent,
    ),
  ).toEqual(gridConnectionBlocks.slice(0, 4).map(({ title }) => title));
});

test('an address pasted with what cannot be seen is sent', async () => {
  render(contact);
  fillContact();
  type('email', '\u200bada@beispiel.example\u00a0');
  submit();
  await reference();
});

test('leaving while sending and coming back shows the sending, then the receipt and an empty form', async () => {
  let release = (_: Answer) => {};
  answer = new Promise((resolve) => {
    release = resolve;
  });
  const page = (isThere: boolean) => (
    <Providers>
      <HydratedContext value>
        <MemoryRouter>{isThere && <ContactForm />}</MemoryRouter>
      </HydratedContext>
    </Providers>
  );
  const { rerender } = render(page(true));
  fillContact();
  submit();
  await screen.findByRole('button', { name: contactForm.submitting });
  rerender(page(false));
  rerender(page(true));
  expect(control('name').value).toBe('Ada');
  expect(
    screen.getByRole<HTMLButtonElement>('button', { name: contactForm.submitting }).disabled,
  ).toBe(true);
  submit();
  await act(async () => release(stored));
  await reference();
  expect(sent).toHaveLength(1);
  expect(control('name').value).toBe('');
  expect(sessionStorage.length).toBe(0);
  rerender(page(false));
  rerender(page(true));
  await reference();
  expect(document.activeElement).toBe(document.body);
  fireEvent.click(screen.getByRole('button', { name: formTexts.receipt.again }));
  expect(screen.queryByText(receipt.reference)).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: contactForm.title }));
});

test('while one form is sending another one can be sent', async () => {
  let release = (_: Answer) => {};
  answer = new Promise((resolve) => {
    release = resolve;
  });
  const page = (form: ReactNode) => (
    <Providers>
      <MemoryRouter>{form}</MemoryRouter>
    </Providers>
  );
  const { rerender } = render(page(<ContactForm />));
  fillContact();
  submit();
  await screen.findByRole('button', { name: contactForm.submitting });
  rerender(page(<MaintenanceForm />));
  type('name', 'Ada');
  type('email', 'ada@beispiel.example');
  type('phone', '0351 1');
  answer = stored;
  submit();
  await reference();
  expect(sent).toHaveLength(2);
  await act(async () => release(stored));
});

test('errors of a long form stand by its parts', () => {
  render(grid);
  submit();
  const summary = screen.getByRole('region', { name: formTexts.summary });
  const lists = [...summary.querySelectorAll('ul')];
  const [building, holder] = gridConnectionBlocks;
  expect(lists.map((list) => list.previousElementSibling?.textContent)).toEqual([
    building.title,
    holder.title,
  ]);
  expect(lists.map((list) => list.querySelectorAll('a').length)).toEqual([4, 8]);
  const links = [...document.querySelectorAll(`nav a[aria-current], nav a[data-faulty]`)];
  expect(links.map((link) => link.textContent)).toEqual([
    building.title + formTexts.parts.faulty(4),
    holder.title + formTexts.parts.faulty(8),
  ]);
  // What is wrong is not left folded.
  const fold = control('geplanteInbetriebnahme').closest('details');
  expect(fold?.open).toBe(false);
  type('geplanteInbetriebnahme', '31.02.2027');
  submit();
  expect(fold?.open).toBe(true);
});

test('the address of the building is taken over line by line; where there is none, it is said', () => {
  render(grid);
  const [ofHolder] = screen.getAllByRole('button', { name: gridConnectionTexts.copyAddress.label });
  const press = () => fireEvent.click(ofHolder as Element);
  press();
  expect(screen.getByText(gridConnectionTexts.copyAddress.nothingToCopy)).toBeTruthy();
  const address = { strasse: 'Am Rebhang', hausnummer: '12', plz: '01665', ort: 'Klipphausen' };
  for (const [name, value] of Object.entries(address)) type(name, value);
  press();
  expect(screen.getByText(gridConnectionTexts.copyAddress.done)).toBeTruthy();
  const lines = ['anStrase', 'anHausnummer', 'anPlz', 'anOrt'];
  expect(lines.map((name) => control(name).value)).toEqual(Object.values(address));
  expect(control('nutzOrt').value).toBe('');
});

test('the last words typed before the page is left, or another one opened, are kept', () => {
  const kept = () => sessionStorage.getItem('draft-contact-form') ?? '';
  const { unmount } = render(contact);
  type('message', 'Passt das');
  expect(kept()).toBe('');
  fireEvent(window, new Event('pagehide'));
  expect(kept()).toContain('"Passt das"');
  type('message', 'Passt das?');
  unmount();
  expect(kept()).toContain('"Passt das?"');
});

test('a draft that holds what most leave out opens that part', () => {
  const values = { modulAnzahl: '24' };
  sessionStorage.setItem('draft-gridConnection-form', JSON.stringify({ values }));
  render(grid);
  expect(control('modulAnzahl').closest('details')?.open).toBe(true);
});

test('the PDF of what was typed leaves out what an answer has closed, and is made once at a time', async () => {
  const posted: Sent[] = [];
  const { promise, resolve } = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    posted.push(JSON.parse(body));
    return promise;
  });
  render(grid);
  type('ort', 'Klipphausen');
  type('nutzName', 'Mieter');
  const button = screen.getByRole('button', { name: gridConnectionTexts.pdf.typedLabel });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(posted).toMatchObject([{ ort: 'Klipphausen', nutzName: '' }]);
  await act(async () => resolve(new Response('', { status: 503 })));
  expect(await screen.findByText(gridConnectionTexts.pdf.failure.message)).toBeTruthy();
  fireEvent.click(button);
  expect(posted).toHaveLength(2);
});

test('without our script a browser takes dates as Germans write them, and nothing else', () => {
  document.body.innerHTML = renderToString(grid);
  const { pattern } = control('geburtsdatum');
  const isTaken = (text: string) => new RegExp(`^(?:${pattern})$`, 'v').test(text);
  const dates = ['29.02.1968', '1.2.68', ' 1. 2. 1968 ', '1968-02-29'];
  expect(dates.filter(isTaken)).toEqual(dates);
  expect(
    ['1968', '29/02/1968', '29.02.', '1.2.968', '1.2.19680', 'x1.2.68'].filter(isTaken),
  ).toEqual([]);
});

test('going on and back keeps the subject that stands in the address', async () => {
  let address = '';
  function Address() {
    const { search, hash } = useLocation();
    address = search + hash;
    return null;
  }
  render(
    <Providers>
      <HydratedContext value>
        <MemoryRouter initialEntries={['/beratung?betreff=anmeldung']}>
          <ConsultationForm />
          <Address />
        </MemoryRouter>
      </HydratedContext>
    </Providers>,
  );
  const [, second] = consultationParts;
  const shown = (words: string) =>
    screen.getByText(words, { selector: 'fieldset:not([hidden]) *' });
  fireEvent.click(shown(formTexts.steps.next));
  expect(address).toBe(`?betreff=anmeldung#${second.id}`);
  fireEvent.click(shown(formTexts.steps.back));
  expect(address).toBe(`?betreff=anmeldung#${consultationParts[0].id}`);
  expect(screen.getByRole('heading', { name: subjectCopy.anmeldung.heading })).toBeTruthy();
});

/** Right after hydration, when what shows more than the document did is still to be rendered. */
test('a form checks and sends as soon as it is hydrated, one in steps its step alone', async () => {
  const root = document.createElement('div');
  document.body.append(root);
  let address = '';
  function Address() {
    address = useLocation().hash;
    return null;
  }
  const page = (
    <Providers>
      <HydratedContext value={false}>
        <MemoryRouter>
          <ConsultationForm />
          <Address />
        </MemoryRouter>
      </HydratedContext>
    </Providers>
  );
  root.innerHTML = renderToString(page);
  const form = document.querySelector('form') as HTMLFormElement;
  expect(form.noValidate).toBe(false);
  const hydrated = await act(async () => hydrateRoot(root, page));
  expect(form.noValidate).toBe(true);
  submit();
  expect(address).toBe(`#${consultationParts[1].id}`);
  submit();
  expect(control('name').getAttribute('aria-invalid')).toBe('true');
  expect(control('datenschutz').getAttribute('aria-invalid')).toBe(null);
  await act(async () => hydrated.unmount());
});

test('what the link has carried from the calculator is shown, and sent below the visitor’s words', async () => {
  let step = '';
  function Address() {
    step = useLocation().hash;
    return null;
  }
  render(
    <Providers>
      <HydratedContext value>
        <MemoryRouter initialEntries={['/beratung?rechnung=kwp%3D4&ergebnis=460_4_0_9400']}>
          <ConsultationForm />
          <Address />
        </MemoryRouter>
      </HydratedContext>
    </Providers>,
  );
  expect(screen.getByText(carriedResult.change).getAttribute('href')).toBe('/solarrechner?kwp=4');
  expect(screen.getAllByText(carriedResult.attached)).toHaveLength(1);
  expect(document.querySelector('form')?.getAttribute('action')).toBe(
    '/beratung?rechnung=kwp%3D4&ergebnis=460_4_0_9400',
  );
  const filled = [
    ['name', 'Ada'],
    ['email', words.email],
    ['phone', '0351 98765'],
    ['address', 'Weg 1'],
  ];
  submit();
  for (const [name = '', value = ''] of filled) type(name, value);
  submit();
  expect(control('message').value).toBe('');
  type('message', 'Nach 16 Uhr.');
  fireEvent.click(control('datenschutz'));
  // What the server rejects is shown in its own step.
  answer = errorAnswer(400, { phone: 'Diese Nummer gibt es nicht.' });
  submit();
  await waitFor(() => expect(step).toBe(`#${consultationParts[1].id}`));
  answer = stored;
  submit();
  submit();
  await reference();
  // Another one begins with the first step.
  await waitFor(() => expect(step).toBe(''));
  expect(sent.slice(1).map(({ message }) => message)).toEqual([
    expect.stringMatching(/^Nach 16 Uhr\.\n\nErgebnis .*4\u00A0kWp.*\n.*\/solarrechner\?kwp=4$/),
  ]);
});

test('an optional answer can be taken back, one with a default cannot be left out', () => {
  render(grid);
  const answers = (name: string) =>
    [...document.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)].map(({ value }) => value);
  expect(answers('unterkellert')).toEqual(['ja', 'nein', '']);
  expect(answers('nutzAbweichend')).toEqual(['ja', 'nein']);
  expect(screen.getAllByLabelText(formTexts.noAnswer).length).toBe(2);
  expect(gridConnectionForm.fields.unterkellert.label).toBeTruthy();
});

test('every control of a form is named, labelled and in the order of its definition', () => {
  render(contact);
  expect([...Object.keys(fields)]).toEqual(
    [...document.querySelectorAll<HTMLInputElement>('form [name]')]
      .map(({ name }) => name)
      .filter((name) => name in fields),
  );
  expect(document.querySelectorAll(`form a[href="${paths.privacy}"]`)).toHaveLength(1);
  const kinds = ['name', 'email', 'phone'].map((name) => control(name));
  expect(kinds.map((one) => [one.type, one.autocomplete])).toEqual([
    ['text', 'name'],
    ['email', 'email'],
    ['tel', 'tel'],
  ]);
  expect(control('email').labels?.[0]?.textContent).toContain(fields.email.label);
});

test('what programs fill in is neither seen nor reached, and goes under a version of the notice', () => {
  render(contact);
  const field = control('website');
  expect([field.tabIndex, field.autocomplete, field.value]).toEqual([-1, 'off', '']);
  expect(field.closest('[aria-hidden="true"]')).not.toBeNull();
  expect(field.labels?.[0]?.textContent).toBe(formTexts.honeypot);
  expect(control('privacyVersion').value).toBe(privacyVersion);
  const form = document.querySelector('form') as HTMLFormElement;
  expect([form.method, form.getAttribute('action'), form.noValidate]).toEqual(['post', '/', true]);
  expect(document.getElementById(form.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
    contactForm.title,
  );
});

test('each entry of the summary leads to its field', () => {
  render(contact);
  submit();
  const summary = screen.getByRole('region', { name: formTexts.summary });
  for (const link of summary.querySelectorAll('a')) {
    fireEvent.click(link);
    expect(document.activeElement?.id).toBe(link.getAttribute('href')?.slice(1));
  }
  expect(document.activeElement).toBe(control('datenschutz'));
});

test('what failed says why, that nothing is lost and whom to call, and measures nothing', async () => {
  const measured: unknown[] = [];
  vi.stubGlobal('gtag', (...command: unknown[]) => measured.push(command));
  answer = errorAnswer(503);
  render(contact);
  fillContact();
  submit();
  const notice = await screen.findByRole('group', { name: contactForm.failure.title });
  await waitFor(() => expect(document.activeElement).toBe(notice));
  const text = notice.textContent ?? '';
  for (const words of [
    contactForm.failure.message,
    failureReasons.unavailable,
    `Mit „${contactForm.submit}“ senden Sie sie erneut`,
  ]) {
    expect(text).toContain(words);
  }
  expect(notice.querySelector('a')?.getAttribute('href')).toMatch(/^tel:\+/);
  expect(toasts()).toEqual([contactForm.failure.title]);
  expect(measured).toEqual([]);
});

test('a form that was stored is measured once, by its name and where it stands', async () => {
  const measured: unknown[][] = [];
  vi.stubGlobal('gtag', (...command: unknown[]) => measured.push(command));
  render(contact);
  fillContact();
  submit();
  await reference();
  await waitFor(() =>
    expect(measured).toMatchObject([
      [
        'event',
        'contact_form_submit',
        { event_category: 'engagement', event_label: 'contact_page' },
      ],
    ]),
  );
});

test('the receipt says until when, leads to the own page at this address, counts what was sent and is printed', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  render(contact);
  fillContact();
  submit();
  await reference();
  const shown = document.querySelector('[role="status"] [role="group"]') as HTMLElement;
  await waitFor(() => expect(document.activeElement).toBe(shown));
  expect(document.getElementById(shown.getAttribute('aria-labelledby') ?? '')?.textContent).toMatch(
    /bis Dienstag, 24\.\u00A0November, 16:40\u00A0Uhr$/,
  );
  const { receipt: texts } = formTexts;
  expect(screen.getByText(texts.photographs).closest('a')?.getAttribute('href')).toBe(
    '/anfrage/AAAAAAAAAAAAAAAAAAAAAA',
  );
  expect(shown.textContent).toContain(texts.confirmation);
  expect(shown.textContent).not.toContain(texts.noConfirmation);
  expect(shown.querySelector('summary')?.textContent).toBe(`${texts.sent}3 Angaben`);
  // The toast says that it was sent.
  expect(shown.textContent).not.toContain(contactForm.success.title);
  expect(document.querySelector('form')?.closest('[hidden]')).not.toBeNull();
  expect(shown.querySelectorAll('h1')).toHaveLength(0);
  fireEvent.click(screen.getByRole('button', { name: texts.print }));
  expect(print).toHaveBeenCalledOnce();
  expect(toasts()).toEqual([contactForm.success.title]);
  fireEvent.click(screen.getByRole('button', { name: texts.again }));
  const title = screen.getByRole('heading', { name: contactForm.title });
  expect(document.activeElement).toBe(title);
});

test('where no confirmation comes and nothing is promised, the receipt says so', async () => {
  const data = { ...receipt, confirmation: false, dueAt: null };
  answer = { status: 200, body: [{ result: { data } }] };
  render(contact);
  fillContact();
  submit();
  await reference();
  const text = document.querySelector('[role="status"]')?.textContent;
  expect(text).toContain(formTexts.receipt.noConfirmation);
  expect(text).not.toContain(formTexts.receipt.confirmation);
  expect(text).toContain(formTexts.receipt.arrived(peopleOfForms.contact?.name));
});

test('the receipt of a long form lists its answers by its parts, in words', async () => {
  render(grid);
  for (const block of gridConnectionBlocks)
    for (const name of block.fields) {
      const { required, kind } = gridConnectionForm.fields[name] as {
        required?: boolean;
        kind: string;
      };
      const typed: Record<string, string> = {
        birthDate: '1.2.1968',
        email: 'ada@beispiel.example',
        phone: '0351 4711',
      };
      if (required && kind !== 'choice' && kind !== 'consent') type(name, typed[kind] ?? '01665');
    }
  type('modulTyp', 'Typ 7');
  submit();
  await reference();
  // The page is now about it.
  expect(document.querySelectorAll('[role="status"] h1')).toHaveLength(1);
  const parts = [...document.querySelectorAll('[role="status"] strong')].map(
    ({ textContent }) => textContent,
  );
  const [building, holder, , , system] = gridConnectionBlocks;
  expect(parts).toEqual(expect.arrayContaining([building.title, holder.title, system.title]));
  const list = document.querySelector('[role="status"]')?.textContent ?? '';
  expect(list).toContain('Typ 7');
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    asked.push([address, JSON.parse(body).reference]);
    return new Response('', { status: 503 });
  });
  const { pdf } = gridConnectionTexts;
  fireEvent.click(screen.getByRole('button', { name: pdf.sentLabel }));
  await screen.findByText(pdf.failure.message);
  fireEvent.click(screen.getByRole('button', { name: pdf.powerOfAttorneyLabel }));
  expect(asked).toEqual([
    [gridConnectionFile.href, receipt.reference],
    [powerOfAttorneyFile.filledHref, receipt.reference],
  ]);
  await screen.findByText(pdf.failure.message);
});

test('each part of the long form is numbered, and its list leads to it', () => {
  render(grid);
  const places = [...document.querySelectorAll('legend > [id]')].map(({ id, firstChild }) => [
    id,
    firstChild?.textContent,
  ]);
  expect(places).toEqual(
    gridConnectionBlocks.map(({ id }, index) => [id, `Teil ${index + 1} von 5`]),
  );
  const nav = screen.getByRole('navigation', { name: formTexts.parts.title });
  expect(nav.querySelector('summary')?.textContent).toContain(
    `1 von 5: ${gridConnectionBlocks[0].title}, noch 4`,
  );
  const links = [...nav.querySelectorAll('a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    gridConnectionBlocks.map(({ id }) => `#${id}`),
  );
  // The line names the part that is filled in, and closes when one is chosen.
  fireEvent.focusIn(control('anStrase'));
  // Also while the focus is in no part.
  fireEvent.focusIn(document.body);
  expect(nav.querySelector('summary')?.textContent).toContain('2 von 5:');
  expect(nav.querySelector('[aria-current="step"]')?.textContent).toContain(
    gridConnectionBlocks[1].title,
  );
  nav.querySelector('details')?.setAttribute('open', '');
  fireEvent.click(links[0] as Element);
  expect(nav.querySelector('details')?.open).toBe(false);
  expect(document.activeElement?.id).toBe(gridConnectionBlocks[0].id);
});

test('an address is taken over for user and owner too, into their own lines', () => {
  render(grid);
  const address = { strasse: 'Am Rebhang', hausnummer: '12', plz: '01665', ort: 'Klipphausen' };
  for (const [name, value] of Object.entries(address)) type(name, value);
  const buttons = screen.getAllByRole('button', { name: gridConnectionTexts.copyAddress.label });
  for (const button of buttons) fireEvent.click(button);
  for (const prefix of ['an', 'nutz', 'eigen']) {
    const street = prefix === 'an' ? 'anStrase' : `${prefix}Strasse`;
    const lines = [street, `${prefix}Hausnummer`, `${prefix}Plz`, `${prefix}Ort`];
    expect(lines.map((name) => control(name).value)).toEqual(Object.values(address));
  }
});

test('the steps of a form say how far each is, and those left behind are links', () => {
  render(
    <Providers>
      <HydratedContext value>
        <MemoryRouter initialEntries={['/beratung']}>
          <ConsultationForm />
        </MemoryRouter>
      </HydratedContext>
    </Providers>,
  );
  const nav = screen.getByRole('navigation', { name: formTexts.steps.title });
  const steps = () =>
    [...nav.querySelectorAll('li')].map((step) => [
      step.dataset.state,
      step.getAttribute('aria-current'),
      step.querySelector('a')?.getAttribute('href'),
      step.lastElementChild?.textContent,
    ]);
  const count = consultationParts.length;
  const [first] = consultationParts;
  // In a step of taps alone the way on stays in the window, beside how many were answered.
  fireEvent.click(control('haustyp'));
  expect([...document.querySelectorAll('[data-stays] b')].map((b) => b.textContent)).toEqual([
    `1 von ${first.fields.length}`,
  ]);
  expect(document.querySelectorAll('[data-stays]')).toHaveLength(1);
  // Only where all fields are required that is said, and each answer has its picture.
  const form = document.querySelector('form') as HTMLFormElement;
  expect(form.textContent?.split(consultationForm.requiredNote)).toHaveLength(2);
  const pictures = control('haustyp').closest('fieldset')?.querySelectorAll('label svg');
  expect(pictures).toHaveLength(document.querySelectorAll('[name="haustyp"]').length);
  expect(screen.queryByText(carriedResult.attached)).toBeNull();
  expect(steps()[0]).toEqual(['current', 'step', undefined, `Schritt 1 von ${count}`]);
  expect(steps()[1]?.slice(0, 3)).toEqual([undefined, null, undefined]);
  const next = screen.getByText(formTexts.steps.next, {
    selector: 'fieldset:not([hidden]) *',
  });
  fireEvent.click(next);
  expect(steps()[0]).toEqual(['done', null, `#${first.id}`, formTexts.steps.done]);
  expect(steps()[1]).toEqual(['current', 'step', undefined, `Schritt 2 von ${count}`]);
  // The last one checks what is missing in it.
  submit();
  expect(steps()[1]?.[0]).toBe('faulty');
  expect(steps()[1]?.[3]).toBe(formTexts.steps.faulty);
});
