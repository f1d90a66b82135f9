import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { findFreePort, untilServed, type Host } from './host.ts';
import { moveSite } from './site-folder.ts';

const BINARIES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];
const MIME_TYPES = ['/etc/nginx/mime.types', '/opt/homebrew/etc/nginx/mime.types'];

/** Debian's nginx with the shipped rules in a configuration of its own. */
export async function startNginx(site: string): Promise<Host> {
  const binary = BINARIES.find(existsSync);
  if (!binary) throw new Error('nginx is missing. Install it: apt-get install nginx-light');
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  await moveSite(site, url);
  const folder = await mkdtemp(resolve(tmpdir(), 'showcase-nginx-'));
  const file = resolve(folder, 'nginx.conf');
  await writeFile(file, configuration(folder, site, port));
  const nginx = spawn(binary, ['-c', file, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  nginx.stderr.on('data', (chunk: Buffer) => (output += String(chunk)));
  const ended = once(nginx, 'exit');
  await untilServed(url, () => (nginx.exitCode === null ? null : `nginx ended: ${output}`));
  return {
    url,
    // It reads the folder with each request.
    deploy: async () => undefined,
    stop: async () => {
      nginx.kill();
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

function configuration(folder: string, site: string, port: number): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `daemon off;
pid ${folder}/nginx.pid;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
events {}
http {
  include ${MIME_TYPES.find(existsSync)};
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  server {
    listen 127.0.0.1:${port};
    root ${site};
    include ${site}/nginx/site.conf;
  }
}
`;
}
