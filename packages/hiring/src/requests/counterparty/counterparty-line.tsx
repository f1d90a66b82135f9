import type { HireRequestSide, ListedHireRequest } from '@showcase/data/hire-requests';
import { imageUrl } from '@showcase/data/images';
import { useDataClient } from '@showcase/data/query';
import { Avatar, Badge, Link } from '@showcase/ui';
import { STATUS_BADGES, STATUS_LABELS } from '../request-state.ts';
import { Line, Name } from './counterparty-line.styles.ts';
import { getCounterparty } from './get-counterparty.ts';

type CounterpartyLineProps = {
  side: HireRequestSide;
  request: ListedHireRequest;
  avatarSize: 's' | 'm';
  /** URL of the other side's public page. */
  profileHref?: string | undefined;
};

/** Who is on the other side of a request, and its status. */
export function CounterpartyLine(props: CounterpartyLineProps) {
  const { side, request, avatarSize, profileHref } = props;
  const client = useDataClient();
  const { person, name } = getCounterparty(request, side);
  return (
    <Line>
      <Avatar
        name={name}
        src={imageUrl(client, person?.avatar)}
        size={avatarSize}
        fallback={person ? 'initial' : 'icon'}
      />
      <Name>
        {profileHref ? (
          <Link variant="quiet" href={profileHref}>
            <bdi>{name}</bdi>
          </Link>
        ) : (
          <bdi>{name}</bdi>
        )}
      </Name>
      <Badge variant={STATUS_BADGES[request.status]}>{STATUS_LABELS[request.status]}</Badge>
    </Line>
  );
}
