import { ownPageActionPath } from '@rebhang-solar/content/own-page-paths';
import type { PhotographKind } from '@rebhang-solar/content/photograph-kinds';

/** In ms. A line that has gone silent is given up; the server ends such a request after two minutes. */
const longestSending = 130_000;

export type Answer = {
  status: number;
  /** In seconds, where the server asks to wait. */
  retryAfter: number;
  body: { id?: string; error?: { message?: string }; title?: string } | null;
};

/**
 * Sends one photograph. By XMLHttpRequest, as `fetch` does not say how much has been sent.
 * @throws when no answer came
 */
export function sendPhotograph(
  {
    token,
    kind,
    picture,
    name,
  }: { token: string; kind: PhotographKind; picture: Blob; name: string },
  onProgress: (sent: number, total: number) => void,
  signal: AbortSignal,
): Promise<Answer> {
  const body = new FormData();
  body.append('art', kind);
  body.append('foto', picture, name);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', ownPageActionPath(token, 'photographs'));
    request.setRequestHeader('accept', 'application/json');
    request.responseType = 'json';
    request.timeout = longestSending;
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded, total));
    request.addEventListener('load', () =>
      resolve({
        status: request.status,
        retryAfter: Number(request.getResponseHeader('retry-after') ?? 0),
        body: request.response,
      }),
    );
    for (const type of ['error', 'timeout', 'abort'] as const)
      request.addEventListener(type, () => reject(new Error(type)));
    signal.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}
