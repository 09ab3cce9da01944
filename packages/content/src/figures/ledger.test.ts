import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hasCalculator } from '../with-calculator.ts';
import { amount, checkDay, show } from './figure.ts';
import { expiredFigures, figuresToCheck, ledgerEntries } from './ledger.ts';

/** As a reader sees it; the narrow space is tested on its own. */
function plain(text: string): string {
  return text.replaceAll(/[\u00A0\u202F]/g, ' ');
}

function shown(key: string): string {
  const entry = ledgerEntries.find((candidate) => candidate.key === key);
  return entry === undefined ? `no figure ${key}` : plain(show(entry.figure));
}

/** What is the company's own stands in `as-specified.test.ts`. */
const specified: Record<string, string> = {
  'controllableDevices.pvThreshold': 'über 7,5 kWp',
  'controllableDevices.storageThreshold': 'über 5 kW',
  'controllableDevices.flatCompensation': '150 € im Jahr',
  'controllableDevices.legalThreshold': 'über 4,2 kW',
  'costs.typicalSize': '8–12 kWp',
  'costs.paybackBestCase': 'rund 7 Jahre',
  'costs.paybackUsual': '8–12 Jahre',
  'expansion.inverterReserve': '20–30 %',
  'feedIn.upTo10kwp2024': '8,11 ct/kWh',
  'feedIn.from10to40kwp2024': '7,03 ct/kWh',
  'feedIn.upTo10kwpCurrent': '7,70 ct/kWh',
  'feedIn.from10to40kwpCurrent': '6,66 ct/kWh',
  'feedIn.roundedExample': '7 ct/kWh',
  'feedIn.duration': '20 Jahre',
  'feedIn.paymentWithin': '30 Tage',
  'feedIn.historicCap': '70 % der Leistung',
  'installation.mounting': '1–3 Tage',
  'installation.total': '6–12 Wochen',
  'installation.contractAndPlanning': '1–2 Wochen',
  'installation.permitsAndRegistrations': '3–8 Wochen',
  'installation.commissioningAndConnection': '1–2 Wochen',
  'installation.smallSize': '5–8 kWp',
  'installation.smallModules': '15–25 Module',
  'installation.smallDuration': '1 Tag',
  'installation.smallTeam': '2–3 Personen',
  'installation.mediumSize': '10–15 kWp',
  'installation.mediumModules': '30–45 Module',
  'installation.mediumDuration': '2 Tage',
  'installation.mediumTeam': '3–4 Personen',
  'installation.largeSize': '20+ kWp',
  'installation.largeModules': '60+ Module',
  'installation.largeDuration': '3+ Tage',
  'installation.largeTeam': '4–6 Personen',
  'installation.workingHoursMorning': '8–12 Uhr',
  'installation.workingHoursAfternoon': '13–17 Uhr',
  'insurance.entryPremium': 'ab 50 € im Jahr',
  'insurance.smallPremium': '50–80 € im Jahr',
  'insurance.mediumPremium': '100–150 € im Jahr',
  'insurance.largePremium': '200+ € im Jahr',
  'insurance.lossOfYield': 'bis zu 12 Monate',
  'insurance.lossOfYieldLargeSystems': 'bis zu 24 Monate',
  'lifespan.modules': '25–30+ Jahre',
  'lifespan.inverter': '15–20 Jahre',
  'lifespan.storage': '10–15 Jahre',
  'lifespan.mounting': '30+ Jahre',
  'lifespan.outputAfter10': '90 %',
  'lifespan.outputAfter20': '85 %',
  'lifespan.outputAfter25': '80 %',
  'lifespan.outputAfter30': '75–80 %',
  'lifespan.degradation': '0,5–0,7 % im Jahr',
  'lifespan.storageCapacityLoss': '1–2 % im Jahr',
  'maintenance.inspectionPerYear': 'einmal im Jahr',
  'maintenance.cleaningPerYear': '1–2 Mal im Jahr',
  'maintenance.serviceInterval': '2–3 Jahre',
  'maintenance.bigInspectionInterval': '5–10 Jahre',
  'maintenance.yieldGainUpperBound': 'bis zu 20 %',
  'maintenance.yieldGain': 'bis zu 15 %',
  'maintenance.dirtLoss': '5–15 %',
  'maintenance.lifetimeWithout': '20+ Jahre',
  'maintenance.lifetimeWith': '25+ Jahre',
  'maintenance.exampleElectricityPrice': '32 ct/kWh',
  'registration.gridRequest': '1–2 Tage',
  'registration.buildingNotificationLead': '2–3 Wochen vor der Montage',
  'registration.buildingNotification': '1–3 Wochen',
  'registration.registerEntry': '1–2 Tage',
  'registration.commissioningAndMeterChange': '2–4 Wochen',
  'registration.customerEffort': '2–3 Stunden',
  'registration.gridRequestLead': '8 Wochen vor der Montage',
  'registration.processingDresden': '4–6 Wochen',
  'registration.processingMeissenAndRadebeul': '6–8 Wochen',
  'registration.meterChangeDresden': 'rund 2 Wochen',
  'registration.meterChangeMeissen': '2–4 Wochen',
  'registration.registerDue': '4 Wochen',
  'registration.registerDueByLaw': '1 Monat',
  'registration.registerMandatorySince': '31.01.2019',
  'registration.gridConnectionCost': '0–500 €',
  'registration.buildingPermitCost': '100–300 €',
  'registration.structuralReportCost': '300–800 €',
  'registration.noExtraCostsShare': 'über 95 % der Fälle',
  'roof.yieldSouth': '100 %',
  'roof.yieldSouthEastWest': '95 %',
  'roof.yieldEastWest': '85 %',
  'roof.yieldNorth': '60 %',
  'roof.tiltOptimal': '25–45°',
  'roof.tiltVeryGood': '15–25°',
  'roof.tiltGood': '10–15°',
  'roof.load': 'rund 20 kg/m²',
  'roof.suitableShare': 'über 80 %',
  'roof.economicalArea': 'ab 20 m²',
  'roof.dresden': '1.050 kWh je kWp im Jahr',
  'roof.meissenAndRadebeul': '1.040 kWh je kWp im Jahr',
  'roof.saxony': '1.030 kWh je kWp im Jahr',
  'storage.selfConsumptionWithout': 'rund 30 %',
  'storage.selfConsumptionWith': '70 % und mehr',
  'subsidies.kfwRate': 'ab 4,75 %',
  'subsidies.kfwMax': 'bis zu 150.000 €',
  'subsidies.stateStoragePerKwh': '200 € je kWh',
  'subsidies.stateStorageMax': 'bis zu 1.000 €',
  'subsidies.dresdenMax': 'bis zu 1.500 €',
  'subsidies.meissenPerKwp': '500 € je kWp',
  'subsidies.meissenMax': 'bis zu 2.000 €',
  'subsidies.radebeulPerKwp': '300 € je kWp',
  'subsidies.radebeulMax': 'bis zu 1.500 €',
  'tax.vatRate': '0 %',
  'tax.regularVatRate': '19 %',
  'tax.zeroVatSince': '01.01.2023',
  'tax.vatLimit': 'bis zu 30 kWp',
  'warranty.moduleProduct': '25 Jahre',
  'warranty.moduleProductLower': '12 Jahre',
  'warranty.performanceCommon': '25 Jahre',
  'warranty.performance': '30 Jahre',
  'warranty.performanceAfter25': 'mindestens 84,8 % der Nennleistung',
  'warranty.performanceAfter30': 'mindestens 82,5 % der Nennleistung',
  'warranty.inverterAndStorage': '10 Jahre',
  'warranty.inverterRange': '5–15 Jahre',
  'warranty.inverterExtended': 'bis zu 25 Jahre',
  'warranty.mounting': '15–20 Jahre',
  'warranty.windLoad': 'bis zu 200 km/h',
  'controllableDevices.obligationSince': '01.01.2024',
  'duties.unassignedBelow': '200 kW',
  'duties.unassignedRate': '0 ct/kWh',
  'duties.penalty': '10 € je kW und Monat',
  'duties.penaltyMended': '2 € je kW und Monat',
  'duties.afterTwentyCap': '10 ct/kWh',
  'duties.afterTwentyUntil': '31.12.2032',
  'feedIn.upTo10kwpAugust2024': '8,03 ct/kWh',
  'feedIn.from10to40kwpAugust2024': '6,95 ct/kWh',
  'feedIn.upTo10kwpFebruary2025': '7,94 ct/kWh',
  'feedIn.from10to40kwpFebruary2025': '6,88 ct/kWh',
  'feedIn.upTo10kwpAugust2025': '7,86 ct/kWh',
  'feedIn.from10to40kwpAugust2025': '6,80 ct/kWh',
  'feedIn.upTo10kwpFebruary2026': '7,78 ct/kWh',
  'feedIn.from10to40kwpFebruary2026': '6,73 ct/kWh',
  'feedIn.upTo10kwpNext': '7,62 ct/kWh',
  'feedIn.from10to40kwpNext': '6,59 ct/kWh',
  'feedIn.nextStep': '01.02.2027',
  'feedIn.fullUpTo10kwp': '12,22 ct/kWh',
  'feedIn.fullUpTo10kwpNext': '12,09 ct/kWh',
  'feedIn.fullFrom10to40kwp': '10,24 ct/kWh',
  'feedIn.smallSystemLimit': 'bis zu 10 kWp',
  'feedIn.mediumSystemRange': '10–40 kWp',
  'feedIn.exampleMonth': '800 kWh',
  'feedIn.exampleYear': 'rund 7.000 kWh im Jahr',
  'feedIn.newRulesSince': '25.02.2025',
  'feedIn.capBelow': '100 kW',
  'feedIn.negativePricesFrom': '2 kW',
  'feedIn.negativeHours2025': '573 Stunden',
  'feedIn.shareInNegativeHours2025': 'rund 16 %',
  'feedIn.historicCapKeptFrom': '7 kW',
  'feedIn.historicCapEnded': '14.09.2022',
  'feedIn.historicCapLimit': 'bis zu 25 kW',
  'insurance.exampleSize': '10 kWp',
  'insurance.smallSize': 'bis zu 10 kWp',
  'insurance.mediumSize': '10–20 kWp',
  'insurance.largeSize': 'über 20 kWp',
  'lifespan.inverterReplacementSize': '10 kWp',
  'longRun.years': '30 Jahre',
  'longRun.averageYield': '8.800 kWh im Jahr',
  'longRun.valuePerKwh': '31,8 ct/kWh',
  'longRun.investment': '15.000 €',
  'maintenance.dirtLossAtHome': '2–5 %',
  'maintenance.exampleYield': '10.000 kWh im Jahr',
  'metering.modernMeter': 'bis zu 25 € im Jahr',
  'metering.optional': 'bis zu 30 € im Jahr',
  'metering.optionalOnce': 'rund 100 € einmalig',
  'metering.from6000kwh': 'bis zu 40 € im Jahr',
  'metering.from7kw': 'bis zu 50 € im Jahr',
  'metering.from15kw': 'bis zu 110 € im Jahr',
  'metering.from25kw': 'bis zu 140 € im Jahr',
  'metering.controlBox': 'bis zu 50 € im Jahr',
  'metering.controllable': 'bis zu 50 € im Jahr',
  'metering.mandatoryConsumption': 'über 6.000 kWh im Jahr',
  'metering.mandatoryPower': 'über 7 kW',
  'reform.from': '01.01.2027',
  'reform.firstReading': '24.09.2026',
  'reform.transitionPaid': '5,2 ct/kWh',
  'reform.transitionMonths': '36 Monate',
  'reform.marketingBonus': '1,5 ct/kWh',
  'reform.marketingBonusMonths': 'bis zu 48 Monate',
  'reform.feedInLimit': '50 % der Leistung',
  'reform.boxFrom': 'über 2 kW',
  'registration.answerOfOperator': '8 Wochen',
  'registration.silence': '1 Monat',
  'registration.silenceLimit': 'bis zu 30 kW',
  'rights.withdrawal': '14 Tage',
  'rights.withdrawalWithoutInstruction': '12 Monate',
  'rights.defectsOfPurchase': '2 Jahre',
  'rights.defectsOfBuilding': '5 Jahre',
  'rights.presumption': '1 Jahr',
  'roof.fireWallDistance': '1,25 m',
  'roof.fireWallDistanceFlat': '0,30 m',
  'roof.halfCellGainElsewhere': '2–3 %',
  'subsidies.kfwProgrammeMax': 'bis zu 150.000.000 €',
  'subsidies.kfwProgrammeShare': 'bis zu 100 % der Kosten',
  'tax.incomeTaxLimitPerUnit': 'bis zu 30 kWp je Wohn- oder Gewerbeeinheit',
  'tax.incomeTaxLimitTotal': 'bis zu 100 kWp je steuerpflichtiger Person',
  'tax.smallBusinessLastYear': '25.000 €',
  'tax.smallBusinessThisYear': '100.000 €',
  'tax.exampleSmallSize': '5 kWp',
  'tax.exampleSmallNet': '7.500 €',
  'tax.exampleMediumSize': '10 kWp',
  'tax.exampleMediumNet': '15.000 €',
  'tax.exampleLargeSize': '15 kWp',
  'tax.exampleLargeNet': '22.500 €',
  'tax.craftsmenShare': '20 %',
  'tax.craftsmenMost': '1.200 € im Jahr',
  'installation.totalWithLead': '10–15 Wochen',
};

