import type { ServerResponse } from 'node:http';

/** styled-components inserts its rules through the CSSOM; only its empty style element needs to be allowed. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

export type CaptchaProvider = 'turnstile' | 'hcaptcha';

/** The origins that each provider documents for its script, frames and requests. */
const CAPTCHAS: Record<CaptchaProvider, { frames: string; rest: string }> = {
  turnstile: { frames: 'https://challenges.cloudflare.com', rest: '' },
  hcaptcha: {
    frames: 'https://hcaptcha.com https://*.hcaptcha.com',
    rest: 'https://hcaptcha.com https://*.hcaptcha.com',
  },
};

/** The policy of a page: only code from this origin, the remotes' origins and with these hashes may run. */
export function contentSecurityPolicy(allowed: {
  scripts: string[];
  styles: string[];
  remoteOrigins: string[];
  /** The origin of the Supabase API; empty if it is this one. */
  api: string;
  captcha?: CaptchaProvider | undefined;
  /** The origin that receives telemetry; empty if there is none. */
  telemetry?: string;
}): string {
  const remotes = allowed.remoteOrigins.join(' ');
  const { api, telemetry = '' } = allowed;
  const captcha = allowed.captcha ? CAPTCHAS[allowed.captcha] : { frames: '', rest: '' };
  const rules = {
    'default-src': "'self'",
    'script-src': `'self' ${allowed.scripts.join(' ')} ${remotes} ${captcha.frames}`,
    'style-src': `'self' ${EMPTY_STYLE} ${allowed.styles.join(' ')} ${remotes} ${captcha.rest}`,
    'img-src': `'self' data: blob: ${remotes} ${api}`,
    'font-src': `'self' ${remotes}`,
    'connect-src': `'self' ${remotes} ${api} ${api.replace(/^http/, 'ws')} ${captcha.rest} ${telemetry}`,
    'frame-src': `https://www.youtube-nocookie.com https://player.vimeo.com ${captcha.frames}`,
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    // Text cannot become markup or code; the shell's policy creates the only script URL, that of its worker.
    // A captcha's script is not ours, so it cannot be held to that.
    ...(!allowed.captcha && {
      'require-trusted-types-for': "'script'",
      'trusted-types': 'showcase',
    }),
  };
  return Object.entries(rules)
    .map(([name, value]) => `${name} ${value.replace(/ +/g, ' ').trim()}`)
    .join('; ');
}

/** The policy of a page without inline code or API calls, such as the offline page. */
export const PLAIN_PAGE_POLICY =
  "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; " +
  "require-trusted-types-for 'script'; trusted-types 'none'";

/** The caching of a file whose URL changes with its content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

export function cacheForever(response: { setHeader: (name: string, value: string) => void }): void {
  response.setHeader('Cache-Control', IMMUTABLE);
}

/** Headers of every response, including the API's. */
export const COMMON_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(self)',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};

export function setCommonHeaders(response: ServerResponse): void {
  for (const [name, value] of Object.entries(COMMON_HEADERS)) response.setHeader(name, value);
}
