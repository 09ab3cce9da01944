import type { LegalData } from '../company-types.ts';

/** Data of the company and its service providers for the imprint and the privacy policy. */
export const legal: LegalData = {
  /** Required by law of a craft with compulsory registration (§ 5 DDG, § 2 DL-InfoV). */
  profession: {
    chamber: 'Handwerkskammer Dresden, Am Lagerplatz 8, 01099 Dresden',
    title: 'Elektrotechniker\u00admeister (Betriebsleiter: Max Muster)',
    state: 'Deutschland',
    installerRegister: 'Musternetz GmbH, Nr. 00000',
    insurer: 'Musterversicherung AG, Beispielallee 4, 01067 Dresden',
    coverage: 'Deutschland',
  },
  hostingProvider: 'Musterhosting GmbH, Beispielweg 2, 01067 Dresden',
  mailProvider: 'Mustermail GmbH, Beispielweg 3, 01067 Dresden',
  dataProtectionOfficer:
    'Zu einem betrieblichen Datenschutzbeauftragten sind wir gesetzlich nicht verpflichtet; bei Fragen wenden Sie sich bitte direkt an uns.',
  analyticsRetention: 'zwei Monaten',
  backupRetention: '30 Tagen',
  backupCopies:
    'Eine Kopie davon bewahren wir in unserem Betrieb auf einem verschlüsselten Datenträger auf.',
  /** Decides what /barrierefreiheit says: whether accessibility is a duty or done without one (§ 3 (3) BFSG). */
  microEnterprise: true,
  accessibilityAuthority:
    'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Postfach 39 11 55, 39135 Magdeburg, Telefon 0391 567 4530',
  powerOfAttorneyRetention:
    'drei Jahre, gerechnet vom Ende des Jahres, in dem die Anmeldung abgeschlossen ist',
  chatProvider: 'Musterchat GmbH, Beispielweg 5, 01067 Dresden',
  /** On the maintenance page, beside what insurances cost. */
  insuranceOffer:
    'Gegen Hagel, Sturm und Blitz hilft nur eine Versicherung. Wir vermitteln keine und beraten nicht zu Verträgen. Mit der Wartung stellen wir Ihnen aber zusammen, was ein Versicherer für sein Angebot wissen will: Größe, Baujahr, Geräte, Fotos und Prüfprotokoll. Das Angebot holen Sie selbst ein.',
  /** On /ab-2027: who last looked whether the EEG 2027 is decided, when and where. A commit is no look. */
  reformCheck: undefined,
};