test.each(Object.entries(specified))('%s is shown as „%s“', (key, text) => {
  expect(shown(key)).toBe(text);
});

test('every topic module is part of the ledger', () => {
  const helpers = ['examples', 'figure', 'ledger', ...(hasCalculator ? [] : ['self-use'])];
  const modules = readdirSync(import.meta.dirname)
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => file.replace('.ts', ''))
    .filter((name) => !helpers.includes(name));
  // Figures about the company itself stand in its own folder.
  modules.push('claims');
  const topics = new Set(ledgerEntries.map(({ key }) => key.split('.')[0]));
  const camelCase = (name: string) =>
    name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  expect([...topics].sort()).toEqual(modules.map(camelCase).sort());
});

test('ranges rise, and no figure ends before it begins', () => {
  for (const { key, figure } of ledgerEntries) {
    const [from, to] = Array.isArray(figure.value) ? figure.value : [0, 1];
    expect(from, key).toBeLessThan(to);
    expect((figure.validUntil ?? '9999-12-31') >= figure.asOf, key).toBe(true);
    expect(amount(figure), key).not.toMatch(/NaN|undefined/);
  }
});

test('every figure that is shown as current has a day on which it is looked at again', () => {
  const current = ledgerEntries.filter(({ figure }) => figure.shownAs === 'current');
  expect(current.filter(({ figure }) => checkDay(figure) === undefined)).toEqual([]);
});

