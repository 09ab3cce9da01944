import type { BarChart } from './bar-chart.ts';
import type { PictureName } from './company/pictures.ts';
import type { FormKind } from './forms/form-kinds.ts';
import type { FaqSlug } from './paths.ts';

/** A link inside a text: `to` a path of the site, `href` anywhere else. */
export type InlineLink = { text: string; to: string } | { text: string; href: string };

/** A text without markup, or pieces of text and links in order. */
export type RichText = string | readonly (string | InlineLink)[];

/** What the search engine and the browser's tab show of a page. */
export type PageMeta = {
  /** At most about 60 characters; the company's name is added. */
  title: string;
  /** One or two sentences, at most about 155 characters. */
  description: string;
  /** Parted by commas. */
  keywords?: string;
};

/** The drawings that exist; each is computed from the ledger of figures. */
export type DrawingId = 'module-output' | 'orientation-and-tilt';

/** One piece of a page. Every page of text is a list of these, and few components draw them. */
export type Block =
  | { type: 'text'; text: RichText }
  | { type: 'list'; items: readonly RichText[]; ordered?: true }
  | {
      type: 'cards';
      cards: readonly {
        title: string;
        /** A figure set large, with its unit. */
        figure?: string;
        text: RichText;
      }[];
    }
  | {
      type: 'table';
      caption: string;
      head: readonly string[];
      /** Each row has as many cells as the head; the first names the row. */
      rows: readonly (readonly string[])[];
      /** Numbers to be compared: stays a table on phones. */
      numeric?: boolean;
    }
  | {
      type: 'note';
      /** `dated`: a figure that held then and what holds now. `hint`: worth knowing. */
      kind: 'dated' | 'hint';
      title: string;
      text: RichText;
    }
  | {
      type: 'steps';
      steps: readonly { title: string; duration?: string; text: RichText }[];
    }
  | { type: 'drawing'; drawing: DrawingId; caption: string }
  | { type: 'chart'; chart: BarChart; caption: string }
  | { type: 'picture'; picture: PictureName };

export type Section = {
  /** Anchor within the page: lower case, no umlauts, unique on the page. */
  id: string;
  title: string;
  /** Closed at first; this stands below the title and says what is inside. */
  folded?: string;
  blocks: readonly Block[];
};

/** A closing call to action: the label of the button and where it leads. */
export type CallToAction = { label: string; to: string };

/** What stands in the hero of an article: it shows what the question is about. */
export type Visual = Extract<Block, { type: 'chart' | 'drawing' | 'picture' }>;

/** One of the fifteen articles below /faq; its question, which is its heading, stands in `faq/overview.ts`. */
export type Article = {
  slug: FaqSlug;
  meta: PageMeta & { keywords: string };
  /** One sentence under the heading. */
  lead: string;
  /** The answer box: answers the question in its first two sentences. */
  answer: string;
  /** Above the answer: its one figure, set large, and what it stands for; where there is none, a sentence. */
  headline: { figure: string; note: string } | { sentence: string };
  visual?: Visual | undefined;
  /** The house that the figure holds for; its page of the calculator is one link away. */
  house?: 'family';
  sections: readonly Section[];
  /** Up to four more questions, in plain text: shown at the end, and in the structured data with the article's own. */
  questions: readonly { question: string; answer: string }[];
  /** Sentence above the closing buttons. */
  closing: string;
  calls: readonly CallToAction[];
  /** Whose form its calls lead to, if not to the consultation: whoever answers it stands beside them. */
  form?: FormKind;
};
