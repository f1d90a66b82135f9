import { ButtonLink, Link } from '@showcase/ui';
import { Actions, TextPage } from '../../features/company/text-page.tsx';

export function HirePage() {
  return (
    <TextPage>
      <h2>How to find the right person</h2>
      <ol>
        <li>
          <Link href="/projects">Look at projects</Link> like yours. Open them, try them and read
          the code samples.
        </li>
        <li>
          <Link href="/creators">Compare creators</Link> by skill and location. Ratings come from
          client reviews, so a profile without reviews has no rating.
        </li>
        <li>
          Read their services to see what's included, what it costs in US dollars and how long it
          takes.
        </li>
        <li>
          On the creator's profile, choose Hire Me or Hire for this service. You'll see the total
          before you send your request. Questions first? Choose Contact to start a conversation.
        </li>
      </ol>
      <h2>What to have ready</h2>
      <p>
        Write one paragraph about what the product should do, pick one example you like, and set a
        deadline. That's enough for a first answer with a price.
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
