import type { Envelope } from './envelope.ts';

/** Takes the envelope off what the schema of a form, extended by the envelope's keys, has parsed. */
export function openEnvelope<Input extends Envelope>(
  input: Input,
): { fields: Omit<Input, keyof Envelope>; envelope: Envelope } {
  const { submissionId, website, formToken, privacyVersion, ...fields } = input;
  return { fields, envelope: { submissionId, website, formToken, privacyVersion } };
}
