import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocalSupabase } from '../../src/index.ts';
import type { LocalSupabaseOptions } from '../../src/index.ts';

export const fixture = join(import.meta.dirname, '..', 'fixture');
export const password = 'showcase';

export type Person = { client: SupabaseClient; id: string; email: string; token: string };
type Mail = { to: string; subject: string; link: string; code: string };
export type TestBackend = Awaited<ReturnType<typeof startTestBackend>>;

/** Accessible to the unprivileged user that runs the database when the tests run as root. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'local-supabase-'));
  await chmod(folder, 0o755);
  return folder;
}

/** A separate backend with the fixture's migrations; `stop` removes everything. */
export async function startTestBackend(options: Partial<LocalSupabaseOptions> = {}) {
  const dataDir = await temporaryFolder();
  const backend = await startLocalSupabase({
    dataDir,
    root: fixture,
    port: 0,
    isThrowaway: true,
    ...options,
  });
  const clients: SupabaseClient[] = [];

  function client(key = backend.publishableKey): SupabaseClient {
    const created = createClient(backend.url, key, {
      auth: { persistSession: false, autoRefreshToken: false },
    });
    clients.push(created);
    return created;
  }

  async function findMail(recipient: string): Promise<Mail | undefined> {
    const response = await fetch(`${backend.url}/mailbox.json`);
    const mails = (await response.json()) as Mail[];
    return mails.find(({ to }) => to === recipient);
  }

  /** Uses the link of a sign-up. */
  async function confirm({ auth }: SupabaseClient, email: string) {
    const { link = '' } = (await findMail(email)) ?? {};
    const token_hash = new URL(link).searchParams.get('token_hash') ?? '';
    return (await auth.verifyOtp({ token_hash, type: 'signup' })).data.session;
  }

  return {
    ...backend,
    dataDir,
    client,
    /** The newest email to an email address. */
    findMail,
    /** A user who has just signed up. */
    async person(name = 'Ada'): Promise<Person> {
      const signedUp = client();
      const email = `${name.toLowerCase()}-${randomUUID().slice(0, 8)}@example.com`;
      const { data, error } = await signedUp.auth.signUp({
        email,
        password,
        options: { data: { name } },
      });
      if (error) throw error;
      const session = data.session ?? (await confirm(signedUp, email));
      await signedUp.realtime.setAuth(session?.access_token ?? null);
      const token = session?.access_token ?? '';
      return { client: signedUp, id: data.user?.id ?? '', email, token };
    },
    async stop() {
      await Promise.all(clients.map((created) => created.removeAllChannels()));
      await backend.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
