/** The journeys that every `npm test` runs, at least one of each area: what only a browser with all parts of the product can show. */
export const coreJourneys = ['main-journey.spec.ts'];
