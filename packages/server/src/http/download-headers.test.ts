import { expect, test } from 'vitest';
import { downloadHeaders } from './download-headers.ts';

test('no name of a file can end its header, and all but old programs read it whole', () => {
  expect(downloadHeaders('Größe "1\\2"\r\nset-cookie: a.pdf')).toEqual({
    'cache-control': 'no-store',
    'content-disposition': `attachment; filename="Gr__e _1_2___set-cookie: a.pdf"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%221%5C2%22%0D%0Aset-cookie%3A%20a.pdf`,
  });
});
