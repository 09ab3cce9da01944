import { questionsAfter } from '@rebhang-solar/content/faq/further-questions';
import { faqCards } from '@rebhang-solar/content/faq/overview';
import { type FaqSlug, faqSlugs } from '@rebhang-solar/content/paths';

/** Articles found for a term, each with those of the questions at its end that match the term by themselves. */
export type FoundQuestions = ReadonlyMap<FaqSlug, readonly string[]>;

/**
 * The articles whose question, preview or further questions have every word of the term, in the order of
 * all; `undefined` when nothing is searched. „Förderung“, „Foerderung“ and „forderungen“ find the same.
 */
export function findQuestions(term: string): FoundQuestions | undefined {
  const words = term
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(stem);
  if (words.length === 0) return undefined;
  const has = (...texts: string[]) => {
    const text = normalize(texts.join(' '));
    return words.every((word) => text.includes(word));
  };
  return new Map(
    faqSlugs.flatMap((slug) => {
      const { question, preview } = faqCards[slug];
      const further = questionsAfter(slug);
      const found = has(question, preview, ...further);
      return found ? [[slug, further.filter((one) => has(one))] as const] : [];
    }),
  );
}

/** Small letters without their marks: ä, ae and a become the same, as do ß and ss. */
function normalize(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll(/([aou])e/g, '$1');
}

/** A word, in small letters and without the ending that German puts to it, so that „Kosten“ also finds „kostet“. */
export function stem(word: string): string {
  return normalize(word).replace(/(?<=.{4})(ungen|ung|en|er|em|es|et|e|n|s|t)$/, '');
}
