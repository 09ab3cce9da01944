import { ownPageActions } from '@rebhang-solar/content/own-page-paths';
import { expect } from 'vitest';
import { fromForm } from './costliest-inputs.ts';
import type { TestSite } from './fixtures.ts';

/** Somebody who has sent a form, with the link and the cookies that the answer gave. */
export type Visitor = {
  reference: string;
  /** Of the page, on the test's site. */
  url: string;
  /** What its browser sends with every request. */
  cookie(): string;
  /** Opens the page, or what lies below it. @param cookie '' for who has the link alone */
  get(action?: string, cookie?: string): Promise<Response>;
  /** Posts a form of the page as a browser does. */
  post(action: string, fields: Record<string, string>, cookie?: string): Promise<Response>;
};

/** Sends a form. */
export async function startVisit(
  site: Pick<TestSite, 'url' | 'post'>,
  path: string,
  payload: unknown,
): Promise<Visitor> {
  const answer = await site.post(path, payload);
  expect(answer.status).toBe(201);
  const { reference, statusUrl } = (await answer.json()) as Record<string, string>;
  const url = site.url + new URL(statusUrl ?? '').pathname;
  const cookies = new Map<string, string>();
  const keep = ({ headers }: Response) => {
    for (const line of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
  };
  keep(answer);
  const own = () => [...cookies].map((pair) => pair.join('=')).join('; ');
  const call = async (action: string, init: RequestInit, cookie: string) => {
    const response = await fetch(action ? `${url}/${action}` : url, {
      redirect: 'manual',
      ...init,
      headers: { ...init.headers, ...(cookie && { cookie }) },
    });
    if (cookie) keep(response);
    return response;
  };
  return {
    reference: reference ?? '',
    url,
    cookie: own,
    get: (action = '', cookie = own()) => call(action, {}, cookie),
    post: (action, fields, cookie = own()) =>
      call(
        action,
        { method: 'POST', headers: fromForm, body: `${new URLSearchParams(fields)}` },
        cookie,
      ),
  };
}

export const { remark, times, corrections, data, appointment, papers, withdraw } = ownPageActions;
