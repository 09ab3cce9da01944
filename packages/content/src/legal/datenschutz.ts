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
import { withCalculator } from '../with-calculator.ts';
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

Auf dieser Website zeigen wir einige Bewertungen mit dem Namen, unter dem sie abgegeben wurden, und Kundenstimmen mit abgekürztem Namen und Ort. Das geschieht nur mit Einwilligung der Verfasser (Art.~6 Abs.~1 Buchst.~a DSGVO). Wer sie widerruft, dessen Text nehmen wir herunter. Bevor wir eine Bewertung zeigen, vergleichen wir ihren Verfasser mit unseren Aufträgen; so können wir sagen, wie sie geprüft ist (§~5b Abs.~3 UWG, Art.~6 Abs.~1 Buchst.~f DSGVO).
`;

/** Left out without a chat. */
const chat = legal.chatProvider
  ? blocks`
Schreiben Sie uns im Chat, verarbeitet der Anbieter (${legal.chatProvider}) Ihre Nachricht und Ihre Kennung. Wir lesen sie auf einem Gerät unserer Firma, verwenden sie wie eine E-Mail und löschen sie spätestens nach ${retentionDative}. Vertrauliches schicken Sie uns bitte nicht im Chat.
`
  : undefined;

/** Left out where no visit is measured. */
const measuring = measured
  ? md`
## Besuchsmessung nur mit Ihrer Zustimmung {#besuchsmessung}

Stimmen Sie zu und ist die Messung eingerichtet, lädt die Website Google Analytics der Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Irland. Google erhält dann Ihre IP-Adresse, Angaben zu Browser und Gerät, die aufgerufenen Seiten und die Information, dass ein Formular abgeschickt oder die Vollmacht heruntergeladen wurde. Was Sie in ein Formular${withCalculator(() => ', in die Suche oder in den Solarrechner') ?? ' oder in die Suche'} eintragen, erhält Google nicht, auch dann nicht, wenn es in der Adresse der Seite steht: Wir melden die Adresse ohne diesen Teil. Zur Wiedererkennung legt Google Cookies an.

Google verarbeitet die Daten in unserem Auftrag und löscht sie nach ${legal.analyticsRetention}. Dabei können Daten in die USA gelangen. Grundlage dafür ist der Angemessenheitsbeschluss der EU-Kommission vom 10.~Juli 2023 zum Datenschutzrahmen EU–USA (Art.~45 DSGVO), dem sich Google angeschlossen hat.

Rechtsgrundlage ist allein Ihre Einwilligung (§~25 Abs.~1 TDDDG, Art.~6 Abs.~1 Buchst.~a DSGVO). Vorher wird nichts von Google geladen. Widerrufen können Sie jederzeit über „${shell.footer.cookieSettings}“ am Ende jeder Seite: Dann endet die Messung, und ihre Cookies werden gelöscht. Ob gerade gemessen wird, zeigt die [Statusseite](${paths.analyticsTest}).
`
  : undefined;

/** /datenschutz: the notice of Art. 13 and 14 GDPR. It names no processing that the product does not do. */
export const datenschutz = {
  introduction: pageMeta.privacy,
  dated: `${asOfNote('2025-01')}, zuletzt geändert ${germanDate(privacyVersion)}`,
  sections: md`
## Das Wichtigste im Überblick {#ueberblick}

- Sie können diese Website lesen, ohne uns etwas über sich mitzuteilen.
- Schicken Sie ein Formular ab, speichern wir Ihre Angaben, um Ihr Anliegen zu bearbeiten.
- Anfragen löschen wir ${retention} nach ihrem Eingang. Auf Ihrer eigenen Seite können Sie Ihre Anfrage jederzeit selbst zurückziehen und löschen.
- ${measured ? 'Ihr Besuch wird nur gemessen, wenn Sie zustimmen.' : 'Ihren Besuch messen wir nicht.'}
- Wir verkaufen keine Daten und verwenden sie nicht für Werbung Dritter.

## Wer verantwortlich ist {#verantwortlich}

Verantwortlich für die Verarbeitung ist die ${company.name}, ${companyAddress}, vertreten durch ${companyRepresentatives}. Sie erreichen uns unter [${company.phone}](${company.phoneHref}) und [${company.email}](mailto:${company.email}).

