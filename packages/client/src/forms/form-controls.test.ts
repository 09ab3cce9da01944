// @vitest-environment happy-dom
import { consultationForm } from '@rebhang-solar/content/forms/consultation';
import { contactForm } from '@rebhang-solar/content/forms/contact';
import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import {
  consumptionPictures,
  housePictures,
  roofPictures,
  unknownPicture,
} from './choice-pictures.ts';
import { bringIntoView, focusTarget, showTarget } from './focus.ts';
import { readControls, writeControl } from './form-controls.ts';
import './zod-without-eval.ts';

beforeEach(() => {
  document.body.innerHTML = `
    <form>
      <input name="name" value=" Ada ">
      <textarea name="message">Guten Tag</textarea>
      <input type="radio" name="haustyp" value="doppelhaus">
      <input type="radio" name="haustyp" value="reihenhaus">
      <input type="checkbox" name="datenschutz">
    </form>
    <a href="#part"><b>Zum Teil</b></a><p id="part" tabindex="-1"></p>`;
});

const form = () => document.querySelector('form') as HTMLFormElement;
const named = (name: string) => [
  ...document.querySelectorAll<HTMLInputElement>(`form [name="${name}"]`),
];

test('what stands in the controls is read as it is; a question of which nothing is chosen is open', () => {
  const read = readControls(form(), consultationForm.fields);
  expect([read.name, read.message, read.haustyp]).toEqual([' Ada ', 'Guten Tag', undefined]);
  for (const box of named('datenschutz')) box.checked = true;
  for (const radio of named('haustyp')) radio.checked = radio.value === 'reihenhaus';
  expect(readControls(form(), consultationForm.fields).haustyp).toBe('reihenhaus');
  expect(readControls(form(), contactForm.fields)).toMatchObject({
    name: ' Ada ',
    email: '',
    datenschutz: true,
  });
  for (const box of named('datenschutz')) box.checked = false;
  expect(readControls(form(), contactForm.fields).datenschutz).toBe(false);
});

test('a value is written into the control of its name alone, into a group by its choice', () => {
  writeControl(form(), 'haustyp', 'reihenhaus');
  expect(named('haustyp').map(({ checked }) => checked)).toEqual([false, true]);
  writeControl(form(), 'haustyp', 'doppelhaus');
  expect(named('haustyp').map(({ checked }) => checked)).toEqual([true, false]);
  writeControl(form(), 'name', 'Bert');
  expect([named('name')[0]?.value, named('message')[0]?.value]).toEqual(['Bert', 'Guten Tag']);
});

test('the cursor of somebody who types stays where it is', () => {
  const message = document.querySelector('textarea') as HTMLTextAreaElement;
  message.focus();
  message.setSelectionRange(2, 5);
  writeControl(form(), 'message', 'Guten Tag\n\nErgebnis');
  expect([message.value, message.selectionStart, message.selectionEnd]).toEqual([
    'Guten Tag\n\nErgebnis',
    2,
    5,
  ]);
});

test('a link within a form moves the focus and not the address, that to a part its beginning to the top', () => {
  const part = document.querySelector('#part') as HTMLElement;
  const seen: unknown[] = [];
  vi.spyOn(part, 'scrollIntoView').mockImplementation((how) => void seen.push(how));
  const focus = vi.spyOn(part, 'focus');
  const currentTarget = document.querySelector('a') as HTMLAnchorElement;
  const preventDefault = vi.fn();
  const event = { currentTarget, preventDefault } as never;
  focusTarget(event);
  expect([document.activeElement, seen]).toEqual([part, []]);
  showTarget(event);
  expect(seen).toEqual([{ block: 'start' }]);
  expect(focus.mock.calls).toEqual([[], [{ preventScroll: true }]]);
  expect(preventDefault).toHaveBeenCalledTimes(2);
  bringIntoView(null);
});

test('the more roof and the more electricity, the more stands on the tile; no two answers look the same', () => {
  const parts = (pictures: Record<string, string>) =>
    Object.values(pictures).map((picture) => picture.match(/M/g)?.length);
  // The roof itself, then its modules.
  expect(parts(roofPictures)).toEqual([4, 7, 11, 16]);
  expect(parts(consumptionPictures)).toEqual([1, 2, 3, 4]);
  expect(roofPictures['50-100']).toContain('M52 7h7l-2 7h-7z');
  expect(roofPictures['50-100']).toContain('M13.3 16.5h7l-2 7h-7z');
  const all = [housePictures, roofPictures, consumptionPictures].flatMap((of) => Object.values(of));
  expect(new Set([...all, unknownPicture]).size).toBe(all.length + 1);
});

test('zod compiles nothing, which the Content-Security-Policy would report', () => {
  expect(z.config().jitless).toBe(true);
});
