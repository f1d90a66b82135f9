export { createCardCache } from './open/cards/card-cache.ts';
export { hashCard } from './open/cards/card-content.ts';
export { startCardDrawer } from './open/cards/drawing/start-card-drawer.ts';
export { createEndpoints } from './open/endpoints.ts';
export { type SiteConfig } from './pages/shell-page.ts';
export { createRenderer } from './rendering/create-renderer.ts';
export { createShellReader } from './shell/shell-reader.ts';
export { startSite } from './start-site.ts';
export { startStatic } from './start-static.ts';
