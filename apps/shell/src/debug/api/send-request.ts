const TIMEOUT = 15_000;
const TEXT_LIMIT = 100_000;

export type Answer = { isSuccess: boolean; title: string; text: string };

/** Sends a request and tells what came back, also where the page's policy or the network let nothing through. */
export async function sendRequest(url: URL, init: RequestInit): Promise<Answer> {
  const blocked = watchPolicy(url);
  const startedAt = performance.now();
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT) });
    const text = await response.text();
    const milliseconds = Math.round(performance.now() - startedAt);
    return {
      isSuccess: response.ok,
      title: `${response.status} ${response.statusText} · ${milliseconds} ms`,
      text: readable(text),
    };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { isSuccess: false, title: 'No answer', text: (await blocked.reason()) ?? message };
  } finally {
    blocked.stop();
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
      // The browser reports the violation a moment after it has refused the request.
      await new Promise((resolve) => setTimeout(resolve));
      return isBlocked
        ? `The security policy of this site does not let it ask ${url.origin}.`
        : null;
    },
    stop: () => document.removeEventListener('securitypolicyviolation', onViolation),
  };
}

function readable(text: string) {
  const isLong = text.length > TEXT_LIMIT;
  if (isLong) return `${text.slice(0, TEXT_LIMIT)}\n… ${text.length} characters in all`;
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
