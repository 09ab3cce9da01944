import type { RowTable } from '../row-table.ts';
import { ContactMessage } from './contact-message.entity.ts';

/** Submissions of the home page, the consultation and the maintenance form. */
export const contactMessageTable: RowTable<ContactMessage> = {
  entity: ContactMessage,
  senderEmail: 'email',
  otherPersons: [],
  senderPhone: 'phone',
  senderAddress: ['address'],
  sender({ name, email, phone, address }) {
    // The town of „Bergweg 4, 12345 Neustadt“.
    const town = /\b\d{5}\s+([^\d,;\r\n]+)/.exec(address ?? '')?.[1]?.trim();
    return {
      name,
      email,
      phone: phone ?? '',
      place: address ?? null,
      town: town ?? null,
      shortName: town ? `${name}, ${town}` : name,
    };
  },
};
