import digests from './samples.json' with { type: 'json' };

const postalCodeAndCity = 'Postleitzahl und Ort des Firmensitzes (prüfen)';
const review = 'echte Bewertung, vom Verfasser freigegeben, mit ihrem Datum';
const testimonial = 'echte Kundenstimme mit belegter Ersparnis, vom Kunden freigegeben';
const project = (title: string) =>
  `belegte Angaben zum Projekt „${title}“ (auch Preis und Kapazität des Speichers), vom Kunden freigegeben`;
const dataSheet = "Datenblatt der verbauten Produkte als Datei, z. B. file: 'datenblatt.pdf'";

/**
 * What belongs in the place of each value that is not the company's own yet, for whoever takes the site over. By the
 * file in this folder and the property there; keys with `/` name a file beside the folder. `pnpm launch-check` lists
 * a key until the value is no longer the sample company's, or the key stands in `confirmed.ts`.
 */
export const sampleWords = {
  'identity.name': 'Firmenname laut Handelsregister',
  'identity.shortName': 'Kurzname der Firma',
  'identity.street': 'Straße und Hausnummer des Firmensitzes',
  'identity.postalCode': postalCodeAndCity,
  'identity.city': postalCodeAndCity,
  'identity.managingDirector': 'Name der Geschäftsführung',
  'identity.registerNumber': 'Nummer im Handelsregister (prüfen); ohne Eintrag undefined',
  'identity.registerCourt': 'zuständiges Registergericht (prüfen); ohne Eintrag undefined',
  'identity.vatId': 'Umsatzsteuer-Identifikationsnummer; ohne eine undefined',
  'identity.economicId': 'Wirtschafts-Identifikationsnummer; ohne eine undefined',
  'identity.geo': 'Koordinaten der Firma',
  'identity.copyrightYear': 'Jahr, ab dem die Website besteht',
  'identity.installers': 'nachweisbare Qualifikation der Monteure',
  'region.state': 'Kürzel des Bundeslands, in dem die Firma sitzt',
  'region.mainTowns': 'drei Orte, für die die Firma gefunden werden will, der wichtigste zuerst',
  'region.whereabouts': 'zwischen oder bei welchen Orten die Firma sitzt und arbeitet',
  'region.projectsWhereabouts': 'zwischen oder bei welchen Orten die Referenzen stehen',
  'region.serviceArea': 'Einsatzgebiet in wenigen Worten',
  'region.serviceRadius': 'Umkreis in Metern, in dem die Firma arbeitet',
  'region.municipalHolidays':
    "Feiertage, die nicht im ganzen Bundesland gelten, aber in der Gemeinde der Firma: 'Mariä Himmelfahrt' (Bayern), 'Fronleichnam' (Sachsen, Thüringen), 'Augsburger Friedensfest'; sonst leer",
  'places.mapTowns':
    'Orte im Umkreis der Firma mit ihrer Lage; „label“ nur, wo ein Name auf der Karte an einer anderen Seite stehen soll',
  'places.river': 'Fluss im Umkreis, mit seinem Lauf; oder undefined, dann zeigt die Karte keinen',
  'places.gridOperators':
    'Netzbetreiber im Umkreis laut ihren Websites, und der Monat, in dem nachgesehen wurde',
  'contact.phone': 'Telefonnummer der Firma',
  'contact.email': 'E-Mail-Adresse der Firma',
  'contact.securityEmail':
    'E-Mail-Adresse für Hinweise auf Sicherheitslücken (auch in SECURITY.md)',
  'contact.chatHref':
    'Verweis auf den Chat (z. B. WhatsApp oder Signal); ohne Chat undefined, auch chatProvider',
  'contact.reviewWriteHref': 'Verweis zum Schreiben einer Bewertung; ohne Bewertungen undefined',
  'contact.reviewReadHref': 'Verweis zu allen Bewertungen; ohne Bewertungen undefined',
  'contact.profiles.facebook': 'Adresse des Profils bei Facebook; ohne Profil die Zeile löschen',
  'contact.profiles.instagram': 'Adresse des Profils bei Instagram; ohne Profil die Zeile löschen',
  'contact.profiles.linkedin': 'Adresse des Profils bei LinkedIn; ohne Profil die Zeile löschen',
  'hours.officeHours': 'Öffnungszeiten des Büros',
  'hours.serviceDeskHours': 'Öffnungszeiten des Service',
  'hours.replyExample':
    'Beispiel für die Antwortfrist, passend zu Öffnungszeiten und claims.replyWithin',
  'hours.hotline': 'Rufnummer und tatsächliche Zeiten der Störungshotline',
  'legal.profession.chamber': 'Kammer',
  'legal.profession.title': 'Berufsbezeichnung des Betriebsleiters',
  'legal.profession.installerRegister': 'Installateurverzeichnis',
  'legal.profession.insurer': 'Berufshaftpflichtversicherung der Firma',
  'legal.hostingProvider':
    'Name und Anschrift des Hosting-Anbieters, mit dem ein Vertrag nach Art. 28 DSGVO besteht',
  'legal.mailProvider':
    'Name und Anschrift des E-Mail-Anbieters, mit dem ein Vertrag nach Art. 28 DSGVO besteht',
  'legal.dataProtectionOfficer':
    'ob die Firma einen Datenschutzbeauftragten braucht (§ 38 BDSG), und wenn ja, wen',
  'legal.analyticsRetention':
    'Aufbewahrungsdauer, die in Google Analytics eingestellt ist; undefined, wenn Sie Besuche nicht messen',
  'legal.backupRetention': 'Frist, nach der die Firma eine Datensicherung überschreibt',
  'legal.backupCopies':
    'wo außer auf dem Server Sicherungen liegen, wer sie lesen kann und ob sie verschlüsselt sind; ein Satz, der stimmt',
  'legal.microEnterprise':
    'ob die Firma weniger als zehn Beschäftigte und höchstens 2 Millionen Euro Jahresumsatz oder Bilanzsumme hat',
  'legal.accessibilityAuthority':
    'Behörde, die über das Barrierefreiheitsstärkungsgesetz wacht; Anschrift vor dem Start auf deren Website prüfen',
  'legal.powerOfAttorneyRetention': 'Aufbewahrung zurückgeschickter Vollmachten in der Firma',
  'legal.chatProvider':
    'Name und Anschrift des Chat-Anbieters, ob er Daten außerhalb der EU verarbeitet, und der Vertrag mit ihm; ohne Chat undefined',
  'legal.insuranceOffer':
    'ob die Firma keine Versicherungen vermittelt; sonst Status nach § 34d GewO und Versicherer nennen, rechtlich prüfen lassen',
  'claims.comparedMonth':
    'auf einer neuen Website undefined: Dann nennt kein Text, was früher hier stand',
  'claims.replyWithin': 'Frist, in der das Unternehmen sicher antwortet',
  'claims.installedSystems': 'belegbare Zahl der installierten Anlagen; sonst undefined',
  'claims.experience': 'belegbare Jahre Erfahrung; sonst undefined',
  'claims.savings':
    'belegbare Ersparnis: Anteil des Verbrauchs, der nicht mehr gekauft wird; sonst undefined',
  'claims.propertyValue': 'belegbare Wertsteigerung der Immobilie; sonst undefined',
  'claims.halfCellGain': 'Mehrertrag von Halbzellenmodulen laut Datenblatt',
  'claims.visitWithin': 'Frist, in der das Unternehmen nach einer Anfrage das Dach ansieht',
  'claims.workmanship': 'Gewährleistung auf die eigene Montage',
  'claims.rating': 'aktuelle Durchschnittsbewertung',
  'claims.reviewCount': 'aktuelle Zahl der Bewertungen',
  'claims.platformRating':
    'aktuelle Durchschnittsbewertung auf der Bewertungsplattform; ohne eine die Zeile löschen',
  'prices.perKwp': 'Preis einer neuen Anlage je kWp',
  'prices.storage': 'Preis eines Speichers',
  'prices.expansionPerKwp': 'Preis einer Erweiterung je kWp',
  'prices.expansionStoragePerKwh': 'Preis eines nachgerüsteten Speichers je kWh',
  'prices.expansionInstallation': 'Preis der Montage einer Erweiterung',
  'prices.inverterReplacement': 'Preis eines neuen Wechselrichters',
  'prices.maintenance': 'Wartung im Jahr',
  'prices.service': 'Service mit Messung',
  'prices.cleaning': 'Reinigung',
  'prices.paymentDue': 'Zahlungsziel der Rechnungen',
  'prices.pricesToday.perKwp':
    'Preis einer neuen Anlage je kWp heute, ohne Speicher, mit Gerüst und Anmeldung',
  'prices.pricesToday.size': 'Größe der Anlage, für die dieser Preis gilt',
  'prices.pricesToday.storagePerKwh':
    'Preis eines Speichers je nutzbare kWh heute, zusammen mit einer neuen Anlage',
  'reviews.ablauf': review,
  'reviews.beratung': review,
  'reviews.anmeldung': review,
  'reviews.wartung': review,
  'reviews.check': 'das Verfahren, mit dem die Bewertungen tatsächlich geprüft werden',
  'testimonials.andrea': testimonial,
  'testimonials.berger': testimonial,
  'testimonials.peter': testimonial,
  'testimonials.check': 'das Verfahren, mit dem die Kundenstimmen tatsächlich geprüft wurden',
  'project-ids.projectIds': 'die eigenen Projekte',
  'project-ids.overviewProjectIds': 'die Projekte der Übersicht',
  'project-ids.homeProjectIds': 'die Projekte der Startseite',
  'project-ids.exampleProjects':
    'ein eigenes Projekt mit Notstrom und eines mit Mieterstrom, sonst undefined',
  'project-ids.projectsPeriod': 'Jahre, aus denen die Projekte stammen',
  'projects.freital': project('Wohnhaus mit Garage in Freital'),
  'projects.dresden-blasewitz': project('Kutscherhaus in Dresden-Blasewitz'),
  'projects.meissen': project('Einfamilienhaus mit Speicher in Meißen'),
  'projects.mieterstrom': project('Mieterstrom in einem Mehrfamilienhaus'),
  'projects.weinboehla': project('Notstrom für ein Haus in Weinböhla'),
  'projects.landwirtschaft': project('Scheune eines Landwirtschaftsbetriebs'),
  'pictures.hero': 'Foto einer eigenen Anlage',
  'pictures.hero-breit': 'Foto einer eigenen Anlage, breites Format',
  'pictures.freital': 'Foto der Anlage in Freital',
  'pictures.freital-3': 'zweites Foto der Anlage in Freital',
  'pictures.dresden-blasewitz': 'Foto der Anlage in Dresden-Blasewitz',
  'pictures.dresden-blasewitz-3': 'zweites Foto der Anlage in Dresden-Blasewitz',
  'pictures.meissen': 'Foto der Anlage in Meißen',
  'pictures.meissen-2': 'zweites Foto der Anlage in Meißen',
  'pictures.mieterstrom': 'Foto der Mieterstromanlage',
  'pictures.mieterstrom-3': 'zweites Foto der Mieterstromanlage',
  'pictures.weinboehla': 'Foto der Anlage in Weinböhla',
  'pictures.weinboehla-2': 'zweites Foto der Anlage in Weinböhla',
  'pictures.landwirtschaft': 'Foto der Anlage auf dem Hof',
  'pictures.landwirtschaft-3': 'zweites Foto der Anlage auf dem Hof',
  'pictures.modules-halfcell': 'Nahaufnahme eigener Halbzellenmodule',
  'pictures.module-nah': 'Nahaufnahme eigener Module',
  'pictures.speicher-wallbox': 'Foto eines eigenen Einbaus von Speicher und Wallbox',
  'pictures.zaehlerschrank': 'Foto eines eigenen Zählerschranks',
  'pictures.montage': 'Foto einer eigenen Montage',
  'pictures.beratung': 'Foto einer eigenen Beratung',
  'pictures.waermepumpe': 'Foto einer eigenen Wärmepumpe',
  'services.firstTalk':
    'was das erste Gespräch kostet und wo es stattfindet; dass es nichts kostet, steht auch auf Knöpfen',
  'services.planning': 'was zu Ihrer Planung gehört',
  'services.maintenance': 'was zu Ihrer Wartung gehört',
  'services.remoteMonitoring': 'wie Sie Anlagen aus der Ferne überwachen; sonst undefined',
  'services.systemsOfOthers':
    'ob und wie Sie Anlagen warten, die ein anderer Betrieb gebaut hat; sonst undefined',
  'services.underConstruction':
    'ob gerade Anlagen im Bau sind, die Sie später zeigen; sonst undefined',
  'funding.localFunding':
    'was Land, Landkreis und Gemeinden bei Ihnen zurzeit dazuzahlen, wenn Sie nachgefragt haben; sonst undefined',
  'people.adviser':
    'wer berät: Name, Aufgabe, ein eigener Satz, Durchwahl, wenn vorhanden ein Foto; ohne Einverständnis löschen',
  'people.master':
    'wer als Meisterin oder Meister verantwortlich ist, mit Titel; ohne Einverständnis löschen',
  'people.office': 'wer im Büro das Telefon abnimmt; ohne Einverständnis löschen',
  'data-sheets.solarmodule': dataSheet,
  'data-sheets.wechselrichter': dataSheet,
  'data-sheets.stromspeicher': dataSheet,
  'data-sheets.wallbox': dataSheet,
  'data-sheets.montagesystem': dataSheet,
  'claims.lastChecked':
    'Monat, in dem Sie zuletzt alle Zahlen in figures/ mit ihren Quellen verglichen haben',
  'documents/power-of-attorney': 'rechtlich prüfen lassen',
  'figures/figure.companyDated':
    'Monat, in dem Sie in figures/ die Werte mit companyDated als die Ihren bestätigt haben: Dauern, Kosten, Beiträge',
  'figures/figure.companyCurrent':
    'Monat, in dem Sie in figures/ die Werte mit companyCurrent als die Ihren bestätigt haben: Abläufe, Eigenschaften, Anteile',
  'forms/consents': 'rechtlich prüfen lassen',
  'legal/agb':
    'anwaltlich prüfen lassen, vor allem Widerruf (Kauf mit Montage) und Gewährleistung; darüber der Monat, in dem Ihre AGB entstanden',
  'legal/barrierefreiheit':
    'rechtlich prüfen lassen; Betriebsgröße und Aufsicht stehen in company/legal.ts',
  'legal/cookie-richtlinie': 'rechtlich prüfen lassen',
  'legal/datenschutz':
    'rechtlich prüfen lassen; HTTPS, Löschung der E-Mails, Datensicherung, Chat, Information der weiteren Personen und Kreis der Bearbeiter müssen im Betrieb so gelten; darüber der Monat, in dem Ihre Hinweise entstanden',
  'legal/impressum': 'rechtlich prüfen lassen',
  'pages/shell.cookieBanner': 'rechtlich prüfen lassen',
} as const;

export type SampleKey = keyof typeof sampleWords;

/**
 * What the sample company has there: the first twelve digits of the SHA-256 of its JSON, of a price or claim that of
 * the number, of a picture that of its file. Keys without one ask for somebody's look, and stay until confirmed.
 */
export const sampleDigests: Partial<Record<SampleKey, string>> = digests;
