import { company } from '@rebhang-solar/content/company-in-texts';
import { signInTexts } from '@rebhang-solar/content/desk/sign-in';
import { deskPaths } from '@rebhang-solar/content/desk-paths';
import { desk, deskSignIn } from '@rebhang-solar/content/desk-words';
import { escapeHtml } from '@rebhang-solar/content/escape-html';
import { logoMarkSvg } from '@rebhang-solar/content/logo-mark';
import { type AppError, errorTable } from '../../platform/errors/app-error.ts';
import type { DeskUser } from '../desk-user.ts';
import { wantedPathName } from './sign-in-link.ts';
import { signInStyles } from './sign-in-styles.ts';

/** A page of the sign-in. It needs no script and loads nothing but the font. */
export type SignInPage = { title: string; content: string[]; below?: string[] };

/** A whole document. @param nonce of this answer, for its styles @param fontHref of the built desk's font */
export function signInDocument(
  { title, content, below = [] }: SignInPage,
  nonce: string,
  fontHref: string | undefined,
): string {
  return [
    '<!doctype html><html lang="de"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(`${title} – ${desk.title} ${company.shortName}`)}</title>`,
    `<style nonce="${nonce}">${signInStyles(fontHref)}</style></head><body>`,
    `<header><svg viewBox="0 0 40 40" width="32" height="32" aria-hidden="true">${logoMarkSvg()}</svg>`,
    `<span><strong>${escapeHtml(desk.title)}</strong> ${escapeHtml(company.shortName)}</span></header>`,
    `<main><div class="plate"><h1>${escapeHtml(title)}</h1>`,
    ...content,
    '</div>',
    ...below,
    '</main></body></html>',
    '',
  ].join('\n');
}

/** Asks for the mailbox. */
export function askPage(wantedPath: string, wrongEmail?: string): SignInPage {
  const { title, intro, submit, strangers } = deskSignIn;
  return {
    title,
    content: [paragraph(intro), askForm(wantedPath, submit, wrongEmail)],
    below: [`<p class="below">${escapeHtml(strangers)}</p>`],
  };
}

/** The answer to whatever address was typed. */
export function sentPage(email: string, wantedPath: string): SignInPage {
  const { title, lead, again, nothingThere, otherAddress } = signInTexts.sent;
  return {
    title,
    content: [
      sentenceWith(lead(email)),
      form(deskPaths.signIn, [
        hidden('email', email),
        hidden(wantedPathName, wantedPath),
        button(again, 'quiet'),
      ]),
      note(
        `${escapeHtml(nothingThere)} <a href="${escapeHtml(wantedPath)}">${escapeHtml(otherAddress)}</a>`,
      ),
    ],
  };
}

/** Signs in by its button alone: programs that look through mails follow links. */
export function confirmPage(
  action: string,
  { email, candidates, isNameMissing }: ConfirmedLink,
): SignInPage {
  const { title, lead, who, whoMissing, button: text, lasts } = signInTexts.confirm;
  const [first, ...others] = candidates;
  const names =
    others.length === 0
      ? [hidden('name', first?.name ?? '')]
      : [
          `<fieldset><legend>${escapeHtml(who)}</legend>`,
          ...(isNameMissing ? [`<p class="error" role="alert">${escapeHtml(whoMissing)}</p>`] : []),
          ...candidates.map(
            ({ name }) =>
              `<label class="choice"><input type="radio" name="name" value="${escapeHtml(name)}" required> ${escapeHtml(name)}</label>`,
          ),
          '</fieldset>',
        ];
  return {
    title,
    content: [
      sentenceWith(lead(email)),
      form(action, [...names, button(text)]),
      note(escapeHtml(lasts)),
    ],
  };
}
type ConfirmedLink = { email: string; candidates: readonly DeskUser[]; isNameMissing: boolean };

/** For a link that is used, too old, or was never sent. */
export function expiredPage(wantedPath: string): SignInPage {
  const { title, lead, button: text, notMe } = signInTexts.expired;
  return {
    title,
    content: [paragraph(lead), askForm(wantedPath, text), note(escapeHtml(notMe))],
  };
}

export function errorPage({ code, retryAfter = 60 }: AppError): SignInPage {
  const { tooMany, failed } = signInTexts;
  if (code === 'tooManyRequests') {
    return { title: tooMany.title, content: [paragraph(tooMany.lead(Math.ceil(retryAfter / 60)))] };
  }
  return {
    title: failed.title,
    content: [
      paragraph(errorTable[code].title),
      `<p><a href="/">${escapeHtml(failed.back)}</a></p>`,
    ],
  };
}

function askForm(wantedPath: string, text: string, wrongEmail?: string): string {
  const isWrong = wrongEmail !== undefined;
  return form(deskPaths.signIn, [
    `<label for="email">${escapeHtml(deskSignIn.email)}</label>`,
    ...(isWrong
      ? [`<p class="error" id="email-error">${escapeHtml(signInTexts.invalidEmail)}</p>`]
      : []),
    `<input id="email" name="email" type="email" autocomplete="email" required maxlength="254" value="${escapeHtml(wrongEmail ?? '')}"${isWrong ? ' aria-invalid="true" aria-describedby="email-error"' : ''}>`,
    hidden(wantedPathName, wantedPath),
    button(text),
  ]);
}

const form = (action: string, fields: string[]) =>
  `<form method="post" action="${escapeHtml(action)}">${fields.join('\n')}</form>`;

const hidden = (name: string, value: string) =>
  `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;

const button = (text: string, look = 'main') =>
  `<button class="${look}" type="submit">${escapeHtml(text)}</button>`;

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;

const sentenceWith = ({ before, email, after }: { before: string; email: string; after: string }) =>
  `<p>${escapeHtml(before)}<strong>${escapeHtml(email)}</strong>${escapeHtml(after)}</p>`;

const note = (html: string) => `<p class="note">${html}</p>`;
