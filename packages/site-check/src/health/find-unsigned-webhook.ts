import { createFinding } from './finding.ts';
import type { Finding, TextFile } from './finding.ts';

const route = /\.(?:post|all|use)\s*\(\s*["'`][^"'`]{0,200}webhook[^"'`]{0,200}["'`]/i;
const handler = [
  /\bserve\s*\(/,
  /\bexport\s+default\b/,
  /\bexport\s+(?:async\s+)?(?:function|const)\s+(?:POST|handler|onRequest\w*|action)\b/,
  /\bmodule\.exports\b|\bexports\.handler\b/,
  route,
];
const checks = [
  /\bconstructEvent(?:Async)?\s*\(/,
  /\btimingSafeEqual\s*\(/,
  /\bsubtle\s*\.\s*verify\s*\(/,
  /\bcreateHmac\s*\(/,
  /\bverif(?:y|ies|ied)\w*\s*\(/i,
  /\b(?:check|validate|assert|is)\w{0,60}(?:signature|webhook|hmac|request)\w{0,60}\s*\(/i,
  /\bunmarshal\s*\(/,
  // A secret of its own, which is compared.
  /\bheaders\b[\s\S]{0,40}(?:authorization|secret|token)[\s\S]{0,200}[!=]==?/i,
];

/** A handler of webhooks that checks no signature: anyone who knows its URL can call it. */
export function findUnsignedWebhook(file: TextFile): Finding | null {
  const code = withoutComments(file.text);
  const match = route.exec(code);
  if (!isWebhookPath(file.path) && !match) return null;
  if (!handler.some((it) => it.test(code)) || checks.some((it) => it.test(code))) return null;
  const index = match?.index ?? Math.max(0, code.search(/\S/));
  return createFinding('webhook-without-signature', nameWebhook(file.path), file, index);
}

/** On a server, not the page that lists them. */
function isWebhookPath(path: string): boolean {
  const isOnServer = /(?:^|\/)(?:functions|api|routes|server|pages\/api|webhooks?)\//i.test(path);
  return isOnServer && /webhook/i.test(path);
}

function nameWebhook(path: string): string {
  const parts = path.split('/');
  return parts.findLast((part) => /webhook/i.test(part)) ?? parts.at(-1) ?? path;
}

/** Comments as blanks of the same length. */
function withoutComments(code: string): string {
  const part =
    /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/g;
  return code.replaceAll(part, (found) =>
    found.startsWith('/') ? found.replaceAll(/[^\n]/g, ' ') : found,
  );
}
