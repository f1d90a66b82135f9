import { projectQueries } from '@showcase/data/projects';
import { useDataClient, useList } from '@showcase/data/query';
import { usePageHead } from '@showcase/remote-contract/services';
import { CallToAction } from '../features/landing/call-to-action.tsx';
import { FeaturedCreators } from '../features/landing/featured-creators.tsx';
import { FeaturedProjects } from '../features/landing/featured-projects.tsx';
import { Hero } from '../features/landing/hero.tsx';
import { StatsStrip } from '../features/landing/stats-strip.tsx';
import { TrendingProjects } from '../features/landing/trending-projects.tsx';
import { WhyUs } from '../features/landing/why-us.tsx';
import { PageHead } from '../shared/page-head.tsx';

export function LandingPage() {
  const head = usePageHead();
  const featured = useList(projectQueries(useDataClient()).featured());
  return (
    <>
      <PageHead {...head} />
      <Hero />
      <StatsStrip />
      <TrendingProjects />
      <FeaturedProjects projects={featured.data} />
      <WhyUs />
      <FeaturedCreators />
      <CallToAction />
    </>
  );
}
