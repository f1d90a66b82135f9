import { Link } from '@showcase/ui';
import { useIsKnownPath } from '../../frame/known-paths.tsx';

/** A link where the page exists, else its name alone. */
export function TermsLink({ path, children }: { path: string; children: string }) {
  const isKnown = useIsKnownPath();
  return isKnown(path) ? <Link href={path}>{children}</Link> : children;
}
