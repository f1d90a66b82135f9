import { openClient } from '../../client/client.ts';
import { createDataFetch } from '../../http/data-fetch.ts';
import { isRead } from '../../http/read-request.ts';
import { createAuthStorage } from '../../session/storage/auth-storage.ts';
import { setFirstAnswers } from '../answers/first-answers.ts';
import { rpcAnswers } from '../answers/rpc-answers.ts';
import { answerBucket, isBucketRequest } from './storage/fake-bucket.ts';
import { answerDownload } from './fake-account.ts';
import { answerAuth, getCallerId, createSession } from './fake-auth.ts';
import { answerFunction } from './fake-functions.ts';
import { findRows } from './found-rows.ts';
import { fakeRealtime } from './fake-realtime.ts';
import { answerTable } from './rest/fake-rest.ts';
import { json, type Account, type FakeRequest, type FakeState } from './fake-state.ts';
import { answerStorage } from './storage/fake-storage.ts';
import { memoryStore } from '../memory-store.ts';
import { aContact, someDetails } from '../rows.ts';

const ORIGIN = 'http://backend.test';
let backendCount = 0;

type Answerer = (request: FakeRequest) => Response | undefined | Promise<Response | undefined>;

type FakeBackendOptions = Partial<Omit<FakeState, 'accounts'>> & {
  accounts?: (Omit<Account, 'password'> & { password?: string })[];
  /** The id of the user who is signed in from the start. */
  signedInAs?: string;
};

/** An in-memory backend behind a real client: pages run against it without a network and without mocked modules. */
export function fakeBackend({ signedInAs, accounts, ...tables }: FakeBackendOptions = {}) {
  const state: FakeState = {
    users: [],
    projects: [],
    services: [],
    reviews: [],
    media: [],
    codeSamples: [],
    hireRequests: [],
    events: [],
    offers: [],
    milestones: [],
    cases: [],
    caseMessages: [],
    offerTemplates: [],
    transactions: [],
    agreements: [],
    invoices: [],
    refunds: [],
    billingDetails: [],
    savedCreators: [],
    savedSearches: [],
    likes: [],
    saves: [],
    hidden: [],
    images: [],
    details: (tables.users ?? []).map(({ id }) => someDetails({ user_id: id })),
    contactRows: (tables.users ?? [])
      .filter((user) => user.is_dev)
      .map(({ id }) => aContact({ user_id: id })),
    admins: [],
    files: {},
    notifications: [],
    reports: [],
    attachments: [],
    objects: {},
    uploads: [],
    factors: {},
    ...tables,
    accounts: (accounts ?? []).map((account) => ({ password: 'showcase', ...account })),
  };
  const requests: FakeRequest[] = [];
  const answers = rpcAnswers(requests);
  const { rpc, calls, answerCall } = answers;
  findRows(state, answers);
  setFirstAnswers(answers);
  let override: Answerer | undefined;

  const answer: typeof fetch = async (input, init) => {
    const request = readRequest(input, init);
    requests.push(request);
    const overridden = override && Promise.resolve(override(request));
    const answered = await (overridden && Promise.race([overridden, untilAborted(init?.signal)]));
    return answered ?? (await answerCall(request)) ?? answerRequest(state, request);
  };

  backendCount += 1;
  const storageKey = `fake-session-${backendCount}`;
  const store = memoryStore();
  const realtime = fakeRealtime();
  if (signedInAs) {
    const account = getAccount(state, signedInAs);
    store.setItem(storageKey, JSON.stringify(createSession(state, account)));
  }
  const openClientWith = (browserStore: ReturnType<typeof memoryStore>) =>
    openClient({
      url: ORIGIN,
      key: 'sb_publishable_fake',
      storage: createAuthStorage(() => browserStore),
      storageKey,
      fetch: createDataFetch({ fetch: answer, pause: 1 }),
      realtime: { transport: realtime.transport, reconnectAfterMs: () => 1 },
    });

  const openTab = () => openClientWith(store);

  return {
    client: openTab(),
    state,
    realtime,
    /** A client in another tab of the same browser. */
    openTab,
    /** A client in another browser, in which this user is signed in; without an id, that of a visitor. */
    openBrowser(userId?: string) {
      const otherStore = memoryStore();
      if (userId !== undefined) {
        const session = createSession(state, getAccount(state, userId));
        otherStore.setItem(storageKey, JSON.stringify(session));
      }
      return openClientWith(otherStore);
    },
    /** Every request, oldest first. */
    requests,
    /** Every request that may change something. */
    writes: () => requests.filter((request) => !isRead(request)),
    rpc,
    calls,
    /** Overrides responses; the tables still respond where it returns undefined. */
    answerWith: (answerer: Answerer) => {
      override = answerer;
    },
    /** As if the backend were down. */
    goDown: () => {
      override = () => Promise.reject(new TypeError('fetch failed'));
    },
    /** Rejects every request with this status; `retryAfter` is in seconds. */
    rejectWith: (status: number, { retryAfter }: { retryAfter?: number } = {}) => {
      const details = retryAfter === undefined ? null : `Retry-After: ${retryAfter}`;
      // The auth service writes it into the message.
      const wait = retryAfter === undefined ? '' : ` after ${retryAfter} seconds`;
      override = ({ url }) =>
        url.pathname.startsWith('/auth/')
          ? json({ msg: `Refused with ${status}${wait}` }, status)
          : json({ message: `Refused with ${status}`, details }, status);
    },
    comeBack: () => {
      override = undefined;
    },
    /** As if the user had cleared the browser's storage. */
    clearStorage: () => {
      store.removeItem(storageKey);
    },
  };
}

