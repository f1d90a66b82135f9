import { version as react } from 'react';

/** The versions of the shared packages that this shell provides to remotes. */
export const providedVersions: Record<string, string> = {
  react,
  ui: import.meta.env.UI_VERSION,
  data: import.meta.env.DATA_VERSION,
};
