import { powerOfAttorneyFile } from '@rebhang-solar/content/power-of-attorney';
import { expect } from 'vitest';
import { test } from '../../testing/fixtures.ts';

test('the power of attorney comes as a Word file with its name, the same each time', async ({
  startSite,
}) => {
  const { url } = await startSite();
  const response = await fetch(url + powerOfAttorneyFile.href);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe(
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  );
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="Vollmacht-Anlagenbetreiber.docx"; filename*=UTF-8''Vollmacht-Anlagenbetreiber.docx`,
  );
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
  const file = Buffer.from(await response.arrayBuffer());
  expect(file.subarray(0, 2).toString()).toBe('PK');
  const again = await fetch(url + powerOfAttorneyFile.href);
  expect(file.equals(Buffer.from(await again.arrayBuffer()))).toBe(true);
});
