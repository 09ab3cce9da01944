import { expect, test } from 'vitest';
import type { Article, Block, RichText } from '../article.ts';
import { loadArticles } from '../load-articles.ts';
import type { FaqSlug } from '../paths.ts';
import { plain } from '../testing/content-texts.ts';

const articles = await loadArticles();

const words = (text: RichText | undefined) =>
  [text ?? []]
    .flat()
    .map((piece) => (typeof piece === 'string' ? piece : piece.text))
    .join('');

/** Each row of a table, card, step and bar in a line of its own, and each text. */
function linesOf(block: Block): string[] {
  switch (block.type) {
    case 'table':
      return block.rows.map((row) => row.join(' | '));
    case 'cards':
      return block.cards.map(({ title, figure, text }) => [title, figure, words(text)].join(' | '));
    case 'steps':
      return block.steps.map(({ title, duration }) => [title, duration].join(' | '));
    case 'chart':
      return block.chart.rows.map(({ label, value, start, least, most }) =>
        [label, value, start, least, most].join(' | '),
      );
    case 'list':
      return block.items.map(words);
    case 'text':
    case 'note':
      return [words(block.text)];
    default:
      return [];
  }
}

function linesOfArticle({ answer, headline, visual, sections, questions }: Article): string {
  const head = 'figure' in headline ? [`${headline.figure} | ${headline.note}`] : [];
  return plain(
    [
      words(answer),
      ...head,
      ...[...(visual ? [visual] : []), ...sections.flatMap(({ blocks }) => blocks)].flatMap(
        linesOf,
      ),
      ...questions.map((question) => question.answer),
    ].join('\n'),
  ).replaceAll('\u00AD', '');
}

