/** What imprint and privacy notice say of a company and its service providers. */
export type LegalData = {
  profession: Record<
    'chamber' | 'title' | 'state' | 'installerRegister' | 'insurer' | 'coverage',
    string
  >;
  hostingProvider: string;
  mailProvider: string;
  dataProtectionOfficer: string;
  /** Undefined where no visit is measured. */
  analyticsRetention: string | undefined;
  backupRetention: string;
  backupCopies: string;
  microEnterprise: boolean;
  accessibilityAuthority: string;
  powerOfAttorneyRetention: string;
  chatProvider: string | undefined;
  insuranceOffer: string;
};
