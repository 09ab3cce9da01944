import type { Article } from '../article.ts';
import { pagePictures } from '../company/pictures.ts';
import { amount, show, showDative } from '../figures/figure.ts';
import { insurance } from '../figures/insurance.ts';
import { lifespan } from '../figures/lifespan.ts';
import { warranty } from '../figures/warranty.ts';
import { md, picture } from '../md.ts';
import { consultationPath, contactPath } from '../paths.ts';
import { yourRights } from './decisions/rights.ts';
import { furtherQuestions } from './further-questions.ts';
import { faqLink } from './overview.ts';

/** Sources of the periods in the table. */
const byMakers = 'nach Angaben der Hersteller und unseres Betriebs';

const asked = furtherQuestions['photovoltaik-versicherung-garantie'];

export const article = {
  slug: 'photovoltaik-versicherung-garantie',
  meta: {
    title: 'Photovoltaik: Versicherung und Garantie erklärt',
    description: `Hagel, Blitz, Defekt: wer wann zahlt. Versicherung ${show(insurance.entryPremium)}, Garantien der Hersteller und ${show(warranty.workmanship)} Gewährleistung auf alles.`,
    keywords:
      'Photovoltaikversicherung, Photovoltaik Garantie, Leistungsgarantie Solarmodule, Produktgarantie Wechselrichter, Solaranlage Hagelschaden, Ertragsausfallversicherung',
  },
  lead: 'Drei Dinge schützen Ihre Anlage: Versicherung, Gewährleistung und Garantie. Hier steht, wer wann zahlt.',
  answer: `Gegen Schäden von außen hilft eine Photovoltaikversicherung; für ${show(insurance.exampleSize)} gibt es sie ${show(insurance.entryPremium)}. Für Mängel haften wir als Verkäufer, auch bei Modulen und Geräten: ${show(warranty.workmanship)} Gewährleistung. Daneben geben die Hersteller Garantien auf die Teile. Pflicht ist die Versicherung nicht, zu empfehlen schon.`,
  headline: {
    figure: show(insurance.entryPremium),
    note: `kostet die Versicherung für ${show(insurance.exampleSize)}`,
  },
  visual: pagePictures.warrantyArticle && picture(pagePictures.warrantyArticle),
  sections: md`
## Wer zahlt welchen Schaden? {#wer-zahlt}

Table: Typische Fälle und wer einsteht

| Was passiert | Wer einsteht |
| --- | --- |
| Hagel, Sturm, Blitz oder Feuer | Versicherung |
| Diebstahl, Marderbiss, Bedienfehler | Versicherung, wenn vereinbart |
| Ein Modul leistet zu wenig | Zuerst wir: Gewährleistung; danach der Hersteller: Leistungsgarantie |
| Ein Gerät geht von selbst kaputt | Zuerst wir: Gewährleistung; danach der Hersteller: Produktgarantie |
| Ein Fehler bei der Montage | Wir: Gewährleistung auf unsere Arbeit |
| Ein Teil Ihrer Anlage verletzt jemanden | Ihre Haftpflichtversicherung, wenn die Anlage eingeschlossen ist |

- **Gewährleistung**
  Ihr gesetzliches Recht gegen uns als Ihren Vertragspartner: Wir müssen Mängel, die bei der Übergabe schon angelegt waren, kostenlos beheben.
- **Garantie**
  Ein freiwilliges Versprechen des Herstellers zu seinen Bedingungen. Sie kommt zur Gewährleistung hinzu und ersetzt sie nicht. Wir selbst geben keine Garantien.
- **Versicherung**
  Zahlt bei Schäden von außen, soweit der Vertrag sie nennt.

> [!HINT] Auf einheitliche Hinweise achten
> Seit dem 27.09.2026 muss jeder Verkäufer vor dem Vertrag mit einem EU-Hinweis über die Gewährleistung informieren; für lange Haltbarkeitsgarantien gibt es ein Etikett (Verordnung (EU) 2025/1960). Beides bekommen Sie von uns mit dem Angebot.

## Was eine Versicherung kostet {#beitrag}
Folded: Beiträge nach Größe, und wer versichert

Table: Übliche Beiträge nach Größe der Anlage

| Größe | Beitrag |
| --- | --- |
| ${show(insurance.smallSize)} | ${show(insurance.smallPremium)} |
| ${show(insurance.mediumSize)} | ${show(insurance.mediumPremium)} |
| ${show(insurance.largeSize)} | ${show(insurance.largePremium)} |

Fragen Sie zuerst bei Ihrer Wohngebäudeversicherung nach. Oft lässt sich die Anlage dort als Baustein einschließen. Lassen Sie sich den Einschluss schriftlich geben. Sonst gibt es eigene Verträge nur für die Photovoltaikanlage; wir selbst vermitteln keine.

## Worauf Sie im Vertrag achten sollten {#leistungen}
Folded: Gefahren, Ertragsausfall, Neuwert

- Allgefahrendeckung: Versichert ist alles, was nicht ausdrücklich ausgeschlossen ist. Verschleiß ist fast immer ausgeschlossen.
- Ertragsausfall: Ist er mitversichert, ersetzt die Versicherung den Strom, den Sie nach einem versicherten Schaden verlieren, ${show(insurance.lossOfYield)} lang. Bei großen Anlagen sind ${show(insurance.lossOfYieldLargeSystems)} möglich.
- Neuwert: Die Versicherung sollte zahlen, was eine neue Anlage kostet, nicht nur den Zeitwert.
- Genannt sein sollten Speicher, Wallbox und die Kosten für Gerüst, Abbau und Entsorgung.
- Wartung: Manche Verträge verlangen Nachweise. Wie oft geprüft werden sollte, lesen Sie unter ${faqLink('photovoltaik-wartung-service')}.

## Welche Garantie wie lange gilt {#garantien}
Folded: Hersteller, Teile und unsere Gewährleistung

Die Produktgarantie gilt, wenn ein Modul einen Defekt hat; die Leistungsgarantie, wenn es weniger liefert als zugesagt. Das muss eine Messung belegen.

Table: Garantien auf die Teile und Gewährleistung auf die Arbeit (${byMakers})

| Wofür | Wie lange | Von wem |
| --- | --- | --- |
| Module: Material und Verarbeitung | ${show(warranty.moduleProduct)}, bei manchen Herstellern ${show(warranty.moduleProductLower)} | Modulhersteller |
| Module: Leistung | ${show(warranty.performance)} | Modulhersteller |
| Wechselrichter | üblich ${show(warranty.inverterAndStorage)}, je nach Hersteller ${show(warranty.inverterRange)}, verlängerbar auf ${show(warranty.inverterExtended)} | Gerätehersteller |
| Stromspeicher | ${show(warranty.inverterAndStorage)} | Gerätehersteller |
| Montagesystem | ${show(warranty.mounting)}; ausgelegt für Wind ${show(warranty.windLoad)} | Hersteller des Systems |
| Unsere Arbeit | ${show(warranty.workmanship)} | wir: Gewährleistung, auch für Module und Geräte |

> [!HINT] Was hinter „${show(warranty.performance)} Garantie“ steckt
> Das ist die Leistungsgarantie des Modulherstellers, nicht unsere. Er sagt zu: Nach ${showDative(warranty.performanceCommon)} bringen die Module noch ${show(warranty.performanceAfter25)}, nach ${showDative(warranty.performance)} noch mindestens ${amount(warranty.performanceAfter30)}. Andere Hersteller geben ${show(warranty.performanceCommon)} Leistungsgarantie und sichern am Ende ${show(lifespan.outputAfter25)} zu.

${yourRights}

## Wenn etwas kaputtgeht {#garantiefall}
Folded: Was Sie tun, und was wir für Sie tun

1. **Festhalten**
  Machen Sie Fotos und notieren Sie Datum, Uhrzeit und Fehlermeldung. Steigen Sie dafür nicht aufs Dach.
2. **Melden**
  Rufen Sie uns an oder schreiben Sie uns. Nach Sturm, Hagel oder Blitz melden Sie den Schaden auch gleich Ihrer Versicherung.
3. **Klären**
  Wir suchen die Ursache. Dann steht fest, ob Hersteller, Versicherung oder wir an der Reihe sind.

Bewahren Sie Rechnung, Datenblätter, Garantieurkunden und Prüfprotokolle zusammen auf. Ohne Seriennummer und Kaufdatum wird jeder Garantiefall mühsam.
`,
  questions: [
    {
      question: asked.standstill,
      answer:
        'Nur, wenn der Ertragsausfall mitversichert ist, und nur nach einem versicherten Schaden.',
    },
    {
      question: asked.devices,
      answer: `Üblich sind ${show(warranty.inverterAndStorage)}. Bei Wechselrichtern sind es je nach Hersteller ${show(warranty.inverterRange)}; verlängern lässt sich die Garantie auf ${show(warranty.inverterExtended)}.`,
    },
  ],
  closing:
    'Sie haben ein Angebot Ihrer Versicherung vor sich oder einen Schaden auf dem Dach? Wir sehen es uns gemeinsam an.',
  calls: [
    { label: 'Versicherung besprechen', to: consultationPath('versicherung') },
    { label: 'Garantiefall melden', to: contactPath('garantiefall') },
  ],
  form: 'maintenance',
} as const satisfies Article;
