import type { PictureName } from './company/pictures.ts';
import type { Figure, NumberFigure, RangeFigure } from './figures/figure.ts';
import type { OpeningHours } from './opening-hours.ts';
import type { Position } from './position.ts';
import type { MunicipalHoliday, State } from './states.ts';
import type { IsoDate, IsoMonth } from './typography.ts';

// What a company can say of itself; the values stand in `company/`. Projects have a file of their own (`project.ts`).

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

/** Where a company works. */
export type Region = {
  state: State;
  /** In titles, texts and the footer; the title of the home page takes 44 characters of them. */
  mainTowns: readonly string[];
  /** Goes on from „in Klipphausen,“ and „Wir bauen Photovoltaikanlagen“. */
  whereabouts: string;
  /** Goes on from „Anlagen“ and „Eine Anlage“. */
  projectsWhereabouts: string;
  /** „. Unser Kerngebiet reicht 50 km um Klipphausen.“ follows, unless it says how far. */
  serviceArea: string;
  /** Metres around the seat. */
  serviceRadius: number;
  municipalHolidays: readonly MunicipalHoliday[];
};

/** Who runs the grid where, and how a system is registered there. */
export type GridOperators = {
  asOf: IsoMonth;
  operators: readonly { area: string; name: string; registration: string }[];
};

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

/** What a company says of itself. */
export type Claims = Record<'replyWithin' | 'visitWithin' | 'workmanship', NumberFigure> & {
  halfCellGain: RangeFigure;
} & {
  /** What it cannot prove, or has too little of, is undefined: no page says it then. */
  [Name in 'installedSystems' | 'experience' | 'savings' | 'propertyValue']:
    | NumberFigure
    | undefined;
};

/** What the reviews of customers give together. */
export type Ratings = {
  /** At Google. */
  rating: NumberFigure;
  reviewCount: Figure;
  /** On another platform, where the company is on one. */
  platformRating?: NumberFigure;
};

/** What a company charges. */
export type Prices = Record<
  | 'perKwp'
  | 'storage'
  | 'expansionPerKwp'
  | 'expansionStoragePerKwh'
  | 'expansionInstallation'
  | 'inverterReplacement'
  | 'maintenance'
  | 'service'
  | 'cleaning',
  RangeFigure
> & { paymentDue: NumberFigure };

/** What it charges today, for a system of one size. */
export type PricesToday = { perKwp: RangeFigure; size: NumberFigure; storagePerKwh: RangeFigure };

/** What a company does, in words that pages show as they stand. What it does not do is `undefined` and left out. */
export type Services = {
  /** On the home page: the first talk, what belongs to planning and, beside the hotline, to maintenance. */
  firstTalk: string;
  planning: readonly string[];
  maintenance: readonly string[];
  /** On the maintenance page. */
  remoteMonitoring: string | undefined;
  /** The answer to „Warten Sie auch Anlagen, die ein anderer Betrieb gebaut hat?“. */
  systemsOfOthers: string | undefined;
  /** Goes on below „Weitere Projekte folgen“. */
  underConstruction: string | undefined;
};

/** What state, district and towns pay towards a system. */
export type LocalFunding = {
  /** The month in which the company asked. */
  asOf: IsoMonth;
  /** A sentence or two: who pays what, or that nobody pays anything. */
  text: string;
};

/** What a customer wrote, as the home page shows it. */
export type Review = {
  id: string;
  author: string;
  /** Stars, one to five. */
  rating: 1 | 2 | 3 | 4 | 5;
  text: string;
  /** The day, „2026-05-12“: shown is how long ago. Of the samples the words themselves. */
  date: string;
  /** Initials of the author. */
  avatar: string;
};

/** The savings that a customer states. */
export type Testimonial = {
  author: string;
  place: string;
  text: string;
  /** Euros in a month, as they have stated them. */
  savings: number;
};

/** Somebody whom customers meet, who has agreed to be shown. */
export type Person<Picture = PictureName> = {
  name: string;
  /** Above the name: „Ihre Beraterin“, „Elektrotechnikermeister“. */
  role: string;
  /** What they do, in a few words. */
  task: string;
  /** What they say to a customer, in their own words; without it nothing stands in its place. */
  sentence?: string;
  /** A number of their own, as printed; without it the office's. */
  phone?: string;
  /** When they can be reached, if not at the hours of the office, beside the maintenance form of the service. */
  hours?: readonly OpeningHours[];
  /** A photograph of them; without it their card is of words alone. */
  picture?: Picture;
};

/** The people, brands and photographs of the company. Everything is optional: what is left empty is not shown anywhere. */
export type People<Picture = PictureName> = {
  /** Answers the consultation form; stands beside it, on its receipt and in its mail. */
  adviser?: Person<Picture>;
  /** The master craftsman responsible for the work, beside the forms for maintenance and grid connection. */
  master?: Person<Picture>;
  /** Answers the contact form, and stands in for whoever of the others is missing. */
  office?: Person<Picture>;
  /** All others, on the home page. */
  team: readonly Pick<Person<Picture>, 'name' | 'role' | 'picture'>[];
  /** Number in the register of craftsmen, with the chamber that keeps it. */
  craftRegister?: string;
  /** Makers whose modules, inverters and storages are installed. */
  brands: readonly string[];
  /** Photographs of the company's own; each also has its entry in `pictures.ts`. */
  photographs: readonly Picture[];
};

/** What can be downloaded at /technische-details. */
export type DataSheet = {
  name: string;
  /** A file in `packages/client/public/datenblaetter`; without one the entry reads „auf Anfrage“. */
  file?: string;
};

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
  /** Who last looked what became of the EEG 2027, and where; undefined until somebody has. */
  reformCheck: { by: string; on: IsoDate; where: string } | undefined;
};
