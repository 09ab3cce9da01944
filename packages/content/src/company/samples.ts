/**
 * What belongs in the place of each value that is not the company's own yet, and what the sample company has there:
 * `pnpm launch-check` lists by it (`launch-check.ts`), until the value is another one or its key stands in
 * `confirmed.ts`. Of a price or claim the number counts, of a picture its file.
 */
export type SampleEntry = {
  /** For whoever takes the site over. */
  words: string;
} & (
  | { value: unknown }
  /** For what is too long to stand here too: the first twelve digits of the SHA-256 of its JSON. */
  | { digest: string }
  /** The same of its file in `packages/client/pictures`. */
  | { picture: string }
  /** Not to be told from the company's own: stays until it is confirmed. */
  | { toLookAt: true }
);

const postalCodeAndCity = 'Postleitzahl und Ort des Firmensitzes (prüfen)';
const review = 'echte Bewertung, vom Verfasser freigegeben, mit ihrem Datum';
const testimonial = 'echte Kundenstimme mit belegter Ersparnis, vom Kunden freigegeben';
const project = (title: string) =>
  `belegte Angaben zum Projekt „${title}“ (auch Preis und Kapazität des Speichers), vom Kunden freigegeben`;
const dataSheet = "Datenblatt der verbauten Produkte als Datei, z. B. file: 'datenblatt.pdf'";

