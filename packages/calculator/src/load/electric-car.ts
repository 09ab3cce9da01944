import { hoursPerYear } from '../sun/sun-year.ts';
import { calendar, localHour } from '../weather/calendar.ts';
import { stepsPerHour } from './household.ts';

/**
 * When the car is charged: on coming home in the evening; from surplus sun while it is at home in
 * the evenings and at weekends; or from surplus sun and at home by day, too.
 */
export type Charging = 'arrival' | 'surplus' | 'surplus-by-day';

/** An electric car that is charged at home. */
export interface ElectricCar {
  kilometresPerYear: number;
  charging: Charging;
}

/** kWh at the meter for each kilometre: 18 kWh for 100 km, a tenth of it lost while charging. */
const kWhPerKilometre = 0.18 / 0.9;
/** The rest is charged on the way and at work. */
const shareAtHome = 0.85;
/** Power of a wallbox with one phase (Verbraucherzentrale), kW. */
const constantPower = 3.7;
/** Least and most power of surplus charging: 6 A on one phase, 16 A on three. */
const leastSurplus = 1.4;
const mostSurplus = 11;
const arrivalHour = 18;
const departureHour = 7;
/** So many days' driving may be missing before the car is charged from the grid at night. */
const toleratedDays = 3;
const nightHour = 2;

/** What the car takes at home in a year, kWh. */
export function carConsumption(car: ElectricCar): number {
  return car.kilometresPerYear * kWhPerKilometre * shareAtHome;
}

/**
 * Adds the car to the load, kW in steps of ten minutes. With surplus charging it takes what the
 * house leaves of the sun, before the storage.
 */
export function addCar(load: Float32Array, solar: Float64Array, car: ElectricCar): void {
  const dailyNeed = carConsumption(car) / 365;
  const tolerated = car.charging === 'arrival' ? 0 : dailyNeed * toleratedDays;
  let missing = 0;
  const take = (step: number, power: number) => {
    load[step] = (load[step] as number) + power;
    missing -= power / stepsPerHour;
  };

  for (let hour = 0; hour < hoursPerYear; hour++) {
    const local = localHour(hour);
    const hourOfDay = local % 24;
    if (hourOfDay === departureHour) {
      missing += dailyNeed;
    }
    const atHome = isAtHome(car.charging, hourOfDay, Math.floor(local / 24));
    if (!atHome || missing <= 0) {
      continue;
    }
    const mustCharge =
      car.charging === 'arrival' || (hourOfDay >= nightHour && hourOfDay < departureHour);
    for (let step = hour * stepsPerHour; step < (hour + 1) * stepsPerHour; step++) {
      const surplus = (solar[hour] as number) - (load[step] as number);
      if (car.charging !== 'arrival' && surplus >= leastSurplus) {
        take(step, Math.min(surplus, mostSurplus, missing * stepsPerHour));
      } else if (mustCharge && missing > tolerated) {
        take(step, Math.min(constantPower, (missing - tolerated) * stepsPerHour));
      }
    }
  }
  // What the year leaves missing is charged in its last hours, so that no energy is lost.
  for (let step = load.length - 1; missing > 1e-9; step--) {
    take(step, Math.min(mostSurplus, missing * stepsPerHour));
  }
}

function isAtHome(charging: Charging, hourOfDay: number, day: number): boolean {
  if (charging === 'surplus-by-day') {
    return true;
  }
  const away = hourOfDay >= departureHour && hourOfDay < arrivalHour;
  return charging === 'surplus' ? !away || calendar[day]?.kind !== 'workday' : !away;
}
