export type { FolderSite } from './render-pages.ts';
export { createSiteFiles, type SiteFile } from './site-files.ts';
