import { CompanyHeading, CompanyPage } from '../../features/company/company-page.tsx';
import { Actions, Column, Columns } from '../../features/company/company-page.styles.ts';
import { PriceSum } from '../../features/company/pricing/price-sum.tsx';
import { PricingModels } from '../../features/company/pricing/pricing-models.tsx';
import {
  GiantFigure,
  Hero,
  HeroText,
  Percent,
} from '../../features/company/pricing/pricing.styles.ts';
import { Link } from '@showcase/ui';
import { JoinLink } from '../../shared/join-link.tsx';

export function PricingPage() {
  return (
    <CompanyPage>
      <Hero>
        <GiantFigure aria-hidden>
          <span>0</span>
          <Percent data-theme="night">%</Percent>
        </GiantFigure>
        <HeroText>
          <CompanyHeading />
          <PriceSum />
        </HeroText>
      </Hero>
      <PricingModels />
      <Columns>
        <Column>
          <h2>For creators</h2>
          <p>
            Your profile, projects and services are free. Set your own prices in US dollars, as a
            fixed price, an hourly rate or packages. You earn all of what the client pays.
          </p>
        </Column>
        <Column>
          <h2>For clients</h2>
          <p>
            Browse without an account. You pay the creator the price of the service, and nothing on
            top.
          </p>
        </Column>
        <Column>
          <h2>How payment works</h2>
          <p>
            Client and creator settle payments between them. An approved delivery makes an invoice
            that says how the creator is paid, and both confirm the payment. If something is wrong,
            there is a <Link href="/terms#money-back-guarantee">money-back guarantee</Link>.
          </p>
        </Column>
        <Column>
          <h2>What we don't sell</h2>
          <p>
            You won't find paid placements, subscriptions or ads here. Projects are listed newest
            first, creators by name.
          </p>
        </Column>
      </Columns>
      <Actions>
        <JoinLink variant="primary" />
      </Actions>
    </CompanyPage>
  );
}
