import { type ReformState, reform } from '@rebhang-solar/calculator/law/reform';
import { type Regime, regimesOf } from '@rebhang-solar/calculator/law/regime';
import { usualStart } from '@rebhang-solar/calculator/market';
import type { InlineLink, RichText } from '../article.ts';
import { legal } from '../company/legal.ts';
import type { DrawingText } from '../drawings.ts';
import { sumsOf } from '../faq/decisions/by-law-words.ts';
import { feedIn } from '../figures/feed-in.ts';
import { amount, show, showDative } from '../figures/figure.ts';
import { installation } from '../figures/installation.ts';
import { marketFigures } from '../figures/market.ts';
import { reformFigures } from '../figures/reform.ts';
import { registration } from '../figures/registration.ts';
import { rights } from '../figures/rights.ts';
import { calculationPath } from '../houses/calculation-path.ts';
import { familyInWords } from '../houses/standard-houses.ts';
import { inline } from '../md.ts';
import { faqPath, paths } from '../paths.ts';
import { formatNumber, germanDate, withUnit } from '../typography.ts';
import { withCalculator } from '../with-calculator.ts';

/** How sure a part of a lane is. */
export type LaneMark = 'fixed' | 'other' | 'paid' | 'bonus' | 'open';

/** From one system's start to the end of 2046; `to` is the year that begins where the part ends. */
export type Lane = {
  name: string;
  note: string;
  parts: readonly { from: number; to: number; text: string; mark: LaneMark }[];
};

type Case = {
  title: string;
  text: RichText;
  link?: InlineLink | undefined;
};

const lastYear = 2046;
const years = { from: 2026, to: lastYear + 1, ticks: [2026, 2030, 2035, 2040, lastYear] } as const;
const firstDay = show(reformFigures.from);
const lastDay = germanDate('2026-12-31');
const draftDay = germanDate(reformFigures.from.asOf);
const paper: InlineLink = { text: '21/7867', href: reformFigures.from.sourceHref };
const bonusFrom = 2027 + reformFigures.transitionMonths.value / 12;
const openFrom = bonusFrom + reformFigures.marketingBonusMonths.value / 12;
const cents = (value: number) => withUnit(formatNumber(value), 'ct');
const rate = (value: number) => withUnit(formatNumber(value, 2), 'ct');

const laneOf: Record<Regime, (state: ReformState) => Lane> = {
  eeg2023: () => ({
    name: 'Start 2027, heutiges Gesetz',
    note: 'EU muss zustimmen',
    parts: [
      {
        from: 2027,
        to: years.to,
        text: `${rate(feedIn.upTo10kwpNext.value)}, ${amount(feedIn.duration)}`,
        mark: 'open',
      },
    ],
  }),
  eeg2027: (state) => ({
    name: state === 'draft' ? 'Start 2027 nach dem Entwurf' : 'Start ab 2027',
    note: state === 'draft' ? 'ungewiss' : 'EEG 2027',
    parts: [
      {
        from: 2027,
        to: bonusFrom,
        text: cents(reformFigures.transitionPaid.value),
        mark: 'paid',
      },
      {
        from: bonusFrom,
        to: openFrom,
        text: `+${formatNumber(reformFigures.marketingBonus.value)}*`,
        mark: 'bonus',
      },
      { from: openFrom, to: years.to, text: 'Marktwert, unbekannt', mark: 'open' },
    ],
  }),
};

const states: Record<ReformState, { status: string; text: string; since: string }> = {
  draft: {
    status: 'Nicht beschlossen',
    text: `Der Entwurf liegt im Bundestag. Wird er Gesetz, gibt es für neue Anlagen höchstens ${amount(reformFigures.transitionMonths)} lang ${cents(reformFigures.transitionPaid.value)} statt ${amount(feedIn.duration)} lang ${rate(feedIn.upTo10kwpNext.value)}. Die EU muss beidem zustimmen.`,
    since: 'Das Jahr 2027 hat begonnen. Nach unserem Stand ist trotzdem nichts beschlossen.',
  },
  law: {
    status: 'Beschlossen',
    text: `Anlagen, die ab dem ${firstDay} starten, bekommen höchstens ${amount(reformFigures.transitionMonths)} lang ${show(reformFigures.transitionPaid)}. Ältere behalten ihren Satz.`,
    since: `Die neue Regel gilt seit dem ${firstDay}.`,
  },
  dropped: {
    status: 'Nicht Gesetz geworden',
    text: `Der Entwurf vom ${draftDay} ist erledigt. Für neue Anlagen gilt weiter das EEG 2023: ${amount(feedIn.duration)} lang ein fester Satz. Seine Genehmigung durch die EU endet am ${lastDay}.`,
    since:
      'Ob die EU das heutige Gesetz weiter genehmigt, fragen Sie uns bitte vor der Bestellung.',
  },
};

