import { company } from '@rebhang-solar/content/company';
import { claims } from '@rebhang-solar/content/figures/claims';
import { show } from '@rebhang-solar/content/figures/figure';
import { home } from '@rebhang-solar/content/pages/home';
import { type Review, reviews, reviewTexts } from '@rebhang-solar/content/reviews';
import { Stars } from '../../components/stars.tsx';
import classes from './reviews.module.css';

const texts = home.reviews;

export function Reviews() {
  return (
    <section className={classes.reviews} aria-labelledby="bewertungen-titel">
      <div className={classes.inner}>
        <div className={classes.head}>
          <h2 id="bewertungen-titel">{texts.title}</h2>
          <div className={classes.overall}>
            <p className={classes.rating}>{show(claims.rating)}</p>
            <div>
              <Stars rating={claims.rating.value} />
              <p>{texts.overall}</p>
            </div>
          </div>
          <p>{texts.platform}</p>
          <p className={classes.links}>
            <External href={company.reviewReadHref}>{texts.read}</External>
            <External href={company.reviewWriteHref}>{texts.write}</External>
          </p>
        </div>
        <ul className={classes.quotes}>
          {reviews.map((review) => (
            <Quote key={review.id} review={review} />
          ))}
        </ul>
        <div className={classes.check}>
          <h3>{texts.checkTitle}</h3>
          <p>{reviewTexts.check}</p>
        </div>
      </div>
    </section>
  );
}

function Quote({ review }: { review: Review }) {
  return (
    <li>
      <figure className={classes.quote}>
        <Stars rating={review.rating} />
        <blockquote>{review.text}</blockquote>
        <figcaption className={classes.author}>
          <span className={classes.avatar} aria-hidden="true">
            {review.avatar}
          </span>
          <span>
            <span className={classes.name}>{review.author}</span>
            <span className={classes.date}>{review.date}</span>
          </span>
        </figcaption>
      </figure>
    </li>
  );
}

function External({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> ({texts.newTab})</span>
    </a>
  );
}
