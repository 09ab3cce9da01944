import type { Article } from '../article.ts';
import { company } from '../company-in-texts.ts';
import { registrationWeeks } from '../drawings.ts';
import { amount, inWords, show, showAccusative, showDative } from '../figures/figure.ts';
import { installation, totalDuration } from '../figures/installation.ts';
import { registration } from '../figures/registration.ts';
import { roof } from '../figures/roof.ts';
import { inState } from '../in-state.ts';
import { consultationPath, contactPath, paths } from '../paths.ts';
import {
  longestWithLateMeter,
  projectStages,
  shortestWithFullLead,
  stagesInWeeks,
} from '../project-stages.ts';
import { formatNumber, narrowSpace } from '../typography.ts';
import { furtherQuestions } from './further-questions.ts';
import { faqLink } from './overview.ts';

const asked = furtherQuestions['photovoltaik-installation-dauer'];

export const article = {
  slug: 'photovoltaik-installation-dauer',
  meta: {
    title: 'Wie lange dauert die Installation einer Solaranlage?',
    description: `Die Montage dauert ${show(installation.mounting)}, das ganze Vorhaben ${show(installation.total)}. Was in dieser Zeit geschieht, was sie verlängert und was Sie selbst beitragen können.`,
    keywords: [
      'Photovoltaik Installation Dauer',
      'Montage Photovoltaik',
      'Ablauf Photovoltaik Installation',
      'Solaranlage Bauzeit',
      `Photovoltaik Zeitplan ${company.stateName}`,
    ],
  },
  lead: 'Auf dem Dach geht es schnell – die meiste Zeit vergeht vorher und nachher am Schreibtisch.',
  answer: `Vom Vertrag bis zum ersten eigenen Strom vergehen ${totalDuration}. Die Montage auf dem Dach dauert davon nur ${show(installation.mounting)}. Der Rest entfällt auf Planung, Anmeldung und das Warten auf den Netzbetreiber.`,
  headline: {
    figure: show(installation.total),
    note: `als Richtwert ab dem Vertrag, davon auf dem Dach nur ${show(installation.mounting)}`,
  },
  visual: { type: 'picture', picture: 'montage' },
  sections: [
    {
      id: 'abschnitte',
      title: 'Vom Vertrag bis zum eigenen Strom',
      blocks: [
        {
          type: 'text',
          text: `Die Uhr läuft ab dem Vertrag. Davor sehen wir uns Ihr Dach an, innerhalb von ${showDative(roof.visitWithin)} nach Ihrer Anfrage. Dann geht es so weiter:`,
        },
        {
          type: 'steps',
          steps: [
            {
              ...projectStages.planning,
              text: 'Sie haben unterschrieben, wir zeichnen: wo die Module liegen, wie die Kabel laufen, wohin der Wechselrichter kommt. Dazu rechnen wir die Statik und den Ertrag nach.',
            },
            {
              ...projectStages.permits,
              text: 'Wir melden die Anlage beim Netzbetreiber an und klären, ob die Gemeinde etwas wissen will. Dieser Abschnitt entscheidet über Ihren Termin.',
            },
            {
              ...projectStages.mounting,
              text: 'Zuerst kommt das Gestell aufs Dach, dann folgen die Module. Im Haus schließen unsere Elektriker den Wechselrichter an und, falls bestellt, den Speicher.',
            },
            {
              ...projectStages.connection,
              text: `Wir messen die Anlage durch, schreiben das Protokoll und melden sie fertig. Danach setzt der Netzbetreiber den neuen Zähler.`,
            },
          ],
        },
        {
          type: 'chart',
          chart: registrationWeeks,
          caption: `Die vier Abschnitte nacheinander, gezeichnet mit ihrer längsten Dauer. Zusammengezählt sind es etwa ${formatNumber(Math.round(stagesInWeeks[0]))} bis ${formatNumber(Math.round(stagesInWeeks[1]))}${narrowSpace}Wochen, unser Richtwert nennt ${show(installation.total)}.`,
        },
      ],
    },
    {
      id: 'montage',
      title: 'Wie viele Tage wir auf dem Dach sind',
      blocks: [
        {
          type: 'text',
          text: 'Das hängt von der Zahl der Module ab; zu größeren Anlagen kommen wir mit mehr Leuten. Liegt Ihre Anlage zwischen zwei Zeilen der Tabelle, liegt auch die Dauer dazwischen.',
        },
        {
          type: 'table',
          caption: 'Dauer der Montage nach Größe der Anlage',
          head: ['Anlage', 'Module', 'Dauer', 'Vor Ort'],
          rows: [
            [
              `Klein: ${show(installation.smallSize)}`,
              show(installation.smallModules),
              show(installation.smallDuration),
              show(installation.smallTeam),
            ],
            [
              `Mittel: ${show(installation.mediumSize)}`,
              show(installation.mediumModules),
              show(installation.mediumDuration),
              show(installation.mediumTeam),
            ],
            [
              `Groß: ${show(installation.largeSize)}`,
              show(installation.largeModules),
              show(installation.largeDuration),
              show(installation.largeTeam),
            ],
          ],
        },
        {
          type: 'text',
          text: `Unsere Arbeitszeiten sind ${show(installation.workingHoursMorning)} und ${show(installation.workingHoursAfternoon)}, dazwischen ist Mittagspause. Laut wird es vor allem am Anfang, wenn Haken und Schienen aufs Dach kommen. Die Module selbst sind dann schnell verlegt.`,
        },
        {
          type: 'text',
          text: 'Sie müssen nicht die ganze Zeit zu Hause sein. Für den Anschluss brauchen die Elektriker aber Zutritt zum Zählerschrank. Dabei ist der Strom im Haus eine Weile abgeschaltet. Speichern Sie vorher, woran Sie am Rechner arbeiten.',
        },
      ],
    },
    {
      id: 'netzbetreiber',
      title: 'Warum der Netzbetreiber den Takt vorgibt',
      blocks: [
        {
          type: 'text',
          text: `Vor dem Bau prüft der Netzbetreiber, ob sein Netz den Strom aufnimmt.${inState('SN', ` In und um Dresden dauert das ${show(registration.processingDresden)}, in Meißen und Radebeul ${show(registration.processingMeissenAndRadebeul)}.`) ?? ''} Wir stellen die Anfrage ${show(registration.gridRequestLead)}; mit dem Zählerwechsel danach sind es dann mindestens ${formatNumber(shortestWithFullLead)}${narrowSpace}Wochen. Kürzer wird es, wenn die Antwort früher kommt.`,
        },
        {
          type: 'cards',
          cards: [
            {
              title: 'Der Netzbetreiber antwortet nicht',
              figure: show(registration.silence),
              text: `So lange hat er Zeit, wenn Ihr Grundstück schon am Netz ist und die Anlage höchstens ${amount(registration.silenceLimit)} hat. Meldet er bis dahin nicht, dass der Anschluss ungeeignet ist, darf die Anlage angeschlossen werden (${registration.silence.source}).`,
            },
            {
              title: 'Er fragt nach',
              figure: show(registration.answerOfOperator),
              text: `Die Frist läuft, sobald er alles hat; deshalb schicken wir die Unterlagen vollständig. Muss am Anschluss etwas geändert werden, darf die Antwort so lange dauern (${registration.answerOfOperator.source}).`,
            },
            {
              title: 'Der Zähler kommt spät',
              figure: `bis zu ${formatNumber(longestWithLateMeter)}${narrowSpace}Wochen`,
              text: `So lange dauert das Ganze, wenn alle Abschnitte ihre längste Zeit brauchen und der Zählerwechsel statt ${show(installation.commissioningAndConnection)} ganze ${formatNumber(registration.commissioningAndMeterChange.value[1])} dauert.`,
            },
          ],
        },
        {
          type: 'text',
          text: [
            `Am Ende wartet noch der Zählerwechsel${inState('SN', `: in Dresden ${show(registration.meterChangeDresden)}, in Meißen ${show(registration.meterChangeMeissen)}`) ?? ''}. Jeden Schritt vom Antrag bis zur Einspeisung erklärt der Artikel `,
            faqLink('photovoltaik-anmeldung-formalitaeten-netzbetreiber'),
            '.',
          ],
        },
      ],
    },
    {
      id: 'verzoegerungen',
      title: 'Was den Termin verschieben kann',
      blocks: [
        {
          type: 'list',
          items: [
            'Das Wetter: Bei Sturm, Gewitter oder Eis arbeitet niemand auf dem Dach.',
            'Der Denkmalschutz: Dann muss zuerst die Denkmalschutzbehörde zustimmen, und das kann dauern.',
            'Ein alter Zählerschrank: Manchmal muss er umgebaut werden. Ob das nötig ist, sehen wir vor Ort.',
            [
              'Das Dach selbst: Sind Ziegel oder Balken schadhaft, ist erst der Dachdecker an der Reihe. Worauf es ankommt, lesen Sie unter ',
              faqLink('photovoltaik-dach-eignung'),
              '.',
            ],
            'Die Lieferung: Ein bestimmter Speicher oder Wechselrichter ist manchmal knapp.',
            'Fehlende Angaben: Ohne Zählernummer oder Unterschrift bleibt der Antrag liegen.',
          ],
        },
      ],
    },
    {
      id: 'ihr-beitrag',
      title: 'So geht es bei Ihnen zügig voran',
      blocks: [
        {
          type: 'text',
          text: `Für alle Formalitäten zusammen brauchen Sie etwa ${show(registration.customerEffort)}. Am meisten hilft uns dies:`,
        },
        {
          type: 'list',
          ordered: true,
          items: [
            [
              'Schicken Sie uns früh die ',
              { text: 'Daten für den Netzanschluss', to: paths.gridConnection },
              '. Die Zählernummer steht auf dem Zähler und auf der Stromrechnung.',
            ],
            [
              'Unterschreiben Sie die ',
              { text: 'Vollmacht', to: paths.powerOfAttorney },
              '. Dann schreiben wir dem Netzbetreiber in Ihrem Namen.',
            ],
            'Räumen Sie vor der Montage den Platz frei, an dem das Gerüst stehen soll, und den Weg zum Zählerschrank.',
            'Sagen Sie den Nachbarn Bescheid, wenn das Gerüst an ihre Grenze reicht.',
          ],
        },
      ],
    },
  ],
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
