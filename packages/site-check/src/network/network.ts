import { Resolver } from 'node:dns/promises';
import { connectInDeno } from './connect-in-deno.ts';
import { connectInNode } from './connect-in-node.ts';
import type { Connect } from './connection.ts';
import { isPublicAddress } from './public-address.ts';

/** What the guard uses of the network. Tests pass one that admits their own servers. */
export type Network = {
  /** The addresses of a name; none if there is no such name. */
  findAddresses: (host: string) => Promise<string[]>;
  /** The TXT records of a name, each joined from its parts. */
  findTexts: (name: string) => Promise<string[]>;
  isPublic: (address: string) => boolean;
  connect: Connect;
  /** Trusted instead of the system's certificate authorities. */
  ca?: string;
};

/** DNS alone, never the machine's own list of hosts. */
export function createNetwork(nameServers?: string[]): Network {
  const resolver = new Resolver();
  if (nameServers) resolver.setServers(nameServers);
  return {
    async findAddresses(host) {
      const found = await Promise.all([
        resolver.resolve4(host).catch(readAbsence<string>),
        resolver.resolve6(host).catch(readAbsence<string>),
      ]);
      return found.flat();
    },
    async findTexts(name) {
      const records = await resolver.resolveTxt(name).catch(readAbsence<string[]>);
      return records.map((parts) => parts.join(''));
    },
    isPublic: isPublicAddress,
    connect: 'Deno' in globalThis ? connectInDeno : connectInNode,
  };
}

const absent = ['ENOTFOUND', 'ENODATA'];

function readAbsence<T>(error: unknown): T[] {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (absent.includes(code)) return [];
  throw error;
}
