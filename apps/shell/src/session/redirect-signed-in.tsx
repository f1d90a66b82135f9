import { Navigate, useLocation } from '@showcase/remote-contract';

/** Leads a signed-in user on, and again if they come back before the next page has loaded. */
export function RedirectSignedIn({ to }: { to: string }) {
  const { key } = useLocation();
  return <Navigate key={key} to={to} replace />;
}
