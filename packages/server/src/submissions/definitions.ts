import { consultationDefinition } from './consultation/consultation.definition.ts';
import { contactDefinition } from './contact/contact.definition.ts';
import { gridConnectionDefinition } from './grid-connection/grid-connection.definition.ts';
import { maintenanceDefinition } from './maintenance/maintenance.definition.ts';
import type { RequestDefinition } from './request-definition.ts';
import type { SubmissionKind } from './submission.entity.ts';

/** The four forms. */
export const definitions = {
  contact: contactDefinition,
  consultation: consultationDefinition,
  maintenance: maintenanceDefinition,
  gridConnection: gridConnectionDefinition,
} satisfies Record<SubmissionKind, RequestDefinition>;

/** The forms that are kept in `contact_messages`. */
export const messageDefinitions = [
  contactDefinition,
  consultationDefinition,
  maintenanceDefinition,
] satisfies RequestDefinition[];
