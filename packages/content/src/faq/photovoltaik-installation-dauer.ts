import type { Article } from '../article.ts';
import { company } from '../company-in-texts.ts';
import { registrationWeeks } from '../drawings.ts';
import { inWords, show, showDative } from '../figures/figure.ts';
import { installation, totalDuration } from '../figures/installation.ts';
import { registration } from '../figures/registration.ts';
import { roof } from '../figures/roof.ts';
import { chart, md, picture } from '../md.ts';
import { consultationPath, contactPath, paths } from '../paths.ts';
import { projectStages, shortestWithFullLead } from '../project-stages.ts';
import { formatNumber } from '../typography.ts';
import { furtherQuestions } from './further-questions.ts';
import { faqLink } from './overview.ts';

const asked = furtherQuestions['photovoltaik-installation-dauer'];

export const article = {
  slug: 'photovoltaik-installation-dauer',
  meta: {
    title: 'Wie lange dauert die Installation einer Solaranlage?',
    description: `Die Montage dauert ${show(installation.mounting)}, das ganze Vorhaben meist ${show(installation.totalWithLead)}. Was in dieser Zeit geschieht, was sie verlängert und was Sie selbst beitragen können.`,
    keywords: `Photovoltaik Installation Dauer, Montage Photovoltaik, Ablauf Photovoltaik Installation, Solaranlage Bauzeit, Photovoltaik Zeitplan ${company.stateName}`,
  },
  lead: 'Auf dem Dach geht es schnell – die meiste Zeit vergeht vorher und nachher am Schreibtisch.',
  answer: `Vom Vertrag bis zum ersten eigenen Strom vergehen ${totalDuration}. Die Montage auf dem Dach dauert davon nur ${show(installation.mounting)}. Der Rest entfällt auf Planung, Anmeldung und das Warten auf den Netzbetreiber.`,
  headline: {
    figure: show(installation.total),
    note: `wenn der Netzbetreiber schnell antwortet, meist ${show(installation.totalWithLead)}; auf dem Dach nur ${show(installation.mounting)}`,
  },
  visual: picture('montage'),
  sections: md`
## Vom Vertrag bis zum eigenen Strom {#abschnitte}

Die Uhr läuft ab dem Vertrag. Davor sehen wir uns Ihr Dach an, innerhalb von ${showDative(roof.visitWithin)} nach Ihrer Anfrage. Dann geht es so weiter:

1. **${projectStages.planning.title}** (${projectStages.planning.duration})
  Wir zeichnen, wo Module, Kabel und Wechselrichter hinkommen, und rechnen Statik und Ertrag nach.
2. **${projectStages.permits.title}** (${projectStages.permits.duration})
  Wir melden die Anlage beim Netzbetreiber an und klären, ob die Gemeinde etwas wissen will. Dieser Abschnitt entscheidet über Ihren Termin.
3. **${projectStages.mounting.title}** (${projectStages.mounting.duration})
  Zuerst das Gestell, dann die Module. Im Haus schließen unsere Elektriker Wechselrichter und Speicher an.
4. **${projectStages.connection.title}** (${projectStages.connection.duration})
  Wir messen die Anlage durch und melden sie fertig. Danach setzt der Netzbetreiber den neuen Zähler.

${chart(registrationWeeks, 'Die vier Abschnitte nacheinander: Jeder beginnt, wenn der vorige spätestens endet.')}

## Wie viele Tage wir auf dem Dach sind {#montage}
Folded: Tage und Leute nach Größe der Anlage

Table: Dauer der Montage nach Größe der Anlage

| Anlage | Module | Dauer | Vor Ort |
| --- | --- | --- | --- |
| Klein: ${show(installation.smallSize)} | ${show(installation.smallModules)} | ${show(installation.smallDuration)} | ${show(installation.smallTeam)} |
| Mittel: ${show(installation.mediumSize)} | ${show(installation.mediumModules)} | ${show(installation.mediumDuration)} | ${show(installation.mediumTeam)} |
| Groß: ${show(installation.largeSize)} | ${show(installation.largeModules)} | ${show(installation.largeDuration)} | ${show(installation.largeTeam)} |

Unsere Arbeitszeiten sind ${show(installation.workingHoursMorning)} und ${show(installation.workingHoursAfternoon)}. Laut wird es vor allem am Anfang, wenn Haken und Schienen aufs Dach kommen.

## Warum der Netzbetreiber den Takt vorgibt {#netzbetreiber}

Vor dem Bau prüft der Netzbetreiber, ob sein Netz den Strom aufnimmt. Wir stellen die Anfrage ${show(registration.gridRequestLead)}; mit dem Zählerwechsel danach sind es dann mindestens ${formatNumber(shortestWithFullLead)}~Wochen. Kürzer wird es, wenn die Antwort früher kommt. Seine Fristen und alle Schritte stehen unter ${faqLink('photovoltaik-anmeldung-formalitaeten-netzbetreiber')}.

## Was den Termin verschieben kann {#verzoegerungen}
Folded: Wetter, Dach, Zählerschrank, Lieferung

- **Wetter**
  Bei Sturm, Gewitter oder Eis arbeitet niemand auf dem Dach.
- **Denkmalschutz**
  Zuerst muss die Behörde zustimmen, und das kann dauern.
- **Zählerschrank**
  Manchmal muss er umgebaut werden. Das sehen wir vor Ort.
- **Dach**
  Sind Ziegel oder Balken schadhaft, ist erst der Dachdecker an der Reihe: ${faqLink('photovoltaik-dach-eignung')}
- **Lieferung**
  Ein bestimmter Speicher oder Wechselrichter ist manchmal knapp.
- **Angaben**
  Ohne Zählernummer oder Unterschrift bleibt der Antrag liegen.

## So geht es bei Ihnen zügig voran {#ihr-beitrag}
Folded: Daten, Vollmacht, freie Wege

1. Schicken Sie uns früh die [Daten für den Netzanschluss](${paths.gridConnection}). Die Zählernummer steht auf dem Zähler und auf der Stromrechnung.
2. Unterschreiben Sie die [Vollmacht](${paths.powerOfAttorney}).
3. Räumen Sie vor der Montage den Platz frei, an dem das Gerüst stehen soll, und den Weg zum Zählerschrank.
4. Sagen Sie den Nachbarn Bescheid, wenn das Gerüst an ihre Grenze reicht.
`,
  questions: [
    {
      question: asked.mountingDays,
      answer: `Bei ${show(installation.smallSize)} ist es meist ein einziger, bei ${show(installation.mediumSize)} sind es ${show(installation.mediumDuration)}, bei ${inWords(installation.largeSize)} ${inWords(installation.largeDuration)}.`,
    },
    {
      question: asked.atHome,
      answer:
        'Nicht die ganze Zeit. Für den Anschluss brauchen die Elektriker aber Zutritt zum Zählerschrank, und der Strom ist dabei eine Weile abgeschaltet.',
    },
  ],
  closing:
    'Sie möchten wissen, wann es bei Ihnen losgehen könnte? Fragen Sie uns nach einem Termin.',
  calls: [
    { label: 'Installationstermin anfragen', to: consultationPath('installation') },
    { label: 'Fragen zur Installation stellen', to: contactPath('installation') },
  ],
} as const satisfies Article;