/** By the file in this folder and the property there; keys with `/` name a file beside the folder. */
export const sampleTable = {
  'identity.name': { words: 'Firmenname laut Handelsregister', value: 'Rebhang Solar GmbH' },
  'identity.shortName': { words: 'Kurzname der Firma', value: 'Rebhang Solar' },
  'identity.street': { words: 'Straße und Hausnummer des Firmensitzes', value: 'Musterweg 1' },
  'identity.postalCode': { words: postalCodeAndCity, value: '01665' },
  'identity.city': { words: postalCodeAndCity, value: 'Klipphausen' },
  'identity.managingDirector': { words: 'Name der Geschäftsführung', value: 'Maria Muster' },
  'identity.registerNumber': {
    words: 'Nummer im Handelsregister (prüfen); ohne Eintrag undefined',
    value: 'HRB44603',
  },
  'identity.registerCourt': {
    words: 'zuständiges Registergericht (prüfen); ohne Eintrag undefined',
    value: 'Amtsgericht Dresden',
  },
  'identity.vatId': {
    words: 'Umsatzsteuer-Identifikationsnummer; ohne eine undefined',
    value: 'DE000000000',
  },
  'identity.economicId': {
    words: 'Wirtschafts-Identifikationsnummer; ohne eine undefined',
    value: 'DE000000000-00001',
  },
  'identity.geo': {
    words: 'Koordinaten der Firma',
    value: { latitude: 51.0667, longitude: 13.5333 },
  },
  'identity.copyrightYear': { words: 'Jahr, ab dem die Website besteht', value: 2025 },
  'identity.installers': {
    words: 'nachweisbare Qualifikation der Monteure',
    value: 'zertifizierte Elektriker und Dachdecker',
  },
  'region.state': { words: 'Kürzel des Bundeslands, in dem die Firma sitzt', value: 'SN' },
  'region.mainTowns': {
    words: 'drei Orte, für die die Firma gefunden werden will, der wichtigste zuerst',
    value: ['Dresden', 'Meißen', 'Radebeul'],
  },
  'region.whereabouts': {
    words: 'zwischen oder bei welchen Orten die Firma sitzt und arbeitet',
    value: 'zwischen Meißen und Dresden',
  },
  'region.projectsWhereabouts': {
    words: 'zwischen oder bei welchen Orten die Referenzen stehen',
    value: 'zwischen Meißen und Freital',
  },
  'region.serviceArea': {
    words: 'Einsatzgebiet in wenigen Worten',
    value: 'Ganz Sachsen und Umgebung',
  },
  'region.serviceRadius': { words: 'Umkreis in Metern, in dem die Firma arbeitet', value: 50000 },
  'region.municipalHolidays': {
    words:
      "Feiertage, die nicht im ganzen Bundesland gelten, aber in der Gemeinde der Firma: 'Mariä Himmelfahrt' (Bayern), 'Fronleichnam' (Sachsen, Thüringen), 'Augsburger Friedensfest'; sonst leer",
    value: [],
  },
  'places.mapTowns': {
    words:
      'Orte im Umkreis der Firma mit ihrer Lage; „label“ nur, wo ein Name auf der Karte an einer anderen Seite stehen soll',
    digest: 'de206c926370',
  },
  'places.river': {
    words: 'Fluss im Umkreis, mit seinem Lauf; oder undefined, dann zeigt die Karte keinen',
    digest: 'fc73a70c69cd',
  },
  'places.gridOperators': {
    words: 'Netzbetreiber im Umkreis laut ihren Websites, und der Monat, in dem nachgesehen wurde',
    digest: '373c10ee1818',
  },
  'contact.phone': { words: 'Telefonnummer der Firma', value: '030 23125-014' },
  'contact.email': { words: 'E-Mail-Adresse der Firma', value: 'info@rebhang-solar.example' },
  'contact.securityEmail': {
    words: 'E-Mail-Adresse für Hinweise auf Sicherheitslücken (auch in SECURITY.md)',
    value: 'sicherheit@rebhang-solar.example',
  },
  'contact.chatHref': {
    words:
      'Verweis auf den Chat (z. B. WhatsApp oder Signal); ohne Chat undefined, auch chatProvider',
    value: 'https://chat.rebhang-solar.example/',
  },
  'contact.reviewWriteHref': {
    words: 'Verweis zum Schreiben einer Bewertung; ohne Bewertungen undefined',
    value: 'https://bewertungen.rebhang-solar.example/schreiben',
  },
  'contact.reviewReadHref': {
    words: 'Verweis zu allen Bewertungen; ohne Bewertungen undefined',
    value: 'https://bewertungen.rebhang-solar.example/',
  },
  'contact.profiles.facebook': {
    words: 'Adresse des Profils bei Facebook; ohne Profil die Zeile löschen',
    value: undefined,
  },
  'contact.profiles.instagram': {
    words: 'Adresse des Profils bei Instagram; ohne Profil die Zeile löschen',
    value: undefined,
  },
  'contact.profiles.linkedin': {
    words: 'Adresse des Profils bei LinkedIn; ohne Profil die Zeile löschen',
    value: undefined,
  },
  'hours.officeHours': { words: 'Öffnungszeiten des Büros', digest: '998aadacdda7' },
  'hours.serviceDeskHours': { words: 'Öffnungszeiten des Service', digest: '6c223766b7a4' },
  'hours.replyExample': {
    words: 'Beispiel für die Antwortfrist, passend zu Öffnungszeiten und claims.replyWithin',
    value: 'Schreiben Sie am Samstag um 13\u202FUhr, hören Sie bis Montag, 13\u202FUhr, von uns.',
  },
  'hours.hotline': {
    words: 'Rufnummer und tatsächliche Zeiten der Störungshotline',
    digest: '2c77664ca39f',
  },
  'legal.profession.chamber': {
    words: 'Kammer',
    value: 'Handwerkskammer Dresden, Am Lagerplatz 8, 01099 Dresden',
  },
  'legal.profession.title': {
    words: 'Berufsbezeichnung des Betriebsleiters',
    value: 'Elektrotechniker\u00admeister (Betriebsleiter: Max Muster)',
  },
  'legal.profession.installerRegister': {
    words: 'Installateurverzeichnis',
    value: 'Musternetz GmbH, Nr. 00000',
  },
  'legal.profession.insurer': {
    words: 'Berufshaftpflichtversicherung der Firma',
    value: 'Musterversicherung AG, Beispielallee 4, 01067 Dresden',
  },
  'legal.hostingProvider': {
    words:
      'Name und Anschrift des Hosting-Anbieters, mit dem ein Vertrag nach Art.\u202F28 DSGVO besteht',
    value: 'Musterhosting GmbH, Beispielweg 2, 01067 Dresden',
  },
  'legal.mailProvider': {
    words:
      'Name und Anschrift des E-Mail-Anbieters, mit dem ein Vertrag nach Art.\u202F28 DSGVO besteht',
    value: 'Mustermail GmbH, Beispielweg 3, 01067 Dresden',
  },
  'legal.dataProtectionOfficer': {
    words: 'ob die Firma einen Datenschutzbeauftragten braucht (§\u202F38 BDSG), und wenn ja, wen',
    digest: '45def18480a7',
  },
  'legal.analyticsRetention': {
    words:
      'Aufbewahrungsdauer, die in Google Analytics eingestellt ist; undefined, wenn Sie Besuche nicht messen',
    value: 'zwei Monaten',
  },
  'legal.backupRetention': {
    words: 'Frist, nach der die Firma eine Datensicherung überschreibt',
    value: '30 Tagen',
  },
  'legal.backupCopies': {
    words:
      'wo außer auf dem Server Sicherungen liegen, wer sie lesen kann und ob sie verschlüsselt sind; ein Satz, der stimmt',
    digest: '40c9d8cdc0ad',
  },
  'legal.microEnterprise': {
    words:
      'ob die Firma weniger als zehn Beschäftigte und höchstens 2 Millionen Euro Jahresumsatz oder Bilanzsumme hat',
    value: true,
  },
  'legal.accessibilityAuthority': {
    words:
      'Behörde, die über das Barrierefreiheitsstärkungsgesetz wacht; Anschrift vor dem Start auf deren Website prüfen',
    digest: '943d4c8451b1',
  },
  'legal.powerOfAttorneyRetention': {
    words: 'Aufbewahrung zurückgeschickter Vollmachten in der Firma',
    value: 'drei Jahre, gerechnet vom Ende des Jahres, in dem die Anmeldung abgeschlossen ist',
  },
  'legal.chatProvider': {
    words:
      'Name und Anschrift des Chat-Anbieters, ob er Daten außerhalb der EU verarbeitet, und der Vertrag mit ihm; ohne Chat undefined',
    value: 'Musterchat GmbH, Beispielweg 5, 01067 Dresden',
  },
  'legal.insuranceOffer': {
    words:
      'ob die Firma keine Versicherungen vermittelt; sonst Status nach §\u202F34d GewO und Versicherer nennen, rechtlich prüfen lassen',
    digest: '4fc56e8b282f',
  },
  'claims.comparedMonth': {
    words: 'auf einer neuen Website undefined: Dann nennt kein Text, was früher hier stand',
    value: '2025-01',
  },
  'claims.replyWithin': { words: 'Frist, in der das Unternehmen sicher antwortet', value: 24 },
  'claims.installedSystems': {
    words: 'belegbare Zahl der installierten Anlagen; sonst undefined',
    value: 500,
  },
  'claims.experience': { words: 'belegbare Jahre Erfahrung; sonst undefined', value: 15 },
  'claims.savings': {
    words:
      'belegbare Ersparnis: Anteil des Verbrauchs, der nicht mehr gekauft wird; sonst undefined',
    value: 70,
  },
  'claims.propertyValue': {
    words: 'belegbare Wertsteigerung der Immobilie; sonst undefined',
    value: 5,
  },
  'claims.halfCellGain': {
    words: 'Mehrertrag von Halbzellenmodulen laut Datenblatt',
    value: [5, 10],
  },
  'claims.visitWithin': {
    words: 'Frist, in der das Unternehmen nach einer Anfrage das Dach ansieht',
    value: 7,
  },
  'claims.workmanship': { words: 'Gewährleistung auf die eigene Montage', value: 5 },
  'claims.rating': { words: 'aktuelle Durchschnittsbewertung', value: 4.9 },
  'claims.reviewCount': { words: 'aktuelle Zahl der Bewertungen', value: 99 },
  'claims.platformRating': {
    words:
      'aktuelle Durchschnittsbewertung auf der Bewertungsplattform; ohne eine die Zeile löschen',
    value: 5,
  },
  'prices.perKwp': { words: 'Preis einer neuen Anlage je kWp', value: [1400, 1800] },
  'prices.storage': { words: 'Preis eines Speichers', value: [5000, 20000] },
  'prices.expansionPerKwp': { words: 'Preis einer Erweiterung je kWp', value: [1200, 1600] },
  'prices.expansionStoragePerKwh': {
    words: 'Preis eines nachgerüsteten Speichers je kWh',
    value: [800, 1200],
  },
  'prices.expansionInstallation': {
    words: 'Preis der Montage einer Erweiterung',
    value: [1500, 2500],
  },
  'prices.inverterReplacement': { words: 'Preis eines neuen Wechselrichters', value: [1500, 3000] },
  'prices.maintenance': { words: 'Wartung im Jahr', value: [100, 300] },
  'prices.service': { words: 'Service mit Messung', value: [300, 500] },
  'prices.cleaning': { words: 'Reinigung', value: [150, 250] },
  'prices.paymentDue': { words: 'Zahlungsziel der Rechnungen', value: 7 },
  'prices.pricesToday.perKwp': {
    words: 'Preis einer neuen Anlage je kWp heute, ohne Speicher, mit Gerüst und Anmeldung',
    value: [1350, 1600],
  },
  'prices.pricesToday.size': { words: 'Größe der Anlage, für die dieser Preis gilt', value: 10 },
  'prices.pricesToday.storagePerKwh': {
    words: 'Preis eines Speichers je nutzbare kWh heute, zusammen mit einer neuen Anlage',
    value: [560, 720],
  },
  'reviews.ablauf': { words: review, digest: '7b346feee51a' },
  'reviews.beratung': { words: review, digest: '8c10730d2186' },
  'reviews.anmeldung': { words: review, digest: '3f524c28a875' },
  'reviews.wartung': { words: review, digest: '77ee2377845a' },
  'reviews.check': {
    words: 'das Verfahren, mit dem die Bewertungen tatsächlich geprüft werden',
    digest: '9af0a681df4d',
  },
  'testimonials.andrea': { words: testimonial, digest: 'd3ef979afe1e' },
  'testimonials.berger': { words: testimonial, digest: '8337fcbfebf4' },
  'testimonials.peter': { words: testimonial, digest: 'edd71a03b65a' },
  'testimonials.check': {
    words: 'das Verfahren, mit dem die Kundenstimmen tatsächlich geprüft wurden',
    digest: '8e60429b3499',
  },
  'project-ids.projectIds': {
    words: 'die eigenen Projekte',
    value: [
      'freital',
      'dresden-blasewitz',
      'meissen',
      'mieterstrom',
      'weinboehla',
      'landwirtschaft',
    ],
  },
  'project-ids.overviewProjectIds': {
    words: 'die Projekte der Übersicht',
    value: ['freital', 'dresden-blasewitz', 'meissen', 'mieterstrom', 'landwirtschaft'],
  },
  'project-ids.homeProjectIds': {
    words: 'die Projekte der Startseite',
    value: ['meissen', 'mieterstrom', 'weinboehla'],
  },
  'project-ids.homeProjectTopics': {
    words: 'worum es bei den Projekten der Startseite ging',
    value: 'Speicher, Mieterstrom, Notstrom',
  },
  'project-ids.exampleProjects': {
    words: 'ein eigenes Projekt mit Notstrom und eines mit Mieterstrom, sonst undefined',
    value: { backupPower: 'weinboehla', tenantElectricity: 'mieterstrom' },
  },
  'project-ids.projectsPeriod': {
    words: 'Jahre, aus denen die Projekte stammen',
    value: '2020 - 2025',
  },
  'projects.freital': { words: project('Wohnhaus mit Garage in Freital'), digest: 'f1077e2fee64' },
  'projects.dresden-blasewitz': {
    words: project('Kutscherhaus in Dresden-Blasewitz'),
    digest: '15f7c8041f9f',
  },
  'projects.meissen': {
    words: project('Einfamilienhaus mit Speicher in Meißen'),
    digest: '5d0c41bab5c3',
  },
  'projects.mieterstrom': {
    words: project('Mieterstrom in einem Mehrfamilienhaus'),
    digest: 'bf6da6b7ce42',
  },
  'projects.weinboehla': {
    words: project('Notstrom für ein Haus in Weinböhla'),
    digest: 'df628fe70790',
  },
  'projects.landwirtschaft': {
    words: project('Scheune eines Landwirtschaftsbetriebs'),
    digest: '98d1c21c002c',
  },
  'pictures.hero': { words: 'Foto einer eigenen Anlage', picture: '8bdc333cbcc4' },
  'pictures.hero-breit': {
    words: 'Foto einer eigenen Anlage, breites Format',
    picture: '81b8e4d27c9f',
  },
  'pictures.freital': { words: 'Foto der Anlage in Freital', picture: '91c81d9ba89a' },
  'pictures.freital-3': { words: 'zweites Foto der Anlage in Freital', picture: '85a360d6357e' },
  'pictures.dresden-blasewitz': {
    words: 'Foto der Anlage in Dresden-Blasewitz',
    picture: '611e979bbf10',
  },
  'pictures.dresden-blasewitz-3': {
    words: 'zweites Foto der Anlage in Dresden-Blasewitz',
    picture: '91371062c4d3',
  },
  'pictures.meissen': { words: 'Foto der Anlage in Meißen', picture: 'c075851f127a' },
  'pictures.meissen-2': { words: 'zweites Foto der Anlage in Meißen', picture: 'acdbf301920e' },
  'pictures.mieterstrom': { words: 'Foto der Mieterstromanlage', picture: '1366e1639281' },
  'pictures.mieterstrom-3': {
    words: 'zweites Foto der Mieterstromanlage',
    picture: '00b2c4d1ded3',
  },
  'pictures.weinboehla': { words: 'Foto der Anlage in Weinböhla', picture: '9294b631b025' },
  'pictures.weinboehla-2': {
    words: 'zweites Foto der Anlage in Weinböhla',
    picture: '5cad96baeb3a',
  },
  'pictures.landwirtschaft': { words: 'Foto der Anlage auf dem Hof', picture: 'c97931e5712e' },
  'pictures.landwirtschaft-3': {
    words: 'zweites Foto der Anlage auf dem Hof',
    picture: 'a95051409360',
  },
  'pictures.modules-halfcell': {
    words: 'Nahaufnahme eigener Halbzellenmodule',
    picture: '693f986315f5',
  },
  'pictures.module-nah': { words: 'Nahaufnahme eigener Module', picture: 'd31af2efd6e2' },
  'pictures.speicher-wallbox': {
    words: 'Foto eines eigenen Einbaus von Speicher und Wallbox',
    picture: '9e1ccfacad2d',
  },
  'pictures.zaehlerschrank': {
    words: 'Foto eines eigenen Zählerschranks',
    picture: 'f06e4a2eaf12',
  },
  'pictures.montage': { words: 'Foto einer eigenen Montage', picture: '6374ca11ba9b' },
  'pictures.beratung': { words: 'Foto einer eigenen Beratung', picture: 'da18079a582e' },
  'pictures.waermepumpe': { words: 'Foto einer eigenen Wärmepumpe', picture: '04d173ede8bd' },
  'services.firstTalk': {
    words:
      'was das erste Gespräch kostet und wo es stattfindet; dass es nichts kostet, steht auch auf Knöpfen',
    value: 'Das erste Gespräch führen wir bei Ihnen zu Hause, und es kostet nichts.',
  },
  'services.planning': {
    words: 'was zu Ihrer Planung gehört',
    value: [
      'Simulation Ihres Daches in 3D',
      'Berechnung des Ertrags',
      'Prüfung der Statik',
      'Planung der Genehmigungen',
      'Pläne aus dem CAD-Programm',
    ],
  },
  'services.maintenance': {
    words: 'was zu Ihrer Wartung gehört',
    value: ['Regelmäßige Reinigung', 'Überwachung aus der Ferne', 'Reparaturen und Updates'],
  },
  'services.remoteMonitoring': {
    words: 'wie Sie Anlagen aus der Ferne überwachen; sonst undefined',
    value:
      'Ihre Anlage meldet Störungen und Minderertrag an uns. Vieles klären wir, ohne dass jemand kommen muss.',
  },
  'services.systemsOfOthers': {
    words: 'ob und wie Sie Anlagen warten, die ein anderer Betrieb gebaut hat; sonst undefined',
    value:
      'Ja. Beim ersten Termin nehmen wir die Anlage auf und prüfen, welche Unterlagen vorhanden sind. Danach sagen wir Ihnen, was gemacht werden sollte und was warten kann.',
  },
  'services.underConstruction': {
    words: 'ob gerade Anlagen im Bau sind, die Sie später zeigen; sonst undefined',
    value:
      'Einige Anlagen sind gerade im Bau. Sobald sie Strom liefern und die Eigentümer zustimmen, zeigen wir sie hier.',
  },
  'funding.localFunding': {
    words:
      'was Land, Landkreis und Gemeinden bei Ihnen zurzeit dazuzahlen, wenn Sie nachgefragt haben; sonst undefined',
    value: undefined,
  },
  'people.adviser': {
    words:
      'wer berät: Name, Aufgabe, ein eigener Satz, Durchwahl, wenn vorhanden ein Foto; ohne Einverständnis löschen',
    digest: '3c9d62987ffe',
  },
  'people.master': {
    words:
      'wer als Meisterin oder Meister verantwortlich ist, mit Titel; ohne Einverständnis löschen',
    digest: '04a23f05fc45',
  },
  'people.office': {
    words: 'wer im Büro das Telefon abnimmt; ohne Einverständnis löschen',
    digest: '3320b2592e4c',
  },
  'data-sheets.solarmodule': { words: dataSheet, value: { name: 'Solarmodule' } },
  'data-sheets.wechselrichter': { words: dataSheet, value: { name: 'Wechselrichter' } },
  'data-sheets.stromspeicher': { words: dataSheet, value: { name: 'Stromspeicher' } },
  'data-sheets.wallbox': { words: dataSheet, value: { name: 'Wallbox' } },
  'data-sheets.montagesystem': { words: dataSheet, value: { name: 'Montagesystem' } },
  'claims.lastChecked': {
    words: 'Monat, in dem Sie zuletzt alle Zahlen in figures/ mit ihren Quellen verglichen haben',
    toLookAt: true,
  },
  'documents/power-of-attorney': { words: 'rechtlich prüfen lassen', toLookAt: true },
  'figures/figure.companyDated': {
    words:
      'Monat, in dem Sie in figures/ die Werte mit companyDated als die Ihren bestätigt haben: Dauern, Kosten, Beiträge',
    toLookAt: true,
  },
  'figures/figure.companyCurrent': {
    words:
      'Monat, in dem Sie in figures/ die Werte mit companyCurrent als die Ihren bestätigt haben: Abläufe, Eigenschaften, Anteile',
    toLookAt: true,
  },
  'forms/consents': { words: 'rechtlich prüfen lassen', toLookAt: true },
  'legal/agb': {
    words:
      'anwaltlich prüfen lassen, vor allem Widerruf (Kauf mit Montage) und Gewährleistung; darüber der Monat, in dem Ihre AGB entstanden',
    toLookAt: true,
  },
  'legal/barrierefreiheit': {
    words: 'rechtlich prüfen lassen; Betriebsgröße und Aufsicht stehen in company/legal.ts',
    toLookAt: true,
  },
  'legal/cookie-richtlinie': { words: 'rechtlich prüfen lassen', toLookAt: true },
  'legal/datenschutz': {
    words:
      'rechtlich prüfen lassen; HTTPS, Löschung der E-Mails, Datensicherung, Chat, Information der weiteren Personen und Kreis der Bearbeiter müssen im Betrieb so gelten; darüber der Monat, in dem Ihre Hinweise entstanden',
    toLookAt: true,
  },
  'legal/impressum': { words: 'rechtlich prüfen lassen', toLookAt: true },
  'pages/shell.cookieBanner': { words: 'rechtlich prüfen lassen', toLookAt: true },
} as const satisfies Record<string, SampleEntry>;

export type SampleKey = keyof typeof sampleTable;
