import type { Toast } from '@rebhang-solar/content/forms/form-copy';
import classes from './download.module.css';

/** Says that a download failed and what else to do. Always in the page, so that it is read out. */
export function DownloadFailure({ failed, notice }: { failed: boolean; notice: Toast }) {
  return (
    <div role="alert" className={classes.live}>
      {failed && (
        <div className={classes.failure}>
          <p className={classes.failureTitle}>{notice.title}</p>
          <p>{notice.message}</p>
        </div>
      )}
    </div>
  );
}
