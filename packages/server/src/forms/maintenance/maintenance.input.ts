import type { maintenanceForm } from '@rebhang-solar/content/forms/maintenance';
import { z } from 'zod';
import { fieldSchemas, type ShapeOf } from '../field-schemas.ts';

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
} satisfies ShapeOf<typeof maintenanceForm>);

export type MaintenanceInput = z.infer<typeof maintenanceInput>;
