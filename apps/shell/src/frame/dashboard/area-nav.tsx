import { lazyComponent } from '@showcase/kit/loading';
import { NavLink, useLocation } from '@showcase/remote-contract';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useIsKnownPath } from '../../core/known-releases.tsx';
import type { DashboardArea } from '../../remotes/areas.ts';
import { useDropdown } from '../use-dropdown.ts';
import { AreaLinks, AreaTitle, Entry, Label, Nav, ShortLabel } from './area-nav.styles.ts';
import { NavIcon } from './nav-icon.tsx';

const UnreadCount = lazyComponent({
  name: 'number of unread messages',
  load: async () => (await import('./unread/unread-count.tsx')).UnreadCount,
  Failure: () => null,
});

/** The entries that fit next to each other on a phone. */
const BAR_ENTRIES = 5;

type AreaNavProps = { area: DashboardArea; userId: string | undefined };

/** The pages of an area that a release serves. The bar on phones has the last ones behind "More", if they are many. */
export function AreaNav({ area, userId }: AreaNavProps) {
  const { pathname } = useLocation();
  const isKnown = useIsKnownPath();
  const { isOpen, root, toggleProps, panelProps } = useDropdown();
  const links = area.links.filter(({ path }) => isKnown(path));
  const inBar = links.length > BAR_ENTRIES ? links.slice(0, BAR_ENTRIES - 1) : links;
  const others = links.slice(inBar.length);
  const isOtherCurrent = others.some(({ path }) => pathname.startsWith(path));

  const unread = userId && <UnreadCount userId={userId} />;
  const entry = ({ label, short, path, icon, counts }: (typeof links)[number]) => (
    <Entry as={NavLink} to={path}>
      <NavIcon name={icon} />
      <Label>{label}</Label>
      <ShortLabel aria-hidden>{short ?? label}</ShortLabel>
      {counts && unread}
    </Entry>
  );
  return (
    <Nav ref={root} aria-label={`${area.title} dashboard`}>
      <AreaTitle aria-hidden>{area.title}</AreaTitle>
      <AreaLinks role="list" {...panelProps} data-open={isOpen || undefined}>
        {inBar.map((link) => (
          <li key={link.path}>{entry(link)}</li>
        ))}
        {others.length > 0 && (
          <li data-only="phone">
            <Entry
              as="button"
              type="button"
              {...toggleProps}
              aria-current={isOtherCurrent || undefined}
            >
              <Ellipsis aria-hidden />
              More
              {others.some(({ counts }) => counts) && unread}
            </Entry>
          </li>
        )}
        {others.map((link) => (
          <li key={link.path} data-behind="more">
            {entry(link)}
          </li>
        ))}
      </AreaLinks>
    </Nav>
  );
}
