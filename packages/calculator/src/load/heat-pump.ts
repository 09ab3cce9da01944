import { usualPerformance } from '../assumptions.ts';
import { hoursPerYear } from '../sun/sun-year.ts';
import type { Weather } from '../weather/weather-year.ts';
import { stepsPerHour } from './household.ts';

/** A heat pump for heating and hot water. */
export interface HeatPump {
  /** Heat for rooms and water in a year, kWh. */
  heatKWh: number;
  source: 'air' | 'ground';
  /** Heat for each kWh of electricity over the year; without it 3.3 for air and 4.3 for ground. */
  annualPerformanceFactor?: number | undefined;
}

/** Share of hot water in the heat; the same every day. */
const hotWaterShare = 0.15;
const hotWaterCelsius = 50;
/** No heating above this mean of 24 hours, °C. */
const heatingLimit = 15;
/** Flow temperature at the heating limit and on the coldest day, °C. */
const flowWarm = 30;
const flowCold = 50;
const coldestDay = -14;
const groundCelsius = 9;

/** Heat for each kWh of electricity by how far the pump must lift it, K (Staffell et al. 2012). */
const performance = {
  air: (lift: number) => 6.81 - 0.121 * lift + 0.00063 * lift * lift,
  ground: (lift: number) => 8.77 - 0.15 * lift + 0.000734 * lift * lift,
};

/** What the heat pump takes in a year, kWh. */
export function heatPumpConsumption(pump: HeatPump): number {
  return pump.heatKWh / (pump.annualPerformanceFactor ?? usualPerformance[pump.source]);
}

/**
 * Power of the heat pump in each hour of the year, kW. Only its shape comes from the weather and
 * the performance curve; its sum is the heat divided by the annual performance factor.
 */
export function heatPumpPower(pump: HeatPump, { tempAir }: Weather): Float64Array {
  const heating = new Float64Array(hoursPerYear);
  const dayMeans = meanOfLastDay(tempAir);
  let degreeHours = 0;
  for (let hour = 0; hour < hoursPerYear; hour++) {
    heating[hour] = Math.max(0, heatingLimit - (dayMeans[hour] as number));
    degreeHours += heating[hour] as number;
  }
  const power = new Float64Array(hoursPerYear);
  let sum = 0;
  for (let hour = 0; hour < hoursPerYear; hour++) {
    const source = pump.source === 'air' ? (tempAir[hour] as number) : groundCelsius;
    const mean = dayMeans[hour] as number;
    const cold = Math.min(1, Math.max(0, (heatingLimit - mean) / (heatingLimit - coldestDay)));
    const flow = flowWarm + (flowCold - flowWarm) * cold;
    const electricity = (celsius: number) =>
      1 / performance[pump.source](Math.max(15, celsius - source));
    power[hour] =
      ((1 - hotWaterShare) * (heating[hour] as number) * electricity(flow)) / degreeHours +
      (hotWaterShare * electricity(hotWaterCelsius)) / hoursPerYear;
    sum += power[hour] as number;
  }
  const scale = heatPumpConsumption(pump) / sum;
  return power.map((value) => value * scale);
}

/** A heat pump cannot run below this share of its most power; it switches on and off instead. */
const leastShare = 0.5;

/**
 * Adds a heat pump to a load, kW in steps of ten minutes. Where an hour asks for less than its least power, it
 * runs in some steps with that power and rests in the others, so that each hour's energy is taken as a whole
 * within a step or two.
 *
 * @param power what each hour asks for, kW
 */
export function addCycles(load: Float32Array, power: Float64Array): void {
  let most = 0;
  for (const value of power) {
    most = Math.max(most, value);
  }
  const least = most * leastShare;
  let owed = 0;
  for (let step = 0; step < load.length; step++) {
    const asked = power[Math.floor(step / stepsPerHour)] as number;
    const running = Math.max(asked, least);
    owed += asked;
    // Half of a step's energy early is as near as half of it late.
    const taken = asked === 0 ? 0 : owed >= running / 2 ? running : 0;
    owed -= taken;
    load[step] = (load[step] as number) + taken;
  }
  load[load.length - 1] = (load[load.length - 1] as number) + owed;
}

function meanOfLastDay(temperature: Float64Array): Float64Array {
  const means = new Float64Array(hoursPerYear);
  let sum = 0;
  for (let hour = -24; hour < hoursPerYear; hour++) {
    sum += temperature[(hour + hoursPerYear) % hoursPerYear] as number;
    if (hour >= 0) {
      sum -= temperature[(hour - 24 + hoursPerYear) % hoursPerYear] as number;
      means[hour] = sum / 24;
    }
  }
  return means;
}
