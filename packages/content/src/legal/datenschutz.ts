import { backupRetention } from '../backup-retention.ts';
import { legal } from '../company/legal.ts';
import { region } from '../company/region.ts';
import { reviews } from '../company/reviews.ts';
import { testimonials } from '../company/testimonials.ts';
import { measured } from '../company-answers.ts';
import { company, companyAddress } from '../company-in-texts.ts';
import { blocks, md } from '../md.ts';
import { pageMeta } from '../pages/page-meta.ts';
import { shell } from '../pages/shell.ts';
import { paths } from '../paths.ts';
import {
  confirmationsPerDay,
  photographDays,
  privacyVersion,
  retentionMonths,
} from '../privacy.ts';
import { companyRepresentatives } from '../representation.ts';
import { asOfNote, formatNumber, germanDate, withUnit } from '../typography.ts';
import { dataProtectionAuthorities } from './data-protection-authorities.ts';
import type { LegalPage } from './legal-page.ts';
import { otherProviders } from './other-providers.ts';
import { storedFieldRows } from './stored-fields.ts';

const retention = withUnit(formatNumber(retentionMonths), 'Monate');
const photographRetention = withUnit(formatNumber(photographDays), 'Tage');
const day = withUnit('24', 'Stunden');
/** How long the cookies of an own page are good for at most. */
const seeing = withUnit('30', 'Tage');
const retentionDative = withUnit(formatNumber(retentionMonths), 'Monaten');
const authority = dataProtectionAuthorities[region.state];

/** Left out where nobody is quoted. */
const quotedCustomers =
  reviews.length + testimonials.length === 0
    ? undefined
    : md`
## Bewertungen und Kundenstimmen {#bewertungen}

Bewertungen zeigen wir mit ihrem Namen, Kundenstimmen mit abgekürztem Namen und Ort, beides nur mit Einwilligung (Buchst.~a). Nach einem Widerruf nehmen wir sie herunter. Vorher vergleichen wir den Verfasser mit unseren Aufträgen (§~5b Abs.~3 UWG, Buchst.~f).
`;

/** Left out without a chat. */
const chat = legal.chatProvider
  ? blocks`
Schreiben Sie uns im Chat, verarbeitet der Anbieter (${legal.chatProvider}) Ihre Nachricht und Ihre Kennung. Wir lesen sie auf einem Gerät unserer Firma, verwenden sie wie eine E-Mail und löschen sie spätestens nach ${retentionDative}.
`
  : undefined;

/** Left out where no visit is measured. */
const measuring = measured
  ? md`
## Besuchsmessung nur mit Ihrer Zustimmung {#besuchsmessung}

Stimmen Sie zu und ist die Messung eingerichtet, lädt die Website Google Analytics der Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Irland. Google erhält Ihre IP-Adresse, Angaben zu Browser und Gerät, die aufgerufenen Seiten und dass ein Formular abgeschickt oder die Vollmacht heruntergeladen wurde, und legt Cookies an. Was Sie eintragen, erhält Google nicht, auch nicht als Teil der Adresse.

Google löscht die Daten nach ${legal.analyticsRetention}. Sie können in die USA gelangen; Grundlage dafür ist der Angemessenheitsbeschluss vom 10.~Juli 2023 zum Datenschutzrahmen EU–USA (Art.~45 DSGVO).

Rechtsgrundlage ist allein Ihre Einwilligung (§~25 Abs.~1 TDDDG, Buchst.~a). Widerrufen können Sie jederzeit über „${shell.footer.cookieSettings}“ am Ende jeder Seite: Dann endet die Messung, und ihre Cookies werden gelöscht. Ob gerade gemessen wird, zeigt die [Statusseite](${paths.analyticsTest}).
`
  : undefined;

