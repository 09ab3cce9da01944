import { expect, test } from 'vitest';
import type { Suspicion } from '../../status/states.ts';
import type { VisitorContext } from '../add-from-visitor.ts';
import type { Notice } from '../mails/mail-job.ts';
import { noticeTo } from './notice.ts';

type About = Pick<Notice, 'about' | 'fields'>;

/** What the queue of mails is given. */
async function noticesOf(address: string, suspicion: Suspicion | null, notice: About) {
  const added: Notice[] = [];
  const mailQueue = { addNotice: async (_em: unknown, one: Notice) => void added.push(one) };
  const submission = { id: '7', reference: 'PV-1', kind: 'contact', suspicion } as const;
  const context = { mailQueue } as unknown as VisitorContext;
  await noticeTo(context, {} as never, submission, address, notice);
  return added;
}

test('who has sent a request is told what was done with it', async () => {
  const corrected: About = { about: 'corrected', fields: ['phone'] };
  expect(await noticesOf('a@x.example', null, corrected)).toEqual([
    {
      address: 'a@x.example',
      reference: 'PV-1',
      kind: 'contact',
      about: 'corrected',
      fields: ['phone'],
      submissionId: '7',
    },
  ]);
});

test('what is told of a request that is erased is bound to none', async () => {
  const [notice] = await noticesOf('a@x.example', null, { about: 'withdrawn' });
  expect(notice).toEqual({
    address: 'a@x.example',
    reference: 'PV-1',
    kind: 'contact',
    about: 'withdrawn',
  });
});

test('nobody is told where there is no address, or any suspicion of spam', async () => {
  expect(await noticesOf('', null, { about: 'photographs' })).toEqual([]);
  for (const suspicion of ['too-fast', 'by-hand'] as const)
    expect(await noticesOf('a@x.example', suspicion, { about: 'photographs' })).toEqual([]);
});
