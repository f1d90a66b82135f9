import { loadInTime } from '@showcase/remote-contract/define';

const TIMEOUT_MS = 10_000;

/** The configuration of a deployment without a build: the content of /config.json. */
export type RuntimeConfig = {
  supabaseUrl: string;
  supabaseKey: string;
  registryUrl: string;
  debugPanel: 'everyone' | 'developers' | 'off';
  remoteOverrides: boolean;
  captcha: CaptchaConfig | null;
  /** Where errors and web vitals are sent; null sends nothing. */
  telemetry: string | null;
  /** Where people write to; null shows none. */
  contactEmail: string | null;
};

/** The captcha that the auth service requires. The service needs the same provider, with the secret of this site key. */
export type CaptchaConfig = { provider: 'turnstile' | 'hcaptcha'; siteKey: string };

/** Reads a JSON document that the server wrote into the page; null if it wrote none. */
export function readInline(id: string): unknown {
  return JSON.parse(document.getElementById(id)?.textContent || 'null');
}

/** Reads a JSON document from the page or, if the server wrote none into it, from its URL. Throws if neither works. */
export async function readInlineOrFetch(id: string, url: string): Promise<unknown> {
  return readInline(id) ?? fetchJson(url);
}

/** Throws if the response is not a JSON document. */
export async function fetchJson(url: string): Promise<unknown> {
  return loadInTime(async () => {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
    return response.json() as Promise<unknown>;
  }, TIMEOUT_MS);
}

/** Parses the runtime configuration. Throws an error that names what is missing. */
export function parseRuntimeConfig(value: unknown): RuntimeConfig {
  const config = (value ?? {}) as Partial<RuntimeConfig>;
  if (!config.supabaseUrl) throw new Error('config.json lacks supabaseUrl');
  if (!config.supabaseKey) throw new Error('config.json lacks supabaseKey');
  return {
    supabaseUrl: config.supabaseUrl,
    supabaseKey: config.supabaseKey,
    registryUrl: config.registryUrl ?? '/registry.json',
    debugPanel: config.debugPanel ?? 'off',
    remoteOverrides: config.remoteOverrides ?? false,
    captcha: parseCaptcha(config.captcha),
    telemetry: parseTelemetry(config.telemetry),
    contactEmail: parseContactEmail(config.contactEmail),
  };
}

function parseCaptcha(config: Partial<CaptchaConfig> | null | undefined): CaptchaConfig | null {
  if (!config) return null;
  const { provider, siteKey } = config;
  if (provider !== 'turnstile' && provider !== 'hcaptcha') {
    throw new Error('config.json has a captcha that is neither turnstile nor hcaptcha');
  }
  if (!siteKey) throw new Error('config.json lacks the siteKey of its captcha');
  return { provider, siteKey };
}

/** Without an address, the lines that name it are left out. */
function parseContactEmail(email: unknown): string | null {
  return typeof email === 'string' && /^[^\s@?&]+@[^\s@?&]+$/.test(email) ? email : null;
}

/** An unusable value switches telemetry off, because it must never stop the app. */
function parseTelemetry(url: unknown): string | null {
  const isUrl = typeof url === 'string' && /^https?:/.test(url) && URL.canParse(url);
  return isUrl ? url : null;
}
