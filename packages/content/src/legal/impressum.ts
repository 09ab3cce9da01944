import { legal } from '../company/legal.ts';
import { pictures } from '../company/pictures.ts';
import { company, companyAddress } from '../company-in-texts.ts';
import { md } from '../md.ts';
import { pageMeta } from '../pages/page-meta.ts';
import { shell } from '../pages/shell.ts';
import { paths } from '../paths.ts';
import { visualisation } from '../picture.ts';
import { representation } from '../representation.ts';
import type { LegalPage } from './legal-page.ts';

const { generalPartner } = company;

/** § 5 DDG asks for the numbers that a company has. */
const rowOf = (label: string, value: string | undefined) => (value ? [[label, value]] : []);

/** Left out where every picture is a photograph. */
const drawnPictures = Object.values(pictures).some(({ caption }) => caption === visualisation)
  ? md`
## Bilder {#bilder}

Bilder mit der Unterschrift „${visualisation}“ zeigen am Computer entstandene Ansichten, keine Fotografien.
`
  : undefined;

/** /impressum: the operator of the site (§ 5 DDG). */
export const impressum = {
  introduction: pageMeta.imprint,
  back: { label: shell.backToHome, to: paths.home },
  sections: md`
## Angaben nach §~5 DDG {#anbieter}

Table: Anbieter dieser Website

| Angabe | Eintrag |
| --- | --- |
| Firma | ${company.name} |
| Anschrift | ${companyAddress} |
${generalPartner ? [] : [[representation, company.managingDirector]]}
${rowOf('Registergericht', company.registerCourt)}
${rowOf('Handelsregisternummer', company.registerNumber)}
${
  generalPartner
    ? [
        ['Persönlich haftende Gesellschafterin', `${generalPartner.name}, ${generalPartner.city}`],
        ['Deren Registergericht', generalPartner.registerCourt],
        ['Deren Handelsregisternummer', generalPartner.registerNumber],
        ['Deren Geschäftsführung', company.managingDirector],
      ]
    : []
}
${rowOf('Umsatzsteuer-Identifikationsnummer', company.vatId)}
${rowOf('Wirtschafts-Identifikationsnummer', company.economicId)}

## So erreichen Sie uns {#kontakt}

- Telefon: [${company.phone}](${company.phoneHref})
- E-Mail: [${company.email}](mailto:${company.email})

> [!HINT] Besuche nur nach Vereinbarung
> Möchten Sie zu uns kommen, vereinbaren Sie bitte vorher einen Termin. Ohne Termin treffen Sie möglicherweise niemanden an.

## Beruf, Kammer und Versicherung {#beruf}

Table: Angaben nach §~5 Abs.~1 DDG und §~2 DL-InfoV

| Angabe | Eintrag |
| --- | --- |
| Zuständige Kammer | ${legal.profession.chamber} |
| Berufsbezeichnung | ${legal.profession.title} |
| Verliehen in | ${legal.profession.state} |
| Berufsrecht | Handwerksordnung |
| Eintrag als Installateur | ${legal.profession.installerRegister} |
| Berufs\u00adhaftpflicht | ${legal.profession.insurer} |
| Geltungs\u00adbereich | ${legal.profession.coverage} |
| Vertrags\u00adbedingungen | auf dieser Website; es gilt deutsches Recht, Gerichtsstand nur unter Kaufleuten |

Versicherungen vermitteln wir nicht. Garantien über die gesetzliche Gewährleistung hinaus geben wir nicht; die Hersteller der Bauteile geben eigene.

Unsere Bedingungen finden Sie unter [Allgemeine Geschäftsbedingungen](${paths.terms}), die [Handwerksordnung](https://www.gesetze-im-internet.de/hwo/) beim Bundesministerium der Justiz.

## Verantwortlich für redaktionelle Inhalte {#redaktion}

Nach §~18 Abs.~2 MStV: ${company.managingDirector}, Anschrift wie oben.

${drawnPictures}

## EU-Plattform zur Online-Streitbeilegung {#eu-streitbeilegung}

Die Europäische Kommission hat ihre Plattform zur Online-Streitbeilegung am 20.~Juli 2025 geschlossen (Verordnung (EU) 2024/3228). Beschwerden können Sie dort nicht mehr einreichen. Mehr dazu steht im [Hinweis der Europäischen Kommission (auf Englisch)](https://consumer-redress.ec.europa.eu/site-relocation_en).

## Verbraucherschlichtung {#verbraucherschlichtung}

Wir nehmen nicht an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teil und sind dazu auch nicht verpflichtet (§~36 VSBG).

Sind Sie mit etwas nicht zufrieden, sprechen Sie uns bitte direkt an. Wir suchen mit Ihnen nach einer Lösung.
`,
  calls: [{ label: 'Kostenlose Beratung anfordern', to: paths.consultation }],
} as const satisfies LegalPage;
