import { z } from 'zod';

const count = z.int().nonnegative();
const template = z.strictObject({ subject: z.string(), content_path: z.string() });
/** The settings that this service can only have in one way; production's config.toml says the same. */
const fixed = <Value extends boolean>(value: Value) => z.literal(value);

/** The part of `supabase/config.toml` about the auth service, as far as the local backend knows it. */
export const authConfigSchema = z.strictObject({
  site_url: z.string(),
  additional_redirect_urls: z.array(z.string()),
  jwt_expiry: count,
  enable_refresh_token_rotation: fixed(true),
  enable_signup: z.boolean(),
  enable_anonymous_sign_ins: fixed(false),
  minimum_password_length: count,
  rate_limit: z.strictObject({
    email_sent: count,
    sign_in_sign_ups: count,
    token_refresh: count,
    token_verifications: count,
  }),
  captcha: z.strictObject({ enabled: z.boolean(), provider: z.string(), secret: z.string() }),
  email: z.strictObject({
    enabled: fixed(true),
    enable_confirmations: z.boolean(),
    secure_password_change: z.boolean(),
    require_current_password: z.boolean(),
    double_confirm_changes: z.boolean(),
    max_frequency: z.string().regex(/^\d+[smh]$/, 'must be a time such as "1m"'),
    otp_expiry: count,
    smtp: z.strictObject({
      enabled: z.boolean(),
      host: z.string(),
      port: count,
      user: z.string(),
      pass: z.string(),
      admin_email: z.string(),
      sender_name: z.string(),
    }),
    template: z.strictObject({
      confirmation: template,
      recovery: template,
      email_change: template,
      magic_link: template,
      reauthentication: template,
    }),
  }),
  mfa: z.strictObject({
    max_enrolled_factors: count,
    totp: z.strictObject({ enroll_enabled: z.boolean(), verify_enabled: z.boolean() }),
    phone: z.strictObject({ enroll_enabled: fixed(false), verify_enabled: fixed(false) }),
  }),
});

export type AuthConfig = z.infer<typeof authConfigSchema>;
