import { Link } from '@showcase/remote-contract';
import type { LinkComponent } from '@showcase/ui';

/** Renders the design system's links as router links, so that navigation never reloads the app. */
export const RouterLink: LinkComponent = ({ href, ...rest }) => <Link to={href} {...rest} />;
