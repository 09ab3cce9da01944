import { expect, test } from 'vitest';
import { wantedPathOf } from './sign-in-link.ts';

const desk = 'https://buero.firma.example';
const ofLength = (length: number) => `/${'x'.repeat(length - 1)}`;

test.each([
  ['/woche', '/woche'],
  ['/anfragen/PV-1?von=heute&zu=a%20b', '/anfragen/PV-1?von=heute&zu=a%20b'],
  // What stands behind the sign never reaches a server.
  ['/anfragen#unten', '/anfragen'],
  [`${desk}/woche`, '/woche'],
  ['https://buero.firma.example.anderswo.example/woche', '/'],
  ['http://buero.firma.example/woche', '/'],
  ['https://buero.firma.example:8443/woche', '/'],
  ['/anmelden', '/'],
  ['/%2e//anderswo.example', '/'],
  [ofLength(500), ofLength(500)],
  [ofLength(501), '/'],
  ['http://[', '/'],
  ['', '/'],
  [undefined, '/'],
  [['/woche'], '/'],
])('whoever wants %j comes to %j', (wanted, path) => {
  expect(wantedPathOf(wanted, desk)).toBe(path);
});
