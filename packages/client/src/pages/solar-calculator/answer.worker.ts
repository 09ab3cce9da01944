import type { Query } from '@rebhang-solar/calculator/query/query';
import { quickAnswer, thoroughAnswer } from './answer.ts';

/** Computes apart from the page, so that a calculation never blocks a slider. */
addEventListener(
  'message',
  ({ data }: MessageEvent<{ part: 'quick' | 'thorough'; query: Query }>) => {
    const { part, query } = data;
    postMessage(part === 'quick' ? quickAnswer(query) : thoroughAnswer(query));
  },
);
