/** How a company is reached. */
export type Contact = {
  phone: string;
  email: string;
  securityEmail: string;
  /** Without a chat undefined, as `chatProvider` of the legal data. */
  chatHref: string | undefined;
  reviewWriteHref: string | undefined;
  reviewReadHref: string | undefined;
  profiles: Partial<Record<'facebook' | 'instagram' | 'linkedin', string | undefined>>;
};
