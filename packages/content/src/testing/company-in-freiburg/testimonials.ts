import type { Testimonial } from '@rebhang-solar/content/company-types';

export const testimonials: readonly Testimonial[] = [];

export const testimonialsCheck =
  'Alle drei sind Kunden von uns; das haben wir anhand ihrer Aufträge geprüft. Die Beträge haben sie uns genannt, nachgerechnet haben wir sie nicht. Sie enthalten gesparten Netzstrom und Einspeisevergütung. Wie viel es bei Ihnen wird, hängt von Dach, Verbrauch und Strompreis ab.';
