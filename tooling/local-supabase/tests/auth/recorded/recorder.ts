import { randomUUID } from 'node:crypto';
import type { TestBackend } from '../../support/backend.ts';
import type { connect } from '../../../src/index.ts';
import { clean, cleanLocation } from './cleaning.ts';

/** The content of a recording by name: the response to a call, or a value that a note took from one. */
export type Recording = Record<string, { status?: number; location?: string; body?: unknown }>;

/** The fields that the calls read in a response. */
export type Body = {
  id?: string;
  aud?: string;
  role?: string;
  email?: string;
  phone?: string;
  new_email?: string;
  access_token?: string;
  refresh_token?: string;
  token_type?: string;
  app_metadata?: Record<string, unknown>;
  user_metadata?: Record<string, unknown>;
  identities?: { identity_data: Record<string, unknown> }[];
  factors?: { friendly_name?: string; status: string }[];
  totp?: { uri: string; secret: string };
  user?: Body;
};

type Answer = { status: number; location: string | null; body: Body };
type Options = {
  token?: string | undefined;
  body?: unknown;
  /** A body that is no JSON. */
  text?: string;
  headers?: Record<string, string>;
  hasSecretKey?: boolean;
};
type Probe = Options & { keep?: (body: Body) => unknown };
type Context = {
  backend: Pick<TestBackend, 'url' | 'publishableKey' | 'secretKey'>;
  sql: ReturnType<typeof connect>;
};

/** Calls the auth service and records what it responds. */
export function createRecorder({ backend, sql }: Context) {
  const recording: Recording = {};

  /** `route` is a method and a path, such as `PUT user`. */
  async function call(route: string, options: Options = {}): Promise<Answer> {
    const { token, body, text, headers, hasSecretKey } = options;
    const [method = '', path = ''] = route.split(' ');
    const sent = text ?? JSON.stringify(body);
    const response = await fetch(`${backend.url}/auth/v1/${path}`, {
      method,
      redirect: 'manual',
      headers: {
        apikey: hasSecretKey ? backend.secretKey : backend.publishableKey,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(sent && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(sent && { body: sent }),
    });
    const { status } = response;
    const location = response.headers.get('location');
    return { status, location, body: parse(await response.text()) as Body };
  }

  function add(name: string, { body, ...entry }: Recording[string]): void {
    if (name in recording) throw new Error(`“${name}” is recorded twice.`);
    recording[name] = { ...entry, ...(body !== undefined && { body }) };
  }

  /** Records the response to a call: its body if it is an error, otherwise what `keep` leaves of it. */
  async function probe(name: string, route: string, { keep, ...options }: Probe = {}) {
    const { status, location, body } = await call(route, options);
    add(name, {
      status,
      ...(location !== null && { location: cleanLocation(location) }),
      body: clean(keep && status < 400 ? keep(body) : body),
    });
    return body;
  }

  /** Two minutes pass for all that was mailed and for refresh tokens. */
  async function passTime(): Promise<void> {
    await sql`
      update auth.users set
        confirmation_sent_at = confirmation_sent_at - interval '2 minutes',
        recovery_sent_at = recovery_sent_at - interval '2 minutes',
        email_change_sent_at = email_change_sent_at - interval '2 minutes',
        reauthentication_sent_at = reauthentication_sent_at - interval '2 minutes'`;
    await sql`
      update auth.refresh_tokens set
        created_at = created_at - interval '2 minutes', updated_at = updated_at - interval '2 minutes'`;
  }

  return {
    recording,
    sql,
    call,
    probe,
    passTime,
    note: (name: string, value: unknown): void => add(name, { body: clean(value) }),
    /** The mails to an email address, the newest first. */
    listMails: (email: string) => listMails(backend, email),
    findMail: async (email: string) => (await listMails(backend, email))[0],
  };
}

export type Recorder = ReturnType<typeof createRecorder>;

type Mail = { to: string; subject: string; link: string; text: string };

async function listMails({ url }: Context['backend'], email: string): Promise<Mail[]> {
  const mails = (await (await fetch(`${url}/mailbox.json`)).json()) as Mail[];
  return mails.filter(({ to }) => to === email);
}

export function readHash({ link = '' }: Partial<Mail> = {}): string {
  return new URL(link).searchParams.get('token_hash') ?? '';
}

export function newEmail(): string {
  return `p-${randomUUID().slice(0, 8)}@example.com`;
}

function parse(text: string): unknown {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return text;
  }
}