${legal.dataProtectionOfficer}

## Hosting {#hosting}

Diese Website und die Datenbank mit den Anfragen laufen auf Servern der ${legal.hostingProvider}. Der Anbieter verarbeitet die Daten in unserem Auftrag (Art.~28 DSGVO). Wenn Sie eine Seite aufrufen, übermittelt Ihr Browser ihm technisch notwendige Angaben, darunter Ihre IP-Adresse: Ohne sie ließe sich die Seite nicht an Sie ausliefern. Rechtsgrundlage ist unser berechtigtes Interesse an einer erreichbaren, sicheren Website (Art.~6 Abs.~1 Buchst.~f DSGVO).

Unsere Website führt ein technisches Protokoll über Art, Ergebnis und Dauer der Aufrufe. Formularinhalte, ${withCalculator(() => 'Eingaben in den Solarrechner, ') ?? ''}Namen, E-Mail-Adressen und IP-Adressen stehen nicht darin. Der Webserver, der vor ihr die Verbindungen annimmt, führt kein Protokoll der Aufrufe. Lässt sich eine Bestätigung nicht zustellen, wird dort nur die Vorgangsnummer vermerkt.

Gegen Datenverlust legen wir jede Nacht eine Datensicherung an: eine Datei auf dem Server, die außer dem Konto, das sie anlegt, niemand lesen darf. ${legal.backupCopies} Die Sicherungen enthalten alle gespeicherten Anfragen und werden nach spätestens ${backupRetention} gelöscht (Art.~32 DSGVO).

## Allgemeine Hinweise {#allgemeine-hinweise}

- Was Sie in ein Formular schreiben, wird verschlüsselt an unseren Server übertragen (HTTPS). Unser Server verschickt E-Mails über eine verschlüsselte Verbindung zum E-Mail-Anbieter; auf dem weiteren Weg sind E-Mails nicht immer durchgehend verschlüsselt.
- Sie müssen uns keine Daten geben. Ohne die Pflichtangaben eines Formulars können wir die Anfrage aber nicht bearbeiten.
- Schriften, Bilder und Programme kommen von dieser Website selbst. Von anderen Anbietern lädt die Website ${measured ? 'nur das Messprogramm von Google, und nur mit Ihrer Zustimmung' : 'nichts'}.
- ${otherProviders.names} ${otherProviders.several ? 'sind einfache Verweise' : 'ist ein einfacher Verweis'}. Erst wenn Sie darauf klicken, erfährt der jeweilige Anbieter von Ihrem Besuch; dann gelten dessen Datenschutzhinweise.
- Automatische Entscheidungen oder Profile über Sie (Art.~22 DSGVO) gibt es bei uns nicht.

## Was die Formulare erfassen {#formulare}

Table: Gespeicherte Angaben je Formular

| Formular | Pflichtangaben | Freiwillig | Wofür |
| --- | --- | --- | --- |
${Object.values(storedFieldRows)}

Beratung, Wartung und Netzanschluss dienen der Vorbereitung oder Erfüllung eines Vertrags mit Ihnen (Art.~6 Abs.~1 Buchst.~b DSGVO). Im Kontakt- und im Beratungsformular bitten wir Sie außerdem um Ihre Einwilligung für den dort genannten Zweck (Art.~6 Abs.~1 Buchst.~a DSGVO). Sie können sie jederzeit widerrufen, zum Beispiel mit einer kurzen E-Mail. Dann bearbeiten wir die Anfrage nicht weiter und löschen sie; was bis dahin geschehen ist, bleibt rechtmäßig. Haben wir schon einen Vertrag miteinander, brauchen wir die Angaben weiter, um ihn zu erfüllen: Dafür gilt Art.~6 Abs.~1 Buchst.~b DSGVO, und der Widerruf ändert daran nichts.

Rufen Sie uns an oder schreiben Sie uns eine E-Mail, verwenden wir Ihre Angaben, um Ihr Anliegen zu bearbeiten. Geht es um einen Vertrag, ist die Grundlage dafür Art.~6 Abs.~1 Buchst.~b DSGVO, sonst unser berechtigtes Interesse, Ihnen zu antworten (Buchst.~f).

