/** Files that no visitor may read, or that a worker does not send: Cloudflare compresses by itself. */
export const NOT_ASSETS = [
  'cloudflare',
  'nginx',
  'server',
  '.*',
  '*.br',
  '*.gz',
  '*.lock',
  '*.map',
  '*.new',
];

/**
 * The deployment of a folder to Cloudflare, for `wrangler deploy`. Every request reaches the worker, because the assets' own rules for
 * pages redirect the offline page and know no parameters.
 */
export function wranglerConfig(origin: string) {
  return {
    name: new URL(origin).hostname.replaceAll('.', '-'),
    main: 'worker.js',
    compatibility_date: '2026-06-01',
    compatibility_flags: ['nodejs_compat'],
    assets: {
      directory: '..',
      binding: 'ASSETS',
      html_handling: 'none',
      not_found_handling: 'none',
      run_worker_first: true,
    },
  };
}
