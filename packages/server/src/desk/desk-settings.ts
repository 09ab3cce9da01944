import getPort from 'get-port';
import type { DeskUser } from './desk-user.ts';

/** Where the desk is, and who may sign in. */
export type DeskSettings = {
  /** 0: any free one. */
  port: number;
  host: string;
  /** Its public origin, without a trailing slash: in mails, and the only one whose requests are taken. */
  url: string;
  users: readonly DeskUser[];
};

/** A free port in place of 0: mails name the desk's address, so it is decided before the desk listens. */
export async function withFreePort(desk: DeskSettings): Promise<DeskSettings> {
  if (desk.port !== 0) return desk;
  const port = await getPort();
  return { ...desk, port, url: desk.url.replace(/:0$/, `:${port}`) };
}
