/** A message of the Phoenix protocol, in either direction. */
export type Frame = {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
  payload: Record<string, unknown>;
};
export type Version = '1.0.0' | '2.0.0';

const kinds = { broadcastFromClient: 3, broadcastToClient: 4 };
const encodings = { binary: 0, json: 1 };

/** Parses a client's message; undefined if it is invalid. */
export function decodeFrame(data: Buffer, isBinary: boolean): Frame | undefined {
  try {
    return isBinary ? decodeBinary(data) : decodeText(data.toString('utf8'));
  } catch {
    return undefined;
  }
}

function decodeText(text: string): Frame | undefined {
  const value: unknown = JSON.parse(text);
  if (Array.isArray(value)) {
    const parts: unknown[] = value;
    const [joinRef, ref, topic, event, payload] = parts;
    return toFrame({ joinRef, ref, topic, event, payload });
  }
  if (!isRecord(value)) return undefined;
  return toFrame({ ...value, joinRef: value.join_ref });
}

function toFrame({
  joinRef,
  ref,
  topic,
  event,
  payload,
}: Record<string, unknown>): Frame | undefined {
  if (typeof topic !== 'string' || typeof event !== 'string') return undefined;
  return {
    joinRef: toRef(joinRef),
    ref: toRef(ref),
    topic,
    event,
    payload: isRecord(payload) ? payload : {},
  };
}

function toRef(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}

/** Broadcasts in protocol 2.0.0: the lengths of the strings, the strings, the payload. */
function decodeBinary(data: Buffer): Frame | undefined {
  if (data[0] !== kinds.broadcastFromClient) return undefined;
  const lengths = [...data.subarray(1, 6)];
  let offset = 7;
  const [joinRef = '', ref = '', topic = '', event = ''] = lengths.map((length) => {
    offset += length;
    return data.toString('utf8', offset - length, offset);
  });
  const body = data.subarray(offset);
  const payload: unknown =
    data[6] === encodings.json ? JSON.parse(body.toString('utf8')) : new Uint8Array(body);
  return {
    joinRef: joinRef || null,
    ref: ref || null,
    topic,
    event: 'broadcast',
    payload: { event, payload },
  };
}

/** Encodes a message for a client; undefined if its protocol cannot represent it. */
export function encodeFrame(frame: Frame, version: Version): string | Buffer | undefined {
  const { joinRef, ref, topic, event, payload } = frame;
  if (payload.payload instanceof Uint8Array) {
    return version === '2.0.0'
      ? encodeBinary(topic, toText(payload.event), payload.payload)
      : undefined;
  }
  if (version === '1.0.0') return JSON.stringify({ join_ref: joinRef, ref, topic, event, payload });
  return JSON.stringify([joinRef, ref, topic, event, payload]);
}

function encodeBinary(topic: string, event: string, body: Uint8Array): Buffer {
  const strings = [Buffer.from(topic), Buffer.from(event)];
  const lengths = strings.map(({ byteLength }) => byteLength);
  return Buffer.concat([
    Buffer.from([kinds.broadcastToClient, ...lengths, 0, encodings.binary]),
    ...strings,
    body,
  ]);
}

export function toText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
