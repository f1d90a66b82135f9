export { type SiteConfig } from './pages/shell-page.ts';
export { startSite } from './start-site.ts';
export { startStatic } from './start-static.ts';
