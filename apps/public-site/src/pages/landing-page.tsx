import { projectQueries } from '@showcase/data/projects';
import { useDataClient, useItem, useList } from '@showcase/data/query';
import { reviewQueries } from '@showcase/data/reviews';
import { usePageHead } from '@showcase/remote-contract/services';
import { CallToAction } from '../features/landing/call-to-action.tsx';
import { ClientQuote } from '../features/landing/client-quote.tsx';
import { FeaturedCreators } from '../features/landing/featured-creators.tsx';
import { FeaturedProjects } from '../features/landing/featured-projects.tsx';
import { Hero } from '../features/landing/hero.tsx';
import { TrendingProjects } from '../features/landing/trending-projects.tsx';
import { WhyUs } from '../features/landing/why-us.tsx';
import { PageHead } from '../shared/page-head.tsx';

export function LandingPage() {
  const head = usePageHead();
  const client = useDataClient();
  const featured = useList(projectQueries(client).featured());
  const quote = useItem(reviewQueries(client).quoted());
  return (
    <>
      <PageHead {...head} />
      <Hero />
      <TrendingProjects />
      <ClientQuote review={quote.data} />
      <FeaturedProjects projects={featured.data} />
      <WhyUs />
      <FeaturedCreators />
      <CallToAction />
    </>
  );
}
