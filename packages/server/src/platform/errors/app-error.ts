import { deskFailures } from '@rebhang-solar/content/desk-words';
import { errorTitles } from '@rebhang-solar/content/error-titles';

/**
 * Every way in which a request can be rejected: what REST answers, what tRPC answers, and what a
 * person reads. One table, so that the two interfaces cannot drift apart.
 */
export const errorTable = {
  invalid: { status: 400, trpcCode: 'BAD_REQUEST', title: errorTitles.invalid },
  signedOut: { status: 401, trpcCode: 'UNAUTHORIZED', title: errorTitles.signedOut },
  foreignOrigin: { status: 403, trpcCode: 'FORBIDDEN', title: errorTitles.foreignOrigin },
  notFound: { status: 404, trpcCode: 'NOT_FOUND', title: errorTitles.notFound },
  methodNotAllowed: {
    status: 405,
    trpcCode: 'METHOD_NOT_SUPPORTED',
    title: errorTitles.methodNotAllowed,
  },
  conflict: { status: 409, trpcCode: 'CONFLICT', title: errorTitles.conflict },
  tooLarge: { status: 413, trpcCode: 'PAYLOAD_TOO_LARGE', title: errorTitles.tooLarge },
  wrongType: { status: 415, trpcCode: 'UNSUPPORTED_MEDIA_TYPE', title: errorTitles.wrongType },
  keyReused: { status: 422, trpcCode: 'UNPROCESSABLE_CONTENT', title: errorTitles.keyReused },
  tooManyRequests: {
    status: 429,
    trpcCode: 'TOO_MANY_REQUESTS',
    title: errorTitles.tooManyRequests,
  },
  busy: { status: 429, trpcCode: 'TOO_MANY_REQUESTS', title: errorTitles.busy },
  internal: { status: 500, trpcCode: 'INTERNAL_SERVER_ERROR', title: errorTitles.internal },
  unavailable: { status: 503, trpcCode: 'SERVICE_UNAVAILABLE', title: errorTitles.unavailable },
  /** Of the desk, like the next: a call that no tab of this build makes. */
  unknownCall: { status: 404, trpcCode: 'NOT_FOUND', title: deskFailures.outdated },
  unknownInput: { status: 400, trpcCode: 'BAD_REQUEST', title: deskFailures.outdated },
} as const;

export type ErrorCode = keyof typeof errorTable;

/** Dotted path of a field → one German message. */
export type FieldErrors = Record<string, string>;

/** Who has changed something since it was read. */
type Faster = { by: string; type: string; at: Date };

/** An error that a client may see. Its message is for the log and holds no personal data. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fieldErrors: FieldErrors | undefined;
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined;
  /** Of `conflict`: who was faster with what, where that is known. */
  readonly faster: Faster | undefined;

  constructor(
    code: ErrorCode,
    options: {
      fieldErrors?: FieldErrors;
      retryAfter?: number;
      faster?: Faster | undefined;
      cause?: unknown;
    } = {},
  ) {
    super(code, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.fieldErrors = options.fieldErrors;
    this.retryAfter = options.retryAfter;
    this.faster = options.faster;
  }
}
