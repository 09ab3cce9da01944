import type { QueryFunction } from '@tanstack/react-query';

/**
 * Sends one request. A body travels as JSON, cookies always come along.
 *
 * @throws Error `<status>: <body, or the status text where the body is empty>` unless the answer is OK
 */
export async function apiRequest(method: string, path: string, body?: unknown): Promise<Response> {
  const response = await fetch(path, {
    method,
    credentials: 'include',
    ...(body === undefined
      ? {}
      : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
  await throwUnlessOk(response);
  return response;
}

/** The default query: GETs the first element of its key and parses the JSON that comes back. */
export function getQueryFn<T>({
  on401,
}: {
  on401: 'throw' | 'returnNull';
}): QueryFunction<T | null> {
  return async ({ queryKey: [path] }) => {
    const response = await fetch(String(path), { credentials: 'include' });
    if (on401 === 'returnNull' && response.status === 401) return null;
    await throwUnlessOk(response);
    return response.json();
  };
}

async function throwUnlessOk(response: Response): Promise<void> {
  if (response.ok) return;
  throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`);
}