Füllen Sie das Netzanschluss-Formular als PDF aus, verarbeitet der Server Ihre Eingaben nur, um die Datei zu erzeugen, und speichert dabei nichts. Auch wenn Sie die [Vollmacht](${paths.powerOfAttorney}) herunterladen, speichern wir nichts.

Die ausgefüllte Vollmacht, die Sie uns zurückschicken, verwenden wir nur für die Anmeldung Ihrer Anlage und legen sie dafür dem Netzbetreiber vor. Danach bewahren wir sie als Nachweis noch auf: ${legal.powerOfAttorneyRetention} (Art.~6 Abs.~1 Buchst.~f DSGVO).

${chat}

## Weitere Personen im Netzanschluss-Formular {#weitere-personen}

Der Netzbetreiber fragt auch danach, wer den Anschluss nutzt und wem das Grundstück gehört. Tragen Sie in diesem Formular andere Personen ein, erhalten wir deren Daten von Ihnen: Name, Geburtsdatum, Anschrift, Telefon und E-Mail, soweit Sie sie angeben. Wir verwenden sie nur für die Anmeldung und geben sie dafür an den Netzbetreiber weiter. Rechtsgrundlage ist unser und Ihr berechtigtes Interesse daran, die Anlage anmelden zu können (Art.~6 Abs.~1 Buchst.~f DSGVO).

Diese Personen informieren wir selbst, spätestens einen Monat, nachdem wir ihre Daten erhalten haben, oder vorher, wenn wir die Daten an den Netzbetreiber weitergeben (Art.~14 DSGVO). Alle hier genannten Rechte stehen auch ihnen zu; für ihre Daten gilt dieselbe Speicherdauer.

## Was wir zu jeder Anfrage vermerken {#vermerke}

- eine Vorgangsnummer, das Formular und den Zeitpunkt des Eingangs,
- die Fassung der Datenschutzhinweise, die Ihnen angezeigt wurde,
- den Zeitpunkt Ihrer Einwilligung, wenn das Formular danach fragt,
- Ihre Angaben noch einmal in Kleinbuchstaben, damit wir Ihre Anfrage wiederfinden,
- eine Zufallskennung und eine Prüfsumme, damit dieselbe Anfrage nicht doppelt gespeichert wird,
- den Zeitpunkt, zu dem wir Ihnen eine Bestätigung zugesagt haben, oder warum keine kommt oder ankam,
- Ihre E-Mail-Adresse in einheitlicher Schreibweise, damit wir Ihre anderen Anfragen finden,
- gegebenenfalls, dass Ihre Anfrage in einer Sammel-E-Mail zu uns kam,
- den geheimen Link zu Ihrer eigenen Seite, die Prüfsumme eines Codes, den wir dafür schicken, und wie oft dort eine falsche Angabe gemacht wurde,
- wer in unserem Betrieb sich um Ihre Anfrage kümmert, unsere Notizen dazu, etwa „nicht erreicht“, und wann sie erledigt war,
- gegebenenfalls einen Verdacht auf Spam und seinen Grund.

Um automatisch verschickte Werbung zu erkennen, enthält jedes Formular ein Feld, das Menschen nicht sehen, und der Server prüft, wie schnell das Formular ausgefüllt wurde. Eine verdächtige Anfrage geht nicht verloren: Wir speichern und lesen sie trotzdem.

Gegen eine Flut von Anfragen zählt der Server, wie viele in einer Minute von einem Anschluss kommen und wie viele E-Mails er in ${day} für sie verschickt. Dafür hält er die IP-Adresse, bei IPv6 ihren vorderen Teil, im Arbeitsspeicher: eine Minute lang, nach einer abgeschickten Anfrage ${day}. Er speichert sie nicht dauerhaft und verknüpft sie nicht mit Ihrer Anfrage. Damit niemand fremde Postfächer mit unseren E-Mails füllt, zählt der Server auch, wie viele an eine Adresse gehen. Dafür bewahrt er von Adresse, Anbieter und dem vorderen Teil der IP-Adresse für ${day} verschlüsselte Prüfsummen auf, höchstens bis zur Nacht danach. Sie gehören zu keiner Anfrage und bleiben so lange, auch wenn Sie Ihre zurückziehen. Was nach falschen Eingaben auf Ihrer eigenen Seite gespeichert wird, steht dort.

