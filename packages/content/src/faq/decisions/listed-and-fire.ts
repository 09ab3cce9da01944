import { amount } from '../../figures/figure.ts';
import { roof } from '../../figures/roof.ts';
import { inState } from '../../in-state.ts';
import { md } from '../../md.ts';
import { consultationPath } from '../../paths.ts';

/** Listed buildings, distances against fire, snow. */
export const listedAndFire = md`
## Denkmal, Brandschutz und Schnee {#denkmal-und-brandschutz}
Folded: Genehmigung, Abstände und Schneelast

Steht Ihr Haus unter Denkmalschutz oder gehört es zu einem geschützten Ensemble, brauchen Sie vor dem Bau die Genehmigung der Denkmalschutzbehörde. Aussichtslos ist das nicht:
::: SN
Ein [Erlass des Freistaats vom 12.01.2023](https://denkmalpflege.sachsen.de/erlass-des-saechsischen-staatsministeriums-fuer-regionalentwicklung-zu-solaranlagen-und-kulturdenkmale-5448.html) wirkt darauf hin, dass Behörden ihren Spielraum zugunsten einer Genehmigung nutzen. Ob er unverändert gilt, sagt Ihre Behörde.
::: sonst
Anlagen für erneuerbare Energien liegen im überragenden öffentlichen Interesse (EEG 2023, §~2), und das muss die Behörde mit abwägen.
:::

Table: Worauf vor der Planung zu achten ist

| Thema | Was gilt | Zu klären |
| --- | --- | --- |
| Denkmal, Satzung, Bebauungsplan | Genehmigung oder Auflagen möglich, zum Beispiel zu Farbe, Lage und Sichtbarkeit | Vor der Bestellung bei Denkmalbehörde und Gemeinde anfragen |
| Abstand zur Brandwand, bei Reihen- und Doppelhäusern auch zum Nachbarn | ${
  inState(
    'SN',
    `Nach der Sächsischen Bauordnung (${roof.fireWallDistance.source}, uns bekannt im Stand von ${roof.fireWallDistance.asOf}) ${amount(roof.fireWallDistance)}; ${amount(roof.fireWallDistanceFlat)} bei Modulen, die flach auf dem Dach liegen und samt Gestell außen nicht brennen`,
  ) ??
  'Wie groß er sein muss, steht in der Bauordnung des Landes; oft kommt es darauf an, ob Module und Gestell brennen können'
} | Welche Module geplant sind und welche Fassung der Bauordnung gilt |
| Platz des Speichers | Nach der Anleitung des Herstellers: trocken, frostfrei, nicht im Fluchtweg | Aufstellort im Angebot nennen lassen; Rauchmelder daneben |
| Schnee | Von Modulen rutscht er leichter als von Ziegeln | Schneefang über Eingang und Gehweg; Schneelast in der Statik |

Ihr nächster Schritt: Schreiben Sie in die [Anfrage zur Dachprüfung](${consultationPath('dachpruefung')}), ob das Haus geschützt ist oder an ein anderes grenzt. Dann klären wir das zuerst.
`;
