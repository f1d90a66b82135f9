import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import {
  BUCKETS,
  hasRollout,
  registryFor,
  type Registry,
} from '@showcase/remote-contract/registry';

const COOKIE = 'release-bucket';
const MAX_AGE_SECONDS = 365 * 24 * 60 * 60;

export type Visitor = {
  /** The releases that this visitor gets, as the active ones. */
  registry: Registry;
  /** Whether others get other releases at the moment, so that no shared cache may keep what is sent. */
  isSplit: boolean;
  /** A cookie that keeps the visitor on these releases; null if the visitor has it, or nothing is split. */
  cookie: string | null;
};

/** The releases of all visitors, and those of the one who sends a request. */
export type Visit = { all: Registry; visitor: Visitor };

type Request = Pick<IncomingMessage, 'headers'> & {
  socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
};

/** Finds out which releases a visitor gets. Returns the same registry object for all who get the same ones. */
export function createVisitorReader({ isSecure }: { isSecure: boolean }) {
  const known = new WeakMap<Registry, Map<string, Registry>>();

  return (request: Request, registry: Registry): Visitor => {
    if (!hasRollout(registry)) return { registry, isSplit: false, cookie: null };
    const saved = readBucket(request.headers.cookie);
    const bucket = saved ?? firstBucket(request);
    const chosen = registryFor(bucket, registry);
    const variants = known.get(registry) ?? new Map<string, Registry>();
    known.set(registry, variants);
    const key = describeVersions(chosen);
    const variant = variants.get(key) ?? chosen;
    variants.set(key, variant);
    return {
      registry: variant,
      isSplit: true,
      cookie: saved === null ? toCookie(bucket, isSecure) : null,
    };
  };
}

/** The bucket that an earlier visit saved; null for any other value. */
export function readBucket(cookies: string | undefined): number | null {
  const [, text] = new RegExp(`(?:^|;\\s*)${COOKIE}=(\\d{1,2})(?:;|$)`).exec(cookies ?? '') ?? [];
  return text === undefined ? null : Number(text);
}

/** The first bucket follows from address and browser, so that a visitor without cookies stays in it, too. */
function firstBucket({ headers, socket }: Request): number {
  const addresses = String(headers['x-forwarded-for'] ?? socket.remoteAddress);
  const hash = createHash('sha256').update(`${addresses} ${headers['user-agent']}`).digest();
  return hash.readUInt32BE() % BUCKETS;
}

function toCookie(bucket: number, isSecure: boolean): string {
  const cookie = `${COOKIE}=${bucket}; Path=/; Max-Age=${MAX_AGE_SECONDS}; SameSite=Lax; HttpOnly`;
  return isSecure ? `${cookie}; Secure` : cookie;
}

function describeVersions({ shell, remotes }: Registry): string {
  return JSON.stringify([shell?.active, Object.values(remotes).map(({ active }) => active)]);
}
