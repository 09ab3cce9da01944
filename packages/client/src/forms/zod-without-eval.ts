import { config } from 'zod/v4/core';

// By default zod tests whether it may compile parsers with `new Function`. The Content-Security-Policy
// forbids that, and the browser would report each test as a violation.
config({ jitless: true });
