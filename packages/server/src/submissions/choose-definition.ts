import { maintenanceMarker } from '@rebhang-solar/content/forms/maintenance';
import { consultationDefinition } from './consultation/consultation.definition.ts';
import { contactDefinition } from './contact/contact.definition.ts';
import { messageDefinitions } from './definitions.ts';
import { maintenanceDefinition } from './maintenance/maintenance.definition.ts';
import type { RequestDefinition } from './request-definition.ts';

/** The keys that only this one of the three forms has. */
function ownKeys(definition: RequestDefinition): Set<string> {
  const others = messageDefinitions.filter((other) => other.kind !== definition.kind);
  const shared = new Set(others.flatMap(({ fields }) => fields.map(({ name }) => name)));
  return new Set(definition.fields.map(({ name }) => name).filter((name) => !shared.has(name)));
}

const maintenanceKeys = ownKeys(maintenanceDefinition);
const consultationKeys = ownKeys(consultationDefinition);

/** Tells the three payloads of `/api/contact` apart by their keys (table in ARCHITECTURE.md). */
export function chooseDefinition(body: Record<string, unknown>): RequestDefinition {
  const keys = Object.keys(body);
  const isMaintenance =
    keys.some((key) => key.startsWith('anlagen') || maintenanceKeys.has(key)) ||
    (typeof body.message === 'string' && body.message.startsWith(maintenanceMarker));
  if (isMaintenance) return maintenanceDefinition;
  return keys.some((key) => consultationKeys.has(key)) ? consultationDefinition : contactDefinition;
}
