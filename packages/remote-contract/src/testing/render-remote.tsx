import { createMemoryRouter, RouterProvider } from '@showcase/remote-contract';
import { configure, render } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import type { Remote, RemoteServices } from '../remote.ts';

// The first page of a test file waits for its modules, which takes longer on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

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
  const router = createMemoryRouter([...remote.routes(options.services), fallbackRoute], {
    initialEntries: [options.path],
  });
  const page = <RouterProvider router={router} />;
  render(page, options.wrapper ? { wrapper: options.wrapper } : {});
  return router;
}
