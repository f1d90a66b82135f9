import { validationError } from '../auth-error.ts';
import type { AuthContext } from '../auth-context.ts';
import type { AuthCall } from '../auth-request.ts';
import { authenticate } from '../sessions/authenticate.ts';

/** `POST /logout`: ends this session, the others or all, as the scope says. */
export async function logOut(context: AuthContext, { request, url }: AuthCall): Promise<Response> {
  const { sql } = context;
  const { user, session } = await authenticate(request, context);
  const scope = url.searchParams.get('scope') ?? 'global';
  const ended = {
    local: sql`id = ${session.id}`,
    others: sql`user_id = ${user.id} and id <> ${session.id}`,
    global: sql`user_id = ${user.id}`,
  };
  if (!Object.hasOwn(ended, scope)) {
    throw validationError(`Unsupported logout scope ${JSON.stringify(scope)}`);
  }
  await sql`delete from auth.sessions where ${ended[scope as keyof typeof ended]}`;
  return new Response(null, { status: 204 });
}
