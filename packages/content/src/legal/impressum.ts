import { company, companyAddress } from '../company.ts';
import { pageMeta } from '../pages/page-meta.ts';
import { shell } from '../pages/shell.ts';
import { paths } from '../paths.ts';
import { sample } from '../sample.ts';
import type { LegalPage } from './legal-page.ts';

/** What the law asks of a craft with compulsory registration (§ 5 DDG, § 2 DL-InfoV). */
const profession = sample(
  'legal.profession',
  {
    chamber: 'Handwerkskammer Dresden, Am Lagerplatz 8, 01099 Dresden',
    title: 'Elektrotechniker\u00admeister (Betriebsleiter: Max Muster)',
    state: 'Deutschland',
    installerRegister: 'Musternetz GmbH, Nr. 00000',
    insurer: 'Musterversicherung AG, Beispielallee 4, 01067 Dresden',
    coverage: 'Deutschland',
  },
  'Kammer, Berufsbezeichnung des Betriebsleiters, Installateurverzeichnis und Berufshaftpflichtversicherung der Firma',
);

/** /impressum: who runs the site (§ 5 DDG). */
export const impressum = {
  introduction: pageMeta.imprint,
  back: { label: shell.backToHome, to: paths.home },
  sections: sample(
    'legal.impressum',
    [
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
              ['Geschäftsführung', company.managingDirector],
              ['Registergericht', company.registerCourt],
              ['Handelsregisternummer', company.registerNumber],
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
            caption: 'Angaben nach § 5 Abs. 1 DDG und § 2 DL-InfoV',
            head: ['Angabe', 'Eintrag'],
            rows: [
              ['Zuständige Kammer', profession.chamber],
              ['Berufsbezeichnung', profession.title],
              ['Verliehen in', profession.state],
              ['Berufsrecht', 'Handwerksordnung'],
              ['Eintrag als Installateur', profession.installerRegister],
              ['Berufs\u00adhaftpflicht', profession.insurer],
              ['Geltungs\u00adbereich', profession.coverage],
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
      {
        id: 'bilder',
        title: 'Bilder',
        blocks: [
          {
            type: 'text',
            text: 'Die Bilder der Häuser und Anlagen auf dieser Website sind Visualisierungen, keine Fotografien.',
          },
        ],
      },
      {
        id: 'eu-streitbeilegung',
        title: 'EU-Plattform zur Online-Streitbeilegung',
        blocks: [
          {
            type: 'text',
            text: [
              'Die Europäische Kommission hat ihre Plattform zur Online-Streitbeilegung am 20.\u00A0Juli 2025 geschlossen (Verordnung (EU) 2024/3228). Beschwerden können Sie dort nicht mehr einreichen. Mehr dazu steht im ',
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
    'rechtlich prüfen lassen',
  ),
  calls: [{ label: 'Kostenlose Beratung anfordern', to: paths.consultation }],
} as const satisfies LegalPage;
