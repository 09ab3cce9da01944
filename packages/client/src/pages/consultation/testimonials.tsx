import { show } from '@rebhang-solar/content/figures/figure';
import { consultationPage } from '@rebhang-solar/content/pages/consultation';
import classes from './testimonials.module.css';

const { testimonials } = consultationPage;

export function Testimonials() {
  return (
    <section className={classes.testimonials} aria-labelledby="ersparnis-titel">
      <div className={classes.inner}>
        <h2 id="ersparnis-titel">{testimonials.title}</h2>
        <ul className={classes.quotes}>
          {testimonials.quotes.map(({ author, place, text, savings }) => (
            <li key={author}>
              <figure className={classes.quote}>
                <p className={classes.savings}>{show(savings)}</p>
                <blockquote>{text}</blockquote>
                <figcaption>
                  {author}, {place}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
        <p className={classes.note}>{testimonials.note}</p>
      </div>
    </section>
  );
}
