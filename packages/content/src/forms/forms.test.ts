import { expect, test } from 'vitest';
import { consultationForm } from './consultation.ts';
import { contactForm } from './contact.ts';
import { gridConnectionForm } from './grid-connection.ts';
import { maintenanceForm } from './maintenance.ts';
import { formTexts } from './shared.ts';

test.for([contactForm, consultationForm, maintenanceForm, gridConnectionForm])(
  'the privacy notice of „$title“ names the policy once, where the link goes',
  ({ privacyNotice }) => {
    expect(privacyNotice.split(formTexts.privacyLink)).toHaveLength(2);
  },
);
