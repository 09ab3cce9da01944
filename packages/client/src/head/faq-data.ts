/** Questions that stand on a page with their answers, as search engines read them. */
export function faqData(
  questions: readonly { question: string; answer: string }[],
): Record<string, unknown> {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
