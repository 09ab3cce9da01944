import { powerOfAttorneyPage } from '@rebhang-solar/content/pages/vollmacht-download';
import { powerOfAttorneyFile } from '@rebhang-solar/content/power-of-attorney';
import { type MouseEvent, useRef, useState } from 'react';
import { trackEvent } from '../../analytics/track-event.ts';
import { apiRequest } from '../../rest/api-request.ts';
import button from '../../styles/button.module.css';
import classes from './download.module.css';

const { label, hint, failure } = powerOfAttorneyPage.download;

/**
 * The download as a plain link, which needs no script. With one, the file is fetched first, so that
 * a failure can be told here instead of leaving the visitor with an error page.
 */
export function Download() {
  const [failed, setFailed] = useState(false);
  const running = useRef(false);

  const handleClick = async (event: MouseEvent) => {
    event.preventDefault();
    if (running.current) return;
    running.current = true;
    setFailed(false);
    trackEvent('vollmacht_download', { category: 'document', label: 'vollmacht_pdf' });
    try {
      const response = await apiRequest('GET', powerOfAttorneyFile.href);
      save(await response.blob());
    } catch {
      setFailed(true);
    } finally {
      running.current = false;
    }
  };

  return (
    <div className={classes.download}>
      <a
        className={button.root}
        href={powerOfAttorneyFile.href}
        download={powerOfAttorneyFile.name}
        aria-describedby="vollmacht-hinweis"
        onClick={handleClick}
      >
        {label}
      </a>
      <p id="vollmacht-hinweis" className={classes.hint}>
        {hint}
      </p>
      <div role="alert">
        {failed && (
          <div className={classes.failure}>
            <p className={classes.failureTitle}>{failure.title}</p>
            <p>{failure.message}</p>
          </div>
        )}
      </div>
    </div>
  );
}

/** Hands a fetched file to the browser's own download. */
function save(file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = powerOfAttorneyFile.name;
  link.click();
  URL.revokeObjectURL(url);
}
