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

type Step = { title: string; duration?: string | undefined };

/** One part of a mail, from top to bottom. */
export type MailPart =
  | { type: 'title' | 'heading'; text: string }
  | { type: 'paragraph'; text: string | readonly Linked[]; quiet?: boolean }
  /** What can be done at once: the first as a button, the others as links. */
  | { type: 'actions'; links: readonly Required<Linked>[] }
  /** `beside`: each label stands beside its value, for many of them. */
  | { type: 'facts'; facts: readonly Fact[]; beside?: boolean }
  | { type: 'steps'; steps: readonly Step[] };

/** What a mail says; render-mail.ts makes plain text and HTML of it. */
export type MailContent = {
  /** Stands in the band at the top of the HTML. */
  sender: string;
  subject: string;
  /** What is no part is left out, so that a mail can be written from top to bottom. */
  parts: readonly (MailPart | false | '' | null | undefined)[];
};

export const title = (text: string): MailPart => ({ type: 'title', text });

export const heading = (text: string): MailPart => ({ type: 'heading', text });

export const paragraph = (text: string | readonly Linked[]): MailPart => ({
  type: 'paragraph',
  text,
});

/** What is less important. */
export const smallPrint = (text: string): MailPart => ({ type: 'paragraph', text, quiet: true });

export const actions = (...links: Required<Linked>[]): MailPart => ({ type: 'actions', links });

export const facts = (...all: Fact[]): MailPart => ({ type: 'facts', facts: all });

export const factsBeside = (...all: Fact[]): MailPart => ({
  type: 'facts',
  facts: all,
  beside: true,
});

export const steps = (all: readonly Step[]): MailPart => ({ type: 'steps', steps: all });
