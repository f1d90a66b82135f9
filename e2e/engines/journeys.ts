/** The journeys that run in other engines than Chromium: what users do most, from reading to being paid. */
export const engineJourneys = ['main-journey.spec.ts', 'public-site/finding-projects.spec.ts'];
