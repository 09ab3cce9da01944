import { expect, onTestFinished, test, vi } from 'vitest';
import { createClientLimits, shareOfNetwork } from './client-limits.ts';
import { AppError } from './errors/app-error.ts';

test('a count that is taken back leaves its place to another; what is rejected counts nothing', async () => {
  const limits = createClientLimits(1);
  const counts = limits.countsOf('203.0.113.7');
  await counts.count('submission');
  await expect(limits.count('203.0.113.7', 'submission')).rejects.toMatchObject({
    code: 'tooManyRequests',
  });
  await limits.count('203.0.113.8', 'submission');
  await counts.takeBack();
  await counts.takeBack();
  await limits.count('203.0.113.7', 'submission');
  await expect(limits.count('203.0.113.7', 'submission')).rejects.toMatchObject({
    code: 'tooManyRequests',
  });
});

test('rejections count like submissions, but for those of a foreign origin and those that are our fault', async () => {
  const limits = createClientLimits(1);
  const address = '2001:db8:1:200::1';
  for (const code of ['foreignOrigin', 'busy', 'unavailable'] as const) {
    expect(await limits.countRejection(address, new AppError(code))).toMatchObject({ code });
  }
  const invalid = new AppError('invalid');
  expect(await limits.countRejection(address, invalid)).toBe(invalid);
  expect(await limits.countRejection('2001:db8:1:2ff::1', invalid)).toMatchObject({
    code: 'tooManyRequests',
  });
  await expect(limits.count(address, 'submission')).rejects.toMatchObject({
    code: 'tooManyRequests',
  });
});

test('with 0 nothing is counted', async () => {
  const limits = createClientLimits(0);
  for (const counted of ['submission', 'attempt', 'page', 'document'] as const) {
    await limits.count('203.0.113.7', counted, 1_000_000);
    await limits.count('203.0.113.7', counted);
  }
  // Of the site's mails alone there may be no limit.
  await createClientLimits(1, 0).count('203.0.113.7', 'companyMail');
});

const refusedForADay = { code: 'tooManyRequests', retryAfter: expect.closeTo(86_400, -2) };

test('neighbours together have the mails of ten clients in a day, a /16 or /32 a third of the site’s', async () => {
  const limits = createClientLimits(1, 15);
  const admitted = async (mail: 'confirmation' | 'companyMail', addresses: string[]) => {
    const answers: boolean[] = [];
    for (const address of addresses) answers.push(await limits.countsOf(address).countMail(mail));
    return answers.filter(Boolean).length;
  };
  const clients = (count: number, address: (one: number) => string) =>
    Array.from({ length: count }, (_, one) => address(one));
  const households = clients(70, (one) => `2001:db8:1:${(one * 256).toString(16)}::1`);
  expect(await admitted('confirmation', households)).toBe(30);
  expect(await limits.countsOf('2001:db8:2::1').countMail('confirmation')).toBe(true);

  const first = limits.countsOf('203.0.0.1');
  expect(await first.countMail('companyMail')).toBe(true);
  // What one of them was refused for cost the others nothing.
  expect(
    await admitted(
      'companyMail',
      clients(70, (one) => `203.0.${one}.1`),
    ),
  ).toBe(4);
  await first.takeBack();
  expect(await admitted('companyMail', ['203.0.113.9', '203.0.113.9'])).toBe(1);
  expect(await limits.countsOf('203.1.0.1').countMail('companyMail')).toBe(true);
  await expect(limits.count('203.0.200.1', 'companyMail')).rejects.toMatchObject(refusedForADay);
});

test('of photographs a client stores 100 MB in a day, its neighbours together 300', async () => {
  const limits = createClientLimits(20);
  const most = 100 * 1024 * 1024;
  const rejected = (address: string, bytes: number) =>
    expect(limits.countStored(address, bytes)).rejects.toMatchObject(refusedForADay);
  await limits.countStored('203.0.113.1', most - 10);
  await rejected('203.0.113.1', 11);
  // What is rejected counts nothing.
  await limits.countStored('203.0.113.1', 10);
  await limits.countStored('203.0.113.2', most);
  await limits.countStored('203.0.113.3', most - 20);
  await rejected('203.0.113.4', most);
  await limits.countStored('203.0.113.4', 20);
  await rejected('203.0.113.5', 1);
  await limits.countStored('198.51.100.1', most);
});

test('however few mails a site sends in a day, a wide network may cause one', () => {
  expect([1, 5, 6].map((mailsPerDay) => shareOfNetwork(20, mailsPerDay))).toEqual([1, 1, 2]);
  expect([shareOfNetwork(20, 0), shareOfNetwork(0, 200)]).toEqual([0, 0]);
});

test.each([
  ['submission', 2, 60],
  ['attempt', 10, 60],
  ['page', 6, 60],
  ['document', 2, 60],
  ['photograph', 6, 60],
  ['fetchedPhotograph', 20, 60],
  ['wrongLink', 2, 60],
  ['lostLink', 2, 600],
  ['confirmation', 3, 86_400],
  ['ownPageMail', 10, 86_400],
  ['companyMail', 10, 86_400],
] as const)(
  'of %s a client has %i in %i seconds at twice a minute',
  async (counted, most, seconds) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const limits = createClientLimits(2, 200);
    for (let count = 0; count < most; count += 1) await limits.count('203.0.113.7', counted);
    // A second that has begun is waited for.
    vi.advanceTimersByTime(600);
    const refused = { code: 'tooManyRequests', retryAfter: seconds };
    await expect(limits.count('203.0.113.7', counted)).rejects.toMatchObject(refused);
  },
);

test('whoever has used up a share is refused before anything is counted, and nobody else', async () => {
  const limits = createClientLimits(2);
  const refused = expect.objectContaining({ code: 'tooManyRequests' });
  for (let checked = 0; checked < 5; checked += 1) await limits.check('203.0.113.7', 'wrongLink');
  await limits.count('203.0.113.7', 'wrongLink');
  await limits.check('203.0.113.7', 'wrongLink');
  await limits.count('203.0.113.7', 'wrongLink');
  await expect(limits.check('203.0.113.7', 'wrongLink')).rejects.toEqual(refused);
  await limits.check('203.0.113.8', 'wrongLink');
  await limits.check('203.0.113.7', 'lostLink');
});

test('a mail that is refused is said, and what was admitted is given back with the request', async () => {
  const limits = createClientLimits(1);
  const counts = limits.countsOf('203.0.113.7');
  const answers = [];
  for (let mail = 0; mail < 11; mail += 1) answers.push(await counts.countMail('ownPageMail'));
  expect(answers.filter(Boolean)).toHaveLength(10);
  expect(answers.at(-1)).toBe(false);
  await counts.takeBack();
  expect(await limits.countsOf('203.0.113.7').countMail('ownPageMail')).toBe(true);
});
