import { expectTypeOf, test } from 'vitest';
import type { ContactMessage } from './contact/contact-message.entity.ts';
import type { GridConnection } from './grid-connection/grid-connection.entity.ts';
import type { RequestTable } from './request-tables.ts';

test('no column but one with a validated e-mail address can be the sender’s', () => {
  expectTypeOf<RequestTable<ContactMessage>['senderEmail']>().toEqualTypeOf<'email'>();
  expectTypeOf<RequestTable<GridConnection>['senderEmail']>().toEqualTypeOf<'anEmail'>();
});
