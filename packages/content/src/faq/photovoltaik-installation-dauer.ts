import type { Article } from '../article.ts';
import { company } from '../company-in-texts.ts';
import { registrationWeeks } from '../drawings.ts';
import { amount, inWords, show, showAccusative, showDative } from '../figures/figure.ts';
import { installation, totalDuration } from '../figures/installation.ts';
import { registration } from '../figures/registration.ts';
import { roof } from '../figures/roof.ts';
import { inState } from '../in-state.ts';
import { chart, md, picture } from '../md.ts';
import { consultationPath, contactPath, paths } from '../paths.ts';
import {
  longestWithLateMeter,
  projectStages,
  shortestWithFullLead,
  stagesInWeeks,
} from '../project-stages.ts';
import { formatNumber, wordSpace } from '../typography.ts';
import { furtherQuestions } from './further-questions.ts';
import { faqLink } from './overview.ts';

const asked = furtherQuestions['photovoltaik-installation-dauer'];

export const article = {
  slug: 'photovoltaik-installation-dauer',
  meta: {
    title: 'Wie lange dauert die Installation einer Solaranlage?',
    description: `Die Montage dauert ${show(installation.mounting)}, das ganze Vorhaben ${show(installation.total)}. Was in dieser Zeit geschieht, was sie verlängert und was Sie selbst beitragen können.`,
    keywords: `Photovoltaik Installation Dauer, Montage Photovoltaik, Ablauf Photovoltaik Installation, Solaranlage Bauzeit, Photovoltaik Zeitplan ${company.stateName}`,
  },
  lead: 'Auf dem Dach geht es schnell – die meiste Zeit vergeht vorher und nachher am Schreibtisch.',
  answer: `Vom Vertrag bis zum ersten eigenen Strom vergehen ${totalDuration}. Die Montage auf dem Dach dauert davon nur ${show(installation.mounting)}. Der Rest entfällt auf Planung, Anmeldung und das Warten auf den Netzbetreiber.`,
  headline: {
    figure: show(installation.total),
    note: `als Richtwert ab dem Vertrag, davon auf dem Dach nur ${show(installation.mounting)}`,
  },
  visual: picture('montage'),
  sections: md`
## Vom Vertrag bis zum eigenen Strom {#abschnitte}

Die Uhr läuft ab dem Vertrag. Davor sehen wir uns Ihr Dach an, innerhalb von ${showDative(roof.visitWithin)} nach Ihrer Anfrage. Dann geht es so weiter:

1. **${projectStages.planning.title}** (${projectStages.planning.duration})
  Sie haben unterschrieben, wir zeichnen: wo die Module liegen, wie die Kabel laufen, wohin der Wechselrichter kommt. Dazu rechnen wir die Statik und den Ertrag nach.
2. **${projectStages.permits.title}** (${projectStages.permits.duration})
  Wir melden die Anlage beim Netzbetreiber an und klären, ob die Gemeinde etwas wissen will. Dieser Abschnitt entscheidet über Ihren Termin.
3. **${projectStages.mounting.title}** (${projectStages.mounting.duration})
  Zuerst kommt das Gestell aufs Dach, dann folgen die Module. Im Haus schließen unsere Elektriker den Wechselrichter an und, falls bestellt, den Speicher.
4. **${projectStages.connection.title}** (${projectStages.connection.duration})
  Wir messen die Anlage durch, schreiben das Protokoll und melden sie fertig. Danach setzt der Netzbetreiber den neuen Zähler.

${chart(registrationWeeks, `Die vier Abschnitte nacheinander, gezeichnet mit ihrer längsten Dauer. Zusammengezählt sind es etwa ${formatNumber(Math.round(stagesInWeeks[0]))} bis ${formatNumber(Math.round(stagesInWeeks[1]))}${wordSpace}Wochen, unser Richtwert nennt ${show(installation.total)}.`)}

## Wie viele Tage wir auf dem Dach sind {#montage}
Folded: Je nach Größe der Anlage

Das hängt von der Zahl der Module ab; zu größeren Anlagen kommen wir mit mehr Leuten. Liegt Ihre Anlage zwischen zwei Zeilen der Tabelle, liegt auch die Dauer dazwischen.

Table: Dauer der Montage nach Größe der Anlage

| Anlage | Module | Dauer | Vor Ort |
| --- | --- | --- | --- |
| Klein: ${show(installation.smallSize)} | ${show(installation.smallModules)} | ${show(installation.smallDuration)} | ${show(installation.smallTeam)} |
| Mittel: ${show(installation.mediumSize)} | ${show(installation.mediumModules)} | ${show(installation.mediumDuration)} | ${show(installation.mediumTeam)} |
| Groß: ${show(installation.largeSize)} | ${show(installation.largeModules)} | ${show(installation.largeDuration)} | ${show(installation.largeTeam)} |

Unsere Arbeitszeiten sind ${show(installation.workingHoursMorning)} und ${show(installation.workingHoursAfternoon)}, dazwischen ist Mittagspause. Laut wird es vor allem am Anfang, wenn Haken und Schienen aufs Dach kommen. Die Module selbst sind dann schnell verlegt.

Sie müssen nicht die ganze Zeit zu Hause sein. Für den Anschluss brauchen die Elektriker aber Zutritt zum Zählerschrank. Dabei ist der Strom im Haus eine Weile abgeschaltet. Speichern Sie vorher, woran Sie am Rechner arbeiten.

## Warum der Netzbetreiber den Takt vorgibt {#netzbetreiber}
Folded: Was er prüft, und wie lange es hier dauert

Vor dem Bau prüft der Netzbetreiber, ob sein Netz den Strom aufnimmt.${inState('SN', ` In und um Dresden dauert das ${show(registration.processingDresden)}, in Meißen und Radebeul ${show(registration.processingMeissenAndRadebeul)}.`) ?? ''} Wir stellen die Anfrage ${show(registration.gridRequestLead)}; mit dem Zählerwechsel danach sind es dann mindestens ${formatNumber(shortestWithFullLead)}~Wochen. Kürzer wird es, wenn die Antwort früher kommt.

- **Der Netzbetreiber antwortet nicht** (${show(registration.silence)})
  So lange hat er Zeit, wenn Ihr Grundstück schon am Netz ist und die Anlage höchstens ${amount(registration.silenceLimit)} hat. Meldet er bis dahin nicht, dass der Anschluss ungeeignet ist, darf die Anlage angeschlossen werden (${registration.silence.source}).
- **Er fragt nach** (${show(registration.answerOfOperator)})
  Die Frist läuft, sobald er alles hat; deshalb schicken wir die Unterlagen vollständig. Muss am Anschluss etwas geändert werden, darf die Antwort so lange dauern (${registration.answerOfOperator.source}).
- **Der Zähler kommt spät** (bis zu ${formatNumber(longestWithLateMeter)}~Wochen)
  So lange dauert das Ganze, wenn alle Abschnitte ihre längste Zeit brauchen und der Zählerwechsel statt ${show(installation.commissioningAndConnection)} ganze ${formatNumber(registration.commissioningAndMeterChange.value[1])} dauert.

Am Ende wartet noch der Zählerwechsel${inState('SN', `: in Dresden ${show(registration.meterChangeDresden)}, in Meißen ${show(registration.meterChangeMeissen)}`) ?? ''}. Jeden Schritt vom Antrag bis zur Einspeisung erklärt der Artikel ${faqLink('photovoltaik-anmeldung-formalitaeten-netzbetreiber')}.

## Was den Termin verschieben kann {#verzoegerungen}
Folded: Wetter, Lieferung, Zähler

- Das Wetter: Bei Sturm, Gewitter oder Eis arbeitet niemand auf dem Dach.
- Der Denkmalschutz: Dann muss zuerst die Denkmalschutzbehörde zustimmen, und das kann dauern.
- Ein alter Zählerschrank: Manchmal muss er umgebaut werden. Ob das nötig ist, sehen wir vor Ort.
- Das Dach selbst: Sind Ziegel oder Balken schadhaft, ist erst der Dachdecker an der Reihe. Worauf es ankommt, lesen Sie unter ${faqLink('photovoltaik-dach-eignung')}.
- Die Lieferung: Ein bestimmter Speicher oder Wechselrichter ist manchmal knapp.
- Fehlende Angaben: Ohne Zählernummer oder Unterschrift bleibt der Antrag liegen.

## So geht es bei Ihnen zügig voran {#ihr-beitrag}
Folded: Was Sie selbst beschleunigen können

Für alle Formalitäten zusammen brauchen Sie etwa ${show(registration.customerEffort)}. Am meisten hilft uns dies:

1. Schicken Sie uns früh die [Daten für den Netzanschluss](${paths.gridConnection}). Die Zählernummer steht auf dem Zähler und auf der Stromrechnung.
2. Unterschreiben Sie die [Vollmacht](${paths.powerOfAttorney}). Dann schreiben wir dem Netzbetreiber in Ihrem Namen.
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
    {
      question: asked.whyLonger,
      answer: `Der Netzbetreiber muss die Anlage prüfen. ${
        inState(
          'SN',
          `Das dauert in und um Dresden ${show(registration.processingDresden)}, in Meißen und Radebeul ${show(registration.processingMeissenAndRadebeul)}.`,
        ) ??
        `Das Gesetz lässt ihm dafür bis zu ${showAccusative(registration.answerOfOperator)} Zeit.`
      }`,
    },
  ],
  closing:
    'Sie möchten wissen, wann es bei Ihnen losgehen könnte? Fragen Sie uns nach einem Termin.',
  calls: [
    { label: 'Installationstermin anfragen', to: consultationPath('installation') },
    { label: 'Fragen zur Installation stellen', to: contactPath('installation') },
  ],
} as const satisfies Article;
