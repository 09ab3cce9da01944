/** What a date field sends (2026-11-23) as it is written in German (23.11.2026); all else unchanged. */
export function germanDate(value: string): string {
  return value.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3.$2.$1');
}
