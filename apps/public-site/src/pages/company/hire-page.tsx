import { creatorColumns } from '@showcase/kit/card-lists';
import { ButtonLink, CreatorCardSkeleton, Grid, SkeletonGroup } from '@showcase/ui';
import { Actions, Column, Columns, Section } from '../../features/company/company-page.styles.ts';
import { CompanyHeading, CompanyPage } from '../../features/company/company-page.tsx';
import { HireSteps } from '../../features/company/hire/hire-steps.tsx';
import {
  RATED_CREATORS,
  useRatedCreators,
} from '../../features/company/hire/use-rated-creators.ts';
import { CreatorResults } from '../../features/creator-search/creator-results.tsx';

/** The three fill their line. */
const ratedColumns = { ...creatorColumns, desktop: 380 };

export function HirePage() {
  return (
    <CompanyPage>
      <CompanyHeading />
      <HireSteps />
      <Section aria-labelledby="to-have-ready">
        <h2 id="to-have-ready">What to have ready</h2>
        <Columns>
          <Column>
            <h3>One paragraph</h3>
            <p>What the product should do, in your own words.</p>
          </Column>
          <Column>
            <h3>One example</h3>
            <p>Something you like, from here or from anywhere else.</p>
          </Column>
          <Column>
            <h3>A deadline</h3>
            <p>That's enough for a first answer with a price.</p>
          </Column>
        </Columns>
        <Actions>
          <ButtonLink variant="primary" size="l" href="/creators">
            Find Creators
          </ButtonLink>
          <ButtonLink size="l" href="/projects">
            Explore Projects
          </ButtonLink>
        </Actions>
      </Section>
      <RatedCreators />
    </CompanyPage>
  );
}

/** Is the last section, because it is missing without creators. */
function RatedCreators() {
  const { creators, isPending } = useRatedCreators();
  if (!isPending && creators.length === 0) return null;
  return (
    <Section aria-labelledby="rated-creators">
      <h2 id="rated-creators">Rated by their clients</h2>
      {isPending ? (
        <SkeletonGroup label="Loading creators">
          <Grid min={ratedColumns}>
            {Array.from({ length: RATED_CREATORS }, (_, index) => (
              <CreatorCardSkeleton key={index} />
            ))}
          </Grid>
        </SkeletonGroup>
      ) : (
        <CreatorResults creators={creators} cardWidth={ratedColumns} />
      )}
    </Section>
  );
}
