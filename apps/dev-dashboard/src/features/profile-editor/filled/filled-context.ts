import { createContext } from 'react';
import type { ProfileField } from '../profile-values.ts';

/** The fields marked as filled by an interview. */
export const FilledContext = createContext<readonly ProfileField[]>([]);