Rechtsgrundlage ist unser berechtigtes Interesse daran, Anfragen nachvollziehbar zu bearbeiten und Missbrauch abzuwehren (Art.~6 Abs.~1 Buchst.~f DSGVO); den Nachweis einer Einwilligung verlangt Art.~7 Abs.~1 DSGVO.

## Ihre eigene Seite und Ihre Fotos {#eigene-seite}

Zu jeder Anfrage gibt es eine Seite, die nur über einen geheimen Link zu erreichen ist. Er steht in der Eingangsbestätigung. Wer den Link hat, sieht, wie weit die Anfrage ist und wer sich darum kümmert, und kann Fotos, eine Bemerkung und passende Zeiten für einen Anruf hinzufügen. Was nur mit dem Link kommt, sieht unser Büro als solches gekennzeichnet. Ihre Angaben und Fotos zeigt die Seite erst, wenn jemand auch die letzten vier Ziffern Ihrer Telefonnummer kennt. Auch dann zeigt sie keine Geburtsdaten und nichts über weitere Personen.

Telefonnummer, E-Mail-Adresse und Anschrift ändern, Fotos entfernen und die Anfrage zurückziehen kann der Browser, der das Formular abgeschickt hat, ${day} lang. Jeder andere braucht zu den Ziffern einen Code, den wir an die E-Mail-Adresse in der Anfrage schicken und der zehn Minuten gilt. Haben Sie keine Telefonnummer angegeben, genügt der Code auch zum Ansehen. Nach jeder solchen Änderung bekommt die Adresse, die vorher dort stand, eine E-Mail ohne den Link und ohne die neue Angabe. Der Auftrag für diese E-Mail enthält die Adresse; er wird mit ihr gelöscht, spätestens nach einem Tag.

Nach fünf falschen Eingaben nimmt die Seite von diesem Anschluss eine Stunde lang keine mehr an, danach immer länger, höchstens einen Tag. Nach fünfzig von allen Anschlüssen sind die Ziffern für einen Tag gesperrt. Dafür speichern wir bei der Anfrage eine verschlüsselte Prüfsumme des Anschlusses, aus der sich die IP-Adresse nicht ablesen lässt, und wie oft von dort falsche Eingaben kamen oder ein Code angefordert wurde. Wir löschen das in der Nacht, nachdem einen Tag lang nichts mehr kam, oder mit der Anfrage. Grundlage ist unser berechtigtes Interesse, Ihre Angaben vor Fremden zu schützen (Art. 6 Abs. 1 Buchst. f DSGVO).

Fotos, Bemerkungen und Zeiten sind freiwillig. Wir verwenden sie, um Ihre Anfrage zu beantworten (Art. 6 Abs. 1 Buchst. b DSGVO). Jedes Foto speichern wir verkleinert und neu berechnet; Ort und Zeit der Aufnahme und andere Angaben in der Datei gehen dabei verloren. Bitte achten Sie darauf, dass keine anderen Menschen auf den Fotos zu erkennen sind. Ändern Sie Ihre Telefonnummer, E-Mail-Adresse oder Anschrift, behalten wir die vorige Angabe bei der Anfrage, bis sie gelöscht wird, damit wir Sie auch unter ihr wiederfinden. Haben Sie etwas hinzugefügt, bekommt unser Büro eine E-Mail mit Ihrer Bemerkung, den Zeiten oder der geänderten Angabe, aber ohne die Fotos.

Fotos löscht der Server ${photographRetention}, nachdem die Anfrage erledigt ist, alles andere mit der Anfrage. Auf Ihrer Seite können Sie alles herunterladen, was wir dazu gespeichert haben (Art. 15 und 20 DSGVO), und Ihre Anfrage zurückziehen: Dann löscht der Server sie sofort, mit Fotos, Vermerken und E-Mails, die noch nicht verschickt sind. Ihre Adresse bekommt eine letzte E-Mail darüber. Unser Büro erfährt nur die Vorgangsnummer und wird gebeten, seine E-Mails dazu zu löschen. Ist aus der Anfrage ein Auftrag geworden, geht das nicht mehr, weil wir die Unterlagen dazu aufbewahren müssen (Art. 17 Abs. 3 Buchst. b DSGVO).

