import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { pipeline, Transform } from 'node:stream';
import { setTimeout } from 'node:timers/promises';

/** 4G as in Chromium's developer tools: bytes per second each way, and milliseconds there and back. */
const DOWN = 9e6 / 8;
const UP = 1.5e6 / 8;
const ROUND_TRIP = 60;

/** In bytes: what arrives at once. */
const PACKET_SIZE = 4096;

/** Per connection: more than is on its way in half a round trip, so that a late timer costs no bandwidth. */
const MAX_PACKETS = 16;

type Packet = { bytes: Buffer; arrivesAt: number };

/** Returns when bytes that are sent now have arrived. */
type Lane = (byteCount: number) => number;

/**
 * A port that leads to another one of this machine over a link like 4G, which all connections share. Chromium's own throttling
 * sometimes stops delivering what an HTTP/2 connection receives.
 */
export async function startSlowLink(port: number) {
  const [down, up] = [createLane(DOWN), createLane(UP)];
  const visitors = new Set<Socket>();
  const options = { allowHalfOpen: true, noDelay: true };
  const server = createServer(options, (visitor) => {
    visitors.add(visitor);
    visitor.on('close', () => visitors.delete(visitor));
    const site = connect({ port, host: '127.0.0.1', ...options });
    forward(site, visitor, down);
    forward(visitor, site, up);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => {
      server.close();
      for (const visitor of visitors) visitor.destroy();
    },
  };
}

function createLane(bytesPerSecond: number): Lane {
  let freeAt = 0;
  return (byteCount) => {
    freeAt = Math.max(freeAt, performance.now()) + (byteCount / bytesPerSecond) * 1000;
    return freeAt + ROUND_TRIP / 2;
  };
}

/** Passes on the end after all bytes; an end that closes early closes the other. */
function forward(from: Socket, to: Socket, lane: Lane): void {
  pipeline(from, sendPackets(lane), receivePackets, to, () => undefined);
}

function sendPackets(lane: Lane): Transform {
  return new Transform({
    readableObjectMode: true,
    readableHighWaterMark: MAX_PACKETS,
    transform(chunk: Buffer, _encoding, done) {
      for (let start = 0; start < chunk.length; start += PACKET_SIZE) {
        const bytes = chunk.subarray(start, start + PACKET_SIZE);
        this.push({ bytes, arrivesAt: lane(bytes.length) } satisfies Packet);
      }
      done();
    },
  });
}

async function* receivePackets(packets: AsyncIterable<Packet>) {
  for await (const { bytes, arrivesAt } of packets) {
    const wait = arrivesAt - performance.now();
    if (wait > 0) await setTimeout(wait);
    yield bytes;
  }
}
