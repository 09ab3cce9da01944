import { config } from 'zod/v4/core';

// zod tries whether it may make functions from text, to parse faster. The content security policy
// forbids that, and each try would be reported as a violation.
config({ jitless: true });
