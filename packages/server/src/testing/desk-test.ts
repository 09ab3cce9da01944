import { test as base } from './fixtures.ts';
import { type Desk, openDesk } from './open-desk.ts';

/** With the desk's procedures, on the test's database. */
export const test = base.extend<{ desk: Desk }>({
  desk: async ({ database, folder }, use) => {
    const desk = await openDesk(database.url, folder);
    await use(desk);
    await desk.close();
  },
});
