import { Zip, ZipPassThrough } from 'fflate';

type ZippedFile = {
  name: string;
  /** In parts. */
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  modifiedAt: Date;
};

/**
 * Files as one ZIP, made as it is sent, so that only a part of one of them is in memory. They are stored as they are: photographs
 * become no smaller.
 */
export async function* zipOf(
  files: AsyncIterable<ZippedFile> | Iterable<ZippedFile>,
): AsyncGenerator<Uint8Array> {
  const parts: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part);
  });
  for await (const { name, content, modifiedAt } of files) {
    const file = new ZipPassThrough(name);
    file.mtime = modifiedAt;
    zip.add(file);
    for await (const part of content) {
      file.push(part);
      yield* parts.splice(0);
    }
    file.push(new Uint8Array(), true);
    yield* parts.splice(0);
  }
  zip.end();
  yield* parts;
}
