import { Client } from 'pg';

/**
 * Works on a connection of its own, which is closed at the end.
 * @param name what it is for, as `pg_stat_activity` shows it
 */
export async function withClient<T>(
  url: string,
  name: string,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({ connectionString: url, application_name: `site ${name}` });
  // A lost connection makes the running query fail; an error event without a listener would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
