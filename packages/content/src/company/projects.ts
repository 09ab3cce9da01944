import type { RoofPlane } from '@rebhang-solar/calculator/input';
import type { Place } from '@rebhang-solar/calculator/weather/places';
import type { Position } from '../position.ts';
import { euro, kW, kWh, kWp, watts } from '../typography.ts';
import type { PictureName } from './pictures.ts';
import { homeProjectIds, overviewProjectIds, type ProjectId, projectIds } from './project-ids.ts';

/** The buildings that the overview can be narrowed to, as they stand in its address. */
export const projectKinds = ['einfamilienhaus', 'mehrfamilienhaus', 'gewerbe'] as const;
export type ProjectKind = (typeof projectKinds)[number];

/** A reference project. What is said of it is the company's own claim. */
export type Project = {
  id: ProjectId;
  title: string;
  /** One or two sentences for a card. */
  description: string;
  /** Year of commissioning. */
  year: number;
  /** kWh in an average year. */
  yield: number;
  /** Short facts for the card of the home page, separated by `|`. */
  specs: string;
  image: PictureName;
  additionalImages: readonly PictureName[];
  location: string;
  kind: ProjectKind;
  /** kWp, and usable kWh of storage. */
  power: number;
  storage?: number;
  /** The size in words: „12 kWp mit Speicher“. */
  projectSize: string;
  /** Euros in the year of commissioning; beside `withheld` no more than a guide. */
  investment?: number;
  /** Stands in place of a price, for the reason in `investmentNote`. */
  withheld?: 'auf Anfrage' | 'keine Angabe';
  investmentNote?: string;
  /** Euros in an average year. */
  savings: number;
  /** The town, not the house. */
  position: Position;
  /** Only the region is known: `position` is its middle. */
  isRegion?: true;
  /** Its planes, each with its number of modules, and the place whose weather comes nearest, by default the first. */
  roof: { planes: readonly Required<RoofPlane>[]; weather?: Place };
  /** Paragraphs. */
  detailedDescription: readonly string[];
  features: readonly string[];
  technicalSpecs: {
    modules: string;
    inverter: string;
    storage?: string;
    monitoring: string;
  };
};

/** „15.000 kWh“ */

