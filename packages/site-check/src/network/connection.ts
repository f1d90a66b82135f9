/** A connection to one address, in Node or in Deno. */
export type Connection = {
  /** Of the other end, as the system knows it. */
  remoteAddress: string | undefined;
  /** Speaks TLS from now on; throws without a certificate of the host. */
  secure: (host: string) => Promise<void>;
  write: (text: string) => Promise<void>;
  read: () => AsyncIterable<Uint8Array>;
  close: () => void;
};

export type ConnectOptions = {
  /** Ends what is not connected yet. */
  signal: AbortSignal;
  /** Trusted instead of the system's certificate authorities. */
  ca?: string | undefined;
};

export type Connect = (
  address: string,
  port: number,
  options: ConnectOptions,
) => Promise<Connection>;

export const protocols = ['http/1.1'];
