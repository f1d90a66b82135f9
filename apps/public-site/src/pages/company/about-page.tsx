import { ButtonLink, Link } from '@showcase/ui';
import { Actions, TextPage } from '../../features/company/text-page.tsx';
import { JoinLink } from '../../shared/join-link.tsx';

export function AboutPage() {
  return (
    <TextPage
      title="About Bolt Showcase"
      lead="A marketplace and showcase for developers who build with Bolt, the AI app builder."
    >
      <p>
        People who build with Bolt finish in days what used to take months. What they lacked was a
        place that shows the result: not a list of links, but the project itself with its pictures,
        its code and the person behind it.
      </p>
      <h2>For developers</h2>
      <p>
        You keep a profile, publish projects and offer services with clear prices. A short interview
        in one of twelve languages fills in most of the profile for you.
      </p>
      <h2>For clients</h2>
      <p>
        You see what a creator has really built before you write the first message, and what earlier
        clients said about working with them.
      </p>
      <h2>How it is made</h2>
      <p>
        Bolt Showcase is open-source software under the MIT licence. The people and projects of a
        fresh installation are fictional, so that every page has something to show. How we treat
        data stands in the <Link href="/privacy">privacy policy</Link>.
      </p>
      <Actions>
        <ButtonLink variant="primary" size="l" href="/projects">
          Explore Projects
        </ButtonLink>
        <JoinLink />
      </Actions>
    </TextPage>
  );
}
