import type { CallToAction, Section } from '../article.ts';
import { registrationWeeks } from '../drawings.ts';
import { duties } from '../figures/duties.ts';
import { amount, asOf, show, showAccusative, showDative } from '../figures/figure.ts';
import { installation } from '../figures/installation.ts';
import { registration } from '../figures/registration.ts';
import { inState } from '../in-state.ts';
import { chart, md } from '../md.ts';
import { faqPath, paths } from '../paths.ts';
import { longestWithLateMeter, shortestWithFullLead } from '../project-stages.ts';
import { formatNumber } from '../typography.ts';
import { type PageIntroduction, pageMeta } from './page-meta.ts';

type GridConnectionPage = {
  introduction: PageIntroduction;
  formId: string;
  toForm: string;
  needed: { title: string; items: readonly { what: string; forWhat: string }[]; note: string };
  people: {
    id: string;
    title: string;
    intro: string;
    cards: readonly { title: string; text: string; example: string }[];
  };
  sections: readonly Section[];
  closing: string;
  calls: readonly CallToAction[];
};

/** Texts around the form of /netzanschluss-daten. */
export const gridConnectionPage = {
  introduction: pageMeta.gridConnection,
  /** Where the form stands. */
  formId: 'formular',
  toForm: 'Direkt zum Formular',
  needed: {
    title: 'Das legen Sie am besten bereit',
    items: [
      { what: 'Stromrechnung', forWhat: 'Zählernummer' },
      { what: 'Grundbuchauszug', forWhat: 'Gemarkung, Flurstück' },
      { what: 'Bauunterlagen', forWhat: 'Gesamtfläche' },
    ],
    note: 'Pflicht sind nur Adressen, Namen und Ihre Kontaktdaten. Was Ihnen gerade fehlt, lassen Sie frei: Wir fragen nach.',
  },
  people: {
    id: 'wer-ist-wer',
    title: 'Anschlussnehmer, Anschlussnutzer, Eigentümer: Wer ist wer?',
    intro:
      'Im eigenen Haus sind Sie meist alles drei. Dann füllen Sie nur die ersten beiden Teile aus.',
    cards: [
      {
        title: 'Anschlussnehmer',
        text: 'Auf diese Person läuft der Anschluss des Gebäudes an das Stromnetz. Mit ihr schließt der Netzbetreiber den Anschlussvertrag.',
        example: 'Zum Beispiel: Sie als Hausbesitzer',
      },
      {
        title: 'Anschlussnutzer',
        text: 'Sie entnimmt den Strom, oder sie speist ihn ein. Auf sie ist der Zähler angemeldet.',
        example: 'Zum Beispiel: Ihre Tochter, die das Haus bewohnt, oder ein Mieter',
      },
      {
        title: 'Grundstückseigentümer',
        text: 'Ihr gehört das Grundstück laut Grundbuch. Sie muss mit der Anlage einverstanden sein.',
        example: 'Zum Beispiel: Ihre Eltern, wenn das Haus noch auf sie eingetragen ist',
      },
    ],
  },
  sections: md`
## Warum wir das alles fragen {#warum}
Folded: Was der Netzbetreiber prüft, und wofür er welche Angabe braucht

Bevor eine Photovoltaikanlage ans Netz geht, prüft der Netzbetreiber, ob die Leitung in Ihrer Straße den Strom aufnehmen kann. Dafür will er wissen, wo das Gebäude steht, wem es gehört und was dort schon angeschlossen ist.

- Gemarkung und Flurstück bezeichnen das Grundstück eindeutig, auch wenn sich eine Hausnummer ändert.
- An der Zählernummer erkennt der Netzbetreiber Ihren Anschluss.
- Eine vorhandene Anlage zählt bei der Prüfung mit.
- Wie viele Wohnungen es gibt, entscheidet mit darüber, wie gemessen wird.

Damit wir den Antrag in Ihrem Namen stellen dürfen, brauchen wir außerdem Ihre Unterschrift unter der [Vollmacht für Anlagenbetreiber](${paths.powerOfAttorney}).

## So geht es danach weiter {#wie-es-weitergeht}
Folded: Sieben Schritte bis zum neuen Zähler, mit ihrer Dauer

1. **Wir prüfen Ihre Angaben**
  Fehlt etwas, fragen wir nach. Sie müssen das Formular kein zweites Mal ausfüllen.
2. **Netzanfrage stellen** (${amount(registration.gridRequest)}, ${show(registration.gridRequestLead)})
  Wir melden die geplante Anlage beim Netzbetreiber an und ordnen sie der Vergütung zu. Ohne diese Zuordnung gibt es für eingespeisten Strom ${amount(duties.unassignedRate)} (${duties.unassignedRate.source}).
3. **Der Netzbetreiber prüft** (${
    inState(
      'SN',
      `${amount(registration.processingDresden)} im Raum Dresden, ${amount(registration.processingMeissenAndRadebeul)} in Meißen und Radebeul`,
    ) ?? `nach dem Gesetz höchstens ${amount(registration.answerOfOperator)}`
  })
  In dieser Zeit planen wir weiter und bestellen das Material. Teilt der Netzbetreiber innerhalb von ${showDative(registration.silence)} nicht mit, dass der vorhandene Anschluss ungeeignet ist, darf eine Anlage ${show(registration.silenceLimit)} angeschlossen werden (${registration.silence.source}).
4. **Baumeldung** (${amount(registration.buildingNotification)}; wir reichen sie ${show(registration.buildingNotificationLead)} ein)
  ${inState('SN', 'Vorgeschrieben ist sie in Sachsen für gewöhnliche Hausdächer nicht (SächsBO, § 61).') ?? 'Für gewöhnliche Hausdächer ist sie meist nicht vorgeschrieben; was gilt, steht in der Bauordnung des Landes.'} Wir fragen bei der Gemeinde nach, ob eine Satzung oder der Denkmalschutz etwas verlangt.
5. **Montage** (${amount(installation.mounting)})
  Die Anlage kommt aufs Dach.
6. **Eintrag im Marktstammdatenregister** (${amount(registration.registerEntry)})
  Gleich nach der Montage und kostenlos. Unser Richtwert sind ${amount(registration.registerDue)} nach der Inbetriebnahme, die Verordnung lässt Ihnen ${showAccusative(registration.registerDueByLaw)}. Ein Speicher bekommt einen eigenen Eintrag. Wer den Eintrag versäumt, zahlt dem Netzbetreiber ${show(duties.penalty)}, nach dem Nachholen ${amount(duties.penaltyMended)} (${duties.penalty.source}).
7. **Inbetriebnahme und neuer Zähler** (${amount(registration.commissioningAndMeterChange)})
  ${inState('SN', `Auf den Termin für den Zähler warten Sie in Dresden ${show(registration.meterChangeDresden)}, in Meißen ${amount(registration.meterChangeMeissen)}.`) ?? 'Den Termin für den Zähler legt der Netzbetreiber fest.'} Danach speist Ihre Anlage ein.

${chart(registrationWeeks, `Die vier Abschnitte eines Vorhabens nacheinander, mit ihrer längsten Dauer; die Schritte oben gehören zum zweiten bis vierten. Unser Richtwert für alles zusammen sind ${amount(installation.total)}.`)}

> [!DATED] Wie sicher die Zeiten sind
> Die Bearbeitungszeiten sind unsere Erfahrung (${asOf(registration.commissioningAndMeterChange)}); jeder Netzbetreiber arbeitet in seinem eigenen Tempo. Mit ${amount(registration.gridRequestLead)} Vorlauf und dem Zählerwechsel danach vergehen mindestens ${formatNumber(shortestWithFullLead)}~Wochen, im längsten Fall bis zu ${formatNumber(longestWithLateMeter)}~Wochen. Ihr eigener Aufwand liegt bei ${showDative(registration.customerEffort)} insgesamt. Ausführlich steht alles im Artikel [Welche Anmeldungen und Formalitäten sind nötig?](${faqPath('photovoltaik-anmeldung-formalitaeten-netzbetreiber')})
`,
  closing: 'Beim Ausfüllen unsicher? Rufen Sie uns an, wir gehen das Formular mit Ihnen durch.',
  calls: [
    { label: 'Vollmacht herunterladen', to: paths.powerOfAttorney },
    { label: 'Kostenlose Beratung anfragen', to: paths.consultation },
  ],
} as const satisfies GridConnectionPage;