const check = legal.reformCheck;
const checked = check && `${germanDate(check.on)}, ${check.by} (${check.where})`;

/** What /ab-2027 says. `begun`: the first day of 2027 has come, and nobody can start earlier any more. */
export function from2027Page(begun: boolean, state: ReformState = reform.state) {
  const { status, text, since } = states[state];
  const regimes = regimesOf(usualStart, state);
  const lanes: Lane[] = [
    {
      name: 'Läuft schon, etwa seit 2020',
      note: 'bleibt',
      parts: [
        { from: years.from, to: 2041, text: 'Ihr Satz, bis Ende 2040', mark: 'other' },
        { from: 2041, to: years.to, text: 'Marktwert', mark: 'open' },
      ],
    },
    {
      name: `Start bis ${lastDay}`,
      note: begun ? 'vorbei' : 'steht fest',
      parts: [
        {
          from: years.from,
          to: years.to,
          text: `${rate(feedIn.upTo10kwpCurrent.value)}, bis Ende ${lastYear}`,
          mark: 'fixed',
        },
      ],
    },
    ...[...regimes].reverse().map((regime) => laneOf[regime](state)),
  ];
  return {
    status: {
      label: 'Stand',
      title: status,
      text: begun ? `${since} ${text}` : text,
      dates: [
        ['Entwurf', draftDay],
        ['Erste Lesung', inline`${show(reformFigures.firstReading)}, ${paper}`],
        ...(checked ? ([['Nachgesehen', checked]] as const) : []),
      ] satisfies readonly (readonly [string, RichText])[],
    },
    drawing: {
      heading: 'Wer was bekommt, nach Starttag',
      unit: `Cent je kWh Überschuss, bis ${amount(feedIn.smallSystemLimit)}`,
      title: 'Vergütung nach dem Tag des Starts, 2026 bis 2046',
      description: lanes
        .map(
          ({ name, note, parts }) =>
            `${name} (${note}): ${parts.map((part) => `${part.from} bis ${part.to - 1} ${part.text}`).join(', ')}.`,
        )
        .join(' '),
      years,
      lanes,
      notes: [
        ...(regimes.includes('eeg2027')
          ? [
              `* ${show(reformFigures.marketingBonusMonths)} und nur mit Direktvermarktung: Marktwert plus ${show(reformFigures.marketingBonus)}, weniger die Gebühr. Sonst nimmt der Netzbetreiber den Strom unbezahlt.`,
            ]
          : []),
        ...(regimes.includes('eeg2023')
          ? [
              `Nach heutigem Gesetz gilt bis ${germanDate('2027-01-31')} noch ${rate(feedIn.upTo10kwpCurrent.value)}.`,
            ]
          : []),
      ],
    } satisfies DrawingText & Record<string, unknown>,
    cases: { title: 'Was Sie jetzt tun', list: casesOf(begun, state) },
    more: moreOf(state),
    log: {
      title: `Verlauf: was geschah${checked ? ' und wann wir nachsahen' : ''}`,
      entries: [
        `${draftDay}: Die Bundesregierung legt den Entwurf zum EEG 2027 vor (Bundesrat 470/26).`,
        inline`${show(reformFigures.firstReading)}: Der Bundestag berät zum ersten Mal (Drucksache ${paper}).`,
        ...(check ? [`${germanDate(check.on)}: ${check.by} sieht nach (${check.where}).`] : []),
      ] satisfies readonly RichText[],
    },
    closing: 'Unsicher, welcher Fall Ihrer ist?',
    calls: [{ label: 'Kostenlose Beratung anfordern', to: paths.consultation }],
  };
}