Damit die Seite nicht jedes Mal wieder fragt, legt Ihr Browser bis zu zwei Cookies ab: „anfrage“ zeigt ihm Ihre Angaben und gilt höchstens ${seeing}, „anfrage-aendern“ lässt ihn sie auch ändern und gilt höchstens ${day}. Beide gelten nur für diese Seite, verschwinden mit dem Schließen des Browsers und enden, wenn Sie Telefonnummer oder E-Mail-Adresse ändern.

## E-Mails {#e-mails}

Zu jeder Anfrage schickt der Server uns eine E-Mail mit Ihren Angaben. Geburtsdaten lässt er darin weg; sie stehen nur auf unserem Server und in den Unterlagen für den Netzbetreiber. Sie erhalten eine Bestätigung mit der Vorgangsnummer und dem Link zu Ihrer Seite, die Ihre Eingaben nicht wiederholt. Bei Verdacht auf Spam verschicken wir keine, in ${day} höchstens ${confirmationsPerDay} an dieselbe Adresse (der Link zu Ihrer Seite zählt mit, wenn Sie ihn neu anfordern) und höchstens ${confirmationsPerDay} für Anfragen von demselben Anschluss; auch für einen E-Mail-Anbieter und für alle Anfragen zusammen gibt es eine Grenze. Ob eine kommt, lesen Sie gleich nach dem Absenden. Kommen von einem Anschluss sehr viele Anfragen oder Ergänzungen, erhalten wir die weiteren in einer Sammel-E-Mail mit Vorgangsnummer, Formular, Name, Ort und Telefonnummer oder E-Mail-Adresse. Haben Sie eine Bestätigung bekommen, ohne uns geschrieben zu haben, genügt eine kurze Antwort, und wir löschen die Angaben.

Die E-Mails laufen über ${legal.mailProvider}, in unserem Auftrag (Art.~28 DSGVO). Bis zu diesem Anbieter ist die Verbindung verschlüsselt.

An jedem Tag, an dem unser Büro öffnet, schickt der Server ihm morgens eine Liste der Anfragen, die neu oder fällig sind oder deren Bestätigung nicht ankam. Darin stehen Vorgangsnummer, Formular, Name, Ort und Telefonnummer, soweit angegeben. Diese Listen löschen wir mit den übrigen E-Mails.

${quotedCustomers}

## Wer Ihre Daten erhält {#empfaenger}

In unserem Betrieb lesen Ihre Anfrage nur diejenigen, die sie bearbeiten: in einem Bereich unseres Servers, den nur namentlich Benannte über einen Link an ihr Postfach öffnen. Wer was wann getan hat, wird mit der Anfrage gespeichert und mit ihr gelöscht. Außerhalb erhalten Daten nur unser Hosting-${legal.chatProvider ? ', unser E-Mail- und unser Chat-Anbieter' : ' und unser E-Mail-Anbieter'}, für die Anmeldung Ihrer Anlage der Netzbetreiber und das Marktstammdatenregister${measured ? ', mit Ihrer Zustimmung zur Besuchsmessung Google' : ''} sowie Behörden, wenn ein Gesetz es verlangt.

## Wie lange wir speichern {#speicherdauer}

Anfragen, die Vermerke dazu und Kopien der E-Mails, die auf unserem Server liegen, löscht der Server in der Nacht, nachdem seit dem Eingang ${retention} vergangen sind. Die E-Mails zu einer Anfrage, aus der kein Auftrag wird, löschen wir in derselben Frist aus unserem Postfach. Wird aus einer Anfrage ein Auftrag, gehört sie zu dessen Unterlagen: Sie bleibt so lange, wie wir diese aufbewahren müssen, sechs Jahre, Belege acht (§~257~HGB, §~147~AO).

Warum so lange? Zwischen der ersten Frage und der Entscheidung für eine Anlage vergeht oft mehr als ein Jahr, und wer sich wieder meldet, soll nicht von vorn anfangen. Das ist unser berechtigtes Interesse (Art.~6 Abs.~1 Buchst.~f DSGVO). Haben Sie sich anders entschieden, genügt ein Satz von Ihnen, und wir löschen sofort.

