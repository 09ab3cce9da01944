import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { settingNames } from '../environment.ts';

// What can be said of the files for production without Docker, Caddy and systemd. docs/operations.md says
// how they were tried with them.

const root = join(import.meta.dirname, '../../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

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
      networks: z.array(z.string()).default([]),
      secrets: z.array(z.string()).default([]),
      volumes: z.array(z.string()).default([]),
      tmpfs: z.array(z.string()).default([]),
    }),
  ),
  networks: z.record(z.string(), z.looseObject({ internal: z.boolean().optional() })).optional(),
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
  expect(services.database?.networks).toEqual(['back']);
  expect(networks?.back?.internal).toBe(true);
  expect(services.proxy?.networks).toEqual(['front']);
});

test('in production no limit is taken away', () => {
  const { services } = readCompose('compose.production.yml');
  const limits = settingNames.filter((name) => /^(RATE_LIMIT|CONFIRMATIONS_)/.test(name));
  expect(limits).toHaveLength(3);
  for (const name of limits) expect(services.site?.environment).not.toHaveProperty(name);
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
    for (const network of service.networks) expect(networks, name).toHaveProperty(network);
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
  const others = ['TZ', 'NODE_ENV'];
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

test('the proxy passes on who is there, not what it is told', () => {
  const caddyfile = read('deploy/Caddyfile');
  expect(caddyfile).not.toMatch(/^\s*(trusted_proxies|header_up)/m);
  expect(caddyfile).toMatch(/^\{\$DOMAIN\} \{$/m);
  expect(caddyfile).toMatch(/reverse_proxy \{\$UPSTREAM:127\.0\.0\.1:3000\}/);
  const headers = read('deploy/nginx.conf').match(/proxy_set_header X-Forwarded-For .*/g);
  expect(headers).toEqual(['proxy_set_header X-Forwarded-For $remote_addr;']);
  const { services } = readCompose('compose.production.yml');
  expect(services.proxy?.environment?.UPSTREAM).toBe('site:3000');
  expect(services.site?.environment?.TRUST_PROXY).toBe('172.30.71.0/28');
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
