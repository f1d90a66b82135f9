/** The journeys that every `npm test` runs in other engines than Chromium: what users do most, from reading to being paid. */
export const engineJourneys = [
  'dashboards/hires/settling.spec.ts',
  'main-journey.spec.ts',
  'messages/live-files.spec.ts',
  'public-site/finding-projects.spec.ts',
  'public-site/hiring.spec.ts',
];

/** The journeys that the full run adds in other engines to the core journeys: all acts of a hire by keyboard and by touch. */
export const fullEngineJourneys = ['dashboards/hires/by-hand.spec.ts'];
