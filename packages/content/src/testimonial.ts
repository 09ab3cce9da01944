/** The savings that a customer states. */
export type Testimonial = {
  author: string;
  place: string;
  text: string;
  /** Euros in a month, as they have stated them. */
  savings: number;
};
