export { type SiteConfig } from './render-page.ts';
export { startSite } from './start-site.ts';
export { startStatic } from './start-static.ts';
