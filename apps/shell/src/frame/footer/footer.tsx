import { Container, Link, Logo } from '@showcase/ui';
import { use } from 'react';
import { BrandIcon } from '../../core/brand-icon.tsx';
import { ContactEmailContext } from '../../core/contact-email.ts';
import { useFooterLinks, useIsKnownPath } from '../../core/known-releases.tsx';
import {
  About,
  Base,
  Bottom,
  Column,
  ColumnTitle,
  Columns,
  ContactLink,
  Description,
  Line,
  LineLinks,
  Socials,
} from './footer.styles.ts';
import { useIsDashboard } from '../use-is-dashboard.ts';
import { NewsletterForm } from './newsletter-form.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

type Entry = { label: string; path?: string };

const resources: Entry[] = ['Documentation', 'Tutorials', 'Blog', 'Changelog'].map((label) => ({
  label,
}));

/** The columns with what the remotes declare for them; a column without entries is left out. */
function useColumns(): { title: string; entries: Entry[] }[] {
  const links = useFooterLinks();
  const linksOf = (title: string) => links.filter(({ column }) => column === title);
  return [
    { title: 'Explore', entries: linksOf('Explore') },
    { title: 'Resources', entries: resources },
    { title: 'Company', entries: linksOf('Company') },
  ].filter(({ entries }) => entries.length > 0);
}

const socials = ['Twitter', 'Instagram', 'GitHub', 'LinkedIn'] as const;

/** In the dashboard one line, elsewhere everything. */
export function Footer() {
  return useIsDashboard() ? <FooterLine /> : <WholeFooter />;
}

function Copyright() {
  // oxlint-disable-next-line react/purity -- the server's may differ, which suppressHydrationWarning allows
  const year = new Date().getFullYear();
  return <p suppressHydrationWarning>{`© ${year} Bolt Showcase. All rights reserved.`}</p>;
}

function FooterLine() {
  const links = useFooterLinks().filter(({ column }) => column === 'Company');
  return (
    <Line data-theme="night">
      <Copyright />
      <nav aria-label="Footer">
        <LineLinks role="list">
          {links.map((link) => (
            <li key={link.path}>
              <FooterEntry {...link} />
            </li>
          ))}
        </LineLinks>
      </nav>
      <ThemeSwitch />
    </Line>
  );
}

function WholeFooter() {
  const columns = useColumns();
  const contactEmail = use(ContactEmailContext);
  return (
    <Base data-theme="night">
      <Container>
        <Columns aria-label="Footer">
          <About>
            <Logo />
            <Description>
              The marketplace for people who build with Bolt. See what they made, find someone whose
              work you like, and hire them.
            </Description>
            {contactEmail && (
              <p>
                <ContactLink href={`mailto:${contactEmail}`}>{contactEmail}</ContactLink>
              </p>
            )}
          </About>
          {columns.map(({ title, entries }) => (
            <Column key={title}>
              <ColumnTitle>{title}</ColumnTitle>
              <ul role="list" aria-label={title}>
                {entries.map((entry) => (
                  <li key={entry.label}>
                    <FooterEntry {...entry} />
                  </li>
                ))}
              </ul>
            </Column>
          ))}
          <NewsletterForm />
        </Columns>
        <Bottom>
          <Copyright />
          <ThemeSwitch />
          <Socials role="list">
            {socials.map((name) => (
              <li key={name}>
                <BrandIcon name={name} />
              </li>
            ))}
          </Socials>
        </Bottom>
      </Container>
    </Base>
  );
}

/** A link if the page exists, otherwise plain text. */
function FooterEntry({ label, path }: Entry) {
  const isKnown = useIsKnownPath();
  if (!path || !isKnown(path)) return <span>{label}</span>;
  return (
    <Link variant="quiet" href={path}>
      {label}
    </Link>
  );
}
