import type { CaptchaConfig } from '../../core/runtime-config.ts';

type Widget = {
  render: (container: HTMLElement, options: Record<string, unknown>) => string;
  execute?: (id: string) => void;
  remove: (id: string) => void;
};

type Provider = { script: string; global: string; options: Record<string, string> };

/** Both stay invisible unless they need a challenge. */
const PROVIDERS: Record<CaptchaConfig['provider'], Provider> = {
  turnstile: {
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    global: 'turnstile',
    options: { appearance: 'interaction-only' },
  },
  hcaptcha: {
    script: 'https://js.hcaptcha.com/1/api.js?render=explicit',
    global: 'hcaptcha',
    options: { size: 'invisible' },
  },
};

/** Requests a token from the provider when one is needed. Loads the provider's script on first use, and again after a failure. */
export function createCaptcha(
  { provider, siteKey }: CaptchaConfig,
  loadScript: (url: string) => Promise<void> = addScript,
): () => Promise<string> {
  const { script, global, options } = PROVIDERS[provider];
  const found = () => (window as unknown as Record<string, Widget | undefined>)[global];

  return async () => {
    if (!found()) await loadScript(script);
    const widget = found();
    if (!widget) throw new Error(`The script of ${provider} did not define ${global}`);
    const container = addContainer();
    let id: string | undefined;
    try {
      return await new Promise<string>((resolve, reject) => {
        const fail = (reason?: unknown) => reject(new Error(`${provider}: ${String(reason)}`));
        id = widget.render(container, {
          ...options,
          sitekey: siteKey,
          callback: resolve,
          'error-callback': fail,
          'timeout-callback': fail,
          'chalexpired-callback': fail,
          'close-callback': fail,
        });
        if (provider === 'hcaptcha') widget.execute?.(id);
      });
    } finally {
      if (id !== undefined) widget.remove(id);
      container.remove();
    }
  };
}

/** Adds the container to the end of the form that is being submitted; in a dialog, if one is open. */
function addContainer(): HTMLElement {
  const form =
    document.querySelector('[role="dialog"] form') ?? document.querySelector('main form');
  const container = document.createElement('div');
  (form ?? document.body).append(container);
  return container;
}

function addScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${url} could not be loaded`));
    };
    document.head.append(script);
  });
}
