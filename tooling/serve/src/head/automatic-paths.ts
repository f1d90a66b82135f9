/** Password managers open it to change a password (https://w3c.github.io/webappsec-change-password-url/). */
export const CHANGE_PASSWORD = {
  path: '/.well-known/change-password',
  location: '/dashboard?settings=account',
};

/** The response to a path; one without a type or location has no body that anything could take for its file. */
export type AutomaticPath = { path: string; status: number; type?: string; location?: string };

/** The paths that browsers, phones, crawlers and password managers request by themselves, and the response of every host. */
export const AUTOMATIC_PATHS: AutomaticPath[] = [
  { path: '/favicon.ico', status: 200, type: 'image/' },
  { path: '/favicon.svg', status: 200, type: 'image/svg+xml' },
  { path: '/apple-touch-icon.png', status: 200, type: 'image/png' },
  { path: '/robots.txt', status: 200, type: 'text/plain' },
  { path: '/humans.txt', status: 200, type: 'text/plain' },
  { path: '/llms.txt', status: 200, type: 'text/plain' },
  { path: '/sitemap.xml', status: 200, type: 'xml' },
  { path: CHANGE_PASSWORD.path, status: 302, location: CHANGE_PASSWORD.location },
  ...[
    // A phone then takes the icon above.
    '/apple-touch-icon-precomposed.png',
    '/apple-touch-icon-120x120.png',
    '/apple-touch-icon-120x120-precomposed.png',
    '/site.webmanifest',
    '/manifest.json',
    '/browserconfig.xml',
    '/crossdomain.xml',
    '/ads.txt',
    '/app-ads.txt',
    '/security.txt',
    '/.well-known/security.txt',
    '/.well-known/apple-app-site-association',
    '/.well-known/assetlinks.json',
    '/.well-known/gpc.json',
    '/.well-known/openid-configuration',
    '/.well-known/passkey-endpoints',
    '/.well-known/traffic-advice',
    '/.well-known/appspecific/com.chrome.devtools.json',
    // A password manager trusts the path above only if this one is missing.
    '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200',
  ].map((path) => ({ path, status: 404 })),
];
