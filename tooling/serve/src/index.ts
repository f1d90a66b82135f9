export { type SiteConfig } from './pages/shell-page.ts';
export { createRenderer } from './rendering/create-renderer.ts';
export { createShellReader } from './shell/shell-reader.ts';
export { startSite } from './start-site.ts';
export { startStatic } from './start-static.ts';