/** Which figure stands in which place; what is the company's own, or holds in one state, is left out. */
const expected: Partial<Record<FaqSlug, readonly string[]>> = {
  'photovoltaik-lohnt-sich-2025': [
    'Eigenverbrauch ohne Speicher | rund 30 % | des Solarstroms',
    'Eigenverbrauch mit Speicher | 70 % und mehr | des Solarstroms',
    'Eine Kilowattstunde aus dem Netz kostet meist 26–38 ct, ohne den Grundpreis',
    'wir rechnen mit 32,5 ct/kWh. Geht sie ins Netz, bekommen Sie dafür höchstens 7,70 ct/kWh.',
    'meist mit 19 % Mehrwertsteuer; verkaufen Sie das Haus',
    'auf Flächen unter 20 m² und auf reinen Norddächern',
  ],
  'photovoltaik-kosten-einfamilienhaus': [
    'Eine Anlage mit 8–12 kWp kostet heute etwa 11.800–16.100 €. Mehrwertsteuer kommt nicht dazu. Ein Speicher kostet rund 600 € je kWh.',
    '4 kWp | 7.000 € | 1.750 € | 5.000–9.000 €',
    '8 kWp | 11.800 € | 1.480 € | 8.400–15.200 €',
    '15 kWp | 19.300 € | 1.290 € | 13.800–24.800 €',
    '30 kWp | 34.000 € | 1.130 € | 24.300–43.700 €',
    'unter dem Üblichen | unter 1.000 € | unter 400 € |',
    'günstig | 1.000–1.200 € | 400–500 € |',
    'fair | 1.200–1.600 € | 500–700 € |',
    'teuer | 1.600–1.800 € | 700–800 € |',
    'über dem Üblichen | über 1.800 € | über 800 € |',
    'Der Speicher | 400–800 € je kWh |',
    'Unter 7,5 kWp und ohne Speicher bleibt er meist',
    'gerechnet mit 0–2.500 € (unsere Annahme)',
    'Wartung | 120 € im Jahr (80–200 €), eine Prüfung mit Messung alle 2–3 Jahre',
    'Versicherung bis zu 10 kWp | 50–80 € im Jahr',
    'Neuer Wechselrichter | nach 15 Jahren (11–20 Jahre), 225 € je kWp',
    'Neuer Speicher | nach 13 Jahren (10–18 Jahre), 600 € je kWh',
    'Verbrauch bis 6.000 kWh und Anlage bis 7 kW | auf Wunsch | bis zu 30 € im Jahr, für den Einbau rund 100 € einmalig',
    'Verbrauch über 6.000 kWh im Jahr | Pflicht | bis zu 40 € im Jahr, ab 10.000 kWh mehr',
    'Anlage über 7 bis 15 kW | Pflicht, mit Steuerbox | bis zu 50 € im Jahr und 50 € für die Steuerbox',
    'Anlage über 15 bis 25 kW | Pflicht, mit Steuerbox | bis zu 110 € im Jahr und 50 € für die Steuerbox',
    'Wallbox oder Wärmepumpe nach § 14a EnWG | Pflicht, mit Steuerbox | bis zu 50 € im Jahr und 50 € für die Steuerbox',
    'Einen einfachen Zähler (bis zu 25 € im Jahr) hätten Sie ohnehin.',
    'in über 95 % der Fälle keine. Sonst kostet der Netzanschluss 0–500 €, eine Baugenehmigung 100–300 € und ein Gutachten zur Statik 300–800 €.',
  ],
  'photovoltaik-foerderungen-zuschüsse': [
    'Mehrwertsteuer beim Kauf | 0 % statt 19 % | seit dem 01.01.2023',
    'Einkommensteuer auf die Einspeisung | keine, bis zu 30 kWp je Wohn- oder Gewerbeeinheit | seit 01.01.2025 in dieser Höhe',
    'Einspeisevergütung bis zu 10 kWp | 7,70 ct/kWh | bei Start bis 31.12.2026',
    'Das Programm 270 reicht weiter: bis zu 100 % der Kosten, höchstens 150 Millionen Euro.',
    'Kredit der KfW | vorher beantragen | 0 | 1 | 1',
    'Mehrwertsteuer | 0 % auf der Rechnung | 1 | 1 | 2',
    'Einspeisevergütung | nach dem Tag des Starts | 2 | 2 | 3',
    'Einkommensteuer | keine auf die Einnahmen | 2 | 2 | 3',
  ],
  'photovoltaik-steuern-2025': [
    '0 € | Steuern auf Kauf und Einspeisung, bis 30 kWp je Wohnung',
    'Beim Kauf fallen 0 % Mehrwertsteuer an. Was Sie mit der Einspeisung einnehmen, bleibt bei Anlagen bis zu 30 kWp je Wohn- oder Gewerbeeinheit einkommensteuerfrei. Ein Einfamilienhaus mit 8–12 kWp liegt weit darunter.',
    'Anlage auf dem Einfamilienhaus | 8–12 kWp | 8 | 8 | 12',
    'Grenze je Wohnung oder Gewerbe | 30 kWp | 0 | 30 | 30',
    'Grenze für ein Haus mit drei Wohnungen | 90 kWp | 0 | 90 | 90',
    'Grenze für alle Anlagen zusammen | 100 kWp | 0 | 100 | 100',
    'Mehrwertsteuer beim Kauf | 0 % | Statt 19 % zahlen Sie seit dem 01.01.2023 nichts',
    'Einkommensteuer im Betrieb | 0 € |',
    'Die erste liegt bei 30 kWp je Wohn- oder Gewerbeeinheit. Auf einem Haus mit drei Wohnungen sind das zusammen 90 kWp. Die zweite zählt alle Ihre Anlagen zusammen: bis zu 100 kWp je steuerpflichtiger Person.',
    'wenn die Anlage seit dem 01.01.2025 angeschafft, in Betrieb genommen oder erweitert wurde',
    '20 % der Arbeitskosten, höchstens 1.200 € im Jahr für alle Handwerker zusammen',
    'insgesamt höchstens 25.000 € im letzten und 100.000 € im laufenden Jahr betragen (Umsatzsteuergesetz, § 19)',
    'binnen 4 Wochen nach der Inbetriebnahme',
    'mit Umsätzen bis 25.000 € im letzten und 100.000 € im laufenden Jahr.',
  ],
  'photovoltaik-einspeisung-ueberschuss': [
    'Selbst verbraucht statt gekauft | 32,5 ct/kWh | 0 | 32.5 | 32.5',
    'Überschuss eingespeist | 7,70 ct/kWh | 0 | 7.7 | 7.7',
    'Alles eingespeist | 12,22 ct/kWh | 0 | 12.22 | 12.22',
    'bleibt er 20 Jahre lang gleich',
    'größer als 10 kWp, gilt der niedrigere Satz nur für den Teil darüber; eine Anlage mit 15 kWp bekommt so im Mittel 7,35 ct/kWh.',
    'ab Februar 2024 | 8,11 ct/kWh | 7,03 ct/kWh',
    'ab August 2024 | 8,03 ct/kWh | 6,95 ct/kWh',
    'ab Februar 2025 | 7,94 ct/kWh | 6,88 ct/kWh',
    'ab August 2025 | 7,86 ct/kWh | 6,80 ct/kWh',
    'ab Februar 2026 | 7,78 ct/kWh | 6,73 ct/kWh',
    'ab August 2026 | 7,70 ct/kWh | 6,66 ct/kWh',
    'ab Februar 2027, nach heutigem Gesetz | 7,62 ct/kWh | 6,59 ct/kWh',
    '8,11 ct/kWh und 7,03 ct/kWh galten für Anlagen, die von Februar bis Juli 2024 in Betrieb gingen.',
    '7 ct/kWh über 20 Jahre an: Dann bringen rund 7.000 kWh im Jahr etwa 490 €.',
    '800 kWh × 7,70 ct/kWh = 61,60 €.',
    '800 kWh im Monat | 64,88 € | 61,60 €',
    'rund 7.000 kWh im Jahr | rund 567 € | rund 539 €',
    'das Geld kommt innerhalb von 30 Tagen.',
    '2025 in 573 Stunden; auf sie entfielen rund 16 % des deutschen Solarstroms. Für diese Viertelstunden bekommen neue Anlagen ab 2 kW nichts.',
    'dürfen Anlagen unter 100 kW höchstens 60 % der Leistung ins Netz geben (EEG 2023, § 9)',
    'ab 25 kW die Direktvermarktung',
    'Die alte Grenze von 70 % |  | Für neue Anlagen gilt sie seit dem 14.09.2022 nicht mehr, für ältere über 7 kW noch',
    'Satz bis 10 kWp | 7,70 ct/kWh | 12,22 ct/kWh',
    'Anteil von 10–40 kWp | 6,66 ct/kWh | 10,24 ct/kWh',
    'Anlagen ab 2 kW, die seit dem 25.02.2025 in Betrieb gehen',
    'bringt sie 12,22 ct/kWh statt 7,70 ct/kWh',
    'Das kostet rund 100 € einmalig.',
  ],
  'photovoltaik-stromspeicher-notwendig': [
    'Eigenverbrauch | rund 30 % | 70 % und mehr',
    'Mehrpreis | keiner | 600 € je kWh (400–800 €)',
    'Lebensdauer | Module: 25–30+ Jahre | dazu Speicher: 10–18 Jahre',
    'seit dem 01.01.2023 keine Mehrwertsteuer',
    'binnen 4 Wochen nach der Inbetriebnahme; die Verordnung lässt einen Monat Zeit.',
    'Lädt er mit mehr als 4,2 kW aus dem Netz',
    'Rund 600 € je kWh nutzbarer Größe, üblich sind 400–800 €. Beim Nachrüsten kommt der Einbau dazu, 800–2.000 € (unsere Annahme).',
    'Wir rechnen mit 13 Jahren (10–18 Jahre). Dabei verliert er 1–2 % im Jahr an Kapazität. Hersteller geben meist 10 Jahre Garantie.',
  ],
  'photovoltaik-dach-eignung': [
    'über 80 % | der Dächer eignen sich',
    'Am meisten liefert die Südseite bei 25–45° Neigung',
    'Meist lohnt es sich ab 20 m² freier Fläche.',
    'Süd 100 %, Südost oder Südwest 95 %, Ost oder West 85 %, Nord 60 %.',
    'Optimal | 25–45° |',
    'Sehr gut | 15–25° |',
    'Gut | 10–15° |',
    'Eine kleine Anlage mit 5–8 kWp besteht aus 15–25 Modulen.',
    'belasten das Dach mit rund 20 kg/m²',
    'für Windgeschwindigkeiten bis zu 200 km/h ausgelegt',
    'Module halten 25–30 Jahre und länger, das Montagesystem 30 Jahre und länger.',
    'hilft ein Statikgutachten für 300–800 €',
    'andere Quellen: meist 2–3 %',
    'Am meisten liefern 25–45°.',
  ],
  'photovoltaik-installation-dauer': [
    '6–12 Wochen | wenn der Netzbetreiber schnell antwortet, meist 10–15 Wochen; auf dem Dach nur 1–3 Tage',
    'Vom Vertrag bis zum ersten eigenen Strom vergehen 6–12 Wochen, wenn der Netzbetreiber schnell antwortet, meist 10–15 Wochen. Die Montage auf dem Dach dauert davon nur 1–3 Tage.',
    'Vertrag und Planung | 1–2 Wochen\n',
    'Genehmigungen und Anmeldungen | 3–8 Wochen\n',
    'Montage | 1–3 Tage\n',
    'Inbetriebnahme und Anschluss | 1–2 Wochen\n',
    'Vertrag und Planung | 1–2 Wochen | 0 | 1 | 2',
    'Genehmigungen und Anmeldungen | 3–8 Wochen | 2 | 5 | 10',
    'Klein: 5–8 kWp | 15–25 Module | 1 Tag | 2–3 Personen',
    'Mittel: 10–15 kWp | 30–45 Module | 2 Tage | 3–4 Personen',
    'Groß: 20+ kWp | 60+ Module | 3+ Tage | 4–6 Personen',
    'Unsere Arbeitszeiten sind 8–12 Uhr und 13–17 Uhr.',
    'Wir stellen die Anfrage 8 Wochen vor der Montage; mit dem Zählerwechsel danach sind es dann mindestens 10 Wochen.',
    'Bei 5–8 kWp ist es meist ein einziger, bei 10–15 kWp sind es 2 Tage, bei 20 kWp und mehr 3 Tage und mehr.',
  ],
  'photovoltaik-wartung-service': [
    'einmal im Jahr | ansehen, alle 2–3 Jahre durchmessen',
    '120 € im Jahr (80–200 €), inkl. 19 % MwSt., ohne Reinigung. Alle 5–10 Jahre steht eine große Prüfung an.',
    'Sichtprüfung | einmal im Jahr |',
    'Reinigung der Module | 1–2 Mal im Jahr |',
    'Service mit Messung | alle 2–3 Jahre |',
    'Große Prüfung | alle 5–10 Jahre |',
    'Mehr Ertrag | bis zu 15 % | So viel mehr kann eine Anlage nach der Wartung liefern. Die Obergrenze liegt bei 20 %',
    'Weniger Verlust durch Schmutz | 5–15 % | So viel kann Schmutz auf den Modulen kosten, in Wohngebieten eher 2–5 %.',
    'Längere Lebensdauer | 25+ Jahre | Damit rechnen wir bei regelmäßiger Wartung. Ohne Wartung sind es 20 Jahre und länger.',
    'Bei 10.000 kWh im Jahr sind 15 % mehr bei 32 ct/kWh ein Vorteil von 480 € im Jahr.',
    'Schmutz kann 5–15 % des Ertrags kosten, in Wohngebieten eher 2–5 %. Üblich sind Reinigungen 1–2 Mal im Jahr',
    'Möglich sind bis zu 15 %. Bei vorher stark verschmutzten oder gestörten Anlagen liegt die Obergrenze bei 20 %.',
  ],
  'photovoltaik-versicherung-garantie': [
    'ab 50 € im Jahr | kostet die Versicherung für 10 kWp',
    'für 10 kWp gibt es sie ab 50 € im Jahr',
    'bis zu 10 kWp | 50–80 € im Jahr',
    '10–20 kWp | 100–150 € im Jahr',
    'über 20 kWp | 200+ € im Jahr',
    'bis zu 12 Monate lang. Bei großen Anlagen sind bis zu 24 Monate möglich.',
    'Module: Material und Verarbeitung | 25 Jahre, bei manchen Herstellern 12 Jahre | Modulhersteller',
    'Module: Leistung | 30 Jahre | Modulhersteller',
    'Wechselrichter | üblich 10 Jahre, je nach Hersteller 5–15 Jahre, verlängerbar auf bis zu 25 Jahre | Gerätehersteller',
    'Stromspeicher | 10 Jahre | Gerätehersteller',
    'Montagesystem | 15–20 Jahre; ausgelegt für Wind bis zu 200 km/h |',
    'Nach 25 Jahren bringen die Module noch mindestens 84,8 % der Nennleistung, nach 30 Jahren noch mindestens 82,5 %. Andere Hersteller geben 25 Jahre Leistungsgarantie und sichern am Ende 80 % zu.',
    '14 Tage ab der letzten Lieferung; hat man Sie nicht belehrt, 12 Monate länger',
    'nach dem Gesetz mindestens 2 Jahre, bei uns für alles',
    ' | 1 Jahr (BGB, § 477)',
    'in einer Dachanlage einen Kauf mit 2 Jahren, andere ein Bauwerk mit 5 Jahren Frist',
    'bis zum [Datum in 14 Tagen]',
    'Üblich sind 10 Jahre. Bei Wechselrichtern sind es je nach Hersteller 5–15 Jahre; verlängern lässt sich die Garantie auf bis zu 25 Jahre.',
  ],
  'photovoltaik-abrechnung-netzbetreiber': [
    '61,60 € | bringen 800 kWh im Monat bei Start bis 31.12.2026',
    'zahlt innerhalb von 30 Tagen',
    'Eingespeist im Monat | 800 kWh',
    'Vergütungssatz | 7,70 ct/kWh',
    'Gutschrift für den Monat | 61,60 €',
    'Bei rund 7.000 kWh im Jahr | rund 539 €',
    'Zu 8,11 ct/kWh sind es 64,88 € im Monat und rund 567 € im Jahr.',
    'Regeln seit dem 25.02.2025',
    'Sie sparen 110–190 € im Jahr, je nach Netzbetreiber.',
    'frei von Einkommensteuer bis zu 30 kWp je Wohn- oder Gewerbeeinheit',
    'Bei 800 kWh und 7,70 ct/kWh, also Start bis 31.12.2026, sind es 61,60 €.',
  ],
  'photovoltaik-mehrwertsteuer-null-prozent': [
    '0 % | Mehrwertsteuer: bei 10 kWp zum Beispiel 2.660 € weniger',
    'Eine Anlage mit 10 kWp kostet damit zum Beispiel 14.000 € statt 16.660 €.',
    '5 kWp | 8.300 €, gespart 1.577 € | 0 | 8300 | 9877',
    '10 kWp | 14.000 €, gespart 2.660 € | 0 | 14000 | 16660',
    '15 kWp | 19.300 €, gespart 3.667 € | 0 | 19300 | 22967',
    '5 kWp | 7.500 € | 8.925 €',
    '10 kWp | 15.000 € | 17.850 €',
    '15 kWp | 22.500 € | 26.775 €',
    'Größe |  | Hat die Anlage höchstens 30 kWp, wird das Gebäude nicht geprüft.',
    'Module, Wechselrichter, Gestell, Kabel | 0 %',
    'Stromspeicher für Solarstrom, auch nachgerüstet | 0 %',
    'Steuerung der Anlage und Notstromversorgung | 0 %',
    'Montage, Anschluss und Anmeldung | 0 %',
    'Nötige Arbeiten am Zählerschrank | 0 %',
    'Tausch defekter Teile samt Einbau | 0 %',
    'Wartung, Reinigung, Reparatur ohne neue Teile | 19 %',
    'Wallbox | 19 %',
    'Dachsanierung | 19 %',
    'Gemietete Anlage | meist 19 %',
    'Speicher für Solarstrom werden seit dem 01.01.2023 mit 0 % berechnet',
    'Reparaturen ohne neue Teile gelten 19 %.',
  ],
  'photovoltaik-lebensdauer-haltbarkeit': [
    'Die Module liefern 25–30 Jahre und länger Strom. Beim Wechselrichter rechnen wir mit 15 Jahren (11–20 Jahre), beim Stromspeicher mit 13 Jahren (10–18 Jahre)',
    'Nach 25 Jahren bleiben davon vorsichtig gerechnet 80 %.',
    'Module | 25–30+ Jahre |',
    'Wechselrichter | 15–20 Jahre | Heute gerechnet 15 Jahre.',
    'Stromspeicher | 10–15 Jahre | Heute gerechnet 13 Jahre. Seine Kapazität sinkt um 1–2 % im Jahr.',
    'Montagesystem | 30+ Jahre |',
    'Ein Modul verliert 0,5–0,7 % im Jahr; unser Rechner nimmt 0,5 % an.',
    'Bei Modulen mit 30 Jahren Leistungsgarantie sagt er nach 25 Jahren mindestens 84,8 % der Nennleistung zu. Nach 30 Jahren sind es mindestens 82,5 %.',
    'läuft nach unserer Erfahrung 25 Jahre und länger, ohne Wartung 20 Jahre und länger',
    'auch nach den 20 Jahren der Vergütung',
    'höchstens 10 ct/kWh, nach heutigem Gesetz bis zum 31.12.2032 (EEG 2023, § 25 Abs. 2)',
    'Im Mittel 0,5–0,7 % im Jahr. Vorsichtig gerechnet bleiben nach 10 Jahren 90 %, nach 20 Jahren 85 %, nach 25 Jahren 80 % und nach 30 Jahren 75–80 %.',
    'Heute gerechnet 225 € je kWp (150–300 €).',
    'Seine Kapazität sinkt um 1–2 % im Jahr; unser Rechner nimmt vorsichtig 2 % an und 13 Jahre Lebensdauer.',
    'mehr als 20 Module nach Absprache',
  ],
  'photovoltaik-erweiterung-speicher-nachruesten': [
    'von Anfang an 20–30 % größer gewählt ist. Ein Speicher kostet heute 600 € je kWh',
    'Module heute | 8 kWp | 0 | 8 | 8',
    'Wechselrichter, 20–30 % größer | 9,6–10,4 kW | 0 | 9.6 | 10.4',
    'Platz für neue Module | 1,6–2,4 kWp | 8 | 9.6 | 10.4',
    'Speicher | 600 € je kWh',
    'Einbau eines Speichers | 800–2.000 €',
    'Neuer Wechselrichter, falls nötig | 225 € je kWp',
    'Nach 11–20 Jahren ist es meist so weit.',
    'Für den Teil über 10 kWp gilt dann der niedrigere Satz.',
    'Netzbetreiber fragen | 8 Wochen vor der Montage',
    'Montieren und anschließen | 1–3 Tage',
    'Register ergänzen | binnen 4 Wochen',
    'Höchstens 70 % der Leistung durften ins Netz; für neue Anlagen entfiel das am 14.09.2022. Erweitern Sie eine ältere Anlage über 7 kW',
    'Für Geräte mit mehr als 4,2 kW zahlen Sie',
    'Wir raten zum Eintrag binnen 4 Wochen, die Verordnung lässt einen Monat Zeit.',
  ],
  'photovoltaik-anmeldung-formalitaeten-netzbetreiber': [
    '2–3 Stunden | kostet es Sie selbst',
    'Netzanfrage | 1–2 Tage',
    'Baumeldung | 1–3 Wochen',
    'Montage | 1–3 Tage',
    'Marktstammdatenregister | 1–2 Tage',
    'Inbetriebnahmeprotokoll und Zählerwechsel | 2–4 Wochen',
    'Das tun Sie | 2–3 Stunden |',
    'Für eine Anlage bis zu 30 kW auf einem Grundstück, das schon am Netz ist, hat der Netzbetreiber einen Monat Zeit.',
    'In anderen Fällen sind es 8 Wochen.',
    'Unter 200 kW gibt es 0 ct/kWh (EEG 2023, § 21c).',
    '10 € je kW und Monat, nach dem Nachholen 2 € (EEG 2023, § 52)',
    'Pflicht ist das seit dem 31.01.2019',
    'Wir tragen binnen 4 Wochen nach der Inbetriebnahme ein, meist gleich. Die Verordnung lässt Ihnen einen Monat (Marktstammdatenregisterverordnung, § 5).',
    'In über 95 % der Fälle kommt nichts hinzu.',
    ' | 0–500 €',
    'Baugenehmigung | in Sonderfällen, etwa bei Auflagen der Gemeinde | 100–300 €',
    'Statikgutachten | bei Zweifeln an der Tragkraft des Daches | 300–800 €',
    'Seit dem 01.01.2024 darf der Netzbetreiber',
    'Anlagen über 7,5 kWp, Speicher über 5 kW, Wärmepumpen und Wallboxen ein und rechnen mit pauschal 150 € im Jahr',
    'mit mehr als 4,2 kW aus dem Netz laden oder heizen',
    'rund 110–190 € im Jahr',
    'Unter 7,5 kWp und ohne Speicher bleibt der Zählerschrank meist, wie er ist.',
  ],
};

test.each(articles.map((article) => [article.slug, article] as const))(
  '%s has each figure in its place',
  (slug, article) => {
    const lines = linesOfArticle(article);
    expect(expected[slug]?.filter((line) => !lines.includes(line))).toEqual([]);
  },
);
