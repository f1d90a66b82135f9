import type { SiteConfig } from '../pages/shell-page.ts';

/** The configuration of a site in front of an API on its own origin. */
export const siteConfig: SiteConfig = {
  supabaseUrl: '/',
  supabaseKey: 'sb_publishable_</script>',
  registryUrl: '/registry.json',
  debugPanel: 'off',
  remoteOverrides: false,
};
