/** A kind of key that no browser may have. */
export type SecretKind = {
  name: string;
  pattern: RegExp;
  /** How many characters at its start are the same in every key, so that a report may show them. */
  prefix: number;
  /** Some of what has the form is public. */
  isSecret?: (match: RegExpExecArray) => boolean;
};

/**
 * What is published on purpose is in no pattern: `sb_publishable_`, `pk_live_`, `AIza` (Firebase), `pk.` (Mapbox), `phc_` (PostHog), and
 * tokens with a role other than `service_role`.
 */
export const secretKinds: readonly SecretKind[] = [
  {
    name: 'Supabase service_role key',
    pattern: /(?<![\w-])eyJ[\w-]{8,2000}\.(eyJ[\w-]{8,4000})\.[\w-]{8,1000}/g,
    prefix: 3,
    isSecret: ([, payload = '']) => readRole(payload) === 'service_role',
  },
  kind('Supabase secret key', 'sb_secret_', '[\\w-]{16,}'),
  kind('Supabase access token', 'sbp_', '[a-f0-9]{40}'),
  kind('Stripe or Clerk secret key', 'sk_live_', '[A-Za-z0-9]{16,}'),
  kind('Stripe or Clerk secret key of the test mode', 'sk_test_', '[A-Za-z0-9]{16,}'),
  kind('Stripe restricted key', 'rk_live_', '[A-Za-z0-9]{16,}'),
  kind('Webhook signing secret', 'whsec_', '[A-Za-z0-9+/=]{16,}'),
  kind('Anthropic key', 'sk-ant-', '[\\w-]{24,}'),
  kind('OpenAI key', 'sk-proj-', '[\\w-]{32,}'),
  kind('OpenAI key', 'sk-', '[A-Za-z0-9]{20}T3BlbkFJ[A-Za-z0-9]{20}'),
  kind('OpenRouter key', 'sk-or-v1-', '[a-f0-9]{64}'),
  kind('Groq key', 'gsk_', '[A-Za-z0-9]{48,}'),
  kind('Hugging Face token', 'hf_', '[A-Za-z]{34}'),
  kind('Replicate token', 'r8_', '[A-Za-z0-9]{37}'),
  kind('GitHub token', 'ghp_', '[A-Za-z0-9]{36}'),
  kind('GitHub token', 'gho_', '[A-Za-z0-9]{36}'),
  kind('GitHub token', 'ghs_', '[A-Za-z0-9]{36}'),
  kind('GitHub token', 'github_pat_', '\\w{60,}'),
  kind('GitLab token', 'glpat-', '[\\w-]{20,}'),
  kind('npm token', 'npm_', '[A-Za-z0-9]{36}'),
  kind('Slack token', 'xox', '[abprs]-[A-Za-z0-9-]{20,}'),
  kind('Slack webhook', 'https://hooks.slack.com/services/', '[A-Z0-9]{8,}/[A-Z0-9]{8,}/\\w{20,}'),
  kind('Discord webhook', 'https://discord.com/api/webhooks/', '\\d{15,}/[\\w-]{40,}'),
  kind('SendGrid key', 'SG.', '[\\w-]{22}\\.[\\w-]{43}'),
  kind('Resend key', 're_', '[A-Za-z0-9]{8}_[A-Za-z0-9]{24}'),
  kind('Mailgun key', 'key-', '[a-f0-9]{32}'),
  kind('Shopify access token', 'shpat_', '[a-fA-F0-9]{32}'),
  kind('DigitalOcean token', 'dop_v1_', '[a-f0-9]{64}'),
  kind('Mapbox secret token', 'sk.eyJ', '[\\w-]{20,2000}\\.[\\w-]{16,}'),
  kind('PostHog personal key', 'phx_', '[A-Za-z0-9]{40,}'),
  {
    name: 'AWS secret key',
    pattern:
      /(?:secretAccessKey|aws_secret_access_key|AWS_SECRET_ACCESS_KEY)["'\s:=]{1,9}[A-Za-z0-9/+]{40}/g,
    prefix: 15,
  },
  {
    // Libraries name the first line alone.
    name: 'Private key',
    pattern: /-----BEGIN (?:[A-Z]{2,9} )?PRIVATE KEY-----(?:\\r|\\n|\s){1,4}[A-Za-z0-9+/=]{40}/g,
    prefix: 10,
  },
  {
    name: 'Database URL with a password',
    pattern:
      /\b(?:postgres|postgresql|mysql|mongodb|mongodb\+srv|redis|rediss):\/\/[\w.%-]{0,80}:([^\s@/"'`:]{6,200})@([\w.-]{3,200})/g,
    prefix: 5,
    isSecret: ([, password = '', host = '']) =>
      !/^(localhost|127\.|db$|host\b|example\.)/.test(host) &&
      !/^(password|your|example|\$|\{|<|\[|x{4})/i.test(password),
  },
];

function kind(name: string, prefix: string, rest: string): SecretKind {
  const start = prefix.replaceAll(/[./]/g, String.raw`\$&`);
  return { name, pattern: new RegExp(start + rest, 'g'), prefix: prefix.length };
}

/** The role in the second part of a token; undefined if it is none. */
function readRole(payload: string): unknown {
  try {
    const text = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const content: unknown = JSON.parse(text);
    return typeof content === 'object' && content !== null && 'role' in content
      ? content.role
      : undefined;
  } catch {
    return undefined;
  }
}
