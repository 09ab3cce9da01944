import { formatQuery, type Query } from '@rebhang-solar/calculator/query/query';
import type { Answer } from './answer.ts';
import { askAll } from './ask-worker.ts';

/** The element of the document in which the server leaves the answer that it has rendered. */
export const answerElementId = 'rechenergebnis';

// Only the build for the server has the engine in it; in the browser it is part of the worker.
const engine = import.meta.env.SSR ? await import('./answer.ts') : undefined;

const asked = new Map<string, Promise<Answer>>();

/** The answer a page begins with: computed by the server, read from its document, or asked of the worker. */
export function firstAnswer(query: Query): Answer | Promise<Answer> {
  if (engine) {
    // In this order, as the one finds the size with which the other calculates.
    const thorough = engine.thoroughAnswer(query);
    return { quick: engine.quickAnswer(query), thorough };
  }
  const key = formatQuery(query);
  return fromDocument(key) ?? promised(key, query);
}

function fromDocument(key: string): Answer | undefined {
  const text = document.getElementById(answerElementId)?.textContent;
  if (!text) return undefined;
  const answer = JSON.parse(text) as Answer;
  return answer.quick.key === key ? answer : undefined;
}

/** The same promise for the same query, as React's `use` requires. */
function promised(key: string, query: Query): Promise<Answer> {
  const known = asked.get(key) ?? askAll(query);
  asked.clear();
  asked.set(key, known);
  return known;
}
