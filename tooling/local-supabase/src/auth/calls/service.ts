import { AuthError, validationError } from '../auth-error.ts';
import type { AuthContext } from '../auth-context.ts';
import type { AuthCall } from '../auth-request.ts';
import { authenticate } from '../sessions/authenticate.ts';

const providers = [
  ...['apple', 'azure', 'bitbucket', 'discord', 'facebook', 'figma', 'fly', 'github', 'gitlab'],
  ...['google', 'kakao', 'keycloak', 'linkedin', 'linkedin_oidc', 'notion', 'slack', 'slack_oidc'],
  ...['snapchat', 'spotify', 'twitch', 'twitter', 'workos', 'zoom'],
];

/** `GET /health` */
export function describeService() {
  return { name: 'GoTrue', version: 'local', description: 'The auth service of the local backend' };
}

/** `GET /settings`: what sign-in methods there are. */
export function describeSettings({ settings }: AuthContext) {
  return {
    external: {
      ...Object.fromEntries(providers.map((name) => [name, false])),
      ...{ email: true, phone: false, anonymous_users: false },
    },
    disable_signup: !settings.isSignUpOpen,
    mailer_autoconfirm: !settings.confirmsEmails,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
    saml_private_key_next_configured: false,
    passkeys_enabled: false,
  };
}

/** `GET /authorize`: no sign-in with another service is set up here. */
export function authorize(_context: AuthContext, { url }: AuthCall): never {
  const name = url.searchParams.get('provider') ?? '';
  const reason = providers.includes(name)
    ? 'provider is not enabled'
    : `Provider ${name} could not be found`;
  throw validationError(`Unsupported provider: ${reason}`);
}

/** `GET /user/identities/authorize` */
export async function linkIdentity(context: AuthContext, { request }: AuthCall): Promise<never> {
  await authenticate(request, context);
  throw new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled');
}

/** The calls of admins, which nobody may make here. */
export async function rejectAdminCall(context: AuthContext, { request }: AuthCall): Promise<never> {
  const isUser = !request.headers.get('authorization')?.startsWith('Bearer sb_');
  if (isUser && request.headers.has('authorization')) await authenticate(request, context);
  throw new AuthError(403, 'not_admin', 'User not allowed');
}

export function rejectPasskeys(): never {
  throw new AuthError(404, 'passkey_disabled', 'Passkeys are disabled');
}

export function rejectSingleSignOn(): never {
  throw new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled');
}
