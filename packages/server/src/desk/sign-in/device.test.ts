import { expect, test } from 'vitest';
import { deviceOf } from './device.ts';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const windows = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit}`;
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const chrome = 'Chrome/140.0.0.0 Safari/537.36';

test.each([
  ['Edge, Windows', `${windows} ${chrome} Edg/140.0.0.0`],
  ['Opera, Windows', `${windows} ${chrome} OPR/124.0.0.0`],
  ['Chrome, Windows', `${windows} ${chrome}`],
  ['Safari, Mac', `${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15`],
  [
    'Chrome, Android',
    `Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/140.0.0.0 Mobile Safari`,
  ],
  [
    'Firefox, iPad',
    'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 FxiOS/143.0 Mobile Safari/605.1.15',
  ],
  ['Firefox, Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'],
  [
    'Chrome, iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/140.0.0.0 Mobile/15E148 Safari/604.1',
  ],
  [
    'Edge, Android',
    `Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/140.0.0.0 Mobile Safari/537.36 EdgA/140.0.0.0`,
  ],
  ['Chrome', 'Mozilla/5.0 (X11; CrOS x86_64) Chrome/140.0.0.0 Safari/537.36'],
  ['Windows', 'Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0) like Gecko'],
  ['Unbekannter Browser', 'curl/8.5.0'],
  ['Unbekannter Browser', undefined],
])('a session is listed as „%s“, whatever else the browser calls itself', (device, userAgent) => {
  expect(deviceOf(userAgent)).toBe(device);
});
