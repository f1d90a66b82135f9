import { kind } from './secret-kind.ts';
import type { SecretKind } from './secret-kind.ts';

/** Payments and accounts. */
export const paymentKinds: readonly SecretKind[] = [
  kind('Stripe or Clerk secret key', 'sk_live_', '[A-Za-z0-9]{16,}'),
  kind('Stripe or Clerk secret key of the test mode', 'sk_test_', '[A-Za-z0-9]{16,}'),
  kind('Stripe restricted key', 'rk_live_', '[A-Za-z0-9]{16,}'),
  kind('Stripe restricted key of the test mode', 'rk_test_', '[A-Za-z0-9]{16,}'),
  kind('Webhook signing secret', 'whsec_', '[A-Za-z0-9+/=]{16,}'),
  kind('Paddle key', 'pdl_live_apikey_', '[a-z0-9]{26}_\\w{22,}'),
  kind('Paddle key of the sandbox', 'pdl_sdbx_apikey_', '[a-z0-9]{26}_\\w{22,}'),
  kind('Polar token', 'polar_oat_', '\\w{32,}'),
  kind('Braintree token', 'access_token$production$', '[a-z0-9]{16}\\$[a-f0-9]{32}'),
  kind('Shopify access token', 'shpat_', '[a-fA-F0-9]{32}'),
  kind('Shopify access token', 'shpca_', '[a-fA-F0-9]{32}'),
  kind('Shopify access token', 'shppa_', '[a-fA-F0-9]{32}'),
  kind('Shopify shared secret', 'shpss_', '[a-fA-F0-9]{32}'),
  kind('Google client secret', 'GOCSPX-', '[\\w-]{28}'),
  kind('Google access token', 'ya29.', '[\\w-]{60,}'),
  kind('PostHog personal key', 'phx_', '[A-Za-z0-9]{40,}'),
];

/** Language models, voices and what agents use. */
export const assistantKinds: readonly SecretKind[] = [
  kind('Anthropic key', 'sk-ant-', '[\\w-]{24,}'),
  kind('OpenAI key', 'sk-proj-', '[\\w-]{32,}'),
  kind('OpenAI key', 'sk-svcacct-', '[\\w-]{32,}'),
  kind('OpenAI key', 'sk-admin-', '[\\w-]{32,}'),
  kind('OpenAI key', 'sk-', '[A-Za-z0-9]{20}T3BlbkFJ[A-Za-z0-9]{20}'),
  kind('DeepSeek key', 'sk-', '[a-f0-9]{32}(?![\\w-])'),
  kind('OpenRouter key', 'sk-or-v1-', '[a-f0-9]{64}'),
  kind('Langfuse secret key', 'sk-lf-', '[a-f0-9]{8}-[a-f0-9-]{27}'),
  kind('LangSmith key', 'lsv2_', '(?:pt|sk)_[a-f0-9]{32}_[a-f0-9]{10}'),
  kind('Groq key', 'gsk_', '[A-Za-z0-9]{48,}'),
  kind('xAI key', 'xai-', '[A-Za-z0-9]{70,}'),
  kind('Perplexity key', 'pplx-', '[A-Za-z0-9]{40,}'),
  kind('Cerebras key', 'csk-', '[a-z0-9]{40,}'),
  kind('NVIDIA key', 'nvapi-', '[\\w-]{60,}'),
  kind('Hugging Face token', 'hf_', '[A-Za-z0-9]{34}(?!\\w)'),
  kind('Replicate token', 'r8_', '[A-Za-z0-9]{37}'),
  kind('ElevenLabs key', 'sk_', '[a-f0-9]{48}(?!\\w)'),
  kind('Pinecone key', 'pcsk_', '\\w{50,}'),
  kind('Tavily key', 'tvly-', '(?:dev-|prod-)?[A-Za-z0-9]{32,}'),
  kind('Firecrawl key', 'fc-', '[a-f0-9]{32}(?![\\w-])'),
  kind('Apify token', 'apify_api_', '[A-Za-z0-9]{36}'),
];

