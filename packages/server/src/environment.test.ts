import { expect, test } from 'vitest';
import { EnvironmentError, readEnvironment } from './environment.ts';

test('everything has a default, and an empty value counts as unset', () => {
  const environment = readEnvironment({ PORT: '', DATABASE_URL: '', SMTP_URL: '' });
  expect(environment).toMatchObject({
    PORT: 3000,
    HOST: '0.0.0.0',
    RATE_LIMIT: 20,
    RETENTION_MONTHS: 24,
    LOG_LEVEL: 'info',
    publicUrl: 'http://localhost:3000',
  });
  expect(environment.DATABASE_URL).toBeUndefined();
});

test('the public address is the port’s unless it is set', () => {
  expect(readEnvironment({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
  expect(readEnvironment({ PUBLIC_URL: 'https://www.firma.example/' }).publicUrl).toBe(
    'https://www.firma.example',
  );
});

test.for([
  ['PORT', { PORT: 'achtzig' }],
  ['PORT', { PORT: '70000' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://x' }],
  ['SMTP_URL', { SMTP_URL: 'smtp://mail.example' }],
  ['MAIL_TO', { MAIL_TO: 'keine Adresse' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'firma.example' }],
  ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/8, irgendwer' }],
  ['RATE_LIMIT', { RATE_LIMIT: '-1' }],
  ['LOG_LEVEL', { LOG_LEVEL: 'laut' }],
] as const)('a wrong %s is named in one line', ([name, source]) => {
  expect(() => readEnvironment(source)).toThrow(EnvironmentError);
  expect(() => readEnvironment(source)).toThrow(name);
  expect(() => readEnvironment(source)).not.toThrow('\n');
});

test('proxies are a list', () => {
  expect(readEnvironment({ TRUST_PROXY: '10.0.0.0/8, ::1' }).TRUST_PROXY).toEqual([
    '10.0.0.0/8',
    '::1',
  ]);
});
