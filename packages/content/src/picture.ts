/** A picture as the site shows it. */
export type Picture = {
  /** What it shows, for those who do not see it. */
  alt: string;
  /** Stands below it. */
  caption: string;
};

/** Stands below what a computer has drawn. A photograph has a caption of its own: place and date, say. */
export const visualisation = 'Visualisierung';
