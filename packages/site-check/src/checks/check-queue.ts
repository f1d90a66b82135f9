export type SiteCheck = {
  id: string;
  kind: 'runs' | 'proof';
  /** A URL, or the host or repository to prove. */
  target: string;
  /** What proves it. */
  text: string | null;
  /** How many requests may be made. */
  requests: number;
};

export type CheckReport = { outcome: string; method: string | null; requests: number };

export type CheckQueue = {
  /** A check that is due. For five minutes from now, no other reader gets it or one of its host. */
  claim: () => Promise<SiteCheck | undefined>;
  report: (id: string, report: CheckReport) => Promise<void>;
};

type Result = { data: unknown; error: { message: string } | null };
type Call = PromiseLike<Result> & { abortSignal(signal: AbortSignal): PromiseLike<Result> };
/** A client of supabase-js with the secret key. */
export type QueueClient = { rpc(name: string, args: Record<string, unknown>): Call };

const timeLimit = 15_000;

/** Calls a function of the database; throws if it fails or takes too long. */
export const createCall =
  (client: QueueClient) =>
  async (name: string, args: Record<string, unknown>): Promise<unknown> => {
    const { data, error } = await client
      .rpc(name, args)
      .abortSignal(AbortSignal.timeout(timeLimit));
    if (error) throw new Error(`${name} failed: ${error.message}`);
    return data;
  };

export function createCheckQueue(client: QueueClient): CheckQueue {
  const call = createCall(client);
  return {
    async claim() {
      const data = await call('claim_site_checks', { max_checks: 1 });
      return Array.isArray(data) ? data.find(isCheck) : undefined;
    },
    async report(id, report) {
      await call('report_site_check', { id, ...report });
    },
  };
}

function isCheck(value: unknown): value is SiteCheck {
  if (typeof value !== 'object' || value === null) return false;
  return 'kind' in value && 'target' in value && 'requests' in value;
}
