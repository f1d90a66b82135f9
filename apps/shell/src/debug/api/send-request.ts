const TIMEOUT_MS = 15_000;
const MAX_TEXT_LENGTH = 100_000;

export type RequestResult = { isSuccess: boolean; title: string; text: string };

/** Sends a request and describes the result, including when the Content-Security-Policy or the network blocked it. */
export async function sendRequest(url: URL, init: RequestInit): Promise<RequestResult> {
  const policyWatch = watchPolicy(url);
  const startedAt = performance.now();
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const text = await response.text();
    const milliseconds = Math.round(performance.now() - startedAt);
    return {
      isSuccess: response.ok,
      title: `${response.status} ${response.statusText} · ${milliseconds} ms`,
      text: formatText(text),
    };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return {
      isSuccess: false,
      title: 'No response',
      text: (await policyWatch.reason()) ?? message,
    };
  } finally {
    policyWatch.stop();
  }
}

function watchPolicy(url: URL) {
  let isBlocked = false;
  const onViolation = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    if (blockedURI.startsWith(url.origin)) isBlocked = true;
  };
  document.addEventListener('securitypolicyviolation', onViolation);
  return {
    async reason() {
      // The browser reports the violation just after it has blocked the request.
      await new Promise((resolve) => setTimeout(resolve));
      return isBlocked ? `This site's security policy blocks requests to ${url.origin}.` : null;
    },
    stop: () => document.removeEventListener('securitypolicyviolation', onViolation),
  };
}

function formatText(text: string) {
  const isLong = text.length > MAX_TEXT_LENGTH;
  if (isLong) return `${text.slice(0, MAX_TEXT_LENGTH)}\n… ${text.length} characters in total`;
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
