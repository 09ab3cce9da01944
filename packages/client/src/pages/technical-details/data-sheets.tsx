import { Anchor, Box, Stack } from '@mantine/core';
import { technicalDetailsPage } from '@rebhang-solar/content/pages/technical-details';
import { Link } from 'react-router-dom';
import { ButtonRow } from '../../components/button-row.tsx';
import numbered from '../../components/numbered.module.css';

const { download, onRequest, placeholder, files, request } = technicalDetailsPage.dataSheets;

/** Where none can be downloaded yet, the text above says so once for all. */
const isMixed = files.some(({ file }) => file !== undefined);

const row = { display: 'block', py: '0.6rem', fw: 600 } as const;

/** The data sheets; what cannot be downloaded yet is sent on request. */
export function DataSheets() {
  return (
    <Stack gap="md">
      <Box component="ul" maw="42rem" className={numbered.rows}>
        {files.map(({ name, file }) => (
          <li key={name} className={numbered.lined}>
            {file === undefined ? (
              <Anchor component={Link} to={placeholder} {...row}>
                {isMixed ? `${name}, ${onRequest}` : name}
              </Anchor>
            ) : (
              <Anchor href={`/datenblaetter/${file}`} {...row}>
                {`${name}, ${download}`}
              </Anchor>
            )}
          </li>
        ))}
      </Box>
      <ButtonRow calls={[request]} />
    </Stack>
  );
}
