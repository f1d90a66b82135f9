import * as z from 'zod/mini';

// Zod would probe whether eval is allowed, and a Content-Security-Policy that forbids it reports every probe.
z.config({ jitless: true });

export { z };
