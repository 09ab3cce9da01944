import { expectTypeOf, test } from 'vitest';
import type { ContactMessage } from './contact/contact-message.entity.ts';
import type { GridConnection } from './grid-connection/grid-connection.entity.ts';
import type { RowTable } from './row-table.ts';

test('no column but one with a validated e-mail address can be the sender’s', () => {
  expectTypeOf<RowTable<ContactMessage>['senderEmail']>().toEqualTypeOf<'email'>();
  expectTypeOf<RowTable<GridConnection>['senderEmail']>().toEqualTypeOf<'anEmail'>();
});
