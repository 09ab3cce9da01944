/** Every address of the office's desk. Names, numbers and searches stand in none of them. */
export const deskPaths = {
  list: '/',
  week: '/woche',
  /** A request that came by phone. */
  enter: '/neu',
  /** Mails that no attempt has sent. */
  mails: '/e-mails',
  /** Where signing in begins; the desk shows it at any address to whoever is not signed in. */
  signIn: '/anmelden',
} as const;

/** The page of a request, to which mails lead too. */
export const requestPath = (reference: string) => `/anfragen/${reference}`;

/** One photograph, for who is signed in. */
export const photographPath = (id: string) => `/fotos/${id}`;

/** The same as lists show it. */
export const photographPreviewPath = (id: string) => `${photographPath(id)}/vorschau`;

/** All photographs of a request in one file. */
export const photographsPath = (reference: string) => `${requestPath(reference)}/fotos.zip`;
