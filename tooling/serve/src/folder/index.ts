export type { FolderSite } from './render-pages.ts';
export { createSiteFiles } from './site-files.ts';
export type { SiteFile } from './edge-bundles.ts';
