import { ButtonLink, Link } from '@showcase/ui';
import { MarketplaceFigures } from '../../features/company/about/marketplace-figures.tsx';
import { Actions, Column, Columns, Intro } from '../../features/company/company-page.styles.ts';
import { CompanyHeading, CompanyPage } from '../../features/company/company-page.tsx';
import { JoinLink } from '../../shared/join-link.tsx';

export function AboutPage() {
  return (
    <CompanyPage>
      <CompanyHeading />
      <MarketplaceFigures />
      <Intro>
        People who build with Bolt finish in days what used to take months. Bolt Showcase gives that
        work a home, with its pictures, its code and the person behind it.
      </Intro>
      <Columns>
        <Column>
          <h2>For creators</h2>
          <p>
            Create a profile, publish projects and offer services with clear prices. A short
            interview, in your choice of 12 languages, fills in most of your profile for you.
          </p>
        </Column>
        <Column>
          <h2>For clients</h2>
          <p>
            See what a creator has built, and what past clients say about them, before you send your
            first message.
          </p>
        </Column>
        <Column>
          <h2>How it's made</h2>
          <p>
            Bolt Showcase is open-source software under the MIT license. A new installation comes
            with made-up people and projects, so every page has something to show. To see how we
            treat your data, read the <Link href="/privacy">privacy policy</Link>.
          </p>
        </Column>
      </Columns>
      <Actions>
        <ButtonLink variant="primary" size="l" href="/projects">
          Explore Projects
        </ButtonLink>
        <JoinLink />
      </Actions>
    </CompanyPage>
  );
}
