import { CHANGE_PASSWORD } from '../head/index.ts';
import { COMMON_HEADERS, IMMUTABLE, PLAIN_PAGE_POLICY } from '../headers.ts';
import { redirectToCanonical, tryPages } from './nginx-pages.ts';
import { FRAME_POLICY } from './with-policy.ts';

/**
 * The rules of nginx for a folder of a site, to include in a `server` block that has its `root`. Only its redirects and the positions of
 * parameters depend on the patterns of the pages; pages, policies and releases are read from the folder with each request.
 */
export function nginxConfig(patterns: string[]): string {
  const headers = Object.entries(COMMON_HEADERS);
  return `# Written by npm run site:build. Include it in a server block that sets root to this folder.
charset utf-8;
server_tokens off;
absolute_redirect off;
gzip_static on;
gzip_vary on;
# Also for what comes through a proxy, such as a CDN.
gzip_proxied any;

set $site_cache "no-cache";
set $site_policy "${FRAME_POLICY}";
${headers.map(([name, value]) => `add_header ${name} "${value}" always;`).join('\n')}
add_header Cache-Control $site_cache always;
add_header Content-Security-Policy $site_policy always;

# What a page shows may depend on its query string; then the browser renders it.
set $site_content "";
if ($args != "") { set $site_content ".browser"; }

# Raw, because a decoded line break would end the header.
if ($request_uri ~ "^(/[^/?\\\\\\\\][^?]*?)/+(\\?.*)?$") { return 308 $1$2; }
${patterns.map(redirectToCanonical).filter(Boolean).join('\n')}

location = ${CHANGE_PASSWORD.path} { set $site_cache "no-store"; return 302 ${CHANGE_PASSWORD.location}; }

# Of the files that begin with a point, the one for people who found a security hole.
location = /.well-known/security.txt { default_type text/plain; try_files $uri =404; }

# For servers and tools, not for browsers.
location ~ "(^|/)\\.|\\.(map|br|gz|lock|new)$|^/(nginx|cloudflare)/|^/(s/[^/]+|r/[^/]+/[^/]+)/server/" { return 404; }

# Only files that exist are immutable: a missing one may exist tomorrow.
location ~ "^/(r|registry|s)/" { set $site_cache "${IMMUTABLE}"; try_files $uri @missing; }
location @missing { set $site_cache "no-store"; return 404; }

# An open tab may request the hashes of earlier releases.
location ~ "^/integrity/" { set $site_cache "${IMMUTABLE}"; try_files $uri @earlier; }
location @earlier { set $site_cache "no-store"; return 204; }

location = /offline/page.html { set $site_policy "${PLAIN_PAGE_POLICY}"; }
location = /404.html { internal; }
location ~ "\\.(html|browser)$|^/404$" { error_page 404 /404.html; return 404; }

location = / { try_files /index$site_content.html /index.html =404; }
${tryPages(patterns)}
location / { error_page 404 /404.html; try_files $uri =404; }
`;
}
