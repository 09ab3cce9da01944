import { expect, test } from 'vitest';
import { formsByOffice, type MailAddresses, officeOf } from './recipients.ts';

const company = {
  contact: ['buero@x.example', 'chefin@x.example'],
  consultation: ['beratung@x.example', 'buero@x.example'],
  maintenance: ['chefin@x.example', 'buero@x.example'],
  gridConnection: ['netz@x.example'],
};
const addresses = { company } as MailAddresses;

test('who reads several forms gets one list of them, and each address of an office is named once', () => {
  expect(formsByOffice(addresses).map((kinds) => kinds.toSorted())).toEqual([
    ['contact', 'maintenance'],
    ['consultation'],
    ['gridConnection'],
  ]);
  expect(officeOf(['contact', 'consultation', 'maintenance'], addresses)).toEqual([
    'buero@x.example',
    'chefin@x.example',
    'beratung@x.example',
  ]);
});
