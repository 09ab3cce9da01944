// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onFirstInteraction } from './first-interaction.ts';

let started: number;

beforeEach(() => {
  vi.useFakeTimers();
  started = 0;
  sessionStorage.clear();
});

afterEach(() => {
  // Where the application has not started, it listens still.
  window.dispatchEvent(new Event('keydown'));
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens a page that holds this. @returns how often the application was started after each event */
function open(body: string) {
  document.body.innerHTML = `<div id="root">${body}</div>`;
  document.querySelector<HTMLElement>('[autofocus]')?.focus();
  onFirstInteraction(() => {
    started += 1;
  });
  return (...events: Event[]) =>
    events.map((event) => {
      window.dispatchEvent(event);
      vi.runAllTimers();
      return started;
    });
}

const mouse = (movementX: number) =>
  Object.assign(new PointerEvent('pointermove'), { movementX, movementY: 0 });

test('the application starts at the first interaction, once, and not for a mouse that rests', () => {
  const after = open('<p>Text</p>');
  expect(after(new Event('load'), mouse(0), mouse(1), mouse(1), new Event('keydown'))).toEqual([
    0, 0, 1, 1, 1,
  ]);
});

test.each(['pointerdown', 'scroll', 'keydown', 'focusin'])('a first %s starts it', (type) => {
  expect(open('<p>Text</p>')(new Event('load'), new Event(type))).toEqual([0, 1]);
});

test('a mouse that moves up or down starts it too', () => {
  const upwards = Object.assign(new PointerEvent('pointermove'), { movementX: 0, movementY: -1 });
  expect(open('<p>Text</p>')(upwards)).toEqual([1]);
});

test('what the browser does by itself is shown before it starts', () => {
  document.body.innerHTML = '<div id="root"><p>Text</p></div>';
  onFirstInteraction(() => {
    started += 1;
  });
  window.dispatchEvent(new Event('keydown'));
  const seen = [started];
  vi.advanceTimersToNextFrame();
  seen.push(started);
  vi.runAllTimers();
  expect([...seen, started]).toEqual([0, 0, 1]);
});

test('in the answer to a posted form it never starts: the answer would be replaced by an empty form', () => {
  expect(open('<p data-answer>Gesendet</p>')(mouse(1), new Event('keydown'))).toEqual([0, 0]);
});

test('where a field has the focus already it starts at once', () => {
  open('<input autofocus>');
  expect(started).toBe(1);
});

test.each([
  ['<p>Text</p>', 0],
  ['<p data-needs-application>Text</p>', 1],
  ['<form id="contact-form"></form>', 1],
  ['<form id="maintenance-form"></form>', 0],
  ['', 1],
])('with a draft of the contact form the loaded page %s starts it: %i', (body, count) => {
  sessionStorage.setItem('draft-contact-form', '{}');
  expect(open(body)(new Event('load'))).toEqual([count]);
});

test('where storage is forbidden a form waits for the first interaction', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(open('<form id="contact-form"></form>')(new Event('load'), mouse(1))).toEqual([0, 1]);
});
