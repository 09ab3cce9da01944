import type { Article } from '../article.ts';
import { claims } from '../company/claims.ts';
import { pagePictures } from '../company/pictures.ts';
import { amount, type Figure, inWords, show, showDative } from '../figures/figure.ts';
import { installation } from '../figures/installation.ts';
import { lifespan } from '../figures/lifespan.ts';
import { registration } from '../figures/registration.ts';
import { roof } from '../figures/roof.ts';
import { warranty } from '../figures/warranty.ts';
import { calculationPath } from '../houses/calculation-path.ts';
import { southYield, yieldShare } from '../houses/roof-yield.ts';
import { inState } from '../in-state.ts';
import { drawing, inline, md, picture } from '../md.ts';
import { consultationPath, contactPath, paths } from '../paths.ts';
import { germanDate, listed } from '../typography.ts';
import { withCalculator } from '../with-calculator.ts';
import { listedAndFire } from './decisions/listed-and-fire.ts';
import { answerTo, furtherQuestions } from './further-questions.ts';

const orientations = [
  ['Süd', roof.yieldSouth],
  ['Südost oder Südwest', roof.yieldSouthEastWest],
  ['Ost oder West', roof.yieldEastWest],
  ['Nord', roof.yieldNorth],
] as const;

const statedThen = `Angabe vom ${germanDate(roof.yieldSouth.asOf)}`;

const places = [
  ['Dresden', roof.dresden, southYield('dresden')],
  ['Meißen', roof.meissenAndRadebeul, southYield('meissen')],
  ['Radebeul', roof.meissenAndRadebeul, southYield('radebeul')],
  ['Sachsen im Mittel', roof.saxony, undefined],
] as const;

/** „Süd 100 %, Südost oder Südwest 95 %“ */
const stated = (all: readonly (readonly [string, Figure, ...unknown[]])[]) =>
  all.map(([name, figure]) => `${name} ${amount(figure)}`).join(', ');

const asked = furtherQuestions['photovoltaik-dach-eignung'];