test('a figure that has gone its way is never to be looked at again', () => {
  const past = ledgerEntries.find(({ key }) => key === 'feedIn.upTo10kwp2024');
  expect(past && checkDay(past.figure)).toBeUndefined();
});

test('the figures of the next two months are named, the earliest first, and no others', () => {
  const due = figuresToCheck(new Date('2026-11-21T12:00:00Z'));
  const keys = due.map(({ key }) => key);
  expect(keys).toContain('controllableDevices.moduleOneRange');
  expect(keys).toContain('feedIn.capUntilControlBox');
  expect(keys).not.toContain('feedIn.upTo10kwpCurrent');
  const days = due.map(({ figure }) => checkDay(figure) ?? '');
  expect(days).toEqual([...days].sort());
  // Two months ahead to the day, in Berlin.
  const named = (moment: string) => figuresToCheck(new Date(moment)).map(({ key }) => key);
  expect(named('2026-11-30T22:30:00Z')).not.toContain('feedIn.upTo10kwpCurrent');
  expect(named('2026-11-30T23:30:00Z')).toContain('feedIn.upTo10kwpCurrent');
  const later = figuresToCheck(new Date('2026-12-15T12:00:00Z')).map(({ key }) => key);
  expect(later).toContain('feedIn.upTo10kwpCurrent');
});

