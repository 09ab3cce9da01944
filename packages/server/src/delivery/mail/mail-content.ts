/** Text that may lead somewhere: `tel:`, `mailto:`, or a page, whose address the plain text shows. */
export type Linked = { text: string; href?: string };

/** A labelled value; it may have several lines. */
export type Fact = {
  label: string;
  value: string;
  href?: string | undefined;
  /** What is less important, in a line of its own. */
  detail?: string | readonly Linked[];
};

/** One part of a mail, from top to bottom. */
export type MailPart =
  | { type: 'title' | 'heading'; text: string }
  | { type: 'paragraph'; text: string | readonly Linked[]; quiet?: boolean }
  /** What can be done at once, as buttons. */
  | { type: 'actions'; links: readonly Required<Linked>[] }
  /** `beside`: each label stands beside its value, for many of them. */
  | { type: 'facts'; facts: readonly Fact[]; beside?: boolean }
  | { type: 'steps'; steps: readonly { title: string; duration?: string | undefined }[] };

/** What a mail says; render-mail.ts makes plain text and HTML of it. */
export type MailContent = {
  /** Stands in the band at the top of the HTML. */
  sender: string;
  subject: string;
  parts: readonly MailPart[];
};
