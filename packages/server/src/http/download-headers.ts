/**
 * Headers of a file for the visitor's disk, which no cache keeps. Old programs read the first name, in ASCII;
 * all others the second, which may hold any letter (RFC 6266).
 */
export function downloadHeaders(name: string) {
  const ascii = name.replace(/[^\x20-\x7E]|["\\]/g, '_');
  return {
    'content-disposition': `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    'cache-control': 'no-store',
  };
}