test('nothing has expired while the current tariff holds', () => {
  expect(expiredFigures(new Date('2026-12-31T12:00:00Z'))).toEqual([]);
});

test('the tariff is reported from the first day after it, German time, and dated figures never are', () => {
  const lastHour = expiredFigures(new Date('2027-01-31T22:59:00Z')).map(({ key }) => key);
  const nextDay = expiredFigures(new Date('2027-01-31T23:00:00Z')).map(({ key }) => key);
  expect(lastHour).not.toContain('feedIn.upTo10kwpCurrent');
  expect(nextDay).toContain('feedIn.upTo10kwpCurrent');
  expect(nextDay).toContain('feedIn.from10to40kwpCurrent');
  expect(nextDay).not.toContain('feedIn.upTo10kwp2024');
});

test('what has expired is not named a second time as due soon', () => {
  const after = new Date('2027-02-01T12:00:00Z');
  const due = figuresToCheck(after).map(({ key }) => key);
  expect(due).not.toContain('feedIn.upTo10kwpCurrent');
  // Overdue and with no last day, it stays named.
  expect(due).toContain('subsidies.kfwMax');
});

test('a figure of a law leads to the paragraph that it names', () => {
  const named = ledgerEntries.flatMap(({ key, figure }) => {
    const [, ofLink] = /__(\w+)\.html$/.exec(figure.sourceHref ?? '') ?? [];
    const [, ofSource] = /§\s(\d+[a-z]?)/.exec(figure.source) ?? [];
    return ofLink && ofSource ? [{ key, ofLink, ofSource }] : [];
  });
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter(({ ofLink, ofSource }) => ofLink !== ofSource)).toEqual([]);
});
