/** The words of one form field. */
export type FieldCopy = {
  /** Shown above the control; the asterisk of required fields is added from the schema. */
  label: string;
  /** One sentence below the label, where the field needs one. */
  hint?: string;
  placeholder?: string;
  /** Twelfths of a line that it takes on paper; a third of it where nothing is said. */
  share?: number;
  /** Too personal for a mail: it stands at the desk, and in the documents that are made there. */
  keptFromMail?: true;
};

/** A toast or notice: what happened, then what it means for the visitor. */
export type Toast = {
  title: string;
  message?: string;
};

/** What every form has beside its fields. Literal texts of the specification, sections 4 and 8. */
export type FormCopy = {
  title: string;
  /** Below the title; a form in steps has one for each of them instead. */
  intro?: string;
  fields: Record<string, FieldCopy>;
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
