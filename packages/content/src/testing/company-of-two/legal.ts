import type { LegalData } from '@rebhang-solar/content/company-types';

/** Data of the company and its service providers for the imprint and the privacy policy. */
export const legal: LegalData = {
  /** Required by law of a craft with compulsory registration (§ 5 DDG, § 2 DL-InfoV). */
  profession: {
    chamber: 'Handwerkskammer Oldenburg, Theaterwall 32, 26122 Oldenburg',
    title: 'Elektrotechniker\u00admeister (Betriebsleiter: Enno Gerdes)',
    state: 'Deutschland',
    installerRegister: 'EWE NETZ GmbH, Nr. 41234',
    insurer: 'Nordwest Versicherung AG, Hafenstraße 4, 26122 Oldenburg',
    coverage: 'Deutschland',
  },
  hostingProvider: 'Nordhosting GmbH, Hafenstraße 2, 26122 Oldenburg',
  mailProvider: 'Nordmail GmbH, Hafenstraße 3, 26122 Oldenburg',
  dataProtectionOfficer:
    'Zu einem betrieblichen Datenschutzbeauftragten sind wir gesetzlich nicht verpflichtet; bei Fragen wenden Sie sich bitte direkt an uns.',
  analyticsRetention: undefined,
  backupRetention: '14 Tagen',
  backupCopies:
    'Eine Kopie davon bewahren wir in unserem Betrieb auf einem verschlüsselten Datenträger auf.',
  /** Decides what /barrierefreiheit says: whether accessibility is a duty or done without one (§ 3 (3) BFSG). */
  microEnterprise: true,
  accessibilityAuthority:
    'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Postfach 39 11 55, 39135 Magdeburg, Telefon 0391 567 4530',
  powerOfAttorneyRetention:
    'drei Jahre, gerechnet vom Ende des Jahres, in dem die Anmeldung abgeschlossen ist',
  chatProvider: undefined,
  /** On the maintenance page, beside what insurances cost. */
  insuranceOffer:
    'Gegen Hagel, Sturm und Blitz hilft nur eine Versicherung. Wir vermitteln keine und beraten nicht zu Verträgen. Mit der Wartung stellen wir Ihnen aber zusammen, was ein Versicherer für sein Angebot wissen will: Größe, Baujahr, Geräte, Fotos und Prüfprotokoll. Das Angebot holen Sie selbst ein.',
  reformCheck: undefined,
};
