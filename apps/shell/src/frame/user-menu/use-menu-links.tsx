import { adminQueries } from '@showcase/data/admins';
import { useDataClient } from '@showcase/data/query';
import { useUser } from '@showcase/data/session';
import { useLocation } from '@showcase/remote-contract';
import { useQuery } from '@tanstack/react-query';
import CodeXml from 'lucide-react/icons/code-xml';
import Search from 'lucide-react/icons/search';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useIsKnownPath, useReleases } from '../../core/known-releases.tsx';
import { NavIcon } from '../dashboard/nav-icon.tsx';
import { menuLinks } from './menu-links.ts';

const icons = {
  developer: <CodeXml aria-hidden />,
  client: <Search aria-hidden />,
  admin: <ShieldCheck aria-hidden />,
};

/** The links of the account menus, for the signed-in user and the current path. */
export function useMenuLinks() {
  const { user } = useUser();
  const { data: isAdmin } = useQuery(adminQueries(useDataClient()).amIAdmin());
  const links = menuLinks({
    pathname: useLocation().pathname,
    isDeveloper: user?.is_dev === true,
    isAdmin: isAdmin === true,
    isKnown: useIsKnownPath(),
    releases: useReleases(),
  });
  return links.map((link) => ({
    label: link.label,
    href: link.path,
    icon: 'audience' in link ? icons[link.audience] : <NavIcon name={link.icon} />,
  }));
}
