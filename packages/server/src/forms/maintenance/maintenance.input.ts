import { z } from 'zod';
import { fieldSchemas } from '../field-schemas.ts';

/** The maintenance request of /wartung-photovoltaik-anlage. */
export const maintenanceInput = z.strictObject({
  name: fieldSchemas.requiredName,
  email: fieldSchemas.requiredEmail,
  phone: fieldSchemas.requiredPhone,
  /** kWp, as the visitor wrote it. */
  anlagengroesse: fieldSchemas.optionalLine,
  /** Year of construction, as the visitor wrote it. */
  anlagenjahr: fieldSchemas.optionalLine,
  message: fieldSchemas.optionalMessage,
});

export type MaintenanceInput = z.infer<typeof maintenanceInput>;
