import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import getPort from 'get-port';
import { vi } from 'vitest';
import { debianProgram } from './debian-program.ts';

const deploy = join(import.meta.dirname, '../../../../deploy');

export type Proxy = {
  name: string;
  /** For https, by the name `localhost`. */
  port: number;
  stop(): Promise<void>;
};

/** Caddy before a site, with the file that this project delivers; its ports and its folder are the test's. */
export async function startCaddy(upstream: string, folder: string): Promise<Proxy> {
  const [port, httpPort] = [await getPort(), await getPort()];
  const file = await readFile(join(deploy, 'Caddyfile'), 'utf8');
  const config = join(folder, 'Caddyfile');
  const ports = `{\n\tadmin off\n\thttp_port ${httpPort}\n\thttps_port ${port}`;
  await writeFile(config, file.replace(/^\{$/m, ports));
  const caddy = await debianProgram('caddy', folder);
  return start('Caddy', port, caddy, ['run', '--config', config, '--adapter', 'caddyfile'], {
    DOMAIN: 'localhost',
    UPSTREAM: new URL(upstream).host,
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  });
}

/** nginx before a site, with the file that this project delivers, but the test's ports and certificate. */
export async function startNginx(upstream: string, folder: string): Promise<Proxy> {
  const [port, httpPort] = [await getPort(), await getPort()];
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  execFileSync(
    'openssl',
    `req -x509 -newkey rsa:2048 -nodes -subj /CN=localhost -keyout ${key} -out ${certificate}`.split(
      ' ',
    ),
    { stdio: 'ignore' },
  );
  const file = (await readFile(join(deploy, 'nginx.conf'), 'utf8'))
    .replaceAll(/listen \[::\].*\n/g, '')
    .replaceAll('listen 80', `listen 127.0.0.1:${httpPort}`)
    .replaceAll('listen 443', `listen 127.0.0.1:${port}`)
    .replaceAll('127.0.0.1:3000', new URL(upstream).host)
    .replaceAll('www.rebhang-solar.example', 'localhost')
    .replaceAll(/ssl_certificate .*;/g, `ssl_certificate ${certificate};`)
    .replaceAll(/ssl_certificate_key .*;/g, `ssl_certificate_key ${key};`)
    .replaceAll(/error_log .* crit;/g, 'error_log stderr crit;');
  const config = join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((part) => `${part}_temp_path ${folder}/nginx-${part};`)
    .join('\n');
  await writeFile(
    config,
    `daemon off; pid ${folder}/nginx.pid; events {} http { ${temporary}\n${file} }`,
  );
  await mkdir(join(folder, 'nginx'), { recursive: true });
  const nginx = await debianProgram('nginx', join(folder, 'nginx'));
  return start('nginx', port, nginx, ['-c', config, '-e', 'stderr'], {});
}

async function start(
  name: string,
  port: number,
  program: string,
  parameters: string[],
  env: Record<string, string>,
): Promise<Proxy> {
  const child = spawn(program, parameters, {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (part) => {
    said += part;
  });
  await vi.waitFor(
    async () => {
      if (child.exitCode !== null) throw new Error(`${name} ended: ${said}`);
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      socket.destroy();
    },
    { timeout: 60_000, interval: 100 },
  );
  return {
    name,
    port,
    async stop() {
      child.kill();
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}
