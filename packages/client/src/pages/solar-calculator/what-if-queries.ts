import { whatIfValues } from '@rebhang-solar/calculator/assumptions';
import type { WhatIf } from '@rebhang-solar/calculator/compare/what-ifs';
import { directions } from '@rebhang-solar/calculator/query/choices';
import type { Query, SizedQuery } from '@rebhang-solar/calculator/query/query';

/** Each change as fields of the address: how it is made, and where it can be, taken back. */
const changes: Record<
  WhatIf,
  {
    make: (query: SizedQuery) => Partial<Query>;
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
  otherSide: { make: ({ richtung }) => ({ richtung: opposite(richtung) }) },
  eastWest: { make: () => ({ richtung: 'ost-west' }) },
  highPrice: atPrice(whatIfValues.highPrice * 100),
  lowPrice: atPrice(whatIfValues.lowPrice * 100),
  shade: {
    make: () => ({ schatten: 'etwas' }),
    isMade: ({ schatten }) => schatten === 'etwas',
    takeBack: { schatten: 'keiner' },
  },
  noFeedIn: {
    make: () => ({ einspeisung: 'nichts' }),
    isMade: ({ einspeisung }) => einspeisung === 'nichts',
    takeBack: { einspeisung: 'rest' },
  },
};

function atPrice(cents: number) {
  // 0.28 × 100 is a little more than 28.
  const preis = Math.round(cents * 10) / 10;
  return {
    make: () => ({ preis }),
    isMade: (query: Query) => query.preis === preis,
    takeBack: { preis: null },
  };
}

/** The direction of the roof's other side. */
function opposite(richtung: Query['richtung']): Query['richtung'] {
  const [azimuth] = directions[richtung];
  const found = Object.entries(directions).find(
    ([, azimuths]) => azimuths.length === 1 && azimuths[0] === (azimuth + 180) % 360,
  );
  return (found?.[0] ?? richtung) as Query['richtung'];
}

/** The query with a change. */
export function changed(whatIf: WhatIf, query: SizedQuery): Query {
  return { ...query, ...changes[whatIf].make(query) };
}

/** The changes that a query has in it, each with the query without it. */
export function madeChanges(query: Query): { whatIf: WhatIf; without: Query }[] {
  return (Object.keys(changes) as WhatIf[]).flatMap((whatIf) => {
    const { isMade, takeBack } = changes[whatIf];
    return isMade?.(query) ? [{ whatIf, without: { ...query, ...takeBack } }] : [];
  });
}
