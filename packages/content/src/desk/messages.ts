/** What the desk's server answers, beside the texts of its pages. */
export const deskMessages = {
  unknownColleague: 'Dieser Name steht nicht unter denen, die sich anmelden können.',
  dayIsOver: 'Dieser Tag ist schon vorbei.',
  momentIsOver: 'Dieser Zeitpunkt ist schon vorbei.',
} as const;
