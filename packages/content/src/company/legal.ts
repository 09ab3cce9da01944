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
  // BEISPIEL: Aufbewahrungsdauer, die in Google Analytics eingestellt ist
  analyticsRetention: 'zwei Monaten',
  // BEISPIEL: Frist, nach der die Firma eine Datensicherung überschreibt
  backupRetention: '30 Tagen',
  // BEISPIEL: Aufbewahrung zurückgeschickter Vollmachten in der Firma
  powerOfAttorneyRetention:
    'drei Jahre, gerechnet vom Ende des Jahres, in dem die Anmeldung abgeschlossen ist',
  // BEISPIEL: Name und Anschrift des Chat-Anbieters, ob er Daten außerhalb der EU verarbeitet, und der Vertrag mit ihm
  chatProvider: 'Musterchat GmbH, Beispielweg 5, 01067 Dresden',
  /** On the maintenance page, beside what insurances cost. */
  // BEISPIEL: ob die Firma keine Versicherungen vermittelt; sonst Status nach § 34d GewO und Versicherer nennen, rechtlich prüfen lassen
  insuranceOffer:
    'Gegen Hagel, Sturm und Blitz hilft nur eine Versicherung. Wir vermitteln keine und beraten nicht zu Verträgen. Mit der Wartung stellen wir Ihnen aber zusammen, was ein Versicherer für sein Angebot wissen will: Größe, Baujahr, Geräte, Fotos und Prüfprotokoll. Das Angebot holen Sie selbst ein.',
} as const;
