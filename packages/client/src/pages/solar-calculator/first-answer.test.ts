// @vitest-environment happy-dom
import type { Answer } from '@rebhang-solar/calculator/answer/answer';
import { exampleQuery, type Query } from '@rebhang-solar/calculator/query/query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstMoney } from '../offer-check/first-money.ts';
import { answerElementId, firstAnswer } from './first-answer.ts';

let asked: unknown[];
let fail: boolean;
const started: EventTarget[] = [];

/** In place of the browser's worker: answers at once. */
class StandInWorker extends EventTarget {
  constructor() {
    super();
    started.push(this);
  }
  postMessage(question: unknown) {
    asked.push(question);
    const event = fail ? new Event('error') : Object.assign(new Event('message'), { data: [null] });
    queueMicrotask(() => this.dispatchEvent(event));
  }
  terminate() {}
}

beforeEach(() => {
  asked = [];
  fail = false;
  vi.stubGlobal('Worker', StandInWorker);
  document.body.innerHTML = '';
});

afterEach(() => {
  vi.unstubAllGlobals();
  // The module, which the next file shares, lets go of it.
  for (const worker of started.splice(0)) worker.dispatchEvent(new Event('error'));
});

function leave(id: string, value: unknown) {
  const script = document.body.appendChild(document.createElement('script'));
  Object.assign(script, { id, type: 'application/json', textContent: JSON.stringify(value) });
}

const house = (kwp: number): Query => ({ ...exampleQuery, kwp });

test('the answer is read from the document where it is that of the query, and else asked for', async () => {
  const answer = {
    key: 'haustyp=einfamilienhaus&ort=dresden&kwp=8&neigung=30&richtung=sued&personen=5&stand=2026-11',
  };
  leave(answerElementId, answer);
  expect(firstAnswer(house(8))).toEqual(answer);
  expect(asked).toEqual([]);
  await (firstAnswer(house(9)) as Promise<Answer>);
  expect(asked).toEqual([house(9)]);
});

test('the same query has the same promise, until another one is asked for', async () => {
  const first = firstAnswer(house(3));
  expect(firstAnswer(house(3))).toBe(first);
  await firstAnswer(house(4));
  expect(firstAnswer(house(3))).not.toBe(first);
  await firstAnswer(house(3));
});

test('what the model makes of offers is read from the document where it is of these, and else asked for, once', async () => {
  leave('angebot-gerechnet', { key: 'a', offers: [null] });
  expect(firstMoney('a', [])).toEqual({ key: 'a', offers: [null] });
  const other = firstMoney('b', []);
  expect(firstMoney('b', [])).toBe(other);
  expect(asked).toEqual([[]]);
  expect(await other).toEqual({ key: 'b', offers: [null] });
  await firstMoney('c', []);
  expect(firstMoney('b', [])).not.toBe(other);
});

test('where the worker breaks, the reckoning of an offer has failed', async () => {
  fail = true;
  await expect(firstMoney('d', [])).rejects.toThrow('The calculation failed');
});
