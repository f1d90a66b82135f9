import { type openSite, origin } from '../../api/testing/open-site.ts';
import { creatorRow, projectId, projectRow } from '../../api/testing/rows.ts';

export const found = (id: string) => ({
  items: [{ id }],
  next_cursor: null,
  corrected_at: null,
  most_words_at: null,
});
export const respond = ({ pathname }: URL): unknown => {
  if (pathname.endsWith('/search_projects')) return found(projectId);
  if (pathname.endsWith('/projects')) return [projectRow];
  return pathname.endsWith('/users') ? [creatorRow] : [];
};

export const url = new URL(`${origin}/mcp`);
type Site = ReturnType<typeof openSite>;
export const toFetch =
  ({ send }: Site) =>
  async (input: string | URL | Request, init?: RequestInit) =>
    send(String(input instanceof Request ? input.url : input), init);

export const VERSION = '2026-07-28';
export const HEADERS = {
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
};
export const envelope = (version: string) => ({
  _meta: {
    'io.modelcontextprotocol/protocolVersion': version,
    'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  },
});

export const call = (
  site: Site,
  name: string,
  {
    headers = {},
    version = VERSION,
    args = {},
  }: {
    headers?: Record<string, string>;
    version?: string;
    args?: Record<string, unknown>;
  } = {},
) =>
  site.send('/mcp', {
    method: 'POST',
    headers: {
      ...HEADERS,
      'mcp-protocol-version': version,
      'mcp-method': 'tools/call',
      'mcp-name': name,
      ...headers,
    },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: {
        name,
        arguments: args,
        ...envelope(version),
      },
    }),
  });
