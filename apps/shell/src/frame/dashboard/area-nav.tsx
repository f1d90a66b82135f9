import { NavLink, useLocation } from '@showcase/remote-contract';
import { ChevronDown } from 'lucide-react';
import { useIsKnownPath } from '../../ground/known-releases.tsx';
import type { DashboardArea } from '../../remotes/areas.ts';
import { useDropdown } from '../use-dropdown.ts';
import { AreaLinks, AreaTitle, Nav, Toggle } from './area-nav.styles.ts';
import { NavIcon } from './nav-icon.tsx';

/** The pages of an area that a release serves: a sidebar, or a dropdown on small screens. */
export function AreaNav({ area }: { area: DashboardArea }) {
  const { pathname } = useLocation();
  const isKnown = useIsKnownPath();
  const { isOpen, root, toggleProps, panelProps } = useDropdown();
  const links = area.links.filter(({ path }) => isKnown(path));
  const current = links.find(({ path }) => pathname.startsWith(path));

  return (
    <Nav ref={root} aria-label={`${area.title} dashboard`}>
      <Toggle type="button" {...toggleProps}>
        {current?.label ?? area.title}
        <ChevronDown aria-hidden />
      </Toggle>
      <AreaTitle aria-hidden>{area.title}</AreaTitle>
      <AreaLinks role="list" {...panelProps} data-open={isOpen || undefined}>
        {links.map(({ label, path, icon }) => (
          <li key={path}>
            <NavLink to={path}>
              <NavIcon name={icon} />
              {label}
            </NavLink>
          </li>
        ))}
      </AreaLinks>
    </Nav>
  );
}
