import { narrowSpace } from '../typography.ts';

/** Data of the company and its service providers for the imprint and the privacy policy. */
export const legal = {
  /** Required by law of a craft with compulsory registration (§ 5 DDG, § 2 DL-InfoV). */
  // BEISPIEL: Kammer, Berufsbezeichnung des Betriebsleiters, Installateurverzeichnis und Berufshaftpflichtversicherung der Firma
  profession: {
    chamber: 'Handwerkskammer Dresden, Am Lagerplatz 8, 01099 Dresden',
    title: 'Elektrotechniker\u00admeister (Betriebsleiter: Max Muster)',
    state: 'Deutschland',
    installerRegister: 'Musternetz GmbH, Nr. 00000',
    insurer: 'Musterversicherung AG, Beispielallee 4, 01067 Dresden',
    coverage: 'Deutschland',
  },
  // BEISPIEL: Name und Anschrift des Hosting-Anbieters, mit dem ein Vertrag nach Art. 28 DSGVO besteht
  hostingProvider: 'Musterhosting GmbH, Beispielweg 2, 01067 Dresden',
  // BEISPIEL: Name und Anschrift des E-Mail-Anbieters, mit dem ein Vertrag nach Art. 28 DSGVO besteht
  mailProvider: 'Mustermail GmbH, Beispielweg 3, 01067 Dresden',
  // BEISPIEL: ob die Firma einen Datenschutzbeauftragten braucht (§ 38 BDSG), und wenn ja, wen
  dataProtectionOfficer:
    'Zu einem betrieblichen Datenschutzbeauftragten sind wir gesetzlich nicht verpflichtet; bei Fragen wenden Sie sich bitte direkt an uns.',
  // BEISPIEL: Aufbewahrungsdauer, die in Google Analytics eingestellt ist; ohne Besuchsmessung undefined
  analyticsRetention: 'zwei Monaten' as string | undefined,
  // BEISPIEL: Frist, nach der die Firma eine Datensicherung überschreibt
  backupRetention: '30 Tagen',
  // BEISPIEL: wo außer auf dem Server Sicherungen liegen, wer sie lesen kann und ob sie verschlüsselt sind; ein Satz, der stimmt
  backupCopies:
    'Eine Kopie davon bewahren wir in unserem Betrieb auf einem verschlüsselten Datenträger auf.',
  /** Decides what /barrierefreiheit says: whether accessibility is a duty or done without one (§ 3 (3) BFSG). */
  // BEISPIEL: ob die Firma weniger als zehn Beschäftigte und höchstens 2 Millionen Euro Jahresumsatz oder Bilanzsumme hat
  microEnterprise: true,
  // BEISPIEL: Behörde, die über das Barrierefreiheitsstärkungsgesetz wacht; Anschrift vor dem Start auf deren Website prüfen
  accessibilityAuthority:
    'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Postfach 39 11 55, 39135 Magdeburg, Telefon 0391 567 4530',
  // BEISPIEL: Aufbewahrung zurückgeschickter Vollmachten in der Firma
  powerOfAttorneyRetention:
    'drei Jahre, gerechnet vom Ende des Jahres, in dem die Anmeldung abgeschlossen ist',
  // BEISPIEL: Name und Anschrift des Chat-Anbieters, ob er Daten außerhalb der EU verarbeitet, und der Vertrag mit ihm; ohne Chat undefined
  chatProvider: 'Musterchat GmbH, Beispielweg 5, 01067 Dresden' as string | undefined,
  /** On the maintenance page, beside what insurances cost. */
  // BEISPIEL: ob die Firma keine Versicherungen vermittelt; sonst Status nach § 34d GewO und Versicherer nennen, rechtlich prüfen lassen
  insuranceOffer:
    'Gegen Hagel, Sturm und Blitz hilft nur eine Versicherung. Wir vermitteln keine und beraten nicht zu Verträgen. Mit der Wartung stellen wir Ihnen aber zusammen, was ein Versicherer für sein Angebot wissen will: Größe, Baujahr, Geräte, Fotos und Prüfprotokoll. Das Angebot holen Sie selbst ein.',
} as const;

/** The same with the space that keeps number and word in one line. */
export const backupRetention = legal.backupRetention.replace(' ', narrowSpace);
