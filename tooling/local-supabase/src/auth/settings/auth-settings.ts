import { authConfigSchema, type AuthConfig } from './auth-config.ts';

export type AuthSettings = {
  siteUrl: string;
  /** Patterns of the URLs that mails and sign-ins may lead to, besides the site. */
  redirectUrls: readonly string[];
  isSignUpOpen: boolean;
  minPasswordLength: number;
  /** How long an access token is valid. */
  tokenSeconds: number;
  /** Whether an account can only be used once its email is confirmed. */
  confirmsEmails: boolean;
  /** Whether a change of email is confirmed from both addresses. */
  confirmsBothEmails: boolean;
  /** Whether a password is only changed in a session of the last day, or with a mailed code. */
  needsRecentSession: boolean;
  needsCurrentPassword: boolean;
  mailsPerHour: number;
  secondsBetweenMails: number;
  /** How long a mailed link or code is valid. */
  linkSeconds: number;
  maxFactors: number;
  canEnroll: boolean;
  canConfirm: boolean;
};

/**
 * The settings of the auth service in `[auth]` of a config.toml. The site, the captcha and the mail server are those of this machine.
 * Throws a sentence if there is a setting that the local backend does not know.
 */
export function readAuthSettings({ auth }: { auth?: unknown }, siteUrl: string): AuthSettings {
  const { success, data, error } = authConfigSchema.safeParse(auth);
  if (success) return toSettings(data, siteUrl);
  throw new Error(error.issues.map(describeIssue).join('\n'));
}

type Issue = NonNullable<ReturnType<typeof authConfigSchema.safeParse>['error']>['issues'][number];

function describeIssue(issue: Issue): string {
  const path = ['auth', ...issue.path].join('.');
  if (issue.code === 'unrecognized_keys') {
    const names = issue.keys.map((key) => `${path}.${key}`).join(', ');
    return `supabase/config.toml: the local backend does not know ${names}.`;
  }
  return `supabase/config.toml: ${path} is not usable here: ${issue.message}.`;
}

function toSettings(config: AuthConfig, siteUrl: string): AuthSettings {
  const { email, mfa, rate_limit } = config;
  return {
    siteUrl,
    redirectUrls: config.additional_redirect_urls.filter((url) => !url.startsWith('env(')),
    isSignUpOpen: config.enable_signup,
    minPasswordLength: config.minimum_password_length,
    tokenSeconds: config.jwt_expiry,
    confirmsEmails: email.enable_confirmations,
    confirmsBothEmails: email.double_confirm_changes,
    needsRecentSession: email.secure_password_change,
    needsCurrentPassword: email.require_current_password,
    mailsPerHour: rate_limit.email_sent,
    secondsBetweenMails: toSeconds(email.max_frequency),
    linkSeconds: email.otp_expiry,
    maxFactors: mfa.max_enrolled_factors,
    canEnroll: mfa.totp.enroll_enabled,
    canConfirm: mfa.totp.verify_enabled,
  };
}

const unitSeconds: Record<string, number> = { s: 1, m: 60, h: 3600 };

/** The seconds in a time such as `1m`. */
function toSeconds(time: string): number {
  return Number.parseInt(time, 10) * (unitSeconds[time.slice(-1)] ?? 1);
}
