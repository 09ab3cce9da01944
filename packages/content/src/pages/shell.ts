import { company } from '../company.ts';
import { sample } from '../sample.ts';

/** The words around every page: header, footer, consent, toasts and the page that could not be loaded. */
export const shell = {
  skipLink: 'Zum Inhalt springen',
  homeLink: `${company.shortName}, zur Startseite`,
  mainNavigation: 'Hauptmenü',
  menu: 'Menü',
  notifications: 'Benachrichtigungen',
  closeNotification: 'Benachrichtigung schließen',
  pageLoading: 'Seite wird geladen',
  backToHome: 'Zurück zur Startseite',
  /** Beside the calls at the end of a page, above the telephone number. */
  closingCall: 'Lieber gleich am Telefon?',
  footer: {
    claim: 'Photovoltaik aus Klipphausen, für Dresden, Meißen, Radebeul und Umgebung.',
    quickLinks: 'Auf einen Blick',
    legal: 'Rechtliches',
    contact: 'Kontakt',
    hours: 'Öffnungszeiten',
    social: 'Soziale Netzwerke',
    cookieSettings: 'Cookie-Einstellungen',
    rights: 'Alle Rechte vorbehalten.',
  },
  loadFailure: {
    heading: 'Diese Seite ließ sich nicht laden',
    text: 'Vielleicht ist Ihre Verbindung gerade unterbrochen. Bitte laden Sie die Seite neu.',
    reload: 'Seite neu laden',
  },
} as const;

/** The profiles do not exist yet: the addresses are placeholders (specification, section 2). */
export const socialLinks = [
  { id: 'facebook', label: 'Facebook (Profil folgt)', href: '#' },
  { id: 'instagram', label: 'Instagram (Profil folgt)', href: '#' },
  { id: 'linkedin', label: 'LinkedIn (Profil folgt)', href: '#' },
] as const;

/** The banner that asks whether visits may be measured. */
export const cookieBanner = {
  title: 'Dürfen wir Ihren Besuch messen?',
  text: sample(
    'shell.cookieBanner',
    'Mit Ihrer Einwilligung lädt diese Website Google Analytics und setzt Cookies. Google erfährt, welche Seiten Sie ansehen; Daten können in die USA gelangen. Widerrufen können Sie jederzeit unten auf jeder Seite.',
    'rechtlich prüfen lassen',
  ),
  policyLink: 'Mehr dazu in der Cookie-Richtlinie',
  accept: 'Akzeptieren',
  decline: 'Ablehnen',
} as const;
