import { createContext } from 'react';

export type FormName = 'contact' | 'consultation' | 'maintenance' | 'gridConnection';

/** What came of a form that was posted without JavaScript; the server renders the form's page with it. */
export type FormOutcome = {
  form: FormName;
  /** What the visitor typed; '' for what is absent. */
  values: Record<string, string>;
  /** Field name → German message. Empty when there is a receipt or a general failure. */
  errors: Record<string, string>;
  receipt?: { reference: string; receivedAt: string };
  /** Set when nothing was stored for another reason than the fields: a German sentence. */
  failure?: string;
};

export const FormOutcomeContext = createContext<FormOutcome | undefined>(undefined);
