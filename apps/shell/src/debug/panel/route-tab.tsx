import { useLocation } from '@showcase/remote-contract';
import { Link, tokens } from '@showcase/ui';
import styled from 'styled-components';
import { getBreadcrumbs } from './breadcrumbs.ts';
import { Facts } from './facts.tsx';
import { Section } from './panel.styles.ts';

const routes = ['/', '/login', '/projects', '/creators', '/dashboard'];

/** The current route, and links to the main ones. */
export function RouteTab() {
  const { pathname, search, hash } = useLocation();
  const crumbs = getBreadcrumbs(pathname);
  return (
    <>
      <Section>
        <h3>Current route</h3>
        <nav aria-label="Breadcrumb">
          <Crumbs>
            {crumbs.map(({ path, label }, index) => (
              <li key={path}>
                {index === crumbs.length - 1 ? (
                  <strong aria-current="page">{label}</strong>
                ) : (
                  <span>{label}</span>
                )}
              </li>
            ))}
          </Crumbs>
        </nav>
        <Facts
          facts={[
            { name: 'Path', value: pathname },
            { name: 'Search', value: search || '—' },
            { name: 'Hash', value: hash || '—' },
          ]}
        />
      </Section>
      <Section>
        <h3>Routes</h3>
        <Routes>
          {routes.map((path) => (
            <li key={path}>
              <Link href={path}>{path}</Link>
            </li>
          ))}
        </Routes>
      </Section>
    </>
  );
}

const Crumbs = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;

  li + li::before {
    margin-inline-end: ${tokens.space[2]};
    color: ${tokens.color.inkMuted};
    content: '/' / '';
  }
`;

const Routes = styled.ul`
  display: grid;
  gap: ${tokens.space[2]};
  padding: 0;
  font-family: ${tokens.mono};
  font-size: ${tokens.text[14]};
  list-style: none;
`;
