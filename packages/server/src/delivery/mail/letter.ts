import { companyCall, letterWords, ownPageLink } from '@rebhang-solar/content/mails/letter';
import type { SubmissionKind } from '../../forms/submission-kind.ts';
import {
  actions,
  type Linked,
  type MailContent,
  type MailPart,
  paragraph,
  smallPrint,
} from './mail-content.ts';

/** A mail to a visitor, with greeting and closing around what it says. It holds nothing that was typed, or the form could be used to mail texts to others. */
export function letter(
  kind: SubmissionKind,
  subject: string,
  parts: MailContent['parts'],
): MailContent {
  const words = letterWords(kind);
  return {
    sender: words.sender,
    subject: words.subject(subject),
    parts: [
      paragraph(words.greeting),
      ...parts,
      paragraph(words.closing),
      smallPrint(words.signature),
    ],
  };
}

/** The link to the visitor's own page: a button, and the address as text. */
export const ownPageParts = (href: string, open: string = ownPageLink.open): MailPart[] => [
  actions({ text: open, href }),
  smallPrint(`${ownPageLink.address}\n${href}`),
  smallPrint(ownPageLink.secret),
];

/** A sentence that ends with the company's number. */
export const withNumber = (sentence: string): Linked[] => [{ text: `${sentence} ` }, companyCall];
