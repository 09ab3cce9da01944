import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join, resolve } from 'node:path';
import getPort from 'get-port';
import { withFolder } from './folder.ts';
import { type Load, wrk } from './load.ts';
import { say, sayTable } from './report.ts';
import { siteScript, startServer, untilAnswered } from './server-process.ts';

const builtClient = join(import.meta.dirname, '../../packages/client/dist/client');
const connectionCounts = [1, 8, 32, 64];
const seconds = 3;
const acceptGzip = 'Accept-Encoding: gzip';

/**
 * The site's home page and its first script, beside Debian's nginx with the same gzipped files, the
 * same headers and one worker; and beside Node's own HTTP server, which is the most a site on Node.js
 * can reach.
 * @param options a folder with another, built state of this project: its home page is measured too
 */
export async function run([otherState]: string[]): Promise<void> {
  await withFolder(async (folder) => {
    const site = await startServer(siteScript, { DATA_DIR: join(folder, 'data') });
    const before = otherState
      ? await startServer(join(resolve(otherState), 'packages/server/src/main.ts'), {
          DATA_DIR: join(folder, 'data-before'),
        })
      : undefined;
    try {
      const home = await fetch(`${site.url}/`);
      const script = /src="(\/assets\/[^"]+\.js)"/.exec(await home.text())?.[1];
      if (!script) throw new Error('The home page names no script');

      const nginx = await startNginx(join(folder, 'nginx'), site.url);
      try {
        const peers = { nginx: nginx.url };
        await compare('/', site.url, before ? { ...peers, before: before.url } : peers, folder);
        await compare(script, site.url, peers, folder);
      } finally {
        await nginx.stop();
      }
    } finally {
      await before?.stop();
      await site.stop();
    }
  });
}

async function compare(
  path: string,
  site: string,
  peers: Record<string, string>,
  folder: string,
): Promise<void> {
  const { body, headers } = await download(site + path);
  await writeFile(join(folder, 'body'), body);
  const bare = await startServer(join(import.meta.dirname, 'bare-http.ts'), {
    BODY: join(folder, 'body'),
    HEADERS: JSON.stringify({ ...headers, date: undefined, connection: undefined }),
  });
  const servers = { site, 'node:http': bare.url, ...peers };
  const loads = new Map<string, Load[]>(Object.keys(servers).map((name) => [name, []]));
  // Once unmeasured, for compilers and caches.
  for (const server of Object.values(servers)) await wrk(server + path, 8, seconds, [acceptGzip]);
  for (const connections of connectionCounts) {
    for (const [name, server] of Object.entries(servers)) {
      loads.get(name)?.push(await wrk(server + path, connections, seconds, [acceptGzip]));
    }
  }
  await bare.stop();

  say('', `${path}, ${body.length} bytes gzipped, ${seconds} s for each figure`, '');
  const cell = ({ perSecond, p99 }: Load) => `${Math.round(perSecond)}/s, ${p99.toFixed(2)} ms`;
  sayTable(
    connectionCounts.map((connections, index) => ({
      'connections (requests per second, p99)': connections,
      ...Object.fromEntries(
        [...loads].map(([name, figures]) => [name, cell(at(figures, index))] as const),
      ),
    })),
  );
  for (const peer of ['node:http', ...Object.keys(peers)]) {
    const [ours, theirs] = [loads.get('site') ?? [], loads.get(peer) ?? []];
    const { share, limit } = withinSameP99(ours, theirs);
    say(
      `Ratio: ${(total(ours) / total(theirs)).toFixed(2)} of the requests per second of ${peer} over all rows, ${share.toFixed(2)} within its p99 at ${connectionCounts.at(-1)} connections (${limit.toFixed(2)} ms)`,
    );
  }
}

/**
 * More connections make every answer wait longer, so the same p99 is another number of them for each
 * side: our most requests per second within the p99 that the peer has at its most connections.
 */
function withinSameP99(ours: Load[], theirs: Load[]): { share: number; limit: number } {
  const limit = at(theirs, theirs.length - 1);
  const within = ours.filter(({ p99 }) => p99 <= limit.p99).map(({ perSecond }) => perSecond);
  return { share: Math.max(0, ...within) / limit.perSecond, limit: limit.p99 };
}

const total = (loads: Load[]) => loads.reduce((sum, { perSecond }) => sum + perSecond, 0);

function at(loads: Load[], index: number): Load {
  const load = loads[index];
  if (!load) throw new Error('Every number of connections is measured on each side');
  return load;
}

/** nginx on a copy of what the site serves. */
async function startNginx(folder: string, site: string) {
  const files = join(folder, 'files');
  await mkdir(folder, { recursive: true });
  await cp(builtClient, files, { recursive: true });
  const plain = await download(`${site}/`, {});
  await writeFile(join(files, 'index.html'), plain.body);
  await writeFile(join(files, 'index.html.gz'), (await download(`${site}/`)).body);

  const own = /^(connection|content-|cache-control|date|etag|keep-alive|transfer-encoding|vary)/;
  const sameHeaders = Object.entries(plain.headers)
    .filter(([name]) => !own.test(name) || name === 'content-security-policy')
    .map(([name, value]) => `add_header ${name} "${value}" always;`);
  const port = await getPort();
  const configuration = join(folder, 'nginx.conf');
  await writeFile(
    configuration,
    `worker_processes 1;
    daemon off;
    pid ${folder}/nginx.pid;
    error_log ${folder}/error.log;
    events { worker_connections 1024; }
    http {
      include /etc/nginx/mime.types;
      access_log off;
      sendfile on;
      tcp_nopush on;
      keepalive_requests 100000000;
      open_file_cache max=1000;
      gzip_static on;
      gzip_vary on;
      ${sameHeaders.join('\n      ')}
      server {
        listen 127.0.0.1:${port};
        root ${files};
        location / { add_header cache-control "public, max-age=0, must-revalidate"; ${sameHeaders.join(' ')} }
        location /assets/ { add_header cache-control "public, max-age=31536000, immutable"; ${sameHeaders.join(' ')} }
      }
    }`,
  );
  const child = spawn('nginx', ['-c', configuration, '-e', join(folder, 'error.log')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswered(`${url}/`, child);
  return {
    url,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGQUIT');
      await ended;
    },
  };
}

/** An answer as it travels: `fetch` would unpack it. */
async function download(
  url: string,
  headers: Record<string, string> = { 'accept-encoding': 'gzip' },
) {
  const outgoing = request(url, { headers, agent: false }).end();
  const [response] = await once(outgoing, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return {
    headers: response.headers as Record<string, string>,
    body: Buffer.concat(chunks),
  };
}
