import { whatIfValues } from '@rebhang-solar/calculator/assumptions';
import type { WhatIf } from '@rebhang-solar/calculator/compare/what-ifs';
import { limits, type Query } from '@rebhang-solar/calculator/query/query';

/** Each change as fields of the address: how it is made, and where it can be, taken back. */
const changes: Record<
  WhatIf,
  {
    make: (query: Query) => Partial<Query>;
    isMade?: (query: Query) => boolean;
    takeBack?: Partial<Query>;
  }
> = {
  electricCar: {
    make: () => ({ auto: whatIfValues.kilometresPerYear, laden: 'ueberschuss' }),
    isMade: ({ auto }) => auto > 0,
    takeBack: { auto: 0 },
  },
  heatPump: {
    make: () => ({ waerme: whatIfValues.heatKWh, waermequelle: 'luft', jaz: null }),
    isMade: ({ waerme }) => waerme > 0,
    takeBack: { waerme: 0 },
  },
  eastWest: { make: () => ({ richtung: 'ost-west' }) },
  moreStorage: {
    make: ({ speicher }) => ({ speicher: speicher + whatIfValues.moreStorageKWh }),
  },
  lowPrice: {
    make: () => ({ preis: whatIfValues.lowPrice * 100 }),
    isMade: ({ preis }) => preis === whatIfValues.lowPrice * 100,
    takeBack: { preis: null },
  },
};

/** The query with a change; null where the page's limits do not allow it. */
export function changed(whatIf: WhatIf, query: Query): Query | null {
  const made = { ...query, ...changes[whatIf].make(query) };
  return made.speicher > limits.speicher.most ? null : made;
}

/** The changes that a query has in it, each with the query without it. */
export function madeChanges(query: Query): { whatIf: WhatIf; without: Query }[] {
  return (Object.keys(changes) as WhatIf[]).flatMap((whatIf) => {
    const { isMade, takeBack } = changes[whatIf];
    return isMade?.(query) ? [{ whatIf, without: { ...query, ...takeBack } }] : [];
  });
}
