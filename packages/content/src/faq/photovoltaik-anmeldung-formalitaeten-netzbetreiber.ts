import type { Article } from '../article.ts';
import { company } from '../company-in-texts.ts';
import { registrationWeeks } from '../drawings.ts';
import { controllableDevices } from '../figures/controllable-devices.ts';
import { amount, show, showAccusative } from '../figures/figure.ts';
import { installation, totalDuration } from '../figures/installation.ts';
import { registration } from '../figures/registration.ts';
import { inState } from '../in-state.ts';
import { consultationPath, contactPath, paths } from '../paths.ts';
import { longestWithLateMeter, registrationStages } from '../project-stages.ts';
import { formatNumber, narrowSpace } from '../typography.ts';
import { firstYearNotices } from './decisions/first-year-notices.ts';
import { gridOperators } from './decisions/grid-operators.ts';
import { furtherQuestions } from './further-questions.ts';
import { faqLink } from './overview.ts';

const paragraph14a = `§${narrowSpace}14a EnWG`;

const asked = furtherQuestions['photovoltaik-anmeldung-formalitaeten-netzbetreiber'];

export const article = {
  slug: 'photovoltaik-anmeldung-formalitaeten-netzbetreiber',
  meta: {
    title: 'PV-Anlage anmelden: Netzbetreiber, Register, Fristen',
    description: `Netzanfrage, Inbetriebnahme, Zählerwechsel, Marktstammdatenregister: sieben Schritte, ${show(installation.total)} als Richtwert. Fristen, Kosten und was wir für Sie erledigen.`,
    keywords: [
      'Photovoltaik anmelden',
      'Netzanfrage Photovoltaik',
      'Marktstammdatenregister Photovoltaik',
      `Zählerwechsel ${company.mainTowns[0]}`,
      `Photovoltaik Genehmigung ${company.stateName}`,
      'Inbetriebnahmeprotokoll',
      `Netzbetreiber ${company.mainTowns.slice(1).join(' ')}`,
    ],
  },
  lead: 'Sieben Schritte bis zur ersten Einspeisung, und was davon bei Ihnen bleibt.',
  answer: `Nötig sind die Anmeldung beim Netzbetreiber, das Protokoll der Inbetriebnahme und der Eintrag ins Marktstammdatenregister. ${
    inState(
      'SN',
      'Eine Anlage auf dem Dach müssen Sie der Gemeinde in Sachsen nicht melden (SächsBO, § 61); wo ein Denkmal, eine Satzung oder ein Bebauungsplan im Spiel ist, klären wir das.',
    ) ??
    'Ob die Gemeinde mitredet, weil ein Denkmal, eine Satzung oder ein Bebauungsplan im Spiel ist, klären wir.'
  } Vom Vertrag bis zur ersten Einspeisung vergehen ${totalDuration}.`,
  headline: {
    figure: show(registration.customerEffort),
    note: 'kostet es Sie selbst; die Papiere übernehmen wir mit Ihrer Vollmacht',
  },
  visual: { type: 'picture', picture: 'zaehlerschrank' },
  sections: [
    {
      id: 'schritte',
      title: 'Vom Vertrag bis zur Einspeisung',
      blocks: [
        {
          type: 'steps',
          steps: [
            {
              title: 'Vertrag',
              text: [
                'Mit der Unterschrift geht es los. Sie füllen die ',
                { text: 'Daten für den Netzanschluss', to: paths.gridConnection },
                ' aus und geben uns die ',
                { text: 'Vollmacht', to: paths.powerOfAttorney },
                '.',
              ],
            },
            {
              ...registrationStages.gridRequest,
              text: `So lange brauchen wir für den Antrag; dann prüft der Netzbetreiber. Wir reichen ihn ${show(registration.gridRequestLead)} ein.`,
            },
            {
              ...registrationStages.buildingNotification,
              text: `${inState('SN', 'Vorgeschrieben ist sie für Anlagen auf dem Dach nicht. Wir fragen trotzdem') ?? 'Wir fragen'} ${show(registration.buildingNotificationLead)} bei der Gemeinde nach, ob eine Gestaltungssatzung oder ein Bebauungsplan etwas verlangt. Steht das Haus unter Denkmalschutz, muss die Denkmalschutzbehörde zustimmen.`,
            },
            {
              ...registrationStages.mounting,
              text: 'Module, Kabel und Wechselrichter kommen an ihren Platz.',
            },
            {
              ...registrationStages.registerEntry,
              text: 'Gleich nach der Montage tragen wir Anlage und Speicher ein, sobald das Datum der Inbetriebnahme feststeht.',
            },
            {
              ...registrationStages.meterChange,
              text: 'Wir melden die Anlage fertig. Der Netzbetreiber vergibt einen Termin und setzt einen Zähler, der in beide Richtungen misst.',
            },
            {
              ...registrationStages.feedIn,
              text: [
                'Was Sie nicht selbst verbrauchen, fließt ins Netz. Wie das Geld zu Ihnen kommt, lesen Sie unter ',
                faqLink('photovoltaik-abrechnung-netzbetreiber'),
                '.',
              ],
            },
          ],
        },
        {
          type: 'chart',
          chart: registrationWeeks,
          caption: `Die vier Abschnitte eines Vorhabens nacheinander, mit ihrer längsten Dauer: Netzanfrage und Baumeldung gehören zum zweiten, Register und Zähler zum vierten. Braucht der Zählerwechsel ${show(registration.commissioningAndMeterChange)}, werden es bis zu ${formatNumber(longestWithLateMeter)}${narrowSpace}Wochen.`,
        },
      ],
    },
    {
      id: 'aufgaben',
      title: 'Was wir übernehmen und was bei Ihnen bleibt',
      blocks: [
        {
          type: 'cards',
          cards: [
            {
              title: 'Das erledigen wir',
              text: 'Netzanfrage, Schriftwechsel mit dem Netzbetreiber, Rückfrage bei der Gemeinde, Inbetriebnahmeprotokoll, Termin für den Zähler und Registereintrag.',
            },
            {
              title: 'Das tun Sie',
              figure: show(registration.customerEffort),
              text: 'Sie tragen Ihre Daten ein, unterschreiben die Vollmacht und sind beim Zählerwechsel zu Hause.',
            },
            {
              title: 'Das bleibt in Ihrer Hand',
              text: 'Ihr Stromliefervertrag und alle Zahlungen. Dafür gilt die Vollmacht nicht.',
            },
          ],
        },
      ],
    },
    {
      id: 'netzbetreiber',
      title: 'Wer Ihr Netzbetreiber ist und wie lange er prüft',
      blocks: [
        ...gridOperators,
        ...(inState('SN', [
          {
            type: 'table',
            caption: 'Erfahrungswerte unseres Betriebs',
            head: ['Gebiet', 'Prüfung der Netzanfrage', 'Zählerwechsel'],
            rows: [
              [
                'Dresden und Umgebung',
                show(registration.processingDresden),
                show(registration.meterChangeDresden),
              ],
              [
                'Meißen',
                show(registration.processingMeissenAndRadebeul),
                show(registration.meterChangeMeissen),
              ],
              ['Radebeul', show(registration.processingMeissenAndRadebeul), 'je nach Terminlage'],
            ],
          },
        ]) ?? []),
        {
          type: 'text',
          text: `Für eine Anlage ${show(registration.silenceLimit)} auf einem Grundstück, das schon am Netz ist, hat der Netzbetreiber ${showAccusative(registration.silence)} Zeit. Teilt er bis dahin nicht mit, dass der Anschluss ungeeignet ist, darf die Anlage angeschlossen werden (${registration.silence.source}). In anderen Fällen sind es ${show(registration.answerOfOperator)}.`,
        },
      ],
    },
    firstYearNotices,
    {
      id: 'register',
      title: 'Der Eintrag ins Marktstammdaten\u00adregister',
      blocks: [
        {
          type: 'text',
          text: `Die Bundesnetzagentur führt ein Verzeichnis aller Stromerzeuger. Auch Ihre Anlage gehört hinein; Pflicht ist das seit dem ${show(registration.registerMandatorySince)}. Der Stromspeicher bekommt einen eigenen Eintrag. Beides ist kostenlos. Verantwortlich bleiben Sie als Betreiber: Prüfen Sie bitte, was wir eingetragen haben.`,
        },
        {
          type: 'note',
          kind: 'dated',
          title: 'Die Frist',
          text: `Unser Richtwert sind ${show(registration.registerDue)} nach der Inbetriebnahme. Die Verordnung lässt Ihnen ${showAccusative(registration.registerDueByLaw)} (${registration.registerDueByLaw.source}). Wer sich an den Richtwert hält, ist also auf der sicheren Seite.`,
        },
      ],
    },
    {
      id: 'kosten',
      title: 'Was die Formalitäten kosten',
      blocks: [
        {
          type: 'text',
          text: `In ${show(registration.noExtraCostsShare)} kommt nichts hinzu. Wenn doch, dann meist einer dieser Posten:`,
        },
        {
          type: 'table',
          caption: 'Mögliche Zusatzkosten',
          head: ['Posten', 'Wann', 'Kosten'],
          rows: [
            [
              'Netzanschluss',
              'wenn der Anschluss angepasst werden muss',
              show(registration.gridConnectionCost),
            ],
            [
              'Baugenehmigung',
              'in Sonderfällen, etwa bei Auflagen der Gemeinde',
              show(registration.buildingPermitCost),
            ],
            [
              'Statikgutachten',
              'bei Zweifeln an der Tragkraft des Daches',
              show(registration.structuralReportCost),
            ],
          ],
        },
      ],
    },
    {
      id: 'steuerbare-geraete',
      title: `Wallbox, Wärmepumpe, Speicher: ${paragraph14a}`,
      blocks: [
        {
          type: 'text',
          text: `Seit dem ${show(controllableDevices.obligationSince)} müssen neue Stromverbraucher ab einer gewissen Leistung angemeldet und steuerbar sein. Der Netzbetreiber darf ihre Leistung bei Engpässen vorübergehend senken. Dafür zahlen Sie weniger Netzentgelt.`,
        },
        {
          type: 'note',
          kind: 'dated',
          title: 'Faustregel und Gesetz',
          text: `Als Faustregel planen wir die Steuerung für Anlagen ${show(controllableDevices.pvThreshold)}, Speicher ${show(controllableDevices.storageThreshold)}, Wärmepumpen und Wallboxen ein und rechnen mit pauschal ${show(controllableDevices.flatCompensation)} Ausgleich. Das Gesetz ist enger: Eine Photovoltaikanlage allein zählt nicht und bekommt nichts. Es geht um Geräte, die mit mehr als ${amount(controllableDevices.legalThreshold)} aus dem Netz laden oder heizen: Wallbox, Wärmepumpe, Klimagerät oder ein Speicher, der Netzstrom aufnimmt (${controllableDevices.legalThreshold.source}). Der pauschale Ausgleich heißt Modul 1 und beträgt je nach Netzbetreiber ${show(controllableDevices.moduleOneRange)}.`,
        },
        {
          type: 'text',
          text: [
            'Es gibt auch Modul 2 und 3; sie passen zu anderen Geräten und Tarifen. Mehr dazu auf der Seite ',
            {
              text: 'Technik, verständlich erklärt',
              to: `${paths.technicalDetails}#steuerbare-verbrauchseinrichtung`,
            },
            `. Unter ${amount(controllableDevices.pvThreshold)} und ohne Speicher bleibt der Zählerschrank meist, wie er ist. Sicher sagen wir das erst, wenn wir ihn gesehen haben.`,
          ],
        },
      ],
    },
  ],
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
