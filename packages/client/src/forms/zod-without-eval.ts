import { config } from 'zod/v4/core';

// For faster parsing zod tries whether it may make functions from text. The Content-Security-Policy
// forbids that, and the browser would report each try as a violation.
config({ jitless: true });
