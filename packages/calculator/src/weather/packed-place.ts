/** The state in which the place of the packed weather lies, by its code of ISO 3166-2. */
export const weatherState: string = 'SN';
