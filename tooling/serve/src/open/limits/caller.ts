/** What the server of Node passes beside a request; a worker passes nothing. */
type Bindings = { incoming?: { socket?: { remoteAddress?: string | undefined } } } | undefined;

/** Who sends a request, by their IP address. A client can write headers too, so the part that the nearest proxy has added counts. */
export function callerOf({ headers }: Request, bindings: unknown): string {
  const socket = (bindings as Bindings)?.incoming?.socket;
  const forwarded = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim();
  const found = socket ? forwarded || socket.remoteAddress : headers.get('cf-connecting-ip');
  return networkOf(found || forwarded || 'unknown');
}

/** A caller has all addresses of an IPv6 network of 64 bits. */
function networkOf(ip: string): string {
  const isVersion6 = ip.includes(':') && !ip.includes('.');
  return isVersion6 ? ip.split(':', 4).join(':') : ip;
}
