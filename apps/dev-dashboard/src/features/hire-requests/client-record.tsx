import { useDataClient, useItem } from '@showcase/data/query';
import { describeClientRecord, reputationQueries } from '@showcase/data/reputation';
import { formatDate, SkeletonGroup, SkeletonText, tokens } from '@showcase/ui';
import { FactList } from '@showcase/ui/controls';
import styled from 'styled-components';

/** How the client of a request has worked with creators. Renders nothing if it failed to load: the request can be read without it. */
export function ClientRecord({ clientId }: { clientId: string }) {
  const record = useItem(reputationQueries(useDataClient()).client(clientId));
  if (record.isPending) {
    return (
      <SkeletonGroup label="Loading the client's record">
        <SkeletonText lines={3} />
      </SkeletonGroup>
    );
  }
  if (!record.data) return null;
  const { member_since } = record.data;
  return (
    <section aria-label="About this client">
      <Title>About this client</Title>
      <FactList facts={describeClientRecord(record.data, formatDate(member_since, 'month'))} />
      <Rule>
        Work with all creators. Ended jobs are accepted requests that either side ended. An
        automatic approval counts as 14 days. Figures with fewer than 3 jobs aren't shown.
      </Rule>
    </section>
  );
}

const Title = styled.h3`
  margin: 0 0 ${tokens.space[2]};
  font-size: ${tokens.text[14]};
`;

const Rule = styled.p`
  margin: ${tokens.space[2]} 0 0;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[12]};
`;
