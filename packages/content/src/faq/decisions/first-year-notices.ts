import type { Section } from '../../article.ts';
import { duties } from '../../figures/duties.ts';
import { feedInReturnWhole, penaltyOf } from '../../figures/examples.ts';
import { feedIn } from '../../figures/feed-in.ts';
import { amount, asOf, show } from '../../figures/figure.ts';
import { registration } from '../../figures/registration.ts';
import { selfUse } from '../../figures/self-use.ts';
import { paths } from '../../paths.ts';
import { euro } from '../../typography.ts';

const month = Math.round(feedInReturnWhole(selfUse.feedInLarge, feedIn.upTo10kwpCurrent) / 12);

/** What has to be told in the first year, by whom, and what is lost without it. */
export const firstYearNotices = {
  id: 'erstes-jahr',
  title: 'Das erste Jahr: was zu melden ist und was sonst verloren geht',
  blocks: [
    {
      type: 'table',
      caption: 'Meldungen rund um die Inbetriebnahme',
      head: ['Meldung', 'Bis wann', 'Wer', 'Was ohne sie geschieht'],
      rows: [
        [
          'Netzanfrage',
          show(registration.gridRequestLead),
          'wir',
          'Die Anlage darf nicht ans Netz.',
        ],
        [
          'Zuordnung: auf welchem Weg Sie den Strom verkaufen',
          'bevor der erste Monat beginnt; bei Volleinspeisung vor der Inbetriebnahme',
          'wir, mit Ihrer Vollmacht',
          `Unter ${amount(duties.unassignedBelow)} gibt es ${amount(duties.unassignedRate)} (${duties.unassignedRate.source}).`,
        ],
        [
          'Marktstammdaten\u00adregister: Anlage',
          `binnen eines Monats nach der Inbetriebnahme`,
          'wir; Sie prüfen',
          `${show(duties.penalty)}, nach dem Nachholen ${amount(duties.penaltyMended)} (${duties.penalty.source})`,
        ],
        [
          'Marktstammdaten\u00adregister: Speicher',
          'ebenso, als eigener Eintrag',
          'wir; Sie prüfen',
          'Der Speicher gilt als nicht gemeldet.',
        ],
        [
          'Fertigmeldung und Protokoll der Inbetriebnahme',
          'gleich nach der Inbetriebnahme',
          'wir',
          'Der neue Zähler kommt nicht.',
        ],
        [
          'Konto und Angaben zur Umsatzsteuer',
          'wenn der Netzbetreiber fragt',
          'Sie',
          'Die Zahlung ruht.',
        ],
        [
          'Wohngebäude\u00adversicherung',
          'vor der Montage',
          'Sie',
          'Ein Schaden kann ungedeckt sein.',
        ],
        [
          'Zählerstand',
          'zum Jahreswechsel, wenn der Zähler nicht selbst meldet',
          'Sie',
          'Der Netzbetreiber schätzt, oder die Zahlung ruht.',
        ],
      ],
    },
    {
      type: 'text',
      text: `Was das ausmacht: Eine Anlage mit ${show(selfUse.size)} und Speicher bringt mit der Einspeisung im Mittel etwa ${euro(month)} im Monat (${amount(feedIn.upTo10kwpCurrent)}, ${asOf(feedIn.upTo10kwpCurrent)}). Fehlt der Eintrag im Register, kostet das ${euro(penaltyOf(selfUse.size))} im Monat, also mehr, als sie einbringt.`,
    },
    {
      type: 'text',
      text: [
        'Ihr nächster Schritt: ',
        { text: 'Daten für den Netzanschluss', to: paths.gridConnection },
        ' eintragen und die ',
        { text: 'Vollmacht', to: paths.powerOfAttorney },
        ' unterschreiben. Dann gehen die Meldungen von uns aus.',
      ],
    },
  ],
} as const satisfies Section;
