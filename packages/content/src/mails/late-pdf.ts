import { newRequestWords } from './new-request.ts';

/** To the office: the PDF of a grid registration, after a mail that had to go without it. */
export const latePdfWords = {
  subject: (subject: string) => `${subject} – ${newRequestWords.pdf}`,
  text: (reference: string) =>
    `Hier ist das Formular zu ${reference}, das in der ersten E-Mail gefehlt hat.`,
} as const;