function casesOf(begun: boolean, state: ReformState): Case[] {
  const example =
    state === reform.state
      ? (withCalculator(() => ` Ein Beispiel mit ${familyInWords}: ${sumsOf('family')}`) ?? '')
      : '';
  const size =
    state === 'draft'
      ? 'Rechnen Sie beide Fälle, und nehmen Sie die Größe, die auch nach dem Entwurf trägt.'
      : 'Rechnen Sie Ihr Haus, bevor Sie unterschreiben.';
  return [
    {
      title: 'Noch nicht bestellt',
      text: begun
        ? `Einen Start 2026 gibt es nicht mehr. ${size} Strom, den Sie selbst verbrauchen, hängt an keinem Gesetz.${example}`
        : `Eilen hilft nicht: Bis zum Start vergehen meist ${show(installation.totalWithLead)}, 2026 kann Ihnen niemand zusagen. ${size}${example}`,
      link: withCalculator(() => ({
        text: state === 'draft' ? 'Beide Fälle rechnen' : 'Ihr Haus rechnen',
        to: calculationPath('family'),
      })),
    },
    {
      title: begun ? '2026 gestartet' : 'Bestellt, Start 2026',
      text: `${begun ? 'Ihr Satz steht fest.' : 'Es zählt der Tag der Inbetriebnahme: Module fest, Wechselrichter eingebaut, erster Strom. Der Zähler darf später kommen.'} Lassen Sie ${begun ? 'sich das Protokoll der Inbetriebnahme geben' : 'ihn im Protokoll festhalten'}, und tragen Sie die Anlage binnen ${showDative(registration.registerDueByLaw)} ins Marktstammdaten\u00adregister ein.`,
      link: {
        text: 'Was wann zu melden ist',
        to: faqPath('photovoltaik-anmeldung-formalitaeten-netzbetreiber'),
      },
    },
    {
      title: `Unterschrieben mit ${cents(feedIn.upTo10kwpCurrent.value)}, Start 2027`,
      text: inline`Sehen Sie nach, ob der Satz zugesagt oder nur vorgerechnet ist. Bitten Sie um eine zweite Rechnung${state === 'dropped' ? ' mit dem Satz, der beim Start gilt' : ` mit ${cents(reformFigures.transitionPaid.value)} für ${show(reformFigures.transitionMonths)}${state === 'draft' ? ', nach dem Entwurf' : ''}`}. Zu Hause unterschrieben: ${{ text: `${amount(rights.withdrawal)} Widerruf`, href: rights.withdrawal.sourceHref }}, beim Kauf ab der letzten Lieferung; ohne Belehrung ${amount(rights.withdrawalWithoutInstruction)} länger. Rechtsberatung ist das nicht.`,
      link: withCalculator(() => ({ text: 'Angebot nachrechnen', to: paths.offerCheck })),
    },
    {
      title: 'Anlage läuft schon',
      text: `Für Sie ändert sich nichts: Ihr Satz gilt ${amount(feedIn.duration)} und den Rest des Startjahres. Wer erweitert, fragt vorher nach dem Satz für die neuen Module.`,
      link: {
        text: 'Erweitern oder nachrüsten',
        to: faqPath('photovoltaik-erweiterung-speicher-nachruesten'),
      },
    },
  ];
}

/** Questions beside the four cases, folded. */
function moreOf(state: ReformState): { question: string; answer: string }[] {
  return [
    ...(state === 'dropped'
      ? []
      : [
          {
            question: 'Und wenn ich nichts einspeise?',
            answer: `${state === 'draft' ? 'Nach dem Entwurf' : 'Seit 2027'} dürfen neue Anlagen auf Dauer höchstens ${show(reformFigures.feedInLimit)} einspeisen. Wer nichts einspeist, ist davon frei und braucht keine Steuerbox. Dafür verfällt der Strom, den weder Haus noch Speicher nehmen. Rechnen lohnt sich, bevor Sie darauf verzichten.`,
          },
        ]),
    {
      question: 'Welchen Strompreis trage ich ein?',
      answer: `Den Arbeitspreis von Ihrer Rechnung, ohne Grundpreis. Haben Sie sie nicht zur Hand, rechnen wir mit ${show(marketFigures.electricityPrice)}; neue Verträge liegen bei ${show(marketFigures.electricityPriceRange)}. Wer noch in der Grundversorgung ist, wechselt besser erst den Vertrag und rechnet dann mit dem neuen Preis.`,
    },
  ];
}
