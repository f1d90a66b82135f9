import type { Remote } from '@showcase/remote-contract';
import type { RemoteBundle } from '@showcase/remote-contract/rendering';
import * as contract from '@showcase/remote-contract';
import * as data from '@showcase/data';
import * as dataStart from '@showcase/data/start';
import * as ui from '@showcase/ui';
import * as query from '@tanstack/react-query';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';
import * as styledComponents from 'styled-components';
import * as zustand from 'zustand';

/** The packages that a remote's server bundle may require: the same packages that a browser shares between shell and remotes. */
const sharedPackages: Record<string, object> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'styled-components': callable(styledComponents, styledComponents.default),
  zustand,
  '@tanstack/react-query': query,
  '@showcase/remote-contract': contract,
  '@showcase/ui': ui,
  '@showcase/data/start': dataStart,
  '@showcase/data': data,
};

/** See `ServerBundle`. */
export function evaluateRemote(code: string, releaseUrl: string): Remote {
  const names = ['module', 'exports', 'require', 'releaseUrl'];
  // oxlint-disable-next-line typescript/no-implied-eval -- the bundle is text, so that exactly the bytes run whose hash was checked
  const bundle = new Function(...names, code) as RemoteBundle;
  return runRemote(bundle, releaseUrl);
}

/** See `ServerBundle`. */
export function runRemote(bundle: RemoteBundle, releaseUrl: string): Remote {
  const module: { exports: { remote?: Remote } } = { exports: {} };
  const requireShared = (name: string) => {
    const found = Object.hasOwn(sharedPackages, name) ? sharedPackages[name] : undefined;
    if (!found) throw new Error(`It requires ${name}, which is not shared`);
    return found;
  };
  const fileUrl = (file: string) => new URL(file, releaseUrl).href;
  bundle(module, module.exports, requireShared, fileUrl);
  const { remote } = module.exports;
  if (!remote) throw new Error('It exports no remote');
  return remote;
}

/** A CommonJS module that can be called, as a bundle calls the default export of one. */
function callable(names: object, main: (...args: never[]) => unknown): object {
  return Object.assign((...args: never[]) => main(...args), main, names);
}
