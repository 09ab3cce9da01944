import { Anchor } from '@mantine/core';
import { useClipboard, useMounted } from '@mantine/hooks';
import { company } from '@rebhang-solar/content/company-in-texts';
import { home } from '@rebhang-solar/content/pages/home';

const { copyAddress } = home.contact;
const address = [company.name, company.street, `${company.postalCode} ${company.city}`].join('\n');

/** Puts the company's address on the clipboard, for an envelope or a navigator, and shows that it did. */
export function CopyAddress() {
  const { copy, copied, error } = useClipboard({ timeout: 60_000 });
  return (
    // Without a script there is nothing that could copy.
    useMounted() && (
      <div>
        <Anchor component="button" type="button" inherit onClick={() => copy(address)}>
          {copyAddress.label}
        </Anchor>{' '}
        <span role="status">
          {copied && copyAddress.done}
          {error && copyAddress.failed}
        </span>
      </div>
    )
  );
}
