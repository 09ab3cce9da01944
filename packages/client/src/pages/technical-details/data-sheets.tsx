import { technicalDetailsPage } from '@rebhang-solar/content/pages/technical-details';
import { Link } from 'react-router-dom';
import classes from './data-sheets.module.css';

const { onRequest, placeholder, files } = technicalDetailsPage.dataSheets;

/** The data sheets, none of which can be downloaded yet. */
export function DataSheets() {
  return (
    <ul className={classes.files}>
      {files.map((file) => (
        <li key={file}>
          <span id={`datenblatt-${file}`}>{file}</span>
          <Link
            to={placeholder}
            id={`datenblatt-${file}-link`}
            aria-labelledby={`datenblatt-${file} datenblatt-${file}-link`}
          >
            {onRequest}
          </Link>
        </li>
      ))}
    </ul>
  );
}
