/** How a company is reached. */
export type Contact = {
  phone: string;
  email: string;
  securityEmail: string;
  chatHref: string;
  reviewWriteHref: string | undefined;
  reviewReadHref: string | undefined;
  profiles: Partial<Record<'facebook' | 'instagram' | 'linkedin', string | undefined>>;
};
