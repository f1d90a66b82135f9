import { adminQueries, useDataClient, useUser } from '@showcase/data';
import { useLocation } from '@showcase/remote-contract';
import { useQuery } from '@tanstack/react-query';
import { CodeXml, MessagesSquare, Search, ShieldCheck } from 'lucide-react';
import { useIsKnownPath } from '../../ground/known-paths.tsx';
import { menuLinks } from './menu-links.ts';

const icons = {
  dev: <CodeXml aria-hidden />,
  client: <Search aria-hidden />,
  admin: <ShieldCheck aria-hidden />,
  messages: <MessagesSquare aria-hidden />,
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
  });
  return links.map(({ kind, label, path }) => ({ label, href: path, icon: icons[kind] }));
}
