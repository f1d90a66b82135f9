import { adminQueries } from '@showcase/data/admins';
import { imageUrl } from '@showcase/data/images';
import { useDataClient, useList } from '@showcase/data/query';
import { Avatar, Link } from '@showcase/ui';
import { NewestList } from './newest-list.tsx';
import { Row, RowText, CreatedAt } from './overview.styles.ts';
import { Day } from '../../shared/date-time.tsx';

export function NewestCreators() {
  const client = useDataClient();
  const creators = useList(adminQueries(client).newestCreators());
  return (
    <NewestList title="Newest creators" emptyText="No creators found." query={creators}>
      {creators.data.map((creator) => (
        <Row key={creator.id}>
          <Avatar aria-hidden name={creator.name} src={imageUrl(client, creator.avatar)} size="m" />
          <RowText>
            <Link variant="quiet" href={`/creators/${creator.id}`} dir="auto">
              {creator.name}
            </Link>
            {creator.location && <span>{creator.location}</span>}
          </RowText>
          <CreatedAt>
            <Day date={creator.created_at} />
          </CreatedAt>
        </Row>
      ))}
    </NewestList>
  );
}
