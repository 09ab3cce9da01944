/** What a customer wrote, as the home page shows it. */
export type Review = {
  id: string;
  author: string;
  /** Stars, one to five. */
  rating: 1 | 2 | 3 | 4 | 5;
  text: string;
  /** How long ago, in words. */
  date: string;
  /** Initials of the author. */
  avatar: string;
};