/** The projects that have a page of their own. */
export const projects: Record<ProjectId, Project> = {
  freital: {
    id: 'freital',
    title: 'Wohnhaus mit Garage in Freital',
    description:
      'Zwei Dächer, eine Anlage: Haus und Garage liefern zusammen genug Strom für eine große Familie mit Elektroauto.',
    year: 2023,
    yield: 15_000,
    specs: `${kWp(16.4)} | 40 Module | Wallbox`,
    image: 'freital',
    additionalImages: ['freital-3'],
    location: 'Freital',
    kind: 'einfamilienhaus',
    power: 16.4,
    projectSize: kWp(16.4),
    withheld: 'auf Anfrage',
    investmentNote:
      'Den Preis nennen wir auf Anfrage: Zwei Gebäude und der Kabelweg dazwischen machen ihn zu einem Einzelfall, der sich nicht auf andere Häuser übertragen lässt.',
    savings: 2_500,
    position: { latitude: 51.0167, longitude: 13.65 },
    roof: {
      planes: [
        { tilt: 35, azimuth: 90, share: 10 },
        { tilt: 35, azimuth: 270, share: 20 },
        { tilt: 10, azimuth: 270, share: 10 },
      ],
      weather: 'dresden',
    },
    detailedDescription: [
      'Das Hausdach allein hätte für den Verbrauch der Familie gereicht. Mit dem Garagendach kam so viel Fläche dazu, dass auch das Auto den größten Teil des Jahres mit eigenem Strom fährt.',
      'Zehn Module liegen auf der Ostseite des Hauses, zwanzig auf der Westseite und zehn flacher auf der Garage. Die Flächen bekommen ihre Sonne zu verschiedenen Zeiten. Deshalb hat jede ihren eigenen Eingang am Wechselrichter: Liegt die Garage im Schatten, liefert das Haus unverändert weiter.',
    ],
    features: [
      'Haus- und Garagendach auf einem Wechselrichter',
      'Wallbox lädt bevorzugt mit Solarstrom',
      'Kabelweg durch den stillgelegten Kaminschacht, ohne neue Durchbrüche in den Wohnräumen',
      'Einspeisung des Überschusses ins Netz',
    ],
    technicalSpecs: {
      modules: `40 Halbzellenmodule mit je ${watts(410)}`,
      inverter: `Dreiphasiger Wechselrichter mit ${kW(15)} und drei unabhängigen Eingängen`,
      monitoring: 'Ertrag und Verbrauch per App und im Browser',
    },
  },
  'dresden-blasewitz': {
    id: 'dresden-blasewitz',
    title: 'Kutscherhaus in Dresden-Blasewitz',
    description:
      'Sieben Module auf einem kleinen Ziegeldach vor einer Villa – ein Beispiel dafür, dass sich auch wenig Fläche nutzen lässt.',
    year: 2025,
    yield: 3_000,
    specs: `${kWp(3)} | 7 Module | kleines Dach`,
    image: 'dresden-blasewitz',
    additionalImages: ['dresden-blasewitz-3'],
    location: 'Dresden-Blasewitz',
    kind: 'einfamilienhaus',
    power: 3,
    projectSize: kWp(3),
    investment: 4_500,
    savings: 600,
    position: { latitude: 51.0528, longitude: 13.7958 },
    roof: {
      planes: [{ tilt: 45, azimuth: 180, share: 7 }],
      weather: 'dresden',
    },
    detailedDescription: [
      'Das Dach der Villa wollten die Eigentümer frei halten, das Kutscherhaus davor durfte Module tragen. Seine Südseite bietet Platz für sieben in einer Reihe.',
      'Die kleine Anlage deckt vor allem das, was im Haus immer läuft: Kühlschrank, Heizungspumpe, Router. Etwa die Hälfte des Stroms wird an Ort und Stelle verbraucht, der Rest eingespeist. Daraus ergibt sich die genannte Ersparnis.',
    ],
    features: [
      'Eine einzige, ruhige Modulreihe auf dem Ziegeldach',
      'Montage an einem Tag',
      'Zählerschrank ohne Umbau weiter genutzt',
      'Etwa die Hälfte des Solarstroms bleibt ohne Speicher im Haus',
    ],
    technicalSpecs: {
      modules: `7 Halbzellenmodule mit je ${watts(430)}`,
      inverter: `Einphasiger Wechselrichter mit ${kW(3)}`,
      monitoring: 'Ertrag per App',
    },
  },
  meissen: {
    id: 'meissen',
    title: 'Einfamilienhaus mit Speicher in Meißen',
    description:
      'Anlage, Speicher und Wallbox aus einer Hand: Der Strom vom Mittag reicht bis in den Abend.',
    year: 2024,
    yield: 12_800,
    specs: `${kWp(12)} | Speicher | Wallbox`,
    image: 'meissen',
    additionalImages: ['meissen-2'],
    location: 'Meißen',
    kind: 'einfamilienhaus',
    power: 12,
    storage: 10,
    projectSize: `${kWp(12)} mit Speicher`,
    investment: 17_500,
    savings: 2_500,
    position: { latitude: 51.1639, longitude: 13.4777 },
    roof: {
      planes: [{ tilt: 35, azimuth: 180, share: 28 }],
      weather: 'meissen',
    },
    detailedDescription: [
      'Beide Eigentümer arbeiten tagsüber außer Haus. Ohne Speicher wäre der größte Teil des Stroms ins Netz geflossen, gerade dann, wenn niemand ihn braucht.',
      'Speicher und Wallbox sitzen neben der Haustür unter dem Vordach. Von dort ist es nicht weit bis zum Zählerschrank. Am Abend kommt der Strom aus der Batterie, am Wochenende lädt das Auto direkt vom Dach.',
    ],
    features: [
      'Batteriespeicher im Freien, wettergeschützt unter dem Vordach',
      'Wallbox mit Überschussladung',
      'Dach nach Süden, ohne Schatten',
      'Anmeldung bei Netzbetreiber und Marktstammdatenregister durch uns',
    ],
    technicalSpecs: {
      modules: `28 Halbzellenmodule mit je ${watts(430)}`,
      inverter: `Hybridwechselrichter mit ${kW(12)}`,
      storage: `Batteriespeicher mit ${kWh(10)}, Lithium-Eisenphosphat-Zellen, erweiterbar`,
      monitoring: 'Ertrag, Verbrauch und Ladestand per App',
    },
  },
  mieterstrom: {
    id: 'mieterstrom',
    title: 'Mieterstrom in einem Mehrfamilienhaus',
    description:
      'Strom vom eigenen Dach für ein ganzes Haus in Freital: Die Mieter kaufen ihn günstiger als aus dem Netz, der Vermieter verdient mit.',
    year: 2025,
    yield: 21_000,
    specs: `${kWp(20)} | ${kW(20)} Speicher | Mieterstrom`,
    image: 'mieterstrom',
    additionalImages: ['mieterstrom-3'],
    location: 'Freital bei Dresden',
    kind: 'mehrfamilienhaus',
    power: 20,
    storage: 20,
    projectSize: `${kWp(20)} Mieterstrom mit ${kW(20)} Speicher`,
    investment: 45_000,
    withheld: 'auf Anfrage',
    investmentNote:
      'Bei Mieterstrom hängt der Preis stark vom Zählerkonzept ab. Deshalb nennen wir ihn auf Anfrage; der Richtwert gilt für ein Haus dieser Größe.',
    savings: 3_200,
    position: { latitude: 51.0167, longitude: 13.65 },
    roof: {
      planes: [{ tilt: 35, azimuth: 180, share: 48 }],
      weather: 'dresden',
    },
    detailedDescription: [
      'Vier Geschosse, ein Dach: Die Anlage versorgt die Wohnungen ebenso wie Treppenhauslicht und Heizungspumpen. Nur was übrig bleibt, geht ins Netz.',
      'Wer mitmachen will, entscheidet jeder Haushalt selbst. Abgerechnet wird über einen Zähler am Hausanschluss, der das ganze Haus misst (Summenzähler), und einen Zähler je Wohnung. Der Speicher im Keller verschiebt den Strom vom Mittag in die Abendstunden, in denen alle zu Hause sind.',
    ],
    features: [
      'Freiwillige Teilnahme für jeden Haushalt',
      'Zählerkonzept mit dem Netzbetreiber abgestimmt',
      'Speicher im Keller für die Abendstunden',
      'Auch der Allgemeinstrom kommt vom eigenen Dach',
    ],
    technicalSpecs: {
      modules: `48 Halbzellenmodule mit je ${watts(415)}`,
      inverter: `Dreiphasiger Hybridwechselrichter mit ${kW(20)}`,
      storage: `Batteriespeicher mit ${kW(20)} Leistung und ${kWh(20)} Kapazität`,
      monitoring: 'Ertrag und Verbrauch des Hauses im Browser, je Wohnung per App',
    },
  },
  weinboehla: {
    id: 'weinboehla',
    title: 'Notstrom für ein Haus in Weinböhla',
    description:
      'Fällt das Netz aus, bleibt das Licht an: eine Anlage mit Speicher, die das Haus auch allein versorgen kann.',
    year: 2024,
    yield: 9_800,
    specs: `${kWp(9.35)} | ${kW(10)} Speicher | Notstrom`,
    image: 'weinboehla',
    additionalImages: ['weinboehla-2'],
    location: 'Weinböhla',
    kind: 'einfamilienhaus',
    power: 9.35,
    storage: 10,
    projectSize: `${kWp(9.35)} mit ${kW(10)} Speicher und Notstrom`,
    withheld: 'keine Angabe',
    investmentNote:
      'Zur Investition machen wir keine Angabe: Die Eigentümer möchten den Preis nicht veröffentlichen.',
    savings: 1_900,
    position: { latitude: 51.1667, longitude: 13.5667 },
    roof: {
      planes: [{ tilt: 40, azimuth: 180, share: 22 }],
      weather: 'meissen',
    },
    detailedDescription: [
      'Nach zwei Stromausfällen in einem Winter wollten die Eigentümer sich nicht mehr allein auf das Netz verlassen. Kühltruhe, Heizung und Licht sollten weiterlaufen.',
      'Bei einem Ausfall trennt eine Umschalteinrichtung das Haus vom Netz. Der Speicher übernimmt, und solange die Sonne scheint, lädt ihn das Dach wieder auf. Die Module liegen rings um die beiden Dachfenster.',
    ],
    features: [
      'Notstrom für das ganze Haus, dreiphasig, soweit Leistung und Ladestand reichen',
      'Umschaltung von selbst, ohne Handgriff',
      'Module um zwei Dachfenster herum verlegt',
      'Rücklage im Speicher, deren Höhe sich einstellen lässt',
    ],
    technicalSpecs: {
      modules: `22 Halbzellenmodule mit je ${watts(425)}`,
      inverter: `Hybridwechselrichter mit ${kW(10)} und Notstromausgang`,
      storage: `Batteriespeicher mit ${kW(10)} Leistung und ${kWh(10)} Kapazität`,
      monitoring: 'Ertrag, Verbrauch und Notstromreserve per App',
    },
  },
  landwirtschaft: {
    id: 'landwirtschaft',
    title: 'Scheune eines Landwirtschaftsbetriebs',
    description:
      '100 Module auf einem Scheunendach: Der Hof nutzt den Strom für Kühlung, Lüftung und Pumpen.',
    year: 2023,
    yield: 46_500,
    specs: `${kWp(45)} | 100 Module | Gewerbe`,
    image: 'landwirtschaft',
    additionalImages: ['landwirtschaft-3'],
    location: 'Raum Meißen',
    kind: 'gewerbe',
    power: 45,
    projectSize: kWp(45),
    investment: 67_500,
    savings: 5_800,
    position: { latitude: 51.1639, longitude: 13.4777 },
    isRegion: true,
    roof: {
      planes: [{ tilt: 20, azimuth: 180, share: 100 }],
      weather: 'meissen',
    },
    detailedDescription: [
      'Auf dem Hof läuft tagsüber viel: Milchkühlung, Lüftung, Wasserpumpen. Das passt zu den Stunden, in denen das Dach am meisten liefert.',
      'Vor dem Bau hat ein Statiker die Scheune geprüft. Die Module liegen auf dem Trapezblech, ohne das Blech mehr als nötig zu durchdringen. Gebaut haben wir zwischen zwei Ernten.',
    ],
    features: [
      'Statik vorab geprüft und bestätigt',
      'Befestigung direkt auf dem Trapezblech',
      'Montage bei laufendem Betrieb',
      'Zugang für Reinigung und Wartung von der Traufe her',
    ],
    technicalSpecs: {
      modules: `100 Halbzellenmodule mit je ${watts(450)}`,
      inverter: `Zwei dreiphasige Wechselrichter mit zusammen ${kW(40)}`,
      monitoring: 'Ertrag je Modulreihe im Browser, Störungsmeldung an uns',
    },
  },
};

/** The price as it is shown: „17.500 €“, „auf Anfrage“, „auf Anfrage, Richtwert 45.000 €“. */
export function investmentText({ investment, withheld }: Project): string {
  if (investment === undefined) return withheld ?? '';
  return withheld ? `${withheld}, Richtwert ${euro(investment)}` : euro(investment);
}

/** Years until the savings have brought the price back, at today's values; undefined without a price. */
export function paybackYears({ investment, savings }: Project): number | undefined {
  return investment && investment / savings;
}

/** The project so many places before (negative) or after another; the last is followed by the first. */
export function projectBeside(id: ProjectId, places: number): Project {
  const index = (projectIds.indexOf(id) + places + projectIds.length) % projectIds.length;
  return projects[projectIds[index] ?? id];
}

/** Those of the overview. */
export const overviewProjects: readonly Project[] = overviewProjectIds.map((id) => projects[id]);

/** What a card of the home page shows. */
export type ProjectCard = Pick<
  Project,
  'id' | 'title' | 'description' | 'year' | 'yield' | 'specs' | 'image'
>;

/** The cards of the home page. */
export const homeProjects: readonly ProjectCard[] = homeProjectIds.map((id) => projects[id]);