/** Rejects like fetch when its caller aborts. */
function untilAborted(signal: AbortSignal | null | undefined) {
  return new Promise<never>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}

export type FakeBackend = ReturnType<typeof fakeBackend>;

function getAccount(state: FakeState, userId: string) {
  const known = state.accounts.find((account) => account.userId === userId);
  if (known) return known;
  const account = { userId, email: 'someone@example.com', password: 'showcase' };
  state.accounts.push(account);
  return account;
}

function readRequest(
  input: Parameters<typeof fetch>[0],
  init: RequestInit | undefined,
): FakeRequest {
  const url = new URL(input instanceof Request ? input.url : input);
  const headers = new Headers(init?.headers);
  const content: unknown = init?.body ?? readArguments(url);
  const body: unknown = typeof content === 'string' ? JSON.parse(content) : content;
  const callerId = getCallerId(headers.get('authorization'));
  return { method: init?.method ?? 'GET', url, headers, body, callerId };
}

/** The arguments of a function that is read by GET. */
function readArguments({ pathname, searchParams }: URL) {
  if (!pathname.includes('/rpc/')) return undefined;
  return Object.fromEntries([...searchParams].map(([name, text]) => [name, readArgument(text)]));
}

/** An array is written as {"a","b"}, which differs from JSON by its brackets only. */
function readArgument(text: string): unknown {
  return /^\{.*\}$/s.test(text) ? JSON.parse(`[${text.slice(1, -1)}]`) : text;
}

function answerRequest(state: FakeState, request: FakeRequest) {
  const [, service, , ...rest] = request.url.pathname.split('/');
  const [first = '', second = ''] = rest;
  if (service === 'auth') return answerAuth(state, request);
  if (service === 'rest' && first === 'rpc') return answerFunction(state, request, second);
  if (isBucketRequest(request)) return answerBucket(state, request);
  if (service === 'storage' && request.method === 'GET') return answerDownload(state, request);
  if (service === 'rest') return answerTable(state, request, first);
  if (service === 'storage') return answerStorage(state, request);
  return json({ message: `The fake backend does not know ${request.url.pathname}` }, 404);
}