/** /datenschutz: the notice of Art. 13 and 14 GDPR. It names no processing that the product does not do. */
export const datenschutz = {
  introduction: pageMeta.privacy,
  dated: `${asOfNote('2025-01')}, zuletzt geändert ${germanDate(privacyVersion)}`,
  sections: md`
## Das Wichtigste im Überblick {#ueberblick}

- Sie können diese Website lesen, ohne uns etwas mitzuteilen.
- Anfragen löschen wir ${retention} nach ihrem Eingang. Bis ein Auftrag daraus wird, können Sie das auf Ihrer eigenen Seite jederzeit selbst.
- ${measured ? 'Ihr Besuch wird nur gemessen, wenn Sie zustimmen.' : 'Ihren Besuch messen wir nicht.'}
- Wir verkaufen keine Daten und verwenden sie nicht für Werbung Dritter.

## Wer verantwortlich ist {#verantwortlich}

Verantwortlich ist die ${company.name}, ${companyAddress}, vertreten durch ${companyRepresentatives}. Sie erreichen uns unter [${company.phone}](${company.phoneHref}) und [${company.email}](mailto:${company.email}). ${legal.dataProtectionOfficer}

## Hosting {#hosting}

Website und Datenbank laufen auf Servern der ${legal.hostingProvider}, in unserem Auftrag (Art.~28 DSGVO). Ihr Browser übermittelt dabei Ihre IP-Adresse. Rechtsgrundlage ist unser Interesse an einer erreichbaren, sicheren Website (Buchst.~f).

Ein technisches Protokoll hält Art, Ergebnis und Dauer der Aufrufe fest, ohne Eingaben, Namen, E-Mail- und IP-Adressen.

Jede Nacht entsteht eine Datensicherung aller Anfragen, die nur das Konto lesen darf, das sie anlegt. ${legal.backupCopies} Sie wird nach spätestens ${backupRetention} gelöscht (Art.~32 DSGVO).

## Allgemeine Hinweise {#allgemeine-hinweise}

- Formulare werden verschlüsselt übertragen (HTTPS), E-Mails bis zu unserem Anbieter.
- Ohne die Pflichtangaben können wir eine Anfrage nicht bearbeiten; geben müssen Sie nichts.
- Schriften, Bilder und Programme kommen von dieser Website. Von anderen lädt sie ${measured ? 'nur das Messprogramm von Google, und nur mit Ihrer Zustimmung' : 'nichts'}.
- ${otherProviders.names} ${otherProviders.several ? 'sind einfache Verweise' : 'ist ein einfacher Verweis'}: Erst beim Klick erfährt der Anbieter von Ihnen.
- „Buchst.“ meint auf dieser Seite Art.~6 Abs.~1 DSGVO, der erlaubt, Daten zu verarbeiten.

## Was die Formulare erfassen {#formulare}

Table: Gespeicherte Angaben je Formular

| Formular | Pflichtangaben | Freiwillig |
| --- | --- | --- |
${Object.values(storedFieldRows)}

Wir verwenden sie, um Ihnen zu antworten, Sie zu beraten, Ihre Anlage zu warten oder anzumelden (Buchst.~b). Im Kontakt- und im Beratungsformular bitten wir außerdem um Ihre Einwilligung (Buchst.~a). Widerrufen Sie sie, löschen wir die Anfrage, es sei denn, ein Vertrag braucht sie; was bis dahin geschah, bleibt rechtmäßig.

Rufen Sie an oder schreiben Sie eine E-Mail, verwenden wir Ihre Angaben für Ihr Anliegen (Buchst.~b, ohne Vertrag Buchst.~f: Ihnen zu antworten). Anfragen am Telefon trägt unser Büro ein; für sie gilt dasselbe wie für ein Formular.

Lassen Sie das Netzanschluss-Formular als PDF ausfüllen oder laden Sie die [Vollmacht](${paths.powerOfAttorney}) herunter, speichern wir nichts. Die zurückgeschickte Vollmacht legen wir dem Netzbetreiber vor und bewahren sie als Nachweis auf: ${legal.powerOfAttorneyRetention} (Buchst.~f).

${chat}

## Weitere Personen im Netzanschluss-Formular {#weitere-personen}

Name, Geburtsdatum, Anschrift, Telefon und E-Mail anderer, denen das Grundstück gehört oder die den Anschluss nutzen, verwenden wir nur für die Anmeldung und geben sie dafür an den Netzbetreiber weiter. Rechtsgrundlage ist unser und Ihr Interesse an der Anmeldung (Buchst.~f).

Wir informieren sie spätestens nach einem Monat oder bevor wir ihre Daten weitergeben (Art.~14 DSGVO). Für sie gelten dieselben Rechte und Fristen.

## Was wir zu jeder Anfrage vermerken {#vermerke}

- Vorgangsnummer, Formular, Eingang, die Fassung dieser Hinweise und Ihre Einwilligung,
- Ihre Angaben in Kleinbuchstaben, damit wir sie wiederfinden,
- Telefonnummer und E-Mail-Adresse in einheitlicher Schreibweise, an der unser Büro Ihre anderen Anfragen erkennt,
- Zufallskennung und Prüfsumme gegen doppelte Anfragen, zugesagte E-Mails oder warum keine kam,
- den geheimen Link zu Ihrer Seite, die Prüfsumme eines Codes dafür und falsche Eingaben dort,
- wer sich kümmert, was wann geschah, unsere Notizen und die Wiedervorlage; was wir am Telefon mitschreiben, liegt bis zum Speichern oder Abmelden im Browser unseres Büros,
- einen Verdacht auf Spam und seinen Grund: ein unsichtbares Feld war ausgefüllt oder das Formular zu schnell.

Gegen eine Flut von Anfragen hält der Server die IP-Adresse, bei IPv6 ihren vorderen Teil, im Arbeitsspeicher: eine Minute, nach einer Anfrage ${day}. Verschlüsselte Prüfsummen von E-Mail-Adresse, Anbieter und vorderem Teil der IP-Adresse bewahrt er ${day}, höchstens bis zur Nacht danach, auch wenn Sie Ihre Anfrage zurückziehen; mit ihr verknüpft ist nichts davon.

Rechtsgrundlage ist unser Interesse, Anfragen nachvollziehbar zu bearbeiten und Missbrauch abzuwehren (Buchst.~f; für den Nachweis der Einwilligung Art.~7 Abs.~1).

## Ihre eigene Seite und Ihre Fotos {#eigene-seite}

Zu jeder Anfrage gibt es eine Seite mit geheimem Link; er steht in der Bestätigung. Wer ihn hat, sieht, wie weit sie ist und wer sich kümmert, und kann Fotos, eine Bemerkung und Zeiten für einen Anruf hinzufügen. Ihre Angaben und Fotos zeigt die Seite erst nach den letzten vier Ziffern Ihrer Telefonnummer, Geburtsdaten und Angaben über andere nie.

Ändern, Fotos entfernen und zurückziehen kann ${day} lang der Browser, der das Formular abgeschickt hat. Jeder andere braucht zu den Ziffern einen Code an die E-Mail-Adresse der Anfrage, der zehn Minuten gilt; ohne Telefonnummer genügt der Code. Nach jeder Änderung, auch durch uns, bekommt die vorige Adresse eine E-Mail; die vorige Angabe bleibt bei der Anfrage. Einen verlorenen Link schicken wir auf Anforderung an die Adresse der Anfrage.

Nach falschen Eingaben sperren wir die Seite für einen Anschluss oder die Ziffern für alle, höchstens einen Tag. Dafür speichern wir, bis einen Tag lang nichts mehr kam, eine verschlüsselte Prüfsumme des Anschlusses und die Zahl der Versuche: zum Schutz Ihrer Angaben (Buchst.~f).

Fotos, Bemerkungen und Zeiten sind freiwillig und dienen Ihrer Anfrage (Buchst.~b). Fotos speichern wir verkleinert, ohne Ort und Zeit der Aufnahme, und löschen sie ${photographRetention}, nachdem die Anfrage erledigt ist. Bitte zeigen Sie darauf keine anderen Menschen. Was Sie hinzufügen oder ändern, bekommt unser Büro als E-Mail, ohne Fotos.

Herunterladen können Sie Angaben, Bemerkungen, Zeiten, Fotos, den Stand und die Liste unserer E-Mails; Geburtsdaten, Angaben über andere, Notizen, Wiedervorlage und Spamverdacht nennen wir auf Nachricht (Art.~15 und 20 DSGVO).

Ziehen Sie die Anfrage zurück, löscht der Server sofort alles dazu. Sie bekommen eine letzte E-Mail; unser Büro erfährt nur die Vorgangsnummer und löscht seine E-Mails. Nach einem Auftrag geht das nicht mehr (Art.~17 Abs.~3 Buchst.~b DSGVO).

## E-Mails {#e-mails}

Zu jeder Anfrage bekommt unser Büro eine E-Mail mit Ihren Angaben, ohne Geburtsdaten, und Sie eine Bestätigung, die Ihre Eingaben nicht wiederholt. Keine kommt bei Verdacht auf Spam, nach ${confirmationsPerDay} in ${day} an eine Adresse oder von einem Anschluss und bei sehr vielen Anfragen; das lesen Sie nach dem Absenden. Erreichen wir Sie nicht, fragt eine E-Mail nach Zeiten für einen Anruf.

Name, Ort und Telefonnummer oder E-Mail-Adresse schicken wir auch innerhalb unseres Büros: jeden Morgen von Anfragen, die neu, fällig oder ohne Bestätigung sind, gesammelt bei sehr vielen von einem Anschluss, und mit einem Satz dazu, wenn jemand eine Anfrage weitergibt. Alle E-Mails laufen über ${legal.mailProvider}, in unserem Auftrag (Art.~28 DSGVO).

${quotedCustomers}

## Wer Ihre Daten erhält {#empfaenger}

In unserem Betrieb lesen Ihre Anfrage nur die, die sie bearbeiten, namentlich angemeldet. Außerhalb erhalten Daten nur unser Hosting-${legal.chatProvider ? ', unser E-Mail- und unser Chat-Anbieter' : ' und unser E-Mail-Anbieter'}, für die Anmeldung Ihrer Anlage der Netzbetreiber und das Marktstammdatenregister${measured ? ', mit Ihrer Zustimmung zur Besuchsmessung Google' : ''} sowie Behörden, wenn ein Gesetz es verlangt.

## Wie lange wir speichern {#speicherdauer}

Anfragen, Vermerke und Kopien der E-Mails löscht der Server ${retention} nach dem Eingang, wir in derselben Frist die E-Mails aus unserem Postfach. Denn bis zur Entscheidung vergeht oft mehr als ein Jahr (Buchst.~f).

Nach einem Auftrag gelten die Fristen von Handels- und Steuerrecht: für Geschäftsbriefe sechs Jahre, für Belege acht (Buchst.~c, §~257~HGB, §~147~AO).

Auf einen Satz von Ihnen löschen wir früher: eine Anfrage, alles zu Ihrer E-Mail-Adresse oder was ein anderer über Sie eingetragen hat. Es bleiben ein Vermerk, wann wir wie viele Anfragen gelöscht haben, und ohne Frist eine Liste der gelöschten Vorgangsnummern, damit keine aus einer Datensicherung zurückkehrt.

## Was in Ihrem Browser gespeichert wird {#browserspeicher}

Ihr Browser speichert nur, was die Website braucht (§~25 Abs.~2 Nr.~2 TDDDG): ${measured ? 'Ihre Entscheidung zur Besuchsmessung, ' : ''}Entwürfe der Formulare ohne Geburtsdaten und weitere Personen, wie weit Sie gescrollt haben und zwei Cookies Ihrer eigenen Seite, eines höchstens ${seeing}, eines höchstens ${day}. Einzelheiten stehen in der [Cookie-Richtlinie](${paths.cookies}).

${measuring}

## Ihre Rechte {#rechte}

Eine formlose Nachricht genügt für Auskunft, Berichtigung, Löschung und Einschränkung (Art.~15–18 DSGVO), die Mitteilung, wer davon erfuhr (Art.~19), Ihre Daten in einem gängigen Format (Art.~20), Widerspruch (Art.~21) und den Widerruf einer Einwilligung, jederzeit für die Zukunft (Art.~7 Abs.~3). Allein durch ein Programm entscheiden wir nichts über Sie (Art.~22).

> [!HINT] Ihr Widerspruchsrecht
> Verarbeiten wir Daten wegen eines berechtigten Interesses (Art.~6 Abs.~1 Buchst.~f DSGVO), können Sie dem aus Gründen, die sich aus Ihrer besonderen Situation ergeben, jederzeit widersprechen. Wir verarbeiten die Daten dann nicht weiter, es sei denn, zwingende Gründe überwiegen.

## Beschwerde bei der Aufsicht {#beschwerde}

Sie können sich bei einer Aufsichtsbehörde beschweren (Art.~77 DSGVO). Für uns zuständig ist ${authority.name}: ${authority.link}.
`,
  calls: [{ label: 'Zur Cookie-Richtlinie', to: paths.cookies }],
} as const satisfies LegalPage;
