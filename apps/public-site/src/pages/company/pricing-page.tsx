import { Actions, TextPage } from '../../features/company/text-page.tsx';
import { JoinLink } from '../../shared/join-link.tsx';

export function PricingPage() {
  return (
    <TextPage
      title="Pricing"
      lead="Bolt Showcase is free for clients and for creators. There is no commission."
    >
      <h2>For creators</h2>
      <p>
        Your profile, your projects and your services cost nothing. You set your own prices in US
        dollars: a fixed price, an hourly rate or packages. What a client pays is what you earn.
      </p>
      <h2>For clients</h2>
      <p>
        Browsing needs no account. You pay the creator the price that the service names, and nothing
        on top.
      </p>
      <h2>What we do not sell</h2>
      <p>
        There are no paid placements in the lists, no subscriptions and no advertising. Projects are
        listed newest first, creators by name.
      </p>
      <Actions>
        <JoinLink variant="primary" />
      </Actions>
    </TextPage>
  );
}
