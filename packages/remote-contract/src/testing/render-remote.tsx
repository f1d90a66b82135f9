import { createMemoryRouter, RouterProvider } from '@showcase/remote-contract';
import { getConfig, render } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import type { Remote, RemoteServices } from '../remote.ts';

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
  // A page is waited for as long as an element of it, as its modules take long on a busy machine.
  const pageTimeoutMs = getConfig().asyncUtilTimeout;
  const routes = remote.routes({ ...options.services, pageTimeoutMs });
  const router = createMemoryRouter([...routes, fallbackRoute], {
    initialEntries: [options.path],
  });
  const page = <RouterProvider router={router} />;
  render(page, options.wrapper ? { wrapper: options.wrapper } : {});
  return router;
}
