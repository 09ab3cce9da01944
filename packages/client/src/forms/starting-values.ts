import {
  blankValues,
  type FormControls,
  type FormInput,
  type FormValues,
  fieldNames,
} from './form-definition.ts';

/** Where the values come from with which a form begins. */
type Sources<Input extends FormInput> = {
  /** What stands in the controls when the page comes to life. */
  standing: FormValues<Input>;
  /** What the address of the page says. */
  link: Partial<Record<string, string>>;
  /** Whether the visitor has followed the link since what was kept was typed, or has only reloaded its page. */
  isNewLink: boolean;
  /** What was typed on an earlier visit. */
  kept?: Partial<Record<string, string>>;
};

/**
 * Names and values of the fields that have to be changed when the page comes to life. What is being typed is
 * never touched; then the newer of link and draft counts, which on a reload is the draft. A field of several
 * lines loses none of them: they follow each other.
 */
export function startingValues<Input extends FormInput>(
  controls: FormControls<Input>,
  { standing, link, isNewLink, kept: draft = {} }: Sources<Input>,
): [name: keyof Input & string, value: string][] {
  const blank = blankValues(controls);
  return fieldNames(controls).flatMap((name): [keyof Input & string, string][] => {
    if (controls[name].secret) return [];
    const present = String(standing[name]);
    const linked = link[name];
    const kept = draft[name];
    const typed = present === blank[name] || present === linked ? undefined : present;
    const older = isNewLink ? (linked ?? kept) : (kept ?? linked);
    const value =
      controls[name].kind === 'textarea'
        ? joined([typed, kept, isNewLink || !kept ? linked : undefined])
        : (typed ?? older);
    return value === undefined || value === present ? [] : [[name, value]];
  });
}

/** Texts below each other, each only once; undefined where there is none. */
function joined(texts: (string | undefined)[]): string | undefined {
  let whole: string | undefined;
  for (const text of texts) {
    if (!text || whole?.includes(text)) continue;
    whole = whole === undefined ? text : `${whole}\n\n${text}`;
  }
  return whole;
}
