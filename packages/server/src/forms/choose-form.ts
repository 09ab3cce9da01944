import { maintenanceMarker } from '@rebhang-solar/content/forms/maintenance';
import type { Form } from './form.ts';
import { forms } from './forms.ts';

/** The forms whose payloads `/api/contact` takes. */
export const messageForms = [forms.contact, forms.consultation, forms.maintenance];

/** The keys that only this one of them has. */
function ownKeys(form: Form): Set<string> {
  const others = messageForms.filter(({ kind }) => kind !== form.kind);
  const shared = new Set(others.flatMap(({ fields }) => fields.map(({ name }) => name)));
  return new Set(form.fields.map(({ name }) => name).filter((name) => !shared.has(name)));
}

const maintenanceKeys = ownKeys(forms.maintenance);
const consultationKeys = ownKeys(forms.consultation);

/** Tells the three payloads of `/api/contact` apart by their keys (table in ARCHITECTURE.md). */
export function chooseForm(body: Record<string, unknown>): Form {
  const keys = Object.keys(body);
  const isMaintenance =
    keys.some((key) => key.startsWith('anlagen') || maintenanceKeys.has(key)) ||
    (typeof body.message === 'string' && body.message.startsWith(maintenanceMarker));
  if (isMaintenance) return forms.maintenance;
  return keys.some((key) => consultationKeys.has(key)) ? forms.consultation : forms.contact;
}
