import type { FormOutcome } from '@rebhang-solar/server/rendering';
import { createContext } from 'react';
import type { RouterInputs } from '../trpc.tsx';

/** A form that has a procedure. */
export type FormName = keyof RouterInputs;

/** Provided where the server renders a form's page as the answer to a post without JavaScript. */
export const FormOutcomeContext = createContext<FormOutcome | undefined>(undefined);
