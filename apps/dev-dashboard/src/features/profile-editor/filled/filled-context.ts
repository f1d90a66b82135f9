import { createContext } from 'react';
import type { ProfileField } from '../profile-values.ts';

/** The fields that are marked as filled by an interview. */
export const FilledContext = createContext<readonly ProfileField[]>([]);
