import { company, companyAddress } from '@rebhang-solar/content/company';

/** Who speaks, at the head of a printed page, where header and footer are left out. */
export function Letterhead() {
  return (
    <p className="print-only">
      {company.name}, {companyAddress}, {company.phone}, {company.email}
    </p>
  );
}
