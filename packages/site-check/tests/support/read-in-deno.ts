import { argv, memoryUsage } from 'node:process';
import { createNetwork, findProof, isPublicAddress, readSite, SiteError } from '../../src/index.ts';
import type { Network } from '../../src/index.ts';

const given = JSON.parse(argv[2] ?? '') as {
  urls: string[];
  subject: string;
  text: string;
  nameServer: string;
  ca: string;
  siteAddress: string;
  ports: Record<'http' | 'https' | 'canary', number>;
};
const { ports, siteAddress } = given;

const own = createNetwork([given.nameServer]);
const network: Network = {
  ...own,
  ca: given.ca,
  isPublic: (address) => address === siteAddress || isPublicAddress(address),
  connect(address, port, options) {
    if (address !== siteAddress) return own.connect('127.0.0.1', ports.canary, options);
    return own.connect(siteAddress, port === 443 ? ports.https : ports.http, options);
  },
};
const reader = { network, userAgent: 'Test/1.0', requests: { left: 50 } };

const results: string[] = [];
for (const url of given.urls) {
  const result = await readSite(url, reader, 1_000).then(
    ({ body }) => new TextDecoder().decode(body),
    (error: unknown) => (error instanceof SiteError ? error.problem : String(error)),
  );
  results.push(result);
}
const { method } = await findProof(given.subject, given.text, reader);
const before = memoryUsage().rss;
const { body } = await readSite('https://example.com/bomb', reader, 100_000);
const grown = (memoryUsage().rss - before) / 1_000_000;
console.log(JSON.stringify({ results, method, unpacked: body.length, grown }));
