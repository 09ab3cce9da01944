/** The words of the FAQ overview and around every article. */
export const faqPage = {
  /** „15 Fragen“ */
  count: (questions: number) => `${questions} Fragen`,
  read: 'Weiterlesen',
  closing:
    'Ihre Frage ist nicht dabei? Fragen Sie uns – am Telefon, per Nachricht oder bei Ihnen vor Ort.',
  consultation: 'Kostenlose Beratung anfragen',
  contact: 'Frage stellen',
} as const;

export const articlePage = {
  back: 'Zurück zur FAQ-Übersicht',
  answer: 'Kurz gesagt',
  questions: { id: 'kurz-gefragt', title: 'Kurz gefragt' },
  related: { id: 'weitere-fragen', title: 'Das könnte Sie auch beschäftigen' },
} as const;
