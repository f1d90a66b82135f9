/** Filters that find everything: those with which `/creators` and `/projects` open. */
export const allCreators = { q: '', skills: [], locations: [] };
export const allProjects = { q: '', types: [], technologies: [], industries: [] };
