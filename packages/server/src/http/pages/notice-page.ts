import { company } from '@rebhang-solar/content/company-in-texts';
import { escapeHtml } from '@rebhang-solar/content/escape-html';
import { rejectedPage, rejectedPost, storedPost } from '@rebhang-solar/content/forms/rejected-post';
import { formTexts } from '@rebhang-solar/content/forms/shared';
import { ownPage } from '@rebhang-solar/content/pages/own-page';
import type { FastifyRequest } from 'fastify';
import { envelopeInput } from '../../forms/envelope.ts';
import { messageLimit } from '../../forms/field-schemas.ts';
import { forms } from '../../forms/forms.ts';
import { type ErrorCode, errorTable } from '../../platform/errors/app-error.ts';
import type { Receipt } from '../../requests/store-submission.ts';

/** The names that a form of ours posts. Nothing else is put into an answer. */
const postedNames = new Set([
  ...Object.values(forms).flatMap(({ fields }) => fields.map(({ name }) => name)),
  ...Object.keys(envelopeInput.shape),
]);

/**
 * The answer to a form that a browser posted by itself and that was rejected before its page was
 * rendered: a small page with what was typed, ready to be sent again.
 */
export function errorPage(code: ErrorCode, { url, body }: FastifyRequest): string {
  const reason = code === 'tooLarge' ? rejectedPost.tooLarge(messageLimit) : errorTable[code].title;
  const words = Object.entries(body ?? {}).filter(([name]) => postedNames.has(name));
  const action = url.split('?', 1)[0] ?? '/';
  return page(rejectedPost.title, [
    paragraph(reason),
    ...(words.length > 0
      ? [
          paragraph(rejectedPost.kept),
          `<form method="post" action="${escapeHtml(action)}">`,
          ...words.map(([name, value]) => hiddenField(name, String(value))),
          `<button type="submit">${escapeHtml(rejectedPost.again)}</button></form>`,
        ]
      : [paragraph(rejectedPost.back)]),
  ]);
}

/** The answer to a stored one whose page cannot be rendered: the receipt alone. */
export function receiptPage({ reference, statusUrl, confirmation }: Receipt): string {
  return page(storedPost.title, [
    paragraph(storedPost.reference),
    `<p class="reference">${escapeHtml(reference)}</p>`,
    paragraph(confirmation ? formTexts.receipt.confirmation : formTexts.receipt.noConfirmation),
    `<p><a href="${escapeHtml(statusUrl)}">${escapeHtml(formTexts.receipt.ownPage)}</a></p>`,
  ]);
}

/** The answer to a visitor whose request is erased, where the page that says so cannot be rendered. */
export const withdrawnPage = (reference: string): string =>
  page(ownPage.withdrawn.title, [paragraph(ownPage.withdrawn.text(reference))]);

/** The answer in place of a page that cannot be rendered now, because too many others are. */
export function busyPage(code: ErrorCode): string {
  return page(rejectedPage.title, [
    paragraph(errorTable[code].title),
    paragraph(rejectedPage.again),
  ]);
}

/** The same where a visitor's own page cannot be shown. */
export const shortPage = (code: ErrorCode): string =>
  page(rejectedPage.title, [paragraph(errorTable[code].title)]);

function page(title: string, content: string[]): string {
  const call = `<a href="${company.phoneHref}">${escapeHtml(company.phone)}</a>`;
  return [
    '<!doctype html><html lang="de"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(`${title} | ${company.shortName}`)}</title>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="stylesheet" href="/notice.css"></head><body>',
    '<header><a class="mark" href="/"><img src="/favicon.svg" width="32" height="32" alt="">',
    `${escapeHtml(company.shortName)}</a></header>`,
    `<main><h1>${escapeHtml(title)}</h1>`,
    ...content,
    `<p>${escapeHtml(rejectedPost.call)} ${call}</p></main></body></html>`,
    '',
  ].join('\n');
}

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;

function hiddenField(name: string, value: string): string {
  return `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`;
}
