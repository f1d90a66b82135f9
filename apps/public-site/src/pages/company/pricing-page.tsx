import { Actions, TextPage } from '../../features/company/text-page.tsx';
import { JoinLink } from '../../shared/join-link.tsx';

export function PricingPage() {
  return (
    <TextPage>
      <h2>For creators</h2>
      <p>
        Your profile, projects and services are free. Set your own prices in US dollars, as a fixed
        price, an hourly rate or packages. You earn all of what the client pays.
      </p>
      <h2>For clients</h2>
      <p>
        Browse without an account. You pay the creator the price of the service, and nothing on top.
      </p>
      <h2>What we don't sell</h2>
      <p>
        You won't find paid placements, subscriptions or ads here. Projects are listed newest first,
        creators by name.
      </p>
      <Actions>
        <JoinLink variant="primary" />
      </Actions>
    </TextPage>
  );
}