Auf Ihren Wunsch löschen wir früher: eine einzelne Anfrage oder alles, was wir zu Ihrer E-Mail-Adresse gespeichert haben. Hat nur eine andere Person Sie im Netzanschluss-Formular genannt, löschen wir dort die Angaben über Sie. Was bleibt, ist ein Vermerk, wann wir wie viele Anfragen gelöscht haben, und eine Liste der gelöschten Vorgangsnummern, ohne Ihren Namen und ohne jede Angabe von Ihnen. Mit ihr sorgen wir dafür, dass eine gelöschte Anfrage nicht aus einer Datensicherung zurückkommt.

In Datensicherungen bleibt eine gelöschte Anfrage noch enthalten, bis auch die Sicherung gelöscht ist, also nach spätestens ${backupRetention} nicht mehr. So lange sehen wir sie nicht ein. Müssen wir eine Sicherung zurückspielen, lässt der Server die gelöschten Anfragen aus. Die E-Mail dazu in unserem Postfach löschen wir von Hand.

Wird aus der Anfrage ein Auftrag, bewahren wir die Vertragsunterlagen so lange auf, wie Handels- und Steuerrecht es verlangen: Geschäftsbriefe sechs Jahre, Rechnungen und andere Belege acht (Art.~6 Abs.~1 Buchst.~c DSGVO, §~257 HGB, §~147 AO).

## Was in Ihrem Browser gespeichert wird {#browserspeicher}

- ${measured ? 'Im lokalen Speicher steht unter „cookieConsent“ Ihre Entscheidung zur Besuchsmessung.' : undefined}
- Im Sitzungsspeicher liegen Entwürfe der Formulare, damit beim Neuladen nichts verloren geht. Geburtsdaten und Angaben zu weiteren Personen lassen wir aus. Der Entwurf verschwindet, wenn Sie das Formular absenden oder den Tab schließen.
- Ebenfalls im Sitzungsspeicher merkt sich die Website, wie weit Sie auf einer Seite gescrollt hatten.
- Haben Sie ein Formular abgeschickt oder Ihre eigene Seite geöffnet, erlaubt ein Cookie namens „anfrage“ Ihrem Browser, diese Seite zu zeigen, höchstens ${seeing}. Ein zweites namens „anfrage-aendern“ erlaubt ihm höchstens ${day} lang, sie zu ändern. Beide verschwinden mit dem Schließen des Browsers.

All das bleibt in Ihrem Browser und ist für die Website notwendig (§~25 Abs.~2 Nr.~2 TDDDG). Die Einzelheiten stehen in der [Cookie-Richtlinie](${paths.cookies}).

${measuring}

## Ihre Rechte {#rechte}

Eine formlose Nachricht an uns genügt, um diese Rechte zu nutzen:

- Auskunft über Ihre Daten (Art.~15 DSGVO)
- Berichtigung falscher Daten (Art.~16 DSGVO)
- Löschung (Art.~17 DSGVO)
- Einschränkung der Verarbeitung (Art.~18 DSGVO)
- Unterrichtung darüber, wem wir eine Berichtigung oder Löschung mitgeteilt haben (Art.~19 DSGVO)
- Herausgabe Ihrer Daten in einem gängigen Format (Art.~20 DSGVO)
- Widerspruch gegen die Verarbeitung (Art.~21 DSGVO)
- keine Entscheidung über Sie, die allein ein Programm trifft (Art.~22 DSGVO)
- Widerruf einer Einwilligung, jederzeit für die Zukunft (Art.~7 Abs.~3 DSGVO)

> [!HINT] Ihr Widerspruchsrecht
> Verarbeiten wir Daten wegen eines berechtigten Interesses (Art.~6 Abs.~1 Buchst.~f DSGVO), können Sie dem aus Gründen, die sich aus Ihrer besonderen Situation ergeben, jederzeit widersprechen. Wir verarbeiten die Daten dann nicht weiter, es sei denn, zwingende Gründe überwiegen.

## Beschwerde bei der Aufsicht {#beschwerde}

Sind Sie der Ansicht, dass wir gegen den Datenschutz verstoßen, können Sie sich bei einer Aufsichtsbehörde beschweren (Art.~77 DSGVO). Für uns zuständig ist ${authority.name}: ${authority.link}.
`,
  calls: [{ label: 'Zur Cookie-Richtlinie', to: paths.cookies }],
} as const satisfies LegalPage;
