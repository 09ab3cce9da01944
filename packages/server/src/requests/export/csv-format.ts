/** As German Excel opens it by a double click: byte order mark, semicolons, CRLF, all in quotes. */
export const csvFormat = (columns: readonly { title: string }[], bom = true) =>
  ({
    bom,
    delimiter: ';',
    record_delimiter: 'windows',
    quoted: true,
    header: true,
    columns: columns.map(({ title }) => title),
  }) as const;
