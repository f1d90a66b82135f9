import type { RemoteServices } from '@showcase/remote-contract';
import { createContext, use } from 'react';

type Notify = RemoteServices['notify'];

export const NotifyContext = createContext<Notify>(() => {});

/** Shows a toast through the shell. */
export function useNotify() {
  return use(NotifyContext);
}
