import { Anchor, DataList } from '@mantine/core';
import { technicalDetailsPage } from '@rebhang-solar/content/pages/technical-details';
import { Link } from 'react-router-dom';

const { onRequest, placeholder, files } = technicalDetailsPage.dataSheets;

/** The data sheets, none of which can be downloaded yet. */
export function DataSheets() {
  return (
    <DataList withDivider labelWidth="50%" maw="42rem">
      {files.map((file) => (
        <DataList.Item key={file}>
          <DataList.ItemLabel id={`datenblatt-${file}`}>{file}</DataList.ItemLabel>
          <DataList.ItemValue>
            <Anchor
              component={Link}
              to={placeholder}
              inherit
              id={`datenblatt-${file}-link`}
              aria-labelledby={`datenblatt-${file} datenblatt-${file}-link`}
            >
              {onRequest}
            </Anchor>
          </DataList.ItemValue>
        </DataList.Item>
      ))}
    </DataList>
  );
}
