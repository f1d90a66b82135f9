/** Where each remote's dev server listens. */
export const remotePorts: Record<string, number> = {
  'public-site': 3001,
  'dev-dashboard': 3002,
  'client-dashboard': 3003,
  admin: 3004,
  onboarding: 3005,
};

export const shellPort = 3000;
