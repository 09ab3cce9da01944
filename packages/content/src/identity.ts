import type { Position } from './position.ts';

/** The company that is liable for a KG and represents it, as in its own register. */
export type GeneralPartner = {
  name: string;
  city: string;
  registerNumber: string;
  registerCourt: string;
};

/** A company as its register, its imprint and its letters name it. */
export type Identity = {
  name: string;
  shortName: string;
  street: string;
  postalCode: string;
  city: string;
  country: string;
  generalPartner: GeneralPartner | undefined;
  managingDirector: string;
  /** These four where a company has them (§ 5 DDG): a GbR stands in no commercial register. */
  registerNumber: string | undefined;
  registerCourt: string | undefined;
  vatId: string | undefined;
  economicId: string | undefined;
  geo: Position;
  copyrightYear: number;
  installers: string;
};
