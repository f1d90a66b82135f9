export const SESSION_KEY = 'bolt-showcase-session';
