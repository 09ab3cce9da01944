import { defaultAssumptions } from '@rebhang-solar/calculator/assumptions';
import type { Article } from '../article.ts';
import { amount, inWords, show, showDative } from '../figures/figure.ts';
import { lifespan } from '../figures/lifespan.ts';
import { maintenance } from '../figures/maintenance.ts';
import { marketFigures } from '../figures/market.ts';
import { warranty } from '../figures/warranty.ts';
import { calculationCallPath } from '../houses/calculation-path.ts';
import { drawing, md } from '../md.ts';
import { homeSectionPath } from '../paths.ts';
import { formatNumber, germanDate, percent, withUnit } from '../typography.ts';
import { afterTwentyYears } from './decisions/after-twenty-years.ts';
import { furtherQuestions } from './further-questions.ts';
import { faqLink } from './overview.ts';

/** The years of the output figures stand only in their names, `outputAfter10` and so on. */
const after = (years: number) => `nach ${withUnit(formatNumber(years), 'Jahren')}`;

const asked = furtherQuestions['photovoltaik-lebensdauer-haltbarkeit'];

export const article = {
  slug: 'photovoltaik-lebensdauer-haltbarkeit',
  meta: {
    title: 'Wie lange hält eine Photovoltaikanlage?',
    description: `Module halten ${inWords(lifespan.modules)}, Wechselrichter und Speicher kürzer: was nachlässt und was Sie wann ersetzen.`,
    keywords:
      'Lebensdauer Photovoltaik, Haltbarkeit Solarmodule, Wechselrichter tauschen Kosten, Degradation Photovoltaik, Lebensdauer Stromspeicher',
  },
  lead: 'Die Module halten am längsten; Wechselrichter und Speicher müssen meist zwischendurch ersetzt werden.',
  answer: `Die Module liefern ${inWords(lifespan.modules)} Strom. Beim Wechselrichter rechnen wir mit ${showDative(marketFigures.inverterLife)} (${amount(marketFigures.inverterLifeRange)}), beim Stromspeicher mit ${showDative(marketFigures.storageLife)} (${amount(marketFigures.storageLifeRange)}); beide ersetzen Sie also voraussichtlich mindestens einmal. Die Leistung der Module sinkt langsam: Nach ${showDative(warranty.performanceCommon)} bleiben davon vorsichtig gerechnet ${show(lifespan.outputAfter25)}.`,
  headline: {
    figure: show(lifespan.modules),
    note: 'liefern die Module Strom, ihr Gestell hält ebenso lange',
  },
  visual: drawing(
    'module-output',
    'Leistung der Module in Prozent der Nennleistung über 30 Jahre: die Linie zeigt die vorsichtige Erwartung, die Punkte die Garantie des Herstellers.',
  ),
  sections: md`
## Jedes Teil hat sein eigenes Alter {#teile}

So lange halten die Teile nach unserer Angabe vom ${germanDate(lifespan.inverter.asOf)}.

- **Module** (${show(lifespan.modules)})
  Glas, Rahmen und Zellen altern langsam. Meist sinkt nur ihre Leistung.
- **Wechselrichter** (${show(lifespan.inverter)})
  Heute gerechnet ${show(marketFigures.inverterLife)}. Er wird warm, deshalb altert seine Elektronik schneller.
- **Stromspeicher** (${show(lifespan.storage)})
  Heute gerechnet ${show(marketFigures.storageLife)}. Seine Kapazität sinkt um ${show(lifespan.storageCapacityLoss)}. Hitze und viele volle Ladungen beschleunigen das.
- **Montagesystem** (${show(lifespan.mounting)})
  Schienen und Haken aus Aluminium oder Edelstahl rosten kaum.

## Wie die Leistung der Module nachlässt {#leistung}
Folded: Im Jahr, und was der Hersteller garantiert

Ein Modul verliert ${show(lifespan.degradation)}; unser Rechner nimmt ${amount(marketFigures.degradation)} an. Von einem Jahr zum nächsten fällt das kaum auf, das Wetter macht mehr aus.

Die Garantie des Modulherstellers liegt über der vorsichtigen Erwartung. Bei Modulen mit ${showDative(warranty.performance)} Leistungsgarantie sagt er nach ${showDative(warranty.performanceCommon)} ${show(warranty.performanceAfter25)} zu. Nach ${showDative(warranty.performance)} sind es mindestens ${amount(warranty.performanceAfter30)}. Wer sonst noch wofür einsteht, lesen Sie unter ${faqLink('photovoltaik-versicherung-garantie')}.

## Woran Sie das Alter merken und was Sie ersetzen {#tausch}
Folded: Anzeichen, Abhilfe und Kosten

Table: Woran Sie merken, dass ein Teil alt wird

| Teil | Zeichen | Was hilft |
| --- | --- | --- |
| Module | milchige Ränder, braune Stellen, Risse im Glas | messen lassen |
| Wechselrichter | häufige Fehlermeldungen, laute Lüfter | prüfen, dann tauschen |
| Stromspeicher | abends immer früher leer | Kapazität messen lassen |
| Montagesystem | Klappern bei Wind | Schrauben nachziehen lassen |

Planen Sie einen neuen Wechselrichter ein. Für eine Anlage mit ${show(lifespan.inverterReplacementSize)} kostet der Tausch ${show(lifespan.inverterReplacement)}. Der Speicher fällt selten von heute auf morgen aus, er fasst nur immer weniger.

## Was die Anlage länger leben lässt {#laenger}
Folded: Kühler Platz, Luft und Wartung

Eine Anlage, die regelmäßig gewartet wird, läuft nach unserer Erfahrung ${inWords(maintenance.lifetimeWith)}, ohne Wartung ${inWords(maintenance.lifetimeWithout)}. Das hilft besonders:

- Geben Sie Wechselrichter und Speicher einen kühlen, trockenen Platz, zum Beispiel im Keller statt unter dem Dach.
- Zwischen Modulen und Ziegeln muss Luft strömen können.
- Lassen Sie die Anlage regelmäßig ansehen und messen. Wie oft, lesen Sie unter ${faqLink('photovoltaik-wartung-service')}.

${afterTwentyYears}
`,
  questions: [
    {
      question: asked.loss,
      answer: `Im Mittel ${show(lifespan.degradation)}. Vorsichtig gerechnet bleiben ${after(10)} ${show(lifespan.outputAfter10)}, ${after(20)} ${show(lifespan.outputAfter20)}, ${after(25)} ${show(lifespan.outputAfter25)} und ${after(30)} ${show(lifespan.outputAfter30)}.`,
    },
    {
      question: asked.inverterPrice,
      answer: `Heute gerechnet ${show(marketFigures.inverterPerKwp)} (${amount(marketFigures.inverterPerKwpRange)}).`,
    },
    {
      question: asked.storageAgeing,
      answer: `Seine Kapazität sinkt um ${show(lifespan.storageCapacityLoss)}; unser Rechner nimmt vorsichtig ${percent(defaultAssumptions.storageAgeingShare * 100)} an und ${show(marketFigures.storageLife)} Lebensdauer.`,
    },
    {
      question: asked.oldModules,
      answer: `Kommunale Sammelstellen nehmen sie kostenlos an, mehr als ${withUnit('20', 'Module')} nach Absprache. Glas, Aluminium und Kupfer werden wiederverwertet, Silizium bisher kaum.`,
    },
  ],
  closing:
    'Was würde eine Anlage auf Ihrem Dach über die Jahre einbringen? Wir rechnen es für Sie durch.',
  calls: [
    { label: 'Ertrag berechnen lassen', to: calculationCallPath },
    { label: 'Kostenlose Beratung', to: homeSectionPath('kontakt') },
  ],
} as const satisfies Article;
