import { workerData } from 'node:worker_threads';
import { answerOrders } from '../../platform/threads/answer-orders.ts';
import type { PageFrame, PageOrder } from './built-pages.ts';

type EntryServer = {
  renderDocument(
    template: string,
    path: string,
    siteUrl: string,
    request: Omit<PageOrder, 'path'>,
  ): Promise<string>;
};

const { entryServer, template, siteUrl } = workerData as PageFrame;
const { renderDocument }: EntryServer = await import(entryServer);

answerOrders(({ path, ...request }: PageOrder) => renderDocument(template, path, siteUrl, request));
