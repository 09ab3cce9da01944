import { defaultDeskUser, signInTimes } from '@rebhang-solar/content/desk/sign-in';
import type { FastifyInstance } from 'fastify';
import { isLoopback, isLoopbackHost } from '../platform/networks.ts';
import { buildDeskApp, type DeskDependencies } from './desk-app.ts';
import type { DeskSettings } from './desk-settings.ts';
import { linkForName } from './sign-in/sign-in-link.ts';

type Start = Omit<DeskDependencies, 'desk'> & {
  desk: DeskSettings | undefined;
  /** DESK_PORT is `off`: nobody misses a desk. */
  isOff: boolean;
  /** Neither mails nor names are set up: whoever tries the site out can sign in no other way. */
  isNewcomer: boolean;
};

/**
 * Starts the desk beside a site that runs already, and goes on running if this fails.
 * @returns the desk, and the line that says where it is or why it is not
 */
export async function startDesk({ desk, isOff, isNewcomer, ...given }: Start): Promise<{
  app?: FastifyInstance;
  line?: string;
}> {
  if (!desk)
    return isOff ? {} : { line: lineOf('none, as PUBLIC_URL is public and DESK_URL is not set') };
  let app: FastifyInstance | undefined;
  try {
    app = await buildDeskApp({ ...given, desk });
    await app.listen({ port: desk.port, host: desk.host });
  } catch (error) {
    await app?.close();
    const reason = error instanceof Error ? error.message : String(error);
    return { line: lineOf(`none, the site runs without it: DESK_PORT ${desk.port}: ${reason}`) };
  }
  if (!isNewcomer || !isLoopback(desk.url) || !isLoopbackHost(desk.host)) {
    return { app, line: lineOf(desk.url) };
  }
  const href = await linkForName(given.orm.em.fork(), desk, defaultDeskUser);
  return { app, line: lineOf(`${href} (signs in once, for ${signInTimes.linkMinutes} minutes)`) };
}

const lineOf = (what: string) => `The office's desk: ${what}`;
