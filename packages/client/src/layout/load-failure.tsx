import { shell } from '@rebhang-solar/content/pages/shell';

/** Stands in for a page whose code did not arrive, for instance because the connection broke. */
export function LoadFailure() {
  return (
    <main id="inhalt">
      <h1>{shell.loadFailure.heading}</h1>
      <p>{shell.loadFailure.text}</p>
      <p>
        <a href={typeof window === 'undefined' ? '' : window.location.href}>
          {shell.loadFailure.reload}
        </a>
      </p>
    </main>
  );
}
