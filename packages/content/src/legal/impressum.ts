import type { Section } from '../article.ts';
import { legal } from '../company/legal.ts';
import { pictures, visualisation } from '../company/pictures.ts';
import { company, companyAddress } from '../company-in-texts.ts';
import { pageMeta } from '../pages/page-meta.ts';
import { shell } from '../pages/shell.ts';
import { paths } from '../paths.ts';
import type { LegalPage } from './legal-page.ts';

const { generalPartner } = company;

/** Left out where every picture is a photograph. */
const drawnPictures: readonly Section[] = Object.values(pictures).some(
  ({ caption }) => caption === visualisation,
)
  ? [
      {
        id: 'bilder',
        title: 'Bilder',
        blocks: [
          {
            type: 'text',
            text: `Bilder mit der Unterschrift „${visualisation}“ zeigen am Computer entstandene Ansichten, keine Fotografien.`,
          },
        ],
      },
    ]
  : [];

/** /impressum: the operator of the site (§ 5 DDG). */
export const impressum = {
  introduction: pageMeta.imprint,
  back: { label: shell.backToHome, to: paths.home },
  // BEISPIEL: rechtlich prüfen lassen
  sections: [
    {
      id: 'anbieter',
      title: 'Angaben nach § 5 DDG',
      blocks: [
        {
          type: 'table',
          caption: 'Anbieter dieser Website',
          head: ['Angabe', 'Eintrag'],
          rows: [
            ['Firma', company.name],
            ['Anschrift', companyAddress],
            ...(generalPartner ? [] : [['Geschäftsführung', company.managingDirector]]),
            ['Registergericht', company.registerCourt],
            ['Handelsregisternummer', company.registerNumber],
            ...(generalPartner
              ? [
                  [
                    'Persönlich haftende Gesellschafterin',
                    `${generalPartner.name}, ${generalPartner.city}`,
                  ],
                  ['Deren Registergericht', generalPartner.registerCourt],
                  ['Deren Handelsregisternummer', generalPartner.registerNumber],
                  ['Deren Geschäftsführung', company.managingDirector],
                ]
              : []),
            ['Umsatzsteuer-Identifikationsnummer', company.vatId],
            ['Wirtschafts-Identifikationsnummer', company.economicId],
          ],
        },
      ],
    },
    {
      id: 'kontakt',
      title: 'So erreichen Sie uns',
      blocks: [
        {
          type: 'list',
          items: [
            ['Telefon: ', { text: company.phone, href: company.phoneHref }],
            ['E-Mail: ', { text: company.email, href: `mailto:${company.email}` }],
          ],
        },
        {
          type: 'note',
          kind: 'hint',
          title: 'Besuche nur nach Vereinbarung',
          text: 'Möchten Sie zu uns kommen, vereinbaren Sie bitte vorher einen Termin. Ohne Termin treffen Sie möglicherweise niemanden an.',
        },
      ],
    },
    {
      id: 'beruf',
      title: 'Beruf, Kammer und Versicherung',
      blocks: [
        {
          type: 'table',
          caption: 'Angaben nach § 5 Abs. 1 DDG und § 2 DL-InfoV',
          head: ['Angabe', 'Eintrag'],
          rows: [
            ['Zuständige Kammer', legal.profession.chamber],
            ['Berufsbezeichnung', legal.profession.title],
            ['Verliehen in', legal.profession.state],
            ['Berufsrecht', 'Handwerksordnung'],
            ['Eintrag als Installateur', legal.profession.installerRegister],
            ['Berufs\u00adhaftpflicht', legal.profession.insurer],
            ['Geltungs\u00adbereich', legal.profession.coverage],
            [
              'Vertrags\u00adbedingungen',
              'auf dieser Website; es gilt deutsches Recht, Gerichtsstand nur unter Kaufleuten',
            ],
          ],
        },
        {
          type: 'text',
          text: 'Versicherungen vermitteln wir nicht. Garantien über die gesetzliche Gewährleistung hinaus geben wir nicht; die Hersteller der Bauteile geben eigene.',
        },
        {
          type: 'text',
          text: [
            'Unsere Bedingungen finden Sie unter ',
            { text: 'Allgemeine Geschäftsbedingungen', to: paths.terms },
            ', die ',
            { text: 'Handwerksordnung', href: 'https://www.gesetze-im-internet.de/hwo/' },
            ' beim Bundesministerium der Justiz.',
          ],
        },
      ],
    },
    {
      id: 'redaktion',
      title: 'Verantwortlich für redaktionelle Inhalte',
      blocks: [
        {
          type: 'text',
          text: `Nach § 18 Abs. 2 MStV: ${company.managingDirector}, Anschrift wie oben.`,
        },
      ],
    },
    ...drawnPictures,
    {
      id: 'eu-streitbeilegung',
      title: 'EU-Plattform zur Online-Streitbeilegung',
      blocks: [
        {
          type: 'text',
          text: [
            'Die Europäische Kommission hat ihre Plattform zur Online-Streitbeilegung am 20. Juli 2025 geschlossen (Verordnung (EU) 2024/3228). Beschwerden können Sie dort nicht mehr einreichen. Mehr dazu steht im ',
            {
              text: 'Hinweis der Europäischen Kommission (auf Englisch)',
              href: 'https://consumer-redress.ec.europa.eu/site-relocation_en',
            },
            '.',
          ],
        },
      ],
    },
    {
      id: 'verbraucherschlichtung',
      title: 'Verbraucherschlichtung',
      blocks: [
        {
          type: 'text',
          text: 'Wir nehmen nicht an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teil und sind dazu auch nicht verpflichtet (§ 36 VSBG).',
        },
        {
          type: 'text',
          text: 'Sind Sie mit etwas nicht zufrieden, sprechen Sie uns bitte direkt an. Wir suchen mit Ihnen nach einer Lösung.',
        },
      ],
    },
  ],
  calls: [{ label: 'Kostenlose Beratung anfordern', to: paths.consultation }],
} as const satisfies LegalPage;
