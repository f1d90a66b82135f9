import { Link } from '@showcase/remote-contract';
import type { LinkComponent } from '@showcase/ui';

/** Draws the design system's links with the router's, so that moving between pages never reloads the app. */
export const RouterLink: LinkComponent = ({ href, ...rest }) => <Link to={href} {...rest} />;