/** Repositories, packages, hosts and databases. */
export const hostKinds: readonly SecretKind[] = [
  kind('GitHub token', 'ghp_', '[A-Za-z0-9]{36}'),
  kind('GitHub token', 'gho_', '[A-Za-z0-9]{36}'),
  kind('GitHub token', 'ghu_', '[A-Za-z0-9]{36}'),
  kind('GitHub token', 'ghs_', '[A-Za-z0-9]{36}'),
  kind('GitHub token', 'ghr_', '[A-Za-z0-9]{36}'),
  kind('GitHub token', 'github_pat_', '\\w{60,}'),
  kind('GitLab token', 'glpat-', '[\\w-]{20,}'),
  kind('npm token', 'npm_', '[A-Za-z0-9]{36}'),
  kind('PyPI token', 'pypi-AgEIcHlwaS5vcmc', '[\\w-]{50,}'),
  kind('Docker token', 'dckr_pat_', '[\\w-]{27}'),
  kind('Atlassian token', 'ATATT3', '[\\w-]{100,}'),
  kind('DigitalOcean token', 'dop_v1_', '[a-f0-9]{64}'),
  kind('Netlify token', 'nfp_', '[A-Za-z0-9]{36,}'),
  kind('Vercel Blob token', 'vercel_blob_rw_', '[A-Za-z0-9]{8,}_[A-Za-z0-9]{20,}'),
  kind('Neon key', 'napi_', '[a-z0-9]{60,}'),
  kind('PlanetScale password', 'pscale_pw_', '[\\w-]{32,}'),
  kind('PlanetScale token', 'pscale_tkn_', '[\\w-]{32,}'),
  kind('Azure storage key', 'AccountKey=', '[A-Za-z0-9+/]{86}=='),
  kind('Mapbox secret token', 'sk.eyJ', '[\\w-]{20,2000}\\.[\\w-]{16,}'),
  kind('Sentry token', 'sntrys_eyJ', '[\\w+/=-]{60,}'),
  kind('Sentry token', 'sntryu_', '[a-f0-9]{64}'),
  kind('Contentful management token', 'CFPAT-', '[\\w-]{43}'),
];

/** Mails, messages and documents. */
export const messageKinds: readonly SecretKind[] = [
  kind('Slack token', 'xox', '[abeprs]-[A-Za-z0-9-]{20,}'),
  kind('Slack token', 'xapp-', '\\d-[A-Z0-9]{8,}-\\d{8,}-[a-f0-9]{40,}'),
  kind('Slack webhook', 'https://hooks.slack.com/services/', '[A-Z0-9]{8,}/[A-Z0-9]{8,}/\\w{20,}'),
  kind('Discord webhook', 'https://discord.com/api/webhooks/', '\\d{15,}/[\\w-]{40,}'),
  kind('Telegram bot token', 'api.telegram.org/bot', '\\d{8,10}:[\\w-]{35}'),
  kind('Twilio auth token', 'AC', '[a-f0-9]{32}["\'`:,\\s]{1,9}[a-f0-9]{32}(?!\\w)'),
  kind('SendGrid key', 'SG.', '[\\w-]{22}\\.[\\w-]{43}'),
  kind('Resend key', 're_', '[A-Za-z0-9]{8}_[A-Za-z0-9]{24}'),
  kind('Mailgun key', 'key-', '[a-f0-9]{32}(?!\\w)'),
  kind('Brevo key', 'xkeysib-', '[a-f0-9]{64}-[A-Za-z0-9]{16}'),
  kind('OneSignal key', 'os_v2_app_', '[a-z2-7]{60,}'),
  kind('HubSpot token', 'pat-', '(?:na|eu|ap)\\d-[a-f0-9]{8}-[a-f0-9-]{27}'),
  kind('Notion token', 'ntn_', '[A-Za-z0-9]{40,}'),
  kind('Airtable token', 'pat', '[A-Za-z0-9]{14}\\.[a-f0-9]{64}'),
  kind('Linear key', 'lin_api_', '[A-Za-z0-9]{40}'),
  kind('Figma token', 'figd_', '[\\w-]{40,}'),
];
