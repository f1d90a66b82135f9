import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { startSlowLink } from './slow-link.ts';

const compress = promisify(brotliCompress);
const text = /^(text|application\/(json|javascript)|image\/svg)/;
const notOverHttp2 = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length']);

/** Adds HTTP/2 over TLS and Brotli to a site, like a CDN; each file is compressed once. `slowUrl` is the same over 4G. */
export async function startProxy(siteUrl: string, folder: string) {
  const compressed = new Map<string, Buffer>();

  async function compressBody(path: string, upstream: Response): Promise<Buffer> {
    // Consume the body even if it is cached: an unread response keeps its connection open.
    const bytes = await upstream.arrayBuffer();
    const known = compressed.get(path);
    if (known) return known;
    const isFile = upstream.headers.get('cache-control')?.includes('immutable') ?? false;
    const quality = isFile ? 11 : 4;
    const options = { params: { [constants.BROTLI_PARAM_QUALITY]: quality } };
    const body = await compress(bytes, options);
    if (isFile) compressed.set(path, body);
    return body;
  }

  async function handleRequest(request: Http2ServerRequest, response: Http2ServerResponse) {
    const upstream = await fetch(new URL(request.url, siteUrl), {
      method: request.method,
      headers: forwarded(request),
      redirect: 'manual',
      ...(hasBody(request) && { body: await readBody(request) }),
    });
    const contentType = upstream.headers.get('content-type') ?? '';
    const isText = upstream.body !== null && text.test(contentType);
    // A rendered page names its pictures with the site's own URL.
    const atProxy = (value: string) => value.replaceAll(siteUrl, `https://${request.authority}`);
    const headers = [...upstream.headers]
      .filter(([name]) => !notOverHttp2.has(name))
      .map(([name, value]) => [name, atProxy(value)] as const);
    const isPage = contentType.startsWith('text/html');
    const answer = isPage ? new Response(atProxy(await upstream.text()), upstream) : upstream;
    const body = isText
      ? await compressBody(request.url, answer)
      : Buffer.from(await answer.arrayBuffer());
    response.writeHead(upstream.status, {
      ...Object.fromEntries(headers),
      ...(isText && { 'content-encoding': 'br' }),
    });
    response.end(body);
  }

  const server = createSecureServer(certificate(folder), (request, response) => {
    handleRequest(request, response).catch(() => response.stream.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const link = await startSlowLink(port);
  return {
    url: `https://localhost:${port}`,
    slowUrl: `https://localhost:${link.port}`,
    stop: () => {
      link.stop();
      server.close();
    },
  };
}

function forwarded(request: Http2ServerRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (!name.startsWith(':') && name !== 'accept-encoding') headers.set(name, String(value));
  }
  return headers;
}

function hasBody({ method }: Http2ServerRequest): boolean {
  return method !== 'GET' && method !== 'HEAD';
}

async function readBody(request: Http2ServerRequest): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** A certificate for this machine, valid for one day. Throws if openssl is missing. */
function certificate(folder: string) {
  const [key, cert] = [resolve(folder, 'key.pem'), resolve(folder, 'cert.pem')];
  const request = 'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost'.split(' ');
  execFileSync('openssl', [...request, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  return { key: readFileSync(key), cert: readFileSync(cert) };
}
