import { legal } from '../company/legal.ts';
import { company } from '../company-in-texts.ts';
import { md } from '../md.ts';
import { pageMeta } from '../pages/page-meta.ts';
import { paths } from '../paths.ts';
import { asOfNote } from '../typography.ts';
import { withCalculator } from '../with-calculator.ts';
import type { LegalPage } from './legal-page.ts';
import { otherProviders } from './other-providers.ts';

/** Whether the law asks for it or the company does it unasked (§ 3 (3) BFSG). */
const duty = legal.microEnterprise
  ? {
      why: 'Das Barrierefreiheitsstärkungsgesetz nimmt Dienstleistungen kleiner Betriebe aus: solcher mit weniger als zehn Beschäftigten und höchstens 2 Millionen Euro Jahresumsatz oder Bilanzsumme (§ 3 Abs. 3 BFSG). Dazu gehören wir. Zugänglich soll diese Website trotzdem für alle sein, deshalb halten wir den Standard freiwillig ein.',
      enforcement:
        'Weil das Gesetz für uns nicht gilt, gibt es dafür keine Aufsicht. Ihr Recht, sich an uns zu wenden, und das Verbot der Benachteiligung (§ 19 AGG) bleiben davon unberührt.',
    }
  : {
      why: 'Diese Website ist eine Dienstleistung im elektronischen Geschäftsverkehr, soweit sie einen Vertrag mit Verbrauchern anbahnt. Dafür verlangt das Barrierefreiheitsstärkungsgesetz, dass alle sie nutzen können (§ 14 BFSG, Anlage 3).',
      enforcement: `Finden wir keine Lösung, können Sie sich an die Aufsicht wenden: ${legal.accessibilityAuthority}.`,
    };

/** /barrierefreiheit: how accessible the site is, and whom to tell about a barrier (§ 14 BFSG, annex 3). */
export const barrierefreiheit = {
  introduction: pageMeta.accessibility,
  dated: asOfNote('2026-11'),
  sections: md`
## Was Sie hier tun können {#was-wir-anbieten}

Sie können sich über Photovoltaik informieren, ${withCalculator(() => 'den Ertrag Ihres Daches berechnen, ') ?? ''}eine Beratung oder Wartung anfragen, uns schreiben und die Daten für den Netzanschluss übermitteln. Verträge schließen Sie auf dieser Website nicht; ein Angebot bekommen Sie von uns persönlich.

${duty.why}

## Wie zugänglich die Website ist {#stand}

Maßstab sind die Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA. Das heißt für Sie:

- Alles lässt sich mit der Tastatur bedienen, und man sieht immer, wo man gerade ist.
- Überschriften, Felder, Tabellen und Meldungen sind so ausgezeichnet, dass Vorleseprogramme sie nennen. Diagramme haben daneben eine Tabelle oder einen Text.
- Schrift und Hintergrund unterscheiden sich deutlich. Nichts ist allein durch Farbe gesagt.
- Sie können die Schrift im Browser auf das Doppelte vergrößern, ohne dass etwas verschwindet.
- Fehlt in einem Formular eine Angabe, steht das am Feld und gesammelt darüber. Was Sie schon geschrieben haben, bleibt stehen.
- Nichts blinkt, nichts läuft von selbst ab. Wer am Gerät weniger Bewegung eingestellt hat, sieht keine.
- Die Formulare gehen auch ohne JavaScript. Formulare haben keine Frist; nur der Code, den wir Ihnen per E-Mail schicken, gilt zehn Minuten. Danach fordern Sie einen neuen an.

Jede Änderung an der Website wird automatisch geprüft, jede Seite mit dem Prüfprogramm axe, dazu die Bedienung mit der Tastatur und die vergrößerte Schrift. Menschen mit Behinderung oder eine unabhängige Stelle haben sie noch nicht getestet.

## Was noch nicht gut geht {#grenzen}

- In Texten über Steuern, Netz und Recht stehen Fachwörter. Wir erklären sie, aber eine Fassung in Leichter Sprache oder Gebärdensprache gibt es nicht.
- Datenblätter, Garantiebedingungen und Preisblätter kommen von Herstellern und Netzbetreibern. Ob sie sich vorlesen lassen, liegt nicht in unserer Hand; wir fassen Ihnen zusammen, was darin steht.
- ${otherProviders.names} ${otherProviders.several ? 'gehören anderen Anbietern' : 'gehört einem anderen Anbieter'}. Alles, was Sie dort erledigen könnten, geht auch am Telefon.

## Eine Barriere melden {#melden}

Kommen Sie an einer Stelle nicht weiter, sagen Sie uns bitte, wo: am Telefon unter [${company.phone}](${company.phoneHref}) oder per E-Mail an [${company.email}](mailto:${company.email}). Wir antworten Ihnen und erledigen Ihr Anliegen auf dem Weg, der für Sie passt, auch ganz ohne Formular.

Für den Ortstermin gilt dasselbe: Brauchen Sie Unterstützung, schreiben Sie es in die [Anfrage](${paths.consultation}), oder sagen Sie es am Telefon.

${duty.enforcement}
`,
  calls: [{ label: 'Kostenlose Beratung anfordern', to: paths.consultation }],
} as const satisfies LegalPage;
