/** The journeys that every `npm test` runs in other engines than Chromium: what users do most, from reading to being paid. */
export const engineJourneys = [
  'dashboards/hires/settling.spec.ts',
  'main-journey.spec.ts',
  'messages/live-files.spec.ts',
  'public-site/finding-projects.spec.ts',
  'public-site/hiring.spec.ts',
];
