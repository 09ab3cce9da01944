import type { Testimonial } from '../company-types.ts';

/** Where there are none yet: `[]`, and their section is left out. */
export const testimonials: readonly Testimonial[] = [
  {
    author: 'Andrea M.',
    place: 'Radebeul, 14 kWp mit Speicher',
    text: 'Waschmaschine und Geschirrspüler laufen jetzt mittags. Den Rest macht der Speicher.',
    savings: 180,
  },
  {
    author: 'Familie Berger',
    place: 'Coswig, 16 kWp mit Speicher und Elektroauto',
    text: 'Den größten Unterschied macht das Auto. Es steht tagsüber oft zu Hause und lädt dann direkt vom Dach.',
    savings: 220,
  },
  {
    author: 'Peter S.',
    place: 'Meißen, 11 kWp mit Speicher',
    text: 'Ich hatte drei Angebote. Dieses hier war das einzige, bei dem ich jede Zahl nachvollziehen konnte.',
    savings: 160,
  },
];

/** Below them: how they were checked (§ 5b(3) UWG). */
export const testimonialsCheck =
  'Alle drei sind Kunden von uns; das haben wir anhand ihrer Aufträge geprüft. Die Beträge haben sie uns genannt, nachgerechnet haben wir sie nicht. Sie enthalten gesparten Netzstrom und Einspeisevergütung. Wie viel es bei Ihnen wird, hängt von Dach, Verbrauch und Strompreis ab.';
