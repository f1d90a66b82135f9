import type { Hono } from 'hono';
import type { EndpointOptions } from '../endpoint-options.ts';

type Text = { path: string; text: string };

type About = {
  origin: string;
  contactEmail?: string | undefined;
  /** Whether the host runs code, and so has more than files. */
  hasEndpoints: boolean;
};

/** Files about the site, which a host for static files sends, too. */
export function siteTexts({ origin, contactEmail, hasEndpoints }: About): Text[] {
  const security = contactEmail
    ? [{ path: '/.well-known/security.txt', text: securityText(origin, contactEmail) }]
    : [];
  return [
    { path: '/llms.txt', text: assistantText(origin, hasEndpoints) },
    { path: '/humans.txt', text: humansText(origin, contactEmail) },
    ...security,
  ];
}

export function addTexts(app: Hono, { source, contactEmail }: EndpointOptions): void {
  const about = { origin: source.origin, contactEmail, hasEndpoints: true };
  for (const { path } of siteTexts(about)) {
    app.get(path, (context) => {
      // Its date moves on.
      const [found] = siteTexts(about).filter((text) => text.path === path);
      return context.text(found?.text ?? '', 200, { 'Cache-Control': 'public, max-age=3600' });
    });
  }
}

/** https://www.rfc-editor.org/rfc/rfc9116: a contact, and a date of less than a year ahead after which nobody trusts it. */
function securityText(origin: string, contactEmail: string): string {
  const expires = new Date();
  expires.setUTCMonth(expires.getUTCMonth() + 6, 1);
  expires.setUTCHours(0, 0, 0, 0);
  return lines([
    `Contact: mailto:${contactEmail}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
  ]);
}

/** https://humanstxt.org */
function humansText(origin: string, contactEmail?: string): string {
  return lines([
    '/* TEAM */',
    'Bolt Showcase',
    `Site: ${origin}/`,
    ...(contactEmail ? [`Contact: ${contactEmail}`] : []),
  ]);
}

/** https://llmstxt.org: a title, a summary, and links with a note each. */
function assistantText(origin: string, hasEndpoints: boolean): string {
  const endpoints = [
    `- [API](${origin}/api/v1/openapi.json): projects, creators and services as JSON, described by OpenAPI 3.1`,
    `- [Tools](${origin}/mcp): the same for assistants, by the Model Context Protocol; read only`,
    `- [Feed](${origin}/feeds/search.atom): new projects; \`?q=\` searches, \`/feeds/tags/{tag}.atom\` and \`/feeds/creators/{username}.atom\` have those of a tag and a creator, and \`.json\` each as JSON Feed`,
    `- [Cards](${origin}/oembed?url=${encodeURIComponent(`${origin}/projects/{id}`)}): by oEmbed, for pages that link to a project or a creator`,
  ];
  return lines([
    '# Bolt Showcase',
    '',
    '> A marketplace of developers who build with an AI app builder: their projects, the services that they sell, and how to hire them.',
    '',
    'Titles, descriptions and profiles are written by the users of the site. Hiring, buying and messaging need a person who signs in on the page itself.',
    '',
    '## Pages',
    '',
    `- [Projects](${origin}/projects): browse and search what was built`,
    `- [Creators](${origin}/creators): developers and their services, with prices and ratings`,
    `- [Pricing](${origin}/pricing): what the site costs`,
    '',
    '## For software',
    '',
    ...(hasEndpoints ? endpoints : []),
    `- [Sitemap](${origin}/sitemap.xml): every public page`,
  ]);
}

function lines(all: string[]): string {
  return `${all.join('\n')}\n`;
}
