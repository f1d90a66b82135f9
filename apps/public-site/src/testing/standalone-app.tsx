import '@showcase/ui/fonts.css';
import { createBrowserRouter, Link, Outlet, RouterProvider } from '@showcase/remote-contract';
import { fakeServices } from '@showcase/remote-contract/testing';
import { dataWorld } from '@showcase/data/testing';
import { UiProvider, type LinkComponent } from '@showcase/ui';
import { createRoot } from 'react-dom/client';
import { remote } from '../remote.ts';
import { exampleBackend } from './example-backend.ts';
import { StandaloneFrame } from './standalone-frame.tsx';

const RouterLink: LinkComponent = ({ href, ...rest }) => <Link to={href} {...rest} />;

const dataSetup = dataWorld({ backend: exampleBackend() });
const services = {
  ...fakeServices(dataSetup),
  notify: (notice: unknown) => {
    console.info('Notice:', notice);
  },
};
const router = createBrowserRouter([
  {
    element: (
      <StandaloneFrame>
        <Outlet />
      </StandaloneFrame>
    ),
    children: remote.routes(services),
  },
]);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <UiProvider link={RouterLink}>{dataSetup.wrap(<RouterProvider router={router} />)}</UiProvider>,
  );
}
