import { Anchor, DataList, Stack } from '@mantine/core';
import { technicalDetailsPage } from '@rebhang-solar/content/pages/technical-details';
import { Link } from 'react-router-dom';
import { ButtonRow } from '../../components/button-row.tsx';

const { download, onRequest, placeholder, files, request } = technicalDetailsPage.dataSheets;

/** The data sheets; what cannot be downloaded yet is sent on request. */
export function DataSheets() {
  return (
    <Stack gap="md">
      <DataList withDivider labelWidth="50%" maw="42rem">
        {files.map(({ name, file }) => {
          const id = `datenblatt-${name}`;
          const link = { inherit: true, id: `${id}-link`, 'aria-labelledby': `${id} ${id}-link` };
          return (
            <DataList.Item key={name}>
              <DataList.ItemLabel id={id}>{name}</DataList.ItemLabel>
              <DataList.ItemValue>
                {file === undefined ? (
                  <Anchor component={Link} to={placeholder} {...link}>
                    {onRequest}
                  </Anchor>
                ) : (
                  <Anchor href={`/datenblaetter/${file}`} {...link}>
                    {download}
                  </Anchor>
                )}
              </DataList.ItemValue>
            </DataList.Item>
          );
        })}
      </DataList>
      <ButtonRow calls={[request]} />
    </Stack>
  );
}
