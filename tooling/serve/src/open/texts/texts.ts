import type { Hono } from 'hono';
import type { EndpointOptions } from '../endpoint-options.ts';

type Text = { path: string; text: string };

/** Files about the site, which a host for static files sends, too. */
export function siteTexts(origin: string, contactEmail?: string): Text[] {
  const security = contactEmail
    ? [{ path: '/.well-known/security.txt', text: securityText(origin, contactEmail) }]
    : [];
  return [
    { path: '/llms.txt', text: assistantText(origin) },
    { path: '/humans.txt', text: humansText(origin, contactEmail) },
    ...security,
  ];
}

export function addTexts(app: Hono, { source, contactEmail }: EndpointOptions): void {
  for (const { path } of siteTexts(source.origin, contactEmail)) {
    app.get(path, (context) => {
      // Its date moves on.
      const [found] = siteTexts(source.origin, contactEmail).filter((text) => text.path === path);
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
function assistantText(origin: string): string {
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
    `- [API](${origin}/api/v1/openapi.json): projects, creators and services as JSON, described by OpenAPI 3.1`,
    `- [Tools](${origin}/mcp): the same for assistants, by the Model Context Protocol; read only`,
    `- [Sitemap](${origin}/sitemap.xml): every public page`,
  ]);
}

function lines(all: string[]): string {
  return `${all.join('\n')}\n`;
}
