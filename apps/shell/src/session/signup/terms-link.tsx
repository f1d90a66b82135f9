import { ExternalLink } from '@showcase/ui';
import { useIsKnownPath } from '../../ground/known-paths.tsx';

/** A link if the page exists, otherwise plain text. Opens a new tab, so that nothing typed is lost. */
export function TermsLink({ path, children }: { path: string; children: string }) {
  const isKnown = useIsKnownPath();
  return isKnown(path) ? <ExternalLink href={path}>{children}</ExternalLink> : children;
}
