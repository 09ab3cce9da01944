/** Media type of a .docx file. */
export const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/**
 * The header that makes a browser save a file under a name. Old programs read the first name, in
 * ASCII; all others the second, which may hold any letter (RFC 6266).
 */
export function attachment(name: string): string {
  const ascii = name.replace(/[^\x20-\x7E]|["\\]/g, '_');
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}
