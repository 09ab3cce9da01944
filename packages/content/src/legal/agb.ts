import { company } from '../company-in-texts.ts';
import { show, showDative } from '../figures/figure.ts';
import { terms } from '../figures/terms.ts';
import { warranty } from '../figures/warranty.ts';
import { md } from '../md.ts';
import { pageMeta } from '../pages/page-meta.ts';
import { paths } from '../paths.ts';
import { asOfNote, germanDate } from '../typography.ts';
import type { LegalPage } from './legal-page.ts';

/** /agb: the conditions of the contract, in twelve sections (specification, section 2). */
export const agb = {
  introduction: pageMeta.terms,
  dated: `${asOfNote('2025-01')}, zuletzt geändert ${germanDate('2026-11')}`,
  sections: md`
## 1. Geltung {#geltung}

Diese Bedingungen gelten für Verträge über Planung, Lieferung, Montage und Wartung von Photovoltaikanlagen, Speichern und Wallboxen zwischen der ${company.name} und ihren Kunden. Verbraucher ist, wer überwiegend zu privaten Zwecken handelt (§~13 BGB).

Abweichende Bedingungen von Unternehmern gelten nur, wenn wir ihnen in Textform zugestimmt haben. Einzeln getroffene Vereinbarungen gehen immer vor.

## 2. Angebot und Vertragsschluss {#vertragsschluss}

Die Angaben auf dieser Website sind noch kein Angebot, und über die Formulare kommt kein Vertrag zustande. Sie erhalten von uns ein Angebot in Textform. Der Vertrag entsteht, wenn Sie es innerhalb der darin genannten Frist annehmen.

## 3. Unsere Leistungen {#leistungen}

Liefern und montieren wir eine Anlage, schließen Sie mit uns einen Kaufvertrag mit Montage. Wartung, Reparatur und die Montage von Teilen, die Sie selbst gekauft haben, sind Werkverträge. Wo sich daraus ein Unterschied ergibt, sagen diese Bedingungen es.

Was wir liefern und einbauen, steht im Angebot. Ist ein Bauteil nicht mehr lieferbar, dürfen wir ein technisch gleichwertiges verwenden, wenn Ihnen das zumutbar ist; wir sagen Ihnen vorher Bescheid.

Berechnungen zu Ertrag, Ersparnis und Rendite sind Prognosen nach bestem Wissen. Wetter, Strompreise und Ihr Verbrauch lassen sich nicht vorhersehen; ein bestimmtes Ergebnis sichern wir nur zu, wenn es ausdrücklich vereinbart ist.

## 4. Ihre Mitwirkung {#mitwirkung}

- Sie geben uns die Unterlagen und Auskünfte, die wir für Planung und Anmeldung brauchen, zum Beispiel zu Dach, Statik und Zähler.
- Sie sorgen zum vereinbarten Termin für Zugang zu Dach, Zählerschrank und Aufstellort sowie für Strom und Wasser.
- Sind Sie nicht selbst Eigentümer, holen Sie dessen Zustimmung ein.

Anmeldungen beim Netzbetreiber und im Marktstammdatenregister übernehmen wir, soweit sie vereinbart sind und Sie uns dafür bevollmächtigen. Für Entscheidungen und Fristen von Behörden und Netzbetreibern können wir nicht einstehen.

## 5. Termine {#termine}

Termine sind verbindlich, wenn wir sie als verbindlich bestätigt haben. Verzögert sich eine Arbeit aus Gründen, die keine Seite zu vertreten hat – etwa wegen Unwetter oder einer gesperrten Straße –, verschiebt sich der Termin um die Dauer der Störung, höchstens aber um sechs Wochen. Wir informieren Sie sofort. Dauert die Störung länger, können Sie und wir vom Vertrag zurücktreten; was Sie für noch nicht erbrachte Leistungen gezahlt haben, erhalten Sie dann unverzüglich zurück. Ihre gesetzlichen Rechte bei Verzug bleiben unberührt.

## 6. Preise und Zahlung {#preise-und-zahlung}

Es gelten die Preise des Angebots. Gegenüber Verbrauchern sind es Endpreise einschließlich der gesetzlichen Umsatzsteuer.

Rechnungen sind innerhalb von ${showDative(terms.paymentDue)} nach Erhalt ohne Abzug zu zahlen. Das gilt auch für Abschläge.

Vor der Lieferung verlangen wir nichts. Danach stellen wir Abschläge höchstens in Höhe des Werts in Rechnung, den Sie mit den erbrachten Leistungen erhalten haben; für gelieferte, aber noch nicht montierte Teile nur, wenn sie mit der Zahlung Ihnen gehören. Bei Werkverträgen verlangt das Gesetz nichts anderes (§~632a BGB), beim Kauf sagen wir es Ihnen zu.

Aufrechnen können Sie mit Forderungen, die unbestritten, rechtskräftig festgestellt oder aus demselben Vertrag entstanden sind.

## 7. Übergabe und Gefahrübergang {#abnahme}

Ist die Anlage montiert, prüfen wir sie gemeinsam mit Ihnen, erklären die Bedienung und halten das Ergebnis in einem Protokoll fest. Mit dieser Übergabe geht die Gefahr auf Sie über. Mängel, die dabei auffallen, kommen ins Protokoll, und wir beseitigen sie. Ihre Rechte wegen anderer Mängel verlieren Sie durch die Übergabe nicht.

Bei Werkverträgen tritt an die Stelle der Übergabe die Abnahme (§~640 BGB).

## 8. Eigentumsvorbehalt {#eigentumsvorbehalt}

Gelieferte Teile bleiben unser Eigentum, bis sie bezahlt sind oder durch den Einbau wesentlicher Bestandteil des Gebäudes werden. Haben Sie für bestimmte Teile einen Abschlag gezahlt, gehören diese Teile Ihnen. Wird bei Ihnen gepfändet, sagen Sie uns bitte sofort Bescheid.

## 9. Gewährleistung und Garantien {#gewaehrleistung}

Bei Mängeln haben Sie die gesetzlichen Rechte gegen uns, und zwar für alles, was wir geliefert und montiert haben: Module, Wechselrichter, Speicher, Gestell und unsere Arbeit. Die Ansprüche verjähren einheitlich ${show(warranty.workmanship)} nach der Übergabe, bei Werkverträgen nach der Abnahme. Wo das Gesetz eine längere Frist vorsieht, gilt die längere.

Zeigt sich ein Mangel im ersten Jahr nach der Übergabe, wird bei Verbrauchern vermutet, dass er von Anfang an da war (§~477 BGB).

Garantien auf Module, Wechselrichter und Speicher geben deren Hersteller, nicht wir. Inhalt und Dauer stehen in den Garantiebedingungen, die Sie mit der Anlage erhalten. Ihre gesetzlichen Rechte gegen uns schränken sie nicht ein; sie sind für Sie kostenlos.

Vor dem Vertrag erhalten Sie als Verbraucher den einheitlichen Hinweis der Europäischen Union auf das gesetzliche Gewährleistungsrecht und, wo ein Hersteller sie gibt, das einheitliche Etikett für seine Haltbarkeitsgarantie (Verordnung (EU) 2025/1960, anzuwenden seit dem 27.~September 2026).

## 10. Widerrufsrecht für Verbraucher {#widerruf}

Schließen Sie den Vertrag als Verbraucher außerhalb unserer Geschäftsräume, zum Beispiel bei sich zu Hause, oder ausschließlich per Brief, E-Mail oder Telefon, können Sie ihn binnen vierzehn Tagen ohne Angabe von Gründen widerrufen (§§~312g, 355 BGB).

Table: Wann die Frist von vierzehn Tagen beginnt (§§~355, 356 BGB)

| Ihr Vertrag | Beginn der Frist |
| --- | --- |
| Kauf einer Anlage mit Montage, der Regelfall | wenn Sie die Ware erhalten haben; kommt sie in Teilen, mit dem letzten Teil |
| Kauf von Teilen ohne Montage | wenn Sie die Ware erhalten haben |
| Wartung, Reparatur oder reine Montage | mit dem Vertragsschluss |

In keinem Fall beginnt sie, bevor wir Sie über das Widerrufsrecht belehrt haben. Ohne Belehrung erlischt es zwölf Monate und vierzehn Tage nach dem Zeitpunkt, zu dem die Frist sonst begonnen hätte.

Für den Widerruf genügt eine eindeutige Erklärung, zum Beispiel per Brief oder per E-Mail an [${company.email}](mailto:${company.email}). Es reicht, wenn Sie sie innerhalb der Frist absenden.

- Rückzahlung: Wir erstatten alle Zahlungen samt den Kosten der Standardlieferung spätestens vierzehn Tage nach Eingang des Widerrufs, auf demselben Zahlungsweg und ohne Entgelt (§~357 BGB). Bis wir die Ware zurückhaben oder Sie die Rücksendung nachweisen, dürfen wir die Rückzahlung verweigern, außer wenn wir angeboten haben, sie abzuholen.
- Rückgabe: Ware, die wir Ihnen nach Hause geliefert haben und die wegen ihrer Beschaffenheit nicht mit der Post versandt werden kann, holen wir auf unsere Kosten ab. Andere Ware senden Sie binnen vierzehn Tagen zurück; die Kosten dafür tragen Sie, wenn wir Sie in der Belehrung darauf hingewiesen haben.
- Wertersatz für Ware: Sie zahlen für einen Wertverlust nur, wenn er auf einem Umgang beruht, der zur Prüfung der Ware nicht notwendig war, und wenn wir Sie darüber belehrt haben (§~357a Abs.~1 BGB).
- Wertersatz für Arbeit: Haben wir auf Ihren ausdrücklichen Wunsch vor Ablauf der Frist mit Dienst- oder Werkleistungen begonnen, zahlen Sie bei einem Widerruf den Teil, der bis dahin erbracht ist. Das gilt nur, wenn Sie den Wunsch bei einem Vertrag außerhalb unserer Geschäftsräume auf einem dauerhaften Datenträger übermittelt haben und wir Sie ordnungsgemäß belehrt hatten (§~357a Abs.~2 BGB).

Die vollständige Widerrufsbelehrung mit dem Muster-Widerrufsformular erhalten Sie zusammen mit dem Angebot. Sie geht dieser Zusammenfassung vor.

## 11. Haftung {#haftung}

Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei Verletzung von Leben, Körper und Gesundheit, nach dem Produkthaftungsgesetz und soweit wir eine Garantie übernommen haben.

Bei leichter Fahrlässigkeit haften wir nur, wenn wir eine Pflicht verletzen, ohne deren Erfüllung der Vertrag seinen Zweck nicht erreicht und auf die Sie vertrauen dürfen. Die Haftung ist dann auf den Schaden begrenzt, der bei Verträgen dieser Art vorhersehbar ist. Im Übrigen ist sie ausgeschlossen.

## 12. Datenschutz und Schlussbestimmungen {#schluss}

Wie wir mit Ihren Daten umgehen, lesen Sie in unserer [Datenschutzerklärung](${paths.privacy}).

Es gilt deutsches Recht ohne das UN-Kaufrecht. Der Schutz, den Verbrauchern zwingende Vorschriften ihres Wohnsitzstaates geben, bleibt bestehen. Ist der Kunde Kaufmann, ist Gerichtsstand unser Sitz. Ist eine Bestimmung unwirksam, gilt an ihrer Stelle das Gesetz; der Vertrag im Übrigen bleibt wirksam.

Wir nehmen nicht an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teil und sind dazu auch nicht verpflichtet (§~36 VSBG).
`,
  calls: [{ label: 'Zur Datenschutzerklärung', to: paths.privacy }],
} as const satisfies LegalPage;
