import { answerTo } from '@rebhang-solar/calculator/answer/answer';
import type { Query } from '@rebhang-solar/calculator/query/query';

/** Computes apart from the page, so that a calculation never blocks a slider. */
addEventListener('message', ({ data }: MessageEvent<Query>) => postMessage(answerTo(data)));
