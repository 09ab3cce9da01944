import { company } from '../company-in-texts.ts';

/** The words around every page: header, footer, consent, toasts and the page that could not be loaded. */
export const shell = {
  skipLink: 'Zum Inhalt springen',
  homeLink: `${company.shortName}, zur Startseite`,
  /** In the strip above the header. */
  from2027: 'Ab 2027',
  mainNavigation: 'Hauptmenü',
  menu: 'Menü',
  notifications: 'Benachrichtigungen',
  closeNotification: 'Benachrichtigung schließen',
  pageLoading: 'Seite wird geladen',
  backToHome: 'Zur Startseite',
  /** Beside the calls at the end of a page, above the telephone number. */
  closingCall: 'Lieber gleich am Telefon?',
  /** Names the way from the home page, above a heading. */
  breadcrumbs: 'Sie sind hier',
  /** At the foot of a phone's window. */
  callBar: { label: 'Direkt erreichen', call: 'Anrufen', request: 'Anfragen' },
  footer: {
    quickLinks: 'Auf einen Blick',
    customers: 'Für Kunden',
    legal: 'Rechtliches',
    contact: 'Kontakt',
    social: 'Soziale Netzwerke',
    /** „Facebook (Profil folgt)“ */
    profileToCome: (network: string) => `${network} (Profil folgt)`,
    cookieSettings: 'Cookie-Einstellungen',
    rights: 'Alle Rechte vorbehalten.',
  },
  loadFailure: {
    heading: 'Diese Seite ließ sich nicht laden',
    text: 'Vielleicht ist Ihre Verbindung gerade unterbrochen. Bitte laden Sie die Seite neu.',
    reload: 'Seite neu laden',
  },
} as const;

/** A mark for each network; it becomes a link once the company's data hold the profile. */
export const socialLinks = [
  { id: 'facebook', name: 'Facebook' },
  { id: 'instagram', name: 'Instagram' },
  { id: 'linkedin', name: 'LinkedIn' },
] as const;

/** The banner that asks whether visits may be measured. */
export const cookieBanner = {
  title: 'Dürfen wir Ihren Besuch messen?',
  text: 'Nur mit Ihrem Ja lädt Google Analytics und setzt Cookies; Daten können in die USA gelangen. Jederzeit unten widerrufbar.',
  policyLink: 'Mehr dazu',
  accept: 'Akzeptieren',
  decline: 'Ablehnen',
} as const;
