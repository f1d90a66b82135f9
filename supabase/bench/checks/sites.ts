import { createServer } from 'node:https';
import { createCertificate } from '../../../packages/site-check/tests/support/certificate.ts';

/** Many sites on this machine, in a process of their own: each has a page of 40 kB, a script and a style. Sends its port and certificate. */
const files: Record<string, [type: string, body: string]> = {
  '/': [
    'text/html; charset=utf-8',
    `<!doctype html><title>Tides</title><link rel="stylesheet" href="/app.css"><script type="module" src="/app.js"></script>${'<p>High water at noon.</p>'.repeat(1_600)}`,
  ],
  '/robots.txt': ['text/plain', 'User-agent: *\nDisallow: /admin\n'],
  '/app.js': ['text/javascript', 'export {};\n'.repeat(20_000)],
  '/app.css': ['text/css', 'p { margin: 0 }\n'.repeat(2_000)],
};

const { ca, key, cert } = createCertificate(['*.example.com']);
const server = createServer({ key, cert }, ({ url = '' }, response) => {
  const [type, body] = files[url] ?? ['text/plain', ''];
  response.writeHead(url in files ? 200 : 404, { 'content-type': type }).end(body);
});
server.on('tlsClientError', () => undefined);
server.listen(0, '127.0.0.1', () => {
  const at = server.address();
  process.send?.({ port: typeof at === 'object' && at ? at.port : 0, ca });
});
process.once('disconnect', () => process.exit());