export const article = {
  slug: 'photovoltaik-dach-eignung',
  meta: {
    title: 'Dach für Photovoltaik geeignet? So prüfen Sie es',
    description: `Über ${amount(roof.suitableShare)} der Dächer eignen sich. Ausrichtung, Neigung, Fläche, Schatten und Statik im Überblick${inState('SN', ', mit Erträgen für Dresden, Meißen und Radebeul') ?? ''}.`,
    keywords: `Dach Photovoltaik geeignet, Dachneigung, Ost-West-Dach, Flachdach Photovoltaik, Statik Photovoltaik${inState('SN', ', Ertrag Dresden') ?? ''}, Verschattung, Dach prüfen lassen`,
  },
  lead: 'Was über die Eignung entscheidet, können Sie zum größten Teil vom Garten aus einschätzen.',
  answer: `Sehr wahrscheinlich ja: Über ${amount(roof.suitableShare)} der Dächer eignen sich. Am meisten liefert die Südseite bei ${show(roof.tiltOptimal)} Neigung, doch auch Ost und West bringen noch ${yieldShare('ost-west')} davon. Meist lohnt es sich ${show(roof.economicalArea)} freier Fläche. Gewissheit gibt ein Termin vor Ort; dafür kommen wir binnen ${showDative(roof.visitWithin)} zu Ihnen.`,
  headline: {
    figure: `über ${amount(roof.suitableShare)}`,
    note: 'der Dächer eignen sich, nicht nur die nach Süden',
  },
  visual: pagePictures.roofArticle && picture(pagePictures.roofArticle),
  sections: md`
## Ausrichtung: Es muss nicht Süden sein {#ausrichtung}

Der Ertrag fällt nach beiden Seiten nur langsam ab. Ost-West-Dächer liefern morgens und am späten Nachmittag mehr, also dann, wenn viele Familien zu Hause sind.

${drawing('orientation-and-tilt', 'Zuerst der Ertrag nach Himmelsrichtung gegenüber einem Süddach, dann die Eignung nach Neigung')}

Eine Nordseite belegen wir selten allein. Ist sie nur wenig geneigt, kann sie eine Anlage aber ergänzen.${withCalculator(() => inline` Ihr eigenes Dach rechnet der [Solarrechner](${calculationPath('couple')}).`) ?? ''}

> [!DATED] ${statedThen}
> Ertrag gegenüber einem Süddach: ${stated(orientations)}.${inState('SN', ` Ein Süddach liefert je kWp im Jahr: ${stated(places)}.`) ?? ''}


## Neigung: vom Steildach bis zum Flachdach {#neigung}
Folded: Welche Winkel gut sind, und was auf dem Flachdach anders ist

- **Optimal** (${show(roof.tiltOptimal)})
  Viele Satteldächer liegen in diesem Bereich. Regen wäscht die Module gut ab.
- **Sehr gut** (${show(roof.tiltVeryGood)})
  Der Unterschied zum Bestwert ist klein.
- **Gut** (${show(roof.tiltGood)})
  Auch hier lohnt sich eine Anlage. Schmutz bleibt etwas leichter liegen.
- **Flachdach**
  Geht ebenfalls: Gestelle richten die Module auf, meist nach Süden oder nach Ost und West.

## Fläche, Tragkraft und Zustand {#flaeche-und-statik}
Folded: Wie viele Quadratmeter, wie viel Gewicht, in welchem Zustand

- Fläche: ${amount(roof.economicalArea)} ohne Fenster, Gauben und Schornstein sind ein guter Anfang. Eine kleine Anlage mit ${show(installation.smallSize)} besteht aus ${showDative(installation.smallModules)}.
- Gewicht: Module und Gestell belasten das Dach mit ${showDative(roof.load)}. Die meisten Dachstühle tragen das; wir prüfen es vor dem Angebot.
- Wind: Das Montagesystem ist für Windgeschwindigkeiten ${show(warranty.windLoad)} ausgelegt.
- Alter: Module halten ${inWords(lifespan.modules)}, das Montagesystem ${inWords(lifespan.mounting)}. Muss das Dach ohnehin neu gedeckt werden, lassen Sie das zuerst machen.
- Material: Ziegel, Betonstein und Blech sind unproblematisch. Auf asbesthaltigen Platten darf keine Anlage montiert werden; sie müssen vorher weg.

Bestehen Zweifel an der Tragkraft, hilft ein Statikgutachten für ${show(registration.structuralReportCost)}.

## Schatten: meist kein Ausschluss {#schatten}
Folded: Wann er stört und was dagegen hilft

Irgendetwas wirft fast immer Schatten. Schauen Sie an einem sonnigen Tag morgens, mittags und nachmittags aufs Dach. Wandert nur ein schmaler Streifen darüber, ist das selten ein Hindernis. Liegt ein Teil der Fläche mittags lange im Schatten, planen wir um ihn herum.

Auch die Technik hilft: Wir verbauen Module mit halbierten Zellen und Bypassdioden. Fällt Schatten auf einen Teil, arbeitet der Rest weiter. Unsere Angabe: ${show(claims.halfCellGain)} mehr Ertrag als mit ganzen Zellen (andere Quellen: meist ${show(roof.halfCellGainElsewhere)}), am meisten auf zeitweise verschatteten Dächern. Wie das funktioniert, erklären die [technischen Details](${paths.technicalDetails}#halbzellenmodule).

${listedAndFire}

## So läuft die Dachprüfung ab {#dachpruefung}
Folded: Anfrage, Termin, Planung

1. **Sie fragen an** (Antwort binnen ${showDative(claims.replyWithin)})
  Adresse und ungefährer Stromverbrauch genügen. Haben Sie Fotos oder Baupläne, legen Sie sie bereit.
2. **Wir sehen uns das Dach an** (binnen ${showDative(roof.visitWithin)})
  Beim Termin prüfen wir Fläche, Ziegel und Balken, Schatten und Zählerschrank. Die Beratung kostet Sie nichts.
3. **Wir planen und rechnen**
  Sie sehen die Anlage am Bildschirm auf Ihrem Haus. Dazu bekommen Sie die Prüfung der Statik, den Ertrag im Jahr und die Wirtschaftlichkeit.
`,
  questions: [
    {
      question: asked.tilt,
      answer: `Am meisten liefern ${show(roof.tiltOptimal)}. Flachere Dächer stehen kaum nach, und auf dem Flachdach gleichen Gestelle es aus.`,
    },
    ...answerTo(
      asked.regionalYield,
      inState(
        'SN',
        `Auf einem Süddach sind es in einem mittleren Jahr je kWp ${listed(places.slice(0, -1).map(([name, stated, computed]) => `in ${name} ${computed ?? amount(stated)}`))}.`,
      ),
    ),
  ],
  closing: 'Sie sind nicht sicher, ob Ihr Dach dazugehört? Wir sehen es uns an.',
  calls: [
    { label: 'Kostenlose Dachprüfung anfragen', to: consultationPath('dachpruefung') },
    { label: 'Vor-Ort-Termin vereinbaren', to: contactPath('vor-ort-termin') },
  ],
} as const satisfies Article;
