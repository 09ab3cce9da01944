import type { FormOutcome } from '@rebhang-solar/server/rendering';
import { createContext } from 'react';

export type FormName = FormOutcome['form'];

/** Provided where the server renders a form's page as the answer to a post without JavaScript. */
export const FormOutcomeContext = createContext<FormOutcome | undefined>(undefined);
