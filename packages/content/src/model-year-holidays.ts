import { modelYearStart } from '@rebhang-solar/calculator/sun/sun-year';
import { holidays } from './holidays.ts';

/** The company's holidays in the year of the calculator's calendar, as `pnpm weather` packs them: "5-14". */
export function modelYearHolidays(): string[] {
  return holidays(new Date(modelYearStart).getUTCFullYear()).map(({ day }) => {
    const [, month, date] = day.split('-').map(Number);
    return `${month}-${date}`;
  });
}
