/**
 * Every way in which a request can be refused: what REST answers, what tRPC answers, and what a
 * person reads. One table, so that the two interfaces cannot drift apart.
 */
export const errorTable = {
  invalid: {
    status: 400,
    trpcCode: 'BAD_REQUEST',
    title: 'Bitte prüfen Sie Ihre Angaben.',
  },
  foreignOrigin: {
    status: 403,
    trpcCode: 'FORBIDDEN',
    title: 'Diese Anfrage kam nicht von unserer Internetseite und wurde nicht angenommen.',
  },
  notFound: {
    status: 404,
    trpcCode: 'NOT_FOUND',
    title: 'Diese Adresse gibt es nicht.',
  },
  methodNotAllowed: {
    status: 405,
    trpcCode: 'METHOD_NOT_SUPPORTED',
    title: 'Diese Adresse nimmt keine solche Anfrage an.',
  },
  tooLarge: {
    status: 413,
    trpcCode: 'PAYLOAD_TOO_LARGE',
    title: 'Die Anfrage ist zu groß. Bitte kürzen Sie Ihren Text.',
  },
  wrongType: {
    status: 415,
    trpcCode: 'UNSUPPORTED_MEDIA_TYPE',
    title: 'Anfragen werden nur als JSON oder als Formular angenommen.',
  },
  keyReused: {
    status: 422,
    trpcCode: 'UNPROCESSABLE_CONTENT',
    title:
      'Unter dieser Kennung liegt uns schon eine andere Anfrage vor. Bitte senden Sie sie neu.',
  },
  tooManyRequests: {
    status: 429,
    trpcCode: 'TOO_MANY_REQUESTS',
    title: 'Von Ihrem Anschluss kamen sehr viele Anfragen. Bitte warten Sie eine Minute.',
  },
  busy: {
    status: 429,
    trpcCode: 'TOO_MANY_REQUESTS',
    title:
      'Gerade kommen sehr viele Anfragen bei uns an. Bitte versuchen Sie es in einer Minute erneut oder rufen Sie uns an.',
  },
  internal: {
    status: 500,
    trpcCode: 'INTERNAL_SERVER_ERROR',
    title:
      'Bei uns ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut oder rufen Sie uns an.',
  },
  unavailable: {
    status: 503,
    trpcCode: 'SERVICE_UNAVAILABLE',
    title:
      'Wir können Ihre Anfrage gerade nicht annehmen. Bitte versuchen Sie es in einer Minute erneut oder rufen Sie uns an.',
  },
} as const;

export type ErrorCode = keyof typeof errorTable;

/** Dotted path of a field → one German message. */
export type FieldErrors = Record<string, string>;

/** A refusal that a client may see. Its message is for the log and holds no personal data. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fieldErrors: FieldErrors | undefined;
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    options: { fieldErrors?: FieldErrors; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(code, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.fieldErrors = options.fieldErrors;
    this.retryAfter = options.retryAfter;
  }
}
