import { measured } from '../company-answers.ts';
import { blocks, md } from '../md.ts';
import { pageMeta } from '../pages/page-meta.ts';
import { cookieBanner, shell } from '../pages/shell.ts';
import { paths } from '../paths.ts';
import { privacyVersion } from '../privacy.ts';
import { asOfNote, noBreak, withUnit } from '../typography.ts';
import type { LegalPage } from './legal-page.ts';

/** All below is left out where no visit is measured. */
const consent = measured
  ? noBreak(
      'Für die Besuchsmessung brauchen wir Ihre Einwilligung (§~25 Abs.~1 TDDDG und Art.~6 Abs.~1 Buchst.~a DSGVO). Ohne sie wird das Messprogramm nicht geladen.',
    )
  : undefined;

const answerStored = [
  'cookieConsent',
  'lokaler Speicher',
  'Ihre Entscheidung zur Besuchsmessung: „accepted“ oder „declined“',
  'bis Sie den Eintrag löschen',
];

const googleCookies = [
  '_ga, _ga_…',
  'Cookies, nur nach Zustimmung',
  'Kennungen von Google Analytics, die einen Browser und einen Besuch wiedererkennen',
  'bis zu zwei Jahre oder bis Sie Ihre Zustimmung widerrufen',
];

const decision = measured
  ? blocks`
Beim ersten Besuch fragen wir Sie: „${cookieBanner.accept}“ oder „${cookieBanner.decline}“. Stimmen Sie zu, lädt die Website Google Analytics der Google Ireland Limited; dabei können Daten in die USA gelangen. Über „${shell.footer.cookieSettings}“ am Ende jeder Seite öffnen Sie die Frage jederzeit wieder. Lehnen Sie nach einer Zustimmung ab, endet die Messung, und die Cookies „_ga…“ werden gelöscht.
`
  : undefined;

/** /cookie-richtlinie: what the site leaves in the browser. */
export const cookieRichtlinie = {
  introduction: pageMeta.cookies,
  dated: asOfNote(privacyVersion),
  sections: md`
## Was Cookies sind {#was-sind-cookies}

Cookies sind kleine Textdateien, die eine Website in Ihrem Browser ablegt und bei späteren Aufrufen wieder liest. Daneben hat jeder Browser zwei weitere Ablagen: den lokalen Speicher (Local Storage), der bestehen bleibt, und den Sitzungsspeicher (Session Storage), der mit dem Schließen des Tabs endet. Für alle drei gelten dieselben Regeln.

> [!HINT] Das Wichtigste zuerst
> Solange Sie hier nur lesen, setzt unsere Website keine Cookies. Zwei legt sie an, wenn Sie ein Formular absenden: damit nur Sie Ihre Anfrage sehen und ändern.${measured ? ' Stimmen Sie der Besuchsmessung zu, legt auch das Messprogramm von Google Cookies an.' : ''}

## Arten von Cookies {#arten}

Table: Arten von Cookies und was davon auf dieser Website vorkommt

| Art | Wofür | Auf dieser Website |
| --- | --- | --- |
| Notwendige | Ohne sie funktioniert eine Website nicht richtig. | Bis zu zwei Cookies für die Seite Ihrer Anfrage, sonst wenige Einträge im lokalen Speicher und im Sitzungsspeicher. |
| Statistik | Sie zeigen, welche Seiten gelesen werden. | ${measured ? 'Nur mit Ihrer Zustimmung und nur, wenn eine Besuchsmessung eingerichtet ist.' : 'Setzen wir nicht ein.'} |
| Werbung | Sie verfolgen Besucher für passende Anzeigen. | Setzen wir nicht ein. |

## Rechtsgrundlage {#rechtsgrundlage}

- Was notwendig ist, dürfen wir ohne Einwilligung speichern (§~25 Abs.~2 Nr.~2 TDDDG).
- ${consent}

## Was gespeichert wird und wie lange {#speicherdauer}

Table: Einträge in Ihrem Browser

| Name | Ablage | Inhalt | Dauer |
| --- | --- | --- | --- |
${measured ? [answerStored] : []}
| draft-… (je Formular) | Sitzungsspeicher | Entwurf Ihrer Eingaben mit einer Zufallskennung, damit beim Neuladen nichts verloren geht; ohne Geburtsdaten, ohne Angaben zu weiteren Personen | bis Sie das Formular absenden oder den Tab schließen |
| react-router-scroll-positions | Sitzungsspeicher | wie weit Sie auf den besuchten Seiten gescrollt hatten, damit „Zurück“ wieder dorthin führt | bis Sie den Tab schließen |
| anfrage (über HTTPS: __Secure-anfrage) | Cookie, nur für die Seite Ihrer Anfrage | eine Kennung, die diesem Browser Ihre Angaben und Fotos zeigt, nachdem Sie das Formular abgeschickt oder die Seite geöffnet haben | bis Sie den Browser schließen oder Telefonnummer oder E-Mail-Adresse ändern, höchstens ${withUnit('30', 'Tage')} |
| anfrage-aendern (über HTTPS: __Secure-anfrage-aendern) | Cookie, nur für die Seite Ihrer Anfrage | eine Kennung, die diesen Browser Ihre Angaben ändern lässt, nachdem Sie das Formular abgeschickt oder einen Code aus unserer E-Mail eingegeben haben | ebenso, höchstens ${withUnit('24', 'Stunden')} |
${measured ? [googleCookies] : []}

## ${measured ? 'Ihre Entscheidung ändern' : 'Selbst ansehen und löschen'} {#verwalten}

${decision}

In den Einstellungen Ihres Browsers können Sie Cookies und gespeicherte Daten ${measured ? 'außerdem ' : ''}selbst ansehen, löschen oder ganz sperren. Diese Website können Sie auch dann lesen, und die Formulare lassen sich trotzdem absenden.

## Änderungen {#aenderungen}

Ändert sich etwas an dem, was die Website speichert, passen wir diese Seite an und nennen oben den neuen Stand. Was mit den Daten Ihrer Anfragen geschieht, lesen Sie in der [Datenschutzerklärung](${paths.privacy}).
`,
  calls: [{ label: 'Zur Datenschutzerklärung', to: paths.privacy }],
} as const satisfies LegalPage;
