import { z } from 'zod';

// Zod would try whether code out of text is allowed; a Content-Security-Policy that forbids it reports every such try.
z.config({ jitless: true });

export { z };
