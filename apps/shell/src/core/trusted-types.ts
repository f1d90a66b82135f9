const WORKER = '/offline-worker.js';

/** Not in TypeScript's DOM library yet. A trusted value is typed as a string. */
type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string; createScript: (text: string) => string },
  ) => Policy;
};

type Policy = {
  createScriptURL: (url: string) => string;
  createScript: (text: string) => string;
};

let policy: Policy | undefined;

/**
 * The only policy that the page's Content-Security-Policy allows. It creates one URL, that of the offline worker, and no script but
 * JSON, for import maps; modules of remotes are imported and need no trusted value.
 */
function getPolicy(): Policy | undefined {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('showcase', {
    createScriptURL: () => WORKER,
    createScript: (text) => {
      JSON.parse(text);
      return text;
    },
  });
  return policy;
}

export function trustedWorkerUrl(): string {
  return getPolicy()?.createScriptURL('') ?? WORKER;
}

/** Throws if the text is not JSON. */
export function trustedJson(text: string): string {
  return getPolicy()?.createScript(text) ?? text;
}
