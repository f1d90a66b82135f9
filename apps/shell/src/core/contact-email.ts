import { createContext } from 'react';

/** The address that people write to; null if the deployment has none. */
export const ContactEmailContext = createContext<string | null>(null);
