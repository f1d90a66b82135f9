/** The contract between shell and remotes: its types, and the router's exports that both sides may use. */
export type { IconName } from './icon-name.ts';
export type {
  CommandResult,
  CommandSearch,
  Notice,
  Remote,
  RemoteServices,
  UnsavedChanges,
} from './remote.ts';
export { TakeNewReleaseContext } from './loading/new-release.ts';
export type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
export {
  createBrowserRouter,
  createMemoryRouter,
  generatePath,
  isRouteErrorResponse,
  Link,
  matchPath,
  matchRoutes,
  Navigate,
  NavLink,
  Outlet,
  redirect,
  redirectDocument,
  replace,
  RouterProvider,
  ScrollRestoration,
  useBlocker,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
