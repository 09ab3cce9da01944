/** What is said of a field whatever it holds. What is valid in it, its form's schema says (`ShapeOf` holds the two together). */
type AnyField = {
  /** Shown above the control; the asterisk of required fields is added. */
  label: string;
  /** One sentence below the label, where the field needs one. */
  hint?: string;
  /** On the page. Other clients may leave out a consent that their own form has asked for. */
  required?: boolean;
  /** Share of the page's row; the whole of it by default. Halves stack up on a phone, the others do not. */
  width?: 'half' | 'wide' | 'narrow';
  /** Twelfths of a line that it takes on paper; a third of it where nothing is said. */
  share?: number;
  /** Left out of the draft: birth dates, other persons' data. */
  secret?: boolean;
  /** Too personal for a mail: it stands at the desk, and in the documents that are made there. */
  keptFromMail?: boolean;
  /** Not in the column of its name, but as a line of the message that the office reads. */
  stored?: 'message line';
  /** What the privacy notice calls it, where that is not its label. */
  notice?: string;
  /** What the office looks at first: it stands in lists, and in a column of its own in the export for people. */
  overview?: boolean;
};

/** A text in one line; its kind is the building block of the schema. */
type TextField = AnyField & {
  kind: 'name' | 'line' | 'email' | 'phone';
  inputMode?: 'numeric' | 'decimal';
  /** A token of the visitor's own data (WCAG 1.3.5), or `off` for anybody else's. */
  autoComplete?: string;
};

/** Typed TT.MM.JJJJ, sent and kept as 1968-05-24. */
type DateField = AnyField & { kind: 'date' | 'birthDate'; autoComplete?: string };

type MessageField = AnyField & { kind: 'message'; rows: number };

export type ChoiceField = AnyField & {
  kind: 'choice';
  /** The values, each with the label shown for it. */
  choices: Record<string, string>;
  /**
   * `words` stand side by side, `tiles` in rows, `ranges` in rows of fewer tiles. Without an initial choice, „none“
   * can be chosen as well: it is what `words` begin with, while of tiles none is chosen beforehand.
   */
  look: 'select' | 'words' | 'tiles' | 'ranges';
  initial?: string;
};

/** A box to tick; when it was ticked is kept beside the form. */
type ConsentField = AnyField & { kind: 'consent' };

/** All that is said of one field but what is valid in it. */
export type FormField = TextField | DateField | MessageField | ChoiceField | ConsentField;

/** A toast or notice: what happened, then what it means for the visitor. */
export type Toast = {
  title: string;
  message?: string;
};

/** What a form says beside its fields: literal texts of the specification, sections 4 and 8. */
export type FormWords = {
  title: string;
  /** Below the title; a form in steps has one for each of them instead. */
  intro?: string;
  submit: string;
  submitting: string;
  success: Toast;
  failure: Toast;
  /** What happens after the receipt, and by when. */
  next: string;
  /** Where the consent box is missing: shown instead of sending anything. */
  consentMissing?: Toast;
  requiredNote: string;
  /** The notice of Art. 13 GDPR beside the form. */
  privacyNotice: string;
};

/** One form: its words, and its fields in the order of mails and exports. */
export type FormTable = FormWords & { fields: Record<string, FormField> };

/** One part of a form that is filled in part by part. */
export type FormPart<Name extends string = string> = {
  /** Of its heading in the page. */
  id: string;
  title: string;
  /** Its heading, where that is more than the title. */
  question?: string;
  /** What it asks for, in two words, while it is not reached yet. */
  ahead?: string;
  intro: string;
  /** The words that expand it, where most visitors leave it out. */
  open?: string;
  fields: readonly Name[];
};

/** The names of a form's fields. */
export type FieldName<Form extends FormTable> = keyof Form['fields'] & string;

/** The fields that are kept in the column of their name. */
export type ColumnName<Form extends FormTable> = {
  [Name in FieldName<Form>]: Form['fields'][Name] extends
    | { kind: 'consent' }
    | { stored: 'message line' }
    ? never
    : Name;
}[FieldName<Form>];

/** The fields that stand in none of the parts. */
export type Unplaced<Form extends FormTable, Parts extends readonly FormPart[]> = Exclude<
  FieldName<Form>,
  Parts[number]['fields'][number]
>;

/** Does not compile while there is any; the error names it. */
export type None<Any extends never> = Any;
