import { ExternalLink } from '@showcase/ui';
import { useIsKnownPath } from '../../frame/known-paths.tsx';

/** A link where the page exists, else its name alone; in a tab of its own, so that nothing typed is lost. */
export function TermsLink({ path, children }: { path: string; children: string }) {
  const isKnown = useIsKnownPath();
  return isKnown(path) ? <ExternalLink href={path}>{children}</ExternalLink> : children;
}
