import {
  Client as CurrentClient,
  StreamableHTTPClientTransport as CurrentTransport,
} from '@modelcontextprotocol/client';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';

type Send = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

const INFO = { name: 'test', version: '1.0.0' };

/** The official clients of both generations, connected to a server: what each of them gets by a tool, and which tools it sees. */
export const ASSISTANTS = {
  'the client of 2026-07-28': (send: Send, url: URL) =>
    connectCurrent(send, url, { mode: { pin: '2026-07-28' } }),
  'the same client as it is by default': (send: Send, url: URL) => connectCurrent(send, url),
  'the client of 2025-11-25': async (send: Send, url: URL) => {
    const client = new Client(INFO);
    const transport = new StreamableHTTPClientTransport(url, { fetch: send });
    await client.connect(transport);
    return client;
  },
};

async function connectCurrent(
  send: Send,
  url: URL,
  versionNegotiation?: { mode: { pin: string } },
) {
  const client = new CurrentClient(INFO, versionNegotiation ? { versionNegotiation } : {});
  await client.connect(new CurrentTransport(url, { fetch: send }));
  return client;
}
