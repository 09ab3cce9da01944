/** What a company does, in words that pages show as they stand. What it does not do is `undefined` and left out. */
export type Services = {
  /** On the home page: the first talk, what belongs to planning and, beside the hotline, to maintenance. */
  firstTalk: string;
  planning: readonly string[];
  maintenance: readonly string[];
  /** On the maintenance page. */
  remoteMonitoring: string | undefined;
  /** The answer to „Warten Sie auch Anlagen, die ein anderer Betrieb gebaut hat?“. */
  systemsOfOthers: string | undefined;
  /** Goes on below „Weitere Projekte folgen“. */
  underConstruction: string | undefined;
};
