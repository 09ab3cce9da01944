import type { SubmissionKind } from '../../forms/submission-kind.ts';
import type { OwnPageAnswer } from '../own-page/own-page-view.ts';

/**
 * The interface of server and client for a page that is rendered on request. Types only: the client is
 * loaded by the address of its built file, which gives TypeScript no types.
 */

/** What became of a form that a browser posted without our script; the page is rendered from it. */
export type FormOutcome = {
  form: SubmissionKind;
  /** What the visitor typed, by field; '' or nothing for what is absent. */
  values: Record<string, string>;
  /** Field name → German message. Empty when there is a receipt or another failure. */
  errors: Record<string, string>;
  receipt?: {
    reference: string;
    receivedAt: string;
    statusUrl: string;
    confirmation: boolean;
    dueAt: string | null;
  };
  /** A German sentence when nothing was stored for another reason than the fields. */
  failure?: string;
};

/** A page as it is made for one visitor. */
export type PageRequest = {
  /** Decoded. */
  path: string;
  /** The query of its address, with the question mark. */
  search?: string;
  /** What became of the form that was posted to this page. */
  outcome?: FormOutcome;
  /** What an address below /anfrage shows. */
  ownPage?: OwnPageAnswer;
  /** For /ab-2027: the first day of 2027 has come. */
  begun?: boolean;
};

/** What the client's entry for the server exports. */
export type EntryServer = {
  /** @returns the whole document */
  renderDocument(template: string, siteUrl: string, request: PageRequest): Promise<string>;
};
