import { expect, test, vi } from 'vitest';

test('a call counts as a colleague’s only after a touch, as does the first of a page', async () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const { pollingHeader } = await import('./polling-header.ts');
  const polling = { 'x-desk-polling': '1' };
  expect([pollingHeader(), pollingHeader(), pollingHeader()]).toEqual([{}, polling, polling]);
  for (const event of ['pointerdown', 'keydown']) {
    page.dispatchEvent(new Event(event));
    expect([pollingHeader(), pollingHeader()]).toEqual([{}, polling]);
  }
});
