import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A certificate for these hosts, and the authority that has signed it. */
export function createCertificate(hosts: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const file = (name: string) => join(folder, `${name}.pem`);
  const request = (name: string, ...options: string[]) =>
    execFileSync(
      'openssl',
      [
        ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
        ...['-days', '2', '-subj', `/CN=${name}`, '-keyout', file(`${name}-key`)],
        ...['-out', file(name), ...options],
      ],
      { stdio: 'ignore' },
    );
  request('authority');
  const names = hosts.map((host) => `DNS:${host}`).join(',');
  request(
    'site',
    ...['-CA', file('authority'), '-CAkey', file('authority-key')],
    ...['-addext', `subjectAltName=${names}`, '-addext', 'basicConstraints=critical,CA:FALSE'],
  );
  const read = (name: string) => readFileSync(file(name), 'utf8');
  const files = { key: read('site-key'), cert: read('site'), ca: read('authority') };
  rmSync(folder, { recursive: true });
  return files;
}
