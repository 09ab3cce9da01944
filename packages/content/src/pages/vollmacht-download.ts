import type { Section } from '../article.ts';
import { company, companyAddress } from '../company-in-texts.ts';
import type { Toast } from '../forms/form-table.ts';
import { md } from '../md.ts';
import { paths } from '../paths.ts';
import { type PageIntroduction, pageMeta } from './page-meta.ts';

/** Texts of /vollmacht-download; the form itself is a Word document that the server makes. */
export const powerOfAttorneyPage = {
  introduction: pageMeta.powerOfAttorney,
  download: {
    label: 'Vollmacht herunterladen',
    hint: 'Word-Datei (.docx) zum Ausfüllen am Rechner oder von Hand',
    failure: {
      title: 'Der Download hat nicht geklappt',
      message: `Bitte versuchen Sie es erneut. Oder rufen Sie uns an (${company.phone}): Wir schicken Ihnen die Vollmacht per E-Mail oder Post.`,
    },
  },
  sections: md`
## Was in der Vollmacht steht {#was-darin-steht}

Mit der Vollmacht dürfen wir Ihre Photovoltaikanlage in Ihrem Namen anmelden. Betreiber der Anlage bleiben Sie.

- Wer wen bevollmächtigt: Ihre Angaben als Anlagenbetreiber und die unseres Betriebs
- Um welche Anlage es geht: Adresse, Gemarkung, Flur und Flurstück, Zähler oder Marktlokation, Leistung und Speicher
- Was wir für Sie tun dürfen. Sie kreuzen an: Netzanschluss beantragen, Schriftverkehr mit dem Netzbetreiber, Fertigstellung melden, Zählerwechsel beauftragen, Formulare zur Einspeisung einreichen, Zuordnung mitteilen (§§~21b, 21c EEG), steuerbare Geräte anmelden (§~14a EnWG), Eintrag im Marktstammdatenregister, Auskünfte einholen
- Was ausgeschlossen ist: Zahlungen annehmen oder leisten und Verträge über Stromlieferung oder Direktvermarktung abschließen
- Wie lange die Vollmacht gilt, wie Sie sie widerrufen und ob wir andere damit beauftragen dürfen
- Ihre Pflicht, die Einträge zu prüfen, und ein Hinweis zum Datenschutz
- Ort, Datum und Unterschriften aller Betreiber und aller Eigentümer

> [!HINT] Jederzeit widerrufbar
> Sie können die Vollmacht jederzeit widerrufen. Eine kurze Nachricht an uns genügt.

## So gehen Sie vor {#anleitung}

1. **Herunterladen und ausdrucken**
  Laden Sie die Word-Datei herunter und drucken Sie sie aus. Kein Drucker zur Hand? Wir schicken sie Ihnen per Post.
2. **Ausfüllen**
  Tragen Sie ein, was Sie wissen: am Rechner vor dem Drucken oder danach von Hand. Die Zählernummer steht auf dem Zähler und auf der Stromrechnung. Was fehlt, ergänzen wir mit Ihnen.
3. **Unterschreiben**
  Unterschreiben Sie mit Ort und Datum. Betreiben Sie die Anlage zu zweit oder gehört das Haus mehreren, unterschreiben alle.
4. **Zurückschicken**
  Schicken Sie einen Scan oder ein gut lesbares Foto an [${company.email}](mailto:${company.email}) und heben Sie das Original auf: Manche Netzbetreiber verlangen es. Oder schicken Sie uns das Original per Post: ${company.name}, ${companyAddress}.

## Fragen zur Vollmacht? {#fragen}

Rufen Sie uns an oder schreiben Sie uns. Wir gehen das Blatt gern Zeile für Zeile mit Ihnen durch.

- Telefon: [${company.phone}](${company.phoneHref})
- E-Mail: [${company.email}](mailto:${company.email})

Beim Herunterladen speichern wir nichts über Sie. Wie lange wir die ausgefüllte Vollmacht aufbewahren, steht in der [Datenschutzerklärung](${paths.privacy}).
`,
} as const satisfies {
  introduction: PageIntroduction;
  download: { label: string; hint: string; failure: Toast };
  sections: readonly Section[];
};
