import type { LegalData } from '@rebhang-solar/content/company-types';

export const legal: LegalData = {
  profession: {
    chamber: 'Handwerkskammer Freiburg, Bismarckallee 6, 79098 Freiburg im Breisgau',
    title: 'Elektrotechnikermeisterin (Betriebsleiterin: Annegret von Schauinsland-Oberrimsingen)',
    state: 'Deutschland',
    installerRegister: 'bnNETZE GmbH, Nr. 12345',
    insurer: 'Eigene Versicherung AG, Hauptstraße 4, 79098 Freiburg im Breisgau',
    coverage: 'Deutschland',
  },
  hostingProvider: 'Eigenes Hosting GmbH, Hauptstraße 2, 79098 Freiburg im Breisgau',
  mailProvider: 'Eigene Mail GmbH, Hauptstraße 3, 79098 Freiburg im Breisgau',
  dataProtectionOfficer:
    'Unseren Datenschutzbeauftragten erreichen Sie unter datenschutz@breisgau-sonnenwerk.test.',
  analyticsRetention: 'vierzehn Monaten',
  backupRetention: '90 Tagen',
  backupCopies: 'Weitere Kopien davon gibt es nicht.',
  microEnterprise: false,
  accessibilityAuthority: 'Eigene Aufsicht, Hauptstraße 6, 70173 Stuttgart',
  powerOfAttorneyRetention:
    'drei Jahre, gerechnet vom Ende des Jahres, in dem die Anmeldung abgeschlossen ist',
  chatProvider: 'Eigener Chat GmbH, Hauptstraße 5, 79098 Freiburg im Breisgau',
  insuranceOffer:
    'Gegen Hagel, Sturm und Blitz hilft nur eine Versicherung. Wir vermitteln keine und beraten nicht zu Verträgen. Mit der Wartung stellen wir Ihnen aber zusammen, was ein Versicherer für sein Angebot wissen will: Größe, Baujahr, Geräte, Fotos und Prüfprotokoll. Das Angebot holen Sie selbst ein.',
  reformCheck: undefined,
};
