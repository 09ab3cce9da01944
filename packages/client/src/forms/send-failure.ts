import { failureReasons } from '@rebhang-solar/content/forms/shared';
import { TRPCClientError } from '@trpc/client';
import { z } from 'zod';

/** Why a form could not be stored, as far as the visitor or the form can do something about it. */
export type SendFailure = {
  /** Field name → German message. */
  fieldErrors: Record<string, string>;
  /** A German sentence. */
  reason: string;
  /** The server knows the submission id, with other content. */
  idIsTaken: boolean;
};

const errorData = z.object({
  httpStatus: z.number(),
  fieldErrors: z.record(z.string(), z.string()).optional(),
});

/**
 * What an error of a tRPC mutation means. One without the server's data never got through to it.
 *
 * @param fields the form's own; nobody can mend anything else that the server complains of
 */
export function sendFailure(error: unknown, fields: readonly string[]): SendFailure {
  const { data } = errorData.safeParse(error instanceof TRPCClientError ? error.data : undefined);
  const fieldErrors = Object.fromEntries(
    Object.entries(data?.fieldErrors ?? {}).filter(([name]) => fields.includes(name)),
  );
  return {
    fieldErrors,
    reason: reasonFor(data?.httpStatus, Object.keys(fieldErrors).length > 0),
    idIsTaken: data?.httpStatus === 422,
  };
}

function reasonFor(status: number | undefined, namesFields: boolean): string {
  if (status === undefined) return failureReasons.unreachable;
  if (namesFields) return failureReasons.fields;
  if (status === 422) return failureReasons.alreadyReceived;
  if (status === 429) return failureReasons.tooMany;
  if (status >= 500) return failureReasons.unavailable;
  return failureReasons.other;
}
