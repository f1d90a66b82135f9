import { Container, Link, Logo } from '@showcase/ui';
import { BrandIcon } from '../../ground/brand-icon.tsx';
import { useIsKnownPath } from '../../ground/known-paths.tsx';
import {
  About,
  Base,
  Bottom,
  Column,
  ColumnTitle,
  Columns,
  ContactLink,
  Description,
  Socials,
} from './footer.styles.ts';
import { NewsletterForm } from './newsletter-form.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const CONTACT = 'hello@bolt-showcase.example';

type Entry = { label: string; path?: string };

const columns: { title: string; entries: Entry[] }[] = [
  {
    title: 'Explore',
    entries: [
      { label: 'Projects', path: '/projects' },
      { label: 'Creators', path: '/creators' },
      { label: 'Hire', path: '/hire' },
      { label: 'Pricing', path: '/pricing' },
    ],
  },
  {
    title: 'Resources',
    entries: [
      { label: 'Documentation' },
      { label: 'Tutorials' },
      { label: 'Blog' },
      { label: 'Changelog' },
    ],
  },
  {
    title: 'Company',
    entries: [
      { label: 'About', path: '/about' },
      { label: 'Careers', path: '/careers' },
      { label: 'Privacy', path: '/privacy' },
      { label: 'Terms', path: '/terms' },
    ],
  },
];

const socials = ['Twitter', 'Instagram', 'GitHub', 'LinkedIn'] as const;

export function Footer() {
  return (
    <Base>
      <Container>
        <Columns aria-label="Footer">
          <About>
            <Logo />
            <Description>
              The marketplace for people who build with Bolt. See what they made, find someone whose
              work you like, and hire them.
            </Description>
            <p>
              <ContactLink href={`mailto:${CONTACT}`}>{CONTACT}</ContactLink>
            </p>
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
          <p>© {new Date().getFullYear()} Bolt Showcase. All rights reserved.</p>
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
