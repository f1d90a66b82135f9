import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createCaptcha } from './captcha.ts';

type Options = Record<string, (value?: string) => void>;

function openWidget(global: 'turnstile' | 'hcaptcha') {
  const widget = {
    render: vi.fn((_container: HTMLElement, _options: Options) => 'widget-1'),
    execute: vi.fn(),
    remove: vi.fn(),
  };
  const loadScript = vi.fn(async (_url: string) => void vi.stubGlobal(global, widget));
  const answer = async (name: string, value?: string) => {
    await expect.poll(() => widget.render).toHaveBeenCalled();
    widget.render.mock.calls.at(-1)?.[1][name]?.(value);
  };
  return { widget, loadScript, answer };
}

beforeEach(() => {
  const main = document.createElement('main');
  main.append(document.createElement('form'));
  document.body.replaceChildren(main);
});

describe.each([
  ['turnstile', 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'],
  ['hcaptcha', 'https://js.hcaptcha.com/1/api.js?render=explicit'],
] as const)('%s', (provider, url) => {
  it('loads once, when a token is needed, and returns a new token each time', async () => {
    const { widget, loadScript, answer } = openWidget(provider);
    const captcha = createCaptcha({ provider, siteKey: 'site-key' }, loadScript);
    expect(loadScript).not.toHaveBeenCalled();
    for (const token of ['token-1', 'token-2']) {
      const given = captcha();
      await expect.poll(() => document.querySelector('main form > div')).not.toBeNull();
      await answer('callback', token);
      expect(await given).toBe(token);
    }
    expect(loadScript.mock.calls).toEqual([[url]]);
    expect(widget.render.mock.calls[0]?.[1]).toMatchObject({ sitekey: 'site-key' });
    expect(widget.execute).toHaveBeenCalledTimes(provider === 'hcaptcha' ? 2 : 0);
    expect(widget.remove).toHaveBeenCalledTimes(2);
    expect(document.querySelector('main form > div')).toBeNull();
  });

  it('rejects if its script fails to load, and loads it again on a retry', async () => {
    const { loadScript, answer } = openWidget(provider);
    loadScript.mockRejectedValueOnce(new Error('blocked'));
    const captcha = createCaptcha({ provider, siteKey: 'site-key' }, loadScript);
    await expect(captcha()).rejects.toThrow('blocked');
    const given = captcha();
    await answer('callback', 'token');
    expect(await given).toBe('token');
  });

  it('rejects if the provider fails, and leaves nothing in the page', async () => {
    const { loadScript, answer } = openWidget(provider);
    const given = createCaptcha({ provider, siteKey: 'site-key' }, loadScript)();
    const rejection = expect(given).rejects.toThrow(provider);
    await answer('error-callback', '300010');
    await rejection;
    expect(document.querySelector('main form > div')).toBeNull();
  });
});
