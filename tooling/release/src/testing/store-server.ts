import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

type StoredFile = { bytes: Buffer; headers: IncomingHttpHeaders };

/** A store on the loopback address that keeps files in memory and meets HTTP's conditions, as S3 does. */
export async function startStore() {
  const files = new Map<string, StoredFile>();
  const requests: IncomingHttpHeaders[] = [];
  let conflicts = 0;

  function put(path: string, file: StoredFile): number {
    const existing = files.get(path);
    const { 'if-match': match, 'if-none-match': noneMatch } = file.headers;
    const isTaken = noneMatch === '*' && existing;
    const isChanged = match !== undefined && (!existing || etagOf(existing) !== match);
    if (isTaken || isChanged) {
      conflicts += 1;
      // S3 sends either.
      return conflicts % 2 === 0 ? 409 : 412;
    }
    files.set(path, file);
    return 200;
  }

  const server = createServer((request, response) => {
    const path = String(request.url).slice(1);
    requests.push(request.headers);
    if (request.method === 'PUT') {
      void readFile(request).then((file) => response.writeHead(put(path, file)).end());
      return;
    }
    const file = files.get(path);
    if (!file) return void response.writeHead(404).end();
    response.writeHead(200, { etag: etagOf(file) }).end(file.bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    files,
    requests,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readFile(request: IncomingMessage): Promise<StoredFile> {
  return { bytes: await buffer(request), headers: request.headers };
}

function etagOf({ bytes }: StoredFile): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`;
}
