/** Where the value of a field goes: to a column, into the message, or into the bookkeeping. */
export type AnyPlace = { column: string } | 'message line' | 'consent';

/** One field of a form, as row, mail, search and export need it. */
export type RequestField = {
  /** Of the payload. */
  name: string;
  label: string;
  place: AnyPlace;
  /** The answers to choose from, with their labels; undefined where the field takes any text. */
  choices: Record<string, string> | undefined;
  /** Whether no mail may hold it. */
  keptFromMail: boolean;
};
