import { company } from '@rebhang-solar/content/company';
import { home } from '@rebhang-solar/content/pages/home';
import { useState } from 'react';
import { useMounted } from '../../components/use-mounted.ts';
import classes from './copy-address.module.css';

const { copyAddress } = home.contact;
const address = [company.name, company.street, `${company.postalCode} ${company.city}`].join('\n');

/** Puts the company's address on the clipboard, for an envelope or a navigator; says so in words. */
export function CopyAddress() {
  const [outcome, setOutcome] = useState<string>();
  const copy = async () => {
    // The clipboard is missing where the connection is not secure, and may be refused.
    try {
      await navigator.clipboard.writeText(address);
      setOutcome(copyAddress.done);
    } catch {
      setOutcome(copyAddress.failed);
    }
  };
  return (
    // Without a script there is nothing that could copy.
    useMounted() && (
      <div className={classes.copy}>
        <button type="button" className={classes.button} onClick={() => void copy()}>
          {copyAddress.label}
        </button>
        <span role="status">{outcome}</span>
      </div>
    )
  );
}
