import { NavLink, useLocation } from '@showcase/remote-contract';
import { ChevronDown } from 'lucide-react';
import { useIsKnownPath } from '../../ground/known-paths.tsx';
import { useDropdown } from '../use-dropdown.ts';
import { areaIcons } from './area-icons.ts';
import { AreaLinks, AreaTitle, Nav, Toggle } from './area-nav.styles.ts';
import type { Area } from './areas.ts';

/** The pages of an area that a release serves: a sidebar, or a dropdown on small screens. */
export function AreaNav({ area }: { area: Area }) {
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
        {links.map(({ label, path }) => (
          <li key={path}>
            <NavLink to={path}>
              <LinkIcon path={path} />
              {label}
            </NavLink>
          </li>
        ))}
      </AreaLinks>
    </Nav>
  );
}

function LinkIcon({ path }: { path: string }) {
  const Icon = areaIcons[path.slice(path.lastIndexOf('/') + 1)];
  return Icon ? <Icon aria-hidden /> : null;
}
