import { createMemoryRouter, RouterProvider } from '@showcase/remote-contract';
import { configure, render } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import type { Remote, RemoteServices } from '../remote.ts';

// The first page of a test file waits for its modules, which takes longer on a busy machine.
const MODULES_TIMEOUT_MS = 25_000;
configure({ asyncUtilTimeout: MODULES_TIMEOUT_MS });

type Router = ReturnType<typeof createMemoryRouter>;

/** Renders a remote at a path without the shell. `wrapper` adds the providers that its pages need. Returns the router. */
export function renderRemote(
  remote: Remote,
  options: {
    path: string;
    services: RemoteServices;
    wrapper?: ComponentType<{ children: ReactNode }>;
  },
): Router {
  const fallbackRoute = { path: '*', element: <p>Elsewhere</p> };
  const routes = remote.routes({ ...options.services, pageTimeoutMs: MODULES_TIMEOUT_MS });
  const router = createMemoryRouter([...routes, fallbackRoute], {
    initialEntries: [options.path],
  });
  const page = <RouterProvider router={router} />;
  render(page, options.wrapper ? { wrapper: options.wrapper } : {});
  return router;
}
