import { beforeEach, expect, it, vi } from 'vitest';
import type * as trustedTypesModule from './trusted-types.ts';

type Rules = { createScriptURL: (url: string) => string; createScript: (text: string) => string };

const createPolicy = vi.fn((_name: string, rules: Rules) => rules);
let trusted: typeof trustedTypesModule;

// The module creates its policy once, as the browser allows.
beforeEach(async () => {
  createPolicy.mockClear();
  vi.stubGlobal('trustedTypes', { createPolicy });
  vi.resetModules();
  trusted = await import('./trusted-types.ts');
  return () => vi.unstubAllGlobals();
});

it('creates one policy, for both values', () => {
  expect(trusted.trustedWorkerUrl()).toBe('/offline-worker.js');
  expect(trusted.trustedJson('{"imports":{}}')).toBe('{"imports":{}}');
  expect(createPolicy).toHaveBeenCalledOnce();
  expect(createPolicy.mock.calls[0]?.[0]).toBe('showcase');
});

it('trusts no URL but that of the worker', () => {
  trusted.trustedWorkerUrl();
  const rules = createPolicy.mock.calls[0]?.[1];
  expect(rules?.createScriptURL('https://evil.test/code.js')).toBe('/offline-worker.js');
});

it('trusts no text that is code', () => {
  expect(() => trusted.trustedJson('document.title = "taken over"')).toThrow(SyntaxError);
});

it('passes values on in a browser without Trusted Types', () => {
  vi.stubGlobal('trustedTypes', undefined);
  expect(trusted.trustedWorkerUrl()).toBe('/offline-worker.js');
  expect(trusted.trustedJson('{}')).toBe('{}');
});
