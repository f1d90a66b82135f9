import { protocols } from './connection.ts';
import type { Connect } from './connection.ts';

type Conn = {
  remoteAddr: { hostname: string };
  readable: ReadableStream<Uint8Array>;
  writable: WritableStream<Uint8Array>;
  close: () => void;
};
type TlsConn = Conn & { handshake: () => Promise<unknown> };

declare const Deno: {
  connect: (options: { hostname: string; port: number }) => Promise<Conn>;
  startTls: (
    conn: Conn,
    options: { hostname: string; caCerts?: string[]; alpnProtocols: string[] },
  ) => Promise<TlsConn>;
};

/** With Deno's own functions: in its `node:tls`, a wrong certificate is a rejection that no one can handle, and ends the process. */
export const connectInDeno: Connect = async (address, port, { ca }) => {
  let conn = await Deno.connect({ hostname: address, port });
  return {
    remoteAddress: conn.remoteAddr.hostname,
    async secure(host) {
      const secured = await Deno.startTls(conn, {
        hostname: host,
        alpnProtocols: protocols,
        ...(ca === undefined ? {} : { caCerts: [ca] }),
      });
      conn = secured;
      await secured.handshake();
    },
    async write(text) {
      const writer = conn.writable.getWriter();
      await writer.write(new TextEncoder().encode(text));
      writer.releaseLock();
    },
    read: () => conn.readable,
    close() {
      try {
        conn.close();
      } catch {
        // It is closed already.
      }
    },
  };
};
