import type { Article } from '../article.ts';
import { company } from '../company-in-texts.ts';
import { controllableDevices } from '../figures/controllable-devices.ts';
import { amount, show, showAccusative } from '../figures/figure.ts';
import { installation, totalDuration } from '../figures/installation.ts';
import { registration } from '../figures/registration.ts';
import { inState } from '../in-state.ts';
import { md, picture } from '../md.ts';
import { consultationPath, contactPath, paths } from '../paths.ts';
import { registrationStages } from '../project-stages.ts';
import { wordSpace } from '../typography.ts';
import { firstYearNotices } from './decisions/first-year-notices.ts';
import { gridOperators } from './decisions/grid-operators.ts';
import { furtherQuestions } from './further-questions.ts';
import { faqLink } from './overview.ts';

const paragraph14a = `§${wordSpace}14a EnWG`;

const asked = furtherQuestions['photovoltaik-anmeldung-formalitaeten-netzbetreiber'];

export const article = {
  slug: 'photovoltaik-anmeldung-formalitaeten-netzbetreiber',
  meta: {
    title: 'PV-Anlage anmelden: Netzbetreiber, Register, Fristen',
    description: `Netzanfrage, Inbetriebnahme, Zählerwechsel, Marktstammdatenregister: sieben Schritte, meist ${show(installation.totalWithLead)}. Fristen, Kosten und was wir für Sie erledigen.`,
    keywords: `Photovoltaik anmelden, Netzanfrage Photovoltaik, Marktstammdatenregister Photovoltaik, Zählerwechsel ${company.mainTowns[0]}, Photovoltaik Genehmigung ${company.stateName}, Inbetriebnahmeprotokoll, Netzbetreiber ${company.mainTowns.slice(1).join(' ')}`,
  },
  lead: 'Sieben Schritte bis zur ersten Einspeisung, und was davon bei Ihnen bleibt.',
  answer: `Nötig sind die Anmeldung beim Netzbetreiber, das Protokoll der Inbetriebnahme und der Eintrag ins Marktstammdatenregister. ${
    inState(
      'SN',
      'Eine Anlage auf dem Dach müssen Sie der Gemeinde in Sachsen nicht melden (SächsBO, § 61); wo ein Denkmal, eine Satzung oder ein Bebauungsplan im Spiel ist, klären wir das.',
    ) ??
    'Ob die Gemeinde mitredet, weil ein Denkmal, eine Satzung oder ein Bebauungsplan im Spiel ist, klären wir.'
  } Vom Vertrag bis zur ersten Einspeisung vergehen ${totalDuration}.`,
  headline: {
    figure: show(registration.customerEffort),
    note: 'kostet es Sie selbst; die Papiere übernehmen wir mit Ihrer Vollmacht',
  },
  visual: picture('zaehlerschrank'),
  sections: md`
## Vom Vertrag bis zur Einspeisung {#schritte}
Folded: Alle Schritte mit ihrer Dauer

1. **Vertrag**
  Sie füllen die [Daten für den Netzanschluss](${paths.gridConnection}) aus und geben uns die [Vollmacht](${paths.powerOfAttorney}).
2. **${registrationStages.gridRequest.title}** (${registrationStages.gridRequest.duration})
  So lange brauchen wir für den Antrag; dann prüft der Netzbetreiber. Wir reichen ihn ${show(registration.gridRequestLead)} ein.
3. **${registrationStages.buildingNotification.title}** (${registrationStages.buildingNotification.duration})
  ${inState('SN', 'Vorgeschrieben ist sie für Anlagen auf dem Dach nicht. Wir fragen trotzdem') ?? 'Wir fragen'} ${show(registration.buildingNotificationLead)} bei der Gemeinde nach, ob eine Gestaltungssatzung oder ein Bebauungsplan etwas verlangt. Steht das Haus unter Denkmalschutz, muss die Denkmalschutzbehörde zustimmen.
4. **${registrationStages.mounting.title}** (${registrationStages.mounting.duration})
  Mehr dazu unter ${faqLink('photovoltaik-installation-dauer')}.
5. **${registrationStages.registerEntry.title}** (${registrationStages.registerEntry.duration})
  Gleich nach der Montage tragen wir Anlage und Speicher ein, sobald das Datum der Inbetriebnahme feststeht.
6. **${registrationStages.meterChange.title}** (${registrationStages.meterChange.duration})
  Wir melden die Anlage fertig, der Netzbetreiber setzt den neuen Zähler.
7. **${registrationStages.feedIn.title}**
  Wie das Geld zu Ihnen kommt, lesen Sie unter ${faqLink('photovoltaik-abrechnung-netzbetreiber')}.

## Was wir übernehmen und was bei Ihnen bleibt {#aufgaben}
Folded: Fast alles übernehmen wir; was bei Ihnen bleibt, ist wenig

- **Das erledigen wir**
  Netzanfrage, Schriftwechsel mit dem Netzbetreiber, Rückfrage bei der Gemeinde, Inbetriebnahmeprotokoll, Termin für den Zähler und Registereintrag.
- **Das tun Sie** (${show(registration.customerEffort)})
  Sie tragen Ihre Daten ein, unterschreiben die Vollmacht und sind beim Zählerwechsel zu Hause.
- **Das bleibt in Ihrer Hand**
  Ihr Stromliefervertrag und alle Zahlungen. Dafür gilt die Vollmacht nicht.

## Wer Ihr Netzbetreiber ist und wie lange er prüft {#netzbetreiber}
Folded: Die Netzbetreiber der Region und ihre Fristen

${gridOperators}

::: SN
Table: Erfahrungswerte unseres Betriebs

| Gebiet | Prüfung der Netzanfrage | Zählerwechsel |
| --- | --- | --- |
| Dresden und Umgebung | ${show(registration.processingDresden)} | ${show(registration.meterChangeDresden)} |
| Meißen | ${show(registration.processingMeissenAndRadebeul)} | ${show(registration.meterChangeMeissen)} |
| Radebeul | ${show(registration.processingMeissenAndRadebeul)} | je nach Terminlage |
:::

Für eine Anlage ${show(registration.silenceLimit)} auf einem Grundstück, das schon am Netz ist, hat der Netzbetreiber ${showAccusative(registration.silence)} Zeit. Teilt er bis dahin nicht mit, dass der Anschluss ungeeignet ist, darf die Anlage angeschlossen werden (${registration.silence.source}). In anderen Fällen sind es ${show(registration.answerOfOperator)}.

${firstYearNotices}

## Der Eintrag ins Marktstammdaten\u00adregister {#register}
Folded: Wer einträgt und bis wann

Jede Anlage gehört in das Verzeichnis der Bundesnetzagentur; Pflicht ist das seit dem ${show(registration.registerMandatorySince)}. Der Stromspeicher bekommt einen eigenen Eintrag. Beides ist kostenlos. Verantwortlich bleiben Sie als Betreiber: Prüfen Sie bitte, was wir eingetragen haben.

Wir tragen binnen ${show(registration.registerDue)} nach der Inbetriebnahme ein, meist gleich. Die Verordnung lässt Ihnen ${showAccusative(registration.registerDueByLaw)} (${registration.registerDueByLaw.source}).

## Was die Formalitäten kosten {#kosten}
Folded: Anschluss, Genehmigung, Gutachten

In ${show(registration.noExtraCostsShare)} kommt nichts hinzu. Sonst:

Table: Mögliche Zusatzkosten

| Posten | Wann | Kosten |
| --- | --- | --- |
| Netzanschluss | wenn der Anschluss angepasst werden muss | ${show(registration.gridConnectionCost)} |
| Baugenehmigung | in Sonderfällen, etwa bei Auflagen der Gemeinde | ${show(registration.buildingPermitCost)} |
| Statikgutachten | bei Zweifeln an der Tragkraft des Daches | ${show(registration.structuralReportCost)} |

## Wallbox, Wärmepumpe, Speicher: ${paragraph14a} {#steuerbare-geraete}
Folded: Was der Netzbetreiber drosseln darf und was Sie dafür bekommen

Seit dem ${show(controllableDevices.obligationSince)} darf der Netzbetreiber die Leistung neuer großer Verbraucher bei Engpässen vorübergehend senken. Dafür zahlen Sie weniger Netzentgelt.

> [!DATED] Faustregel und Gesetz
> Als Faustregel planen wir die Steuerung für Anlagen ${show(controllableDevices.pvThreshold)}, Speicher ${show(controllableDevices.storageThreshold)}, Wärmepumpen und Wallboxen ein und rechnen mit pauschal ${show(controllableDevices.flatCompensation)} Ausgleich. Das Gesetz ist enger: Eine Photovoltaikanlage allein zählt nicht und bekommt nichts. Es geht um Geräte, die mit mehr als ${amount(controllableDevices.legalThreshold)} aus dem Netz laden oder heizen: Wallbox, Wärmepumpe, Klimagerät oder ein Speicher, der Netzstrom aufnimmt (${controllableDevices.legalThreshold.source}). Der pauschale Ausgleich heißt Modul 1 und beträgt je nach Netzbetreiber ${show(controllableDevices.moduleOneRange)}.

Modul 2 und 3 erklärt die Seite [Technik](${paths.technicalDetails}#steuerbare-verbrauchseinrichtung). Unter ${amount(controllableDevices.pvThreshold)} und ohne Speicher bleibt der Zählerschrank meist, wie er ist.
`,
  questions: [
    {
      question: asked.buildingPermit,
      answer:
        'Auf einem gewöhnlichen Hausdach nicht, außer das Haus ist ein Denkmal oder Ihre Gemeinde hat eigene Regeln.',
    },
  ],
  closing: 'Sie möchten die Papiere lieber uns überlassen? Wir sagen Ihnen, womit es losgeht.',
  calls: [
    { label: 'Beratung zur Anmeldung anfragen', to: consultationPath('anmeldung') },
    { label: 'Vor-Ort-Termin vereinbaren', to: contactPath('vor-ort-termin') },
  ],
  form: 'gridConnection',
} as const satisfies Article;
