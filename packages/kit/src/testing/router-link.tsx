import { Link } from '@showcase/remote-contract';
import type { LinkProps } from '@showcase/ui';

/** Replaces the link component that the shell passes to UiProvider. In its own file for hot reloading. */
export function RouterLink({ href, ...rest }: LinkProps) {
  return <Link to={href} {...rest} />;
}
