/** Heading of the list of sections on every legal page. */
export const legalContents = 'Inhalt';
