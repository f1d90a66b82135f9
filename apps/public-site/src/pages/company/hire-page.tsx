import { ButtonLink, Link } from '@showcase/ui';
import { Actions, TextPage } from '../../features/company/text-page.tsx';

export function HirePage() {
  return (
    <TextPage
      title="Hire a creator"
      lead="Find someone who has already built something like your idea, and agree on a price before work starts."
    >
      <h2>How to find the right person</h2>
      <ol>
        <li>
          <Link href="/projects">Look at projects</Link> of your kind. Open them, try them, read the
          code samples.
        </li>
        <li>
          <Link href="/creators">Compare creators</Link> by skill and location. Ratings come from
          reviews of clients, and a profile without reviews shows none.
        </li>
        <li>
          Read their services: what is included, what it costs in US dollars and how long it takes.
        </li>
        <li>
          On the creator&apos;s profile choose Hire Me, or Hire for this service: you see the total
          before you send the request. Questions first? Contact opens a conversation.
        </li>
      </ol>
      <h2>What to have ready</h2>
      <p>
        One paragraph about what the product should do, one example that you like, and a date that
        matters to you. That is enough for a first answer with a price.
      </p>
      <Actions>
        <ButtonLink variant="primary" size="l" href="/creators">
          Find Creators
        </ButtonLink>
        <ButtonLink size="l" href="/projects">
          Explore Projects
        </ButtonLink>
      </Actions>
    </TextPage>
  );
}
