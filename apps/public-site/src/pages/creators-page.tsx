import type { CreatorFilters } from '@showcase/data/users';
import { creatorColumns, ServiceCardSkeleton } from '@showcase/kit/card-lists';
import { SaveSearch } from '@showcase/kit/saved-searches';
import { creatorSearch, readShow, serviceSearch, type CreatorParam } from '@showcase/kit/search';
import { ShowChoice } from '@showcase/kit/search-controls';
import { useFoundCreators, useFoundServices } from '@showcase/kit/search-results';
import { useSearchParams } from '@showcase/remote-contract';
import { Button, CreatorCardSkeleton, tokens } from '@showcase/ui';
import styled from 'styled-components';
import {
  CreatorResults,
  SampleCreatorResults,
} from '../features/creator-search/creator-results.tsx';
import { sampleFacts } from '../features/creator-search/sample-facts.ts';
import { ServiceResults } from '../features/creator-search/service-results.tsx';
import { SearchPage } from '../shared/list-search/search-page.tsx';
import { useListSearch } from '../shared/list-search/use-list-search.ts';
import { sampleCreators } from '../shared/samples/sample-creators.ts';

/** Creators, or their services by the same filters. */
export function CreatorsPage() {
  const [params] = useSearchParams();
  const show = readShow(params);
  const isOfServices = show === 'services';
  const list = useListSearch<CreatorParam, CreatorFilters>(
    isOfServices ? serviceSearch : creatorSearch,
  );
  const creators = useFoundCreators({ search: list.search, isShown: !isOfServices });
  const services = useFoundServices({ search: list.search, isShown: isOfServices });
  const shared = {
    list,
    choice: (
      <ShowChoice path="/creators" show={show} creatorsLabel="Creators" search={list.search} />
    ),
    actions: <SaveSearch kind={show} search={list.search} />,
    filteredSummary: (
      <ClearButton variant="ghost" size="s" onClick={list.clearAll}>
        Clear all filters
      </ClearButton>
    ),
  };
  // Both are the same component in the same place, so that the focus stays on the choice between them.
  return isOfServices ? (
    <SearchPage
      {...shared}
      {...services}
      noun="service"
      subtitle="Compare what developers who build with Bolt offer, by price, delivery and rating."
      searchLabel="Search services"
      placeholder="Search by title, description, or creator..."
      skeleton={{ card: <ServiceCardSkeleton />, cardWidth: creatorColumns }}
    >
      {({ items, ...rest }) => <ServiceResults services={items} {...rest} />}
    </SearchPage>
  ) : (
    <SearchPage
      {...shared}
      {...creators}
      noun="creator"
      subtitle="See developers who build with Bolt, their work and what clients say about it."
      searchLabel="Search creators"
      placeholder="Search by name, skills, location, or bio..."
      skeleton={{ card: <CreatorCardSkeleton />, cardWidth: creatorColumns }}
      samples={{
        count: sampleCreators.length,
        cards: <SampleCreatorResults creators={sampleCreators} facts={sampleFacts} />,
      }}
    >
      {({ items, ...rest }) => <CreatorResults creators={items} {...rest} />}
    </SearchPage>
  );
}

/** Its text, without a border, begins where the line begins. */
const ClearButton = styled(Button)`
  margin-inline-start: calc(-1 * ${tokens.space[3]});
`;
