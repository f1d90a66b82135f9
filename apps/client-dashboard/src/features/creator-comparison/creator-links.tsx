import type { ComparedCreator } from '@showcase/data/reputation';
import { bidi, ButtonLink, Link } from '@showcase/ui';
import { Links } from './comparison-table.styles.ts';

type CreatorLinksProps = { creator: Pick<ComparedCreator, 'id' | 'name'>; isOwn: boolean };

/** No one can hire or message themselves. */
export function CreatorLinks({ creator: { id, name }, isOwn }: CreatorLinksProps) {
  const profile = `/creators/${id}`;
  return (
    <Links>
      {!isOwn && (
        <>
          <ButtonLink
            size="s"
            variant="primary"
            href={`${profile}?hire=`}
            aria-label={bidi`Hire ${name}`}
          >
            Hire
          </ButtonLink>
          <ButtonLink
            size="s"
            href={`/dashboard/client/messages?with=${id}`}
            aria-label={bidi`Message ${name}`}
          >
            Message
          </ButtonLink>
        </>
      )}
      <Link variant="standalone" href={profile} aria-label={bidi`View profile of ${name}`}>
        View profile
      </Link>
    </Links>
  );
}
