import { deskRequest } from '@rebhang-solar/content/desk-words';
import { fireEvent, screen } from '@testing-library/react';
import type { Details } from '../request/details.ts';
import { item, me, openDesk } from './open-desk.tsx';

type Event = Details['history'][number];
type Mail = Details['mails'][number];

const none = { history: [], chosenMoments: [], corrections: [], photographs: [], related: [] };
export const details = { ...item, ...none, promise: { isKept: null }, blocks: [], mails: [] };

/** Opens the page of one request. @returns the changes that are sent */
export async function openRequest(request: Partial<Details> = {}, answers = {}) {
  const sent = openDesk(`/anfragen/${item.reference}`, {
    'requests.get': { ...details, ...request },
    'requests.act': { reference: item.reference, version: 5 },
    ...answers,
  });
  await screen.findByText(details.name, { selector: 'h1' });
  return sent;
}

export const mail = (id: string, state: Mail['state'], fields: Partial<Mail> = {}) =>
  ({ id, subject: 'request', recipient: 'company', state, ...fields }) as Mail;
export const event = (id: number, fields: Partial<Event>) =>
  ({ id, at: '2026-11-24T08:00:00Z', by: me, type: 'note', note: null, ...fields }) as Event;

export const line = (name: string, label: string, value: string) =>
  ({ name, label, value, stored: value, kind: 'line' }) as const;

// By its text: by its role takes long in so large a document.
export const press = (text: string) => {
  const buttons = [...document.querySelectorAll<HTMLElement>('main button, [role=menuitem]')];
  fireEvent.click(buttons.find(({ textContent }) => textContent === text) as HTMLElement);
};
export async function pressInMenu(text: string) {
  press(deskRequest.actions.more);
  await screen.findByRole('menu');
  press(text);
}

export const mine = { holder: me, state: 'taken' } as const;
