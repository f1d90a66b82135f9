import { version as react } from 'react';

/** The versions of the shared packages that every remote runs on here. */
export const providedVersions: Record<string, string> = {
  react,
  ui: import.meta.env.UI_VERSION,
  data: import.meta.env.DATA_VERSION,
};
