import type { Connection } from '../network/connection.ts';
import type { Network } from '../network/network.ts';
import { isSameAddress } from '../network/public-address.ts';
import type { SiteUrl } from './parse-site-url.ts';
import { SiteError } from './site-error.ts';

/**
 * A connection to an address that was checked, and that is not looked up once more. Nothing is sent before the other end turned out to
 * have that address.
 */
export async function connectToSite(
  site: SiteUrl,
  network: Network,
  signal: AbortSignal,
): Promise<Connection> {
  const address = await findAddress(site, network);
  signal.throwIfAborted();
  const connection = await network
    .connect(address, site.port, { signal, ca: network.ca })
    .catch((error: unknown) => {
      throw new SiteError('no-connection', { cause: error });
    });
  signal.addEventListener('abort', () => connection.close());
  try {
    signal.throwIfAborted();
    if (!isSameAddress(connection.remoteAddress, address)) throw new SiteError('not-public');
    if (site.isSecure) await secure(connection, site);
  } catch (error) {
    connection.close();
    throw error;
  }
  return connection;
}

async function findAddress(site: SiteUrl, network: Network): Promise<string> {
  if (site.isAddress) return site.host;
  const addresses = await network.findAddresses(site.host).catch((error: unknown) => {
    throw new SiteError('unknown-host', { cause: error });
  });
  // A name that also leads inside is rejected as a whole.
  if (!addresses.every((address) => network.isPublic(address))) throw new SiteError('not-public');
  const [address] = addresses;
  if (address === undefined) throw new SiteError('unknown-host');
  return address;
}

async function secure(connection: Connection, { host }: SiteUrl): Promise<void> {
  try {
    await connection.secure(host);
  } catch (error) {
    throw new SiteError('no-certificate', { cause: error });
  }
}
