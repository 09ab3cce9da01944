import { paths } from '../paths.ts';
import { euro, kWh, kWp, signedEuro } from '../typography.ts';
import { hasCalculator } from '../with-calculator.ts';

/** What the calculator has answered, rounded as it shows it: euros, kWp and kWh. */
type Result = {
  /** Of a year in the mean; undefined where no money is reckoned. */
  perYear?: number | undefined;
  kwp: number;
  storage: number;
  price?: number | undefined;
};

/** The words around it in the consultation form. */
export const carriedResult = {
  title: 'Ihr Ergebnis',
  change: 'ändern',
  attached: 'Ihr Ergebnis aus dem Rechner hängt schon an.',
} as const;

/** The parameters of the link from calculator to form. */
export const carriedParameters = ['rechnung', 'ergebnis'] as const;
type Link = { get(name: string): string | null };

/** @param query the calculator's own, without its question mark */
export function carriedLink(
  query: string,
  { perYear, kwp, storage, price }: Result,
): Record<(typeof carriedParameters)[number], string> {
  return { rechnung: query, ergebnis: [perYear, kwp, storage, price].join('_') };
}

/** Names and values of the calculator, nothing that could be words. */
const queryShape = /^(?:[a-z\d]{1,20}=[\w.,-]{1,20}(?:&|$)){0,40}$/;
const resultShape = /^(-?\d{1,6})?_(\d{1,3}(?:\.\d)?)_(\d{1,3}(?:\.\d)?)_(\d{1,7})?$/;

/**
 * What a link carries from the calculator, worded here: nobody writes into a form by a link.
 * @returns „460 € im Jahr, 4 kWp und 5 kWh, 9.400 €“ and the way back to that calculation; undefined where it carries none
 */
export function readCarried(link: Link): { words: string; path: string } | undefined {
  const query = link.get('rechnung') ?? '';
  const numbers = resultShape.exec(link.get('ergebnis') ?? '')?.slice(1);
  if (!hasCalculator || !numbers || !queryShape.test(query)) return undefined;
  const [perYear, kwp = 0, storage = 0, price] = numbers.map((text) =>
    text === undefined ? undefined : Number(text),
  );
  const words = [
    perYear !== undefined && `${signedEuro(perYear)} im Jahr`,
    storage > 0 ? `${kWp(kwp)} und ${kWh(storage)}` : kWp(kwp),
    price !== undefined && euro(price),
  ];
  return {
    words: words.filter(Boolean).join(', '),
    path: query === '' ? paths.solarCalculator : `${paths.solarCalculator}?${query}`,
  };
}

/** A message with the carried result below the visitor's words, as it is sent; as it is where nothing was carried. */
export function withCarried(message: string, link: Link, siteUrl: string): string {
  const carried = readCarried(link);
  if (!carried) return message;
  const result = `Ergebnis im Solarrechner: ${carried.words}\n${siteUrl}${carried.path}`;
  return message.trim() === '' ? result : `${message.trim()}\n\n${result}`;
}
