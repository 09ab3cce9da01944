import { maintenanceMarker } from '@rebhang-solar/content/forms/maintenance';
import type { FastifyInstance } from 'fastify';
import type { Site } from '../../http/pages/site.ts';
import { type RestForm, restForm, submissionRoute } from '../../http/rest/submission-route.ts';
import type { ServiceDependencies } from '../../http/trpc/context.ts';
import {
  consultationSubmission,
  submitConsultation,
} from '../consultation/consultation.service.ts';
import { maintenanceSubmission, submitMaintenance } from '../maintenance/maintenance.service.ts';
import { contactSubmission, submitContact } from './contact.service.ts';

const contact = restForm('contact', contactSubmission, submitContact);
const consultation = restForm('consultation', consultationSubmission, submitConsultation);
const maintenance = restForm('maintenance', maintenanceSubmission, submitMaintenance);

const consultationKeys = [
  'address',
  'haustyp',
  'dachflaeche',
  'stromverbrauch',
  'budget',
  'zeitrahmen',
];

/** Tells the three payloads of `/api/contact` apart by their keys (table in ARCHITECTURE.md). */
export function chooseContactForm(body: Record<string, unknown>): RestForm {
  const isMaintenance =
    Object.keys(body).some((key) => key.startsWith('anlagen')) ||
    (typeof body.message === 'string' && body.message.startsWith(maintenanceMarker));
  if (isMaintenance) return maintenance;
  return consultationKeys.some((key) => Object.hasOwn(body, key)) ? consultation : contact;
}

export async function contactAdapter(
  app: FastifyInstance,
  dependencies: ServiceDependencies & { site: Site | undefined },
) {
  app.post('/api/contact', submissionRoute(dependencies, chooseContactForm));
}
