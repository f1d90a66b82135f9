/** The files of a release that have a name of their own, relative to its folder. */
export const ENTRY = 'remoteEntry.js';
export const DETAILS = 'release.json';
export const SERVER_FOLDER = 'server/';
